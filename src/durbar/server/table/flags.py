"""Flags: one of the servers of a house sees to it when somebody's time is over, also at tables where nobody is."""

import asyncio

from durbar.server import logs
from durbar.server.refusals import Denied
from durbar.server.store import Away, Store
from durbar.server.table.lobby import Lobby

EVERY = 1.0
"""How often we look, in seconds, and show that the house is open."""
LEASE = 20_000
"""Whoever does not get to it within so many milliseconds leaves it to another."""


class Flags:
    """Watches the clocks of all tables."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self.store = store
        self.lobby = lobby
        self._watching: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Watch from now on."""
        await self.store.time.beat()
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Leave it to the others."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait([self._watching])

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Away as error:
                logs.event("clocks not seen to", error=str(error))

    async def look(self) -> None:
        """Let every flag fall that is due."""
        if await self.store.time.beat():
            while (table := await self.store.time.take_due(LEASE)) is not None:
                await self._fall(table)

    async def _fall(self, table: str) -> None:
        try:
            async with self.lobby.at(table) as found:
                await found.timing.fall()
                if found.ledger is None:  # its rules have changed: it is only looked at
                    await self.store.time.rest(table)
        except Denied as denied:
            if denied.reason.kind != "stale":  # somebody answered at another server just then
                logs.event("clock not seen to", table=logs.short(table), why=denied.reason.kind)
