"""The keeper: sees to it that matches can be looked at when their rules have changed, while they still can be told."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

from durbar.server import logs
from durbar.server.refusals import Denied
from durbar.server.store.keepsakes import Keepsakes
from durbar.server.table.keepsake import keepsake_of

if TYPE_CHECKING:
    from durbar.server.table.lobby import Lobby
    from durbar.server.table.table import Table

AT_ONCE = 20
"""So many are kept after each look."""
REST = 4
"""After each, the keeper rests for so many times as long as it took: players come first."""
FAREWELL = 10.0
"""How many seconds a server that closes takes to keep what it holds."""


class Keeper:
    """Keeps matches that are over in a quiet moment, and those that are not when their table is put away."""

    def __init__(self, kept: Keepsakes) -> None:
        self.kept = kept
        self._pool = ThreadPoolExecutor(1, "durbar-keeper")
        self._tasks: set[asyncio.Task[None]] = set()

    async def watch(self, lobby: "Lobby", every: float) -> None:
        """Look for matches that have ended, until cancelled."""
        while True:
            await asyncio.sleep(every)
            try:
                await self.keep_ended(lobby)
            except Exception as error:
                logs.trouble("matches not kept", error)

    async def keep_ended(self, lobby: "Lobby") -> None:
        """Keep matches that are over, some of each game."""
        for game in lobby.games.values():
            for table in await self.kept.unkept(game.key, game.version, game.edition, AT_ONCE):
                began = time.monotonic()
                with suppress(Denied):  # a table that cannot be read is for `durbar check` to tell
                    async with lobby.at(table) as found:
                        await self.keep(found)
                await asyncio.sleep(REST * (time.monotonic() - began))

    async def keep(self, table: "Table") -> None:
        """Keep what can be seen at a table, if that has changed."""
        ledger = table.ledger
        if ledger is None or await self.kept.kept_at(table.row.id) >= ledger.n:
            return
        packed = await asyncio.get_running_loop().run_in_executor(self._pool, keepsake_of, table)
        await self.kept.keep(table.row.id, ledger.n, packed)

    def keep_soon(self, table: "Table") -> None:
        """The same, beside whatever is under way."""
        task = asyncio.create_task(self._try(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self, tables: list["Table"]) -> None:
        """Keep what is there, as far as there is time for it: first where the match goes on, as the others are found again."""
        try:
            async with asyncio.timeout(FAREWELL):
                for table in sorted(tables, key=lambda table: table.status != "running"):
                    await self._try(table)
                await asyncio.gather(*self._tasks)
        except TimeoutError:
            logs.event("not all tables kept", tables=len(tables))
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _try(self, table: "Table") -> None:
        try:
            await self.keep(table)
        except Exception as error:
            logs.trouble("table not kept", error, table=logs.short(table.row.id))
