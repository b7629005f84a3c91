"""The seats of a table: who sits down, who stands up, and who puts whom there.

Before the match the host places people and bots. Once it has begun a seat has a hand that others may not know: then it
passes to a bot, back to the person who played it, or to somebody whom everybody else who has a seat accepts.
"""

import math
import time
from typing import TYPE_CHECKING

from durbar.server.people.names import free_bot_name, proper_name, same_name
from durbar.server.refusals import Denied, deny, require
from durbar.server.store import SeatRow
from durbar.server.store.rows import Row

if TYPE_CHECKING:
    from durbar.server.table.table import Table


class Seating:
    """Lets people and bots take the seats of a table."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    # Before the match

    async def take(self, owner: bytes, name: str, seat: int | None) -> int:
        """A person sits down on an empty seat, or comes back to theirs; asking twice is no harm."""
        async with self.table.writing():
            mine = self.table.seat_of(owner)
            if mine is not None:
                require(seat in (None, mine), "already_seated")
                return mine
            if seat is not None:
                self._require_seat(seat)
            if self.table.ledger is not None:
                return await self._return(owner, seat)
            if seat is None:
                seat = next((s.seat for s in self.table.sitting if s.kind == "empty"), None)
            if seat is None:
                raise deny("full")
            require(self.table.sitting[seat].kind == "empty", "seat_taken")
            await self.sit(seat, "person", self.new_name(name), owner=owner)
            return seat

    async def seat_bot(self, owner: bytes, seat: int, level: str) -> None:
        """Before the match the host places bots; once it has begun anybody who plays puts one on a seat that somebody left."""
        async with self.table.writing():
            if self.table.ledger is None:
                self._require_placing(owner, seat)
            else:
                self._require_left(owner, seat)
            require(level in self.table.thinker.levels(), "no_level", 404, level=level)
            await self.sit(seat, "bot", self.bot_name(), level=level)

    async def free_seat(self, owner: bytes, seat: int) -> None:
        """Before the match the host frees the seat of a bot or a person."""
        async with self.table.writing():
            require(self.table.ledger is None, "seats_kept")
            self._require_placing(owner, seat)
            await self.sit(seat, "empty", "")

    # Once it has begun

    async def stand_in(self, owner: bytes, seat: int, level: str) -> None:
        """Anybody who plays lets a bot answer for a person who is away, until they are back: the seat stays theirs."""
        async with self.table.writing():
            ledger, _ = self.table.playing(owner)
            self._require_seat(seat)
            away = self.table.sitting[seat]
            require(away.kind == "person" and bool(ledger.bits >> seat & 1), "not_waited_for")
            self.require_vacant(seat)
            require(level in self.table.thinker.levels(), "no_level", 404, level=level)
            await self.sit(seat, "bot", away.name, level=level, owner=away.owner)

    async def resume(self, owner: bytes) -> None:
        """A person for whom a bot stood in plays on; asking twice is no harm."""
        async with self.table.writing():
            _, seat = self.table.playing(owner)
            if self.table.sitting[seat].kind == "bot":
                await self.sit(seat, "person", self.table.name(seat), owner=owner)

    async def leave(self, owner: bytes) -> None:
        """A person stands up; the match waits for a bot, for them, or for somebody whom the others accept."""
        async with self.table.writing():
            seat = self.table.seat_of(owner)
            if seat is None:
                raise deny("not_seated", 403)
            await self.sit(seat, "empty", "")

    async def come_back(self, owner: bytes) -> None:
        """A person plays again on the seat that they left."""
        async with self.table.writing():
            await self._return(owner, None)

    async def welcome(self, owner: bytes) -> int | None:
        """Whoever opens the table has their seat: no bot plays there any more, and nobody asks for it."""
        seat = self.table.seat_of(owner)
        if self.table.rests:
            return seat
        if seat is not None and self.table.sitting[seat].kind == "bot":
            await self.sit(seat, "person", self.table.name(seat), owner=owner)
        elif seat is not None:
            await self.table.askings.close(None, seat)
        return seat

    def left_by(self, owner: bytes) -> SeatRow | None:
        """How somebody sat on a seat that a bot plays now, or nobody: they may come back to it."""
        row = self.table.claims.of(owner) if self.table.ledger and self.table.status == "running" else None
        return row if row and self.table.sitting[row.seat].owner is None else None

    async def _return(self, owner: bytes, seat: int | None) -> int:
        row = self.left_by(owner)
        if row is None or seat not in (None, row.seat):
            raise self._turned_away(seat)
        await self.sit(row.seat, "person", row.name, owner=owner)
        return row.seat

    # What is fair

    def require_vacant(self, seat: int) -> None:
        """Refuse unless nobody plays there: it is a bot's, or empty, or its person has been away for the grace period."""
        self._require_seat(seat)
        if self.table.sitting[seat].kind == "person":
            name, wait = self.table.name(seat), self.table.presence.kept_for(seat)
            require(not self.table.presence.here(seat), "person_here", name=name)
            require(wait <= 0, "just_left", name=name, seconds=math.ceil(wait))

    def new_name(self, name: str) -> str:
        """A name for a newcomer, which nobody here has, nor anybody who may come back."""
        name, table = proper_name(name), self.table
        names = (*(s.name for s in table.sitting), *table.claims.names(), *(a.name for a in table.askings.infos()))
        require(not any(same_name(name, other) for other in names), "name_taken", name=name)
        return name

    def bot_name(self) -> str:
        """A name for a bot."""
        return free_bot_name((*(s.name for s in self.table.sitting), *self.table.claims.names()))

    def _require_seat(self, seat: int) -> None:
        require(seat < self.table.row.seats, "no_seat", 404, seat=seat)

    def _require_placing(self, owner: bytes, seat: int) -> None:
        """Whether somebody places players before the match: the host, or who stands in for them, but never a person's seat."""
        require(self.table.may_host(owner), "not_host", 403)
        self._require_seat(seat)
        sitting = self.table.sitting[seat]
        require(owner == self.table.row.host or sitting.kind != "person" or sitting.owner == owner, "not_host", 403)

    def _require_left(self, owner: bytes, seat: int) -> None:
        """Whether a bot may be put on a seat of a match: nobody sits there, and somebody at the table wishes it."""
        require(self.table.may_host(owner) or self.table.seat_of(owner) is not None, "not_host", 403)
        self._require_seat(seat)
        require(self.table.status != "over", "over")
        sitting = self.table.sitting[seat]
        require(not (sitting.kind == "person" and self.table.presence.here(seat)), "person_here", name=sitting.name)
        require(sitting.kind == "empty", "seats_kept")

    def _turned_away(self, seat: int | None) -> Denied:
        """Why somebody new cannot just sit down in a match."""
        if seat is not None and self.table.sitting[seat].kind == "person":
            return deny("seat_taken")
        if self.table.status == "over":
            return deny("over")
        return deny("full" if all(s.kind == "person" for s in self.table.sitting) else "ask_first")

    # Writing

    async def sit(
        self,
        seat: int,
        kind: str,
        name: str,
        *,
        level: str | None = None,
        owner: bytes | None = None,
        also: tuple[Row, ...] = (),
    ) -> None:
        """Write down who has a seat from now on; where that was the last one, the match may begin."""
        table = self.table
        step = len(table.ledger.steps) if table.ledger else -1
        row = SeatRow(table.row.id, table.seatings, seat, kind, name, level, owner, int(time.time()), step)  # type: ignore[arg-type]
        done = table.askings.closing(owner, seat) if kind == "person" else []
        self.note(row)
        begins = table.ledger is None and table.row.autostart and self.complete()
        await table.keep(row, *also, *done, begins=begins)
        table.askings.note(*done)
        table.audience.reseat()
        table.audience.tell_table()
        if begins:
            table.audience.tell_everything()
        table.turns.wake()

    def note(self, row: SeatRow) -> None:
        """From now on this row says who sits there."""
        self.table.sitting[row.seat] = row
        self.table.seatings += 1
        self.table.claims.note(row)
        self.table.presence.expect(row.seat)

    def complete(self) -> bool:
        """Whether nobody is missing."""
        return all(s.kind != "empty" for s in self.table.sitting)
