"""The seats of a table: who sits down, who stands up, and who puts whom there."""

import time
from typing import TYPE_CHECKING

from durbar.server.people.names import free_bot_name, proper_name, same_name
from durbar.server.refusals import deny, require
from durbar.server.store import SeatRow

if TYPE_CHECKING:
    from durbar.server.table.table import Table


class Seating:
    """Lets people and bots take the seats of a table."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    async def take(self, owner: bytes, name: str, seat: int | None) -> int:
        """A person sits down on an empty seat; asking twice is no harm."""
        async with self.table.writing():
            mine = self.table.seat_of(owner)
            if mine is not None:
                require(seat in (None, mine), "already_seated")
                return mine
            if seat is None:
                seat = next((s.seat for s in self.table.sitting if s.kind == "empty"), None)
            if seat is None:
                raise deny("full")
            require(seat < self.table.row.seats, "no_seat", 404, seat=seat)
            require(self.table.sitting[seat].kind == "empty", "seat_taken")
            name = proper_name(name)
            require(not any(same_name(name, s.name) for s in self.table.sitting), "name_taken", name=name)
            await self.sit(seat, "person", name, owner=owner)
            return seat

    async def seat_bot(self, owner: bytes, seat: int, level: str) -> None:
        """The host puts a bot on an empty seat, or in place of somebody who is away."""
        async with self.table.writing():
            self._host_frees(owner, seat)
            require(level in self.table.thinker.levels(), "no_level", 404, level=level)
            await self.sit(seat, "bot", free_bot_name(s.name for s in self.table.sitting), level=level)

    async def stand_in(self, owner: bytes, seat: int, level: str) -> None:
        """Anybody who plays lets a bot answer for a person who is away, until they are back: the seat stays theirs."""
        async with self.table.writing():
            ledger, _ = self.table.playing(owner)
            require(seat < self.table.row.seats, "no_seat", 404, seat=seat)
            away = self.table.sitting[seat]
            require(away.kind == "person" and bool(ledger.bits >> seat & 1), "not_waited_for")
            require(not self.table.presence.here(seat), "person_here", name=away.name)
            require(level in self.table.thinker.levels(), "no_level", 404, level=level)
            await self.sit(seat, "bot", away.name, level=level, owner=away.owner)

    async def resume(self, owner: bytes) -> None:
        """A person for whom a bot stood in plays on; asking twice is no harm."""
        async with self.table.writing():
            _, seat = self.table.playing(owner)
            if self.table.sitting[seat].kind == "bot":
                await self.sit(seat, "person", self.table.name(seat), owner=owner)

    async def free_seat(self, owner: bytes, seat: int) -> None:
        """The host frees the seat of a bot, or of somebody who is away or has not begun."""
        async with self.table.writing():
            self._host_frees(owner, seat)
            await self.sit(seat, "empty", "")

    async def leave(self, owner: bytes) -> None:
        """A person stands up; the match waits until somebody takes the seat."""
        async with self.table.writing():
            seat = self.table.seat_of(owner)
            if seat is None:
                raise deny("not_seated", 403)
            await self.sit(seat, "empty", "")

    def _host_frees(self, owner: bytes, seat: int) -> None:
        """Whether the host may put somebody else on a seat: never in place of a person who is here and playing."""
        require(self.table.may_host(owner), "not_host", 403)
        require(seat < self.table.row.seats, "no_seat", 404, seat=seat)
        require(self.table.status != "over", "over")
        sitting = self.table.sitting[seat]
        playing = sitting.kind == "person" and self.table.ledger is not None
        require(not (playing and self.table.presence.here(seat)), "person_here", name=sitting.name)

    async def sit(
        self, seat: int, kind: str, name: str, *, level: str | None = None, owner: bytes | None = None
    ) -> None:
        """Write down who has a seat from now on; where that was the last one, the match may begin."""
        table = self.table
        row = SeatRow(table.row.id, table.seatings, seat, kind, name, level, owner, int(time.time()))  # type: ignore[arg-type]
        table.sitting[seat] = row
        table.seatings += 1
        begins = table.ledger is None and table.row.autostart and self.complete()
        await table.keep(row, begins=begins)
        table.audience.reseat()
        table.audience.tell_table()
        if begins:
            table.audience.tell_everything()
        table.turns.wake()

    def complete(self) -> bool:
        """Whether nobody is missing."""
        return all(s.kind != "empty" for s in self.table.sitting)
