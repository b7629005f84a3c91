"""The other servers of a house that share its store: each shows that it is alive, and what one writes the others take in."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

from durbar.server import logs
from durbar.server.people.devices import Devices
from durbar.server.refusals import Denied
from durbar.server.store import Away, Heard, Store
from durbar.server.table.lobby import Lobby
from durbar.server.table.table import Table

BEAT = 2.0
"""How often a server shows that it is alive, in seconds."""
LEASE = 7
"""A server that was not heard of for so many seconds is gone, and those who listened there with it."""
PATIENCE = 60
"""After so many more seconds nothing is left of it."""
AT_ONCE = 500
"""So many people are counted with one beat, as when the house has just opened."""


class Neighbours:
    """Keeps the tables in memory true to a store in which others write as well."""

    def __init__(self, store: Store, lobby: Lobby, devices: Devices) -> None:
        self.store = store
        self.lobby = lobby
        self.devices = devices
        self._living: dict[str, int] = {}
        self._counted: set[bytes] = set()
        self._elsewhere: set[bytes] = set()
        self._behind: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Show ourselves, and listen from now on."""
        self._living, _ = await self.store.beat(LEASE, PATIENCE)
        self.store.listen(self._hear)
        self._do(self._beat())

    @property
    def about(self) -> int:
        """How many people have a table open, at any server: each is counted by one of them, every now and then."""
        return len(self.lobby.visitors - self._elsewhere) + sum(self._living.values())

    def send_away(self, owner: bytes) -> None:
        """Somebody is not who they were: their lines are cut here and at every other server."""
        self._cut(owner)
        self.store.tell("person", owner.hex())

    def _cut(self, owner: bytes) -> None:
        self.devices.forget()
        self.lobby.send_away(owner)

    async def close(self) -> None:
        """Say goodbye, so that nobody waits for those who listened here."""
        for task in self._tasks:
            task.cancel()
        try:
            await self.store.go()
            self.store.tell("gone", self.store.server)
        except Away as error:
            logs.event("left without goodbye", error=str(error))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(Away):
                living, known = await self.store.beat(LEASE, PATIENCE, len(self._counted))
                # Who was not heard of for long was forgotten with all who listen there, be it them or us: clocks jump, too.
                if self._living.keys() - living.keys() or not known:
                    self._check_all()
                self._living = living
                await self._count(known)

    async def _count(self, known: bool) -> None:
        """See to it that everybody here is counted, by us or by another server where they have a line too."""
        here, counted = self.lobby.visitors, self._counted if known else set()
        came = sorted(here - counted, key=self._elsewhere.__contains__)[:AT_ONCE]
        ours = await self.store.count(came, counted - here)
        self._counted = counted & here | ours
        self._elsewhere = (self._elsewhere & here).union(came) - ours

    def _hear(self, heard: Heard | None) -> None:
        if heard is None or (heard.kind == "gone" and not heard.own):
            self._check_all()
        elif heard.kind == "table" and not heard.own and heard.what in self.lobby.tables:
            self._check(self.lobby.tables[heard.what])
        elif heard.kind == "person" and not heard.own:
            self._cut(bytes.fromhex(heard.what))

    def _check_all(self) -> None:
        for table in self.lobby.tables.values():
            table.presence.note(anew=True)
            self._check(table)

    def _check(self, table: Table) -> None:
        if not table.lost and table.row.id not in self._behind:
            self._behind.add(table.row.id)
            self._do(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        self._behind.discard(table.row.id)  # what is heard from here on may be missing in what is read now
        try:
            await table.catch_up()
        except (Away, Denied) as error:
            logs.event("news not taken in", table=logs.short(table.row.id), error=str(error))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
