"""The turns of bots at one table: they answer what they are asked, one after the other."""

import asyncio
import time
from typing import TYPE_CHECKING

from durbar.server import logs
from durbar.server.refusals import Denied
from durbar.server.table.bots import Question
from durbar.server.table.tutor import choose_and_tell

if TYPE_CHECKING:
    from durbar.server.table.table import Table


class Turns:
    """Lets the bots of a table play for as long as one of them is asked and somebody cares."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._thinking: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Have the bots look whether one of them is asked."""
        if self._thinking is None and self._asked() is not None:
            self._thinking = asyncio.create_task(self._play())

    async def rest(self) -> None:
        """Bots play no more; the table is about to be put away."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.wait([self._thinking])

    def _asked(self) -> int | None:
        """A bot that owes an answer, as long as somebody cares: a person who has a seat, or anybody who listens."""
        table = self.table
        cared_for = table.listeners or any(s.kind == "person" for s in table.sitting)
        if table.ledger is None or table.lost or not cared_for or table.goal in ("met", "missed"):
            return None
        return next((seat for seat in table.bots() if table.ledger.bits >> seat & 1), None)

    async def _play(self) -> None:
        table = self.table
        table.users += 1
        try:
            while (seat := self._asked()) is not None:
                await self._answer(seat)
        except Exception as error:
            logs.trouble("bot failed", error, table=logs.short(table.row.id))
        finally:
            table.users -= 1
            table.touched = time.monotonic()
            self._thinking = None

    async def _answer(self, seat: int) -> None:
        table = self.table
        ledger, bot = table.ledger, table.sitting[seat]
        assert ledger is not None
        seen, began = ledger.n, time.monotonic()
        code = table.practice.reply(ledger.match, seat) if table.practice else None
        question = Question(table.row.id, ledger.match, seat, seen, lambda: table.awaits(bot, seen))
        try:
            if code is None:
                code = await choose_and_tell(table.thinker, ledger, question, bot.level or "")
            await asyncio.sleep(table.pause - (time.monotonic() - began))
            await table.answer_for(bot, code, seen)
        except Denied as denied:
            if denied.reason.kind != "stale":  # another server was quicker, and the table has been read anew
                raise
