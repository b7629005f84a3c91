"""Errands: work that is to be done once, by whichever process of the house takes it first.

Whoever takes an errand has it for a while and may ask for longer; when they die, the next one has it. What was answered
is collected by exactly one of those who asked.
"""

from typing import Any

import msgspec

from durbar.server.store import queries
from durbar.server.store.driver import Found, Statement
from durbar.server.store.rows import Errand
from durbar.server.store.store import Store


class Errands:
    """All errands of a store, which both engines keep alike."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def ask(self, errand: str, kind: str, table: str, what: str, delay: int = 0) -> None:
        """Have something done, from so many seconds on; asking twice is no harm."""
        values = {"id": errand, "kind": kind, "table": table, "what": what, "delay": delay}
        await self._do(queries.ASK_ERRAND, **values)
        self.store.tell("errand", kind)

    async def take(self, kind: str, lease: int) -> Errand | None:
        """An errand that nobody else does, for so many seconds; None where there is nothing to do."""
        found = await self._do(queries.TAKE_ERRAND, kind=kind, holder=self.store.server, lease=lease)
        return msgspec.convert(found[0], Errand) if found else None

    async def keep(self, errand: str, lease: int, done: int = 0) -> None:
        """Have it for longer, as long as it is ours, and say how far it is."""
        await self._do(queries.KEEP_ERRAND, id=errand, holder=self.store.server, lease=lease, done=done)

    async def answer(self, errand: str, answer: str) -> None:
        """It is done: this came of it."""
        await self._do(queries.ANSWER_ERRAND, id=errand, answer=answer)
        self.store.tell("answered", errand)

    async def collect(self, errand: str) -> str | None:
        """What came of it, told to one of those who ask; None as long as there is nothing, or nothing more."""
        found = await self._do(queries.COLLECT_ERRAND, id=errand)
        return found[0][0] if found else None

    async def look(self, errand: str) -> Errand | None:
        """How it stands."""
        (found,) = await self.store.driver.read(Statement(queries.ERRAND, {"id": errand}))
        return msgspec.convert(found[0], Errand) if found else None

    async def waiting(self, kind: str) -> int:
        """How many of a kind are not done."""
        (found,) = await self.store.driver.read(Statement(queries.WAITING_ERRANDS, {"kind": kind}))
        return int(found[0][0])

    async def drop(self, errand: str) -> None:
        """Nobody needs it any more."""
        await self._do(queries.DROP_ERRAND, id=errand)

    async def _do(self, sql: str, **values: Any) -> Found:
        (found,) = await self.store.driver.write(Statement(sql, values))
        return found
