"""Presence: who is at a table, on this server and on the others of the house."""

import asyncio
import time
from typing import TYPE_CHECKING

from durbar.server import logs
from durbar.server.store import Attendance, Away

if TYPE_CHECKING:
    from durbar.server.table.table import Table


class Presence:
    """Knows our own listeners, and what other servers note of theirs."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.elsewhere = Attendance()
        self._noted: Attendance | None = Attendance()
        self._noting: asyncio.Task[None] | None = None
        self._gone = dict.fromkeys(range(table.row.seats), time.monotonic())

    def here(self, seat: int) -> bool:
        """Whether the person of a seat has the table open anywhere."""
        return bool(self.elsewhere.seats >> seat & 1) or any(one.seat == seat for one in self.table.listeners)

    def kept_for(self, seat: int) -> float:
        """For how many more seconds a seat is kept for its person, whatever others say."""
        return self._gone.get(seat, time.monotonic()) + self.table.grace - time.monotonic()

    def expect(self, seat: int) -> None:
        """Somebody has just sat down there: they may take a moment to open the table."""
        self._gone[seat] = time.monotonic()

    def host_here(self) -> bool:
        """Whether the host has the table open anywhere."""
        return bool(self.elsewhere.host) or any(one.owner == self.table.row.host for one in self.table.listeners)

    def spectators(self) -> int:
        """How many only watch."""
        return self.elsewhere.spectators + sum(one.seat is None for one in self.table.listeners)

    def note(self, anew: bool = False) -> None:
        """Let the other servers know who is here; `anew` when they may have forgotten."""
        if anew:
            self._noted = None
        for seat in range(self.table.row.seats):
            if self.here(seat):
                self._gone.pop(seat, None)
            else:
                self._gone.setdefault(seat, time.monotonic())
        if not self.table.lost:  # those who were cut off may be back already, at the table as it was read anew
            self._begin()

    def withdraw(self) -> None:
        """The table leaves memory: whoever was noted is not here any more."""
        self.table.listeners.clear()
        self._begin()

    def _begin(self) -> None:
        if self.table.store.shared and self._noting is None and self._own() != self._noted:
            self._noting = asyncio.create_task(self._note())

    async def _note(self) -> None:
        table = self.table
        try:
            while (own := self._own()) != self._noted:
                await table.store.attend(table.row.id, own)
                self._noted = own
                table.store.tell("table", table.row.id)
        except Away as error:  # everything is noted anew once the store is back
            logs.event("attendance not noted", table=logs.short(table.row.id), error=str(error))
        finally:
            self._noting = None

    def _own(self) -> Attendance:
        seats, host, spectators = 0, 0, 0
        for one in self.table.listeners:
            seats |= 0 if one.seat is None else 1 << one.seat
            host |= one.owner == self.table.row.host
            spectators += one.seat is None
        return Attendance(seats, host, spectators)
