"""The answers that a table owes, one after the other: those of bots, and those that leave no choice."""

import asyncio
import time
from typing import TYPE_CHECKING

from durbar.server import logs
from durbar.server.refusals import Denied
from durbar.server.table import answers
from durbar.server.table.bots import Question
from durbar.server.table.tutor import choose_and_tell

if TYPE_CHECKING:
    from durbar.server.table.table import Table


class Turns:
    """Gives the answers of a table for as long as it owes one and somebody cares."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._thinking: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Have the bots look whether one of them is asked; while a person thinks, they warm up."""
        if answers.bots_play(self.table):
            self.table.thinker.prepare(self.table.game)
        if self._thinking is None and answers.owed(self.table) is not None:
            self._thinking = asyncio.create_task(self._play())

    async def rest(self) -> None:
        """Bots play no more; the table is about to be put away."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.wait([self._thinking])

    async def _play(self) -> None:
        table = self.table
        table.users += 1
        try:
            while (seat := answers.owed(self.table)) is not None:
                await self._answer(seat)
        except Exception as error:
            logs.trouble("bot failed", error, table=logs.short(table.row.id))
        finally:
            table.users -= 1
            table.touched = time.monotonic()
            self._thinking = None

    def _pause(self, seat: int) -> float:
        """How long a bot waits: only after a person, who may want to take back; every page shows what follows at its own pace."""
        ledger, bots = self.table.ledger, self.table.bots()
        steps = ledger.match.steps if ledger is not None else []
        return self.table.pause if seat in bots and steps and steps[-1].seat not in bots else 0.0

    async def _answer(self, seat: int) -> None:
        table = self.table
        ledger, bot = table.ledger, table.sitting[seat]
        assert ledger is not None
        seen, began = ledger.n, time.monotonic()
        code = table.practice.reply(ledger.match, seat) if table.practice else ledger.match.forced(seat)
        question = Question(table.row.id, ledger.match, seat, seen, lambda: table.awaits(bot, seen))
        try:
            if code is None:
                code = await choose_and_tell(table.thinker, ledger, question, bot.level or "")
            await asyncio.sleep(self._pause(seat) - (time.monotonic() - began))
            await table.answer_for(bot, code, seen)
        except Denied as denied:
            if denied.reason.kind != "stale":  # another server was quicker, and the table has been read anew
                raise
