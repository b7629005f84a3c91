"""Asking for a seat of a match that has begun: everybody else who has a seat is heard, and one refusal ends it."""

import dataclasses
import math
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from durbar.server import wire
from durbar.server.refusals import deny, require
from durbar.server.store import AskRow

if TYPE_CHECKING:
    from durbar.server.table.table import Table

MOST = 4
"""How many people may ask at a table at once."""
JUDGES = 2
"""So many have to accept who asks for the hand of a bot, or of somebody who may come back: one alone could be asking themselves."""


@dataclasses.dataclass
class Wish:
    """Somebody who asks for a seat, and the seats that have accepted them."""

    row: AskRow
    accepted: set[int] = dataclasses.field(default_factory=set)


class Askings:
    """All that is asked for at a table, told row by row."""

    def __init__(self, table: "Table", rows: Iterable[AskRow]) -> None:
        self.table = table
        self.number = 0
        self.open: dict[int, Wish] = {}
        self._refused: dict[bytes, int] = {}
        for row in rows:
            self.note(row)

    def note(self, *rows: AskRow) -> None:
        """More rows: what is open now follows from them."""
        for row in rows:
            self.number = row.number + 1
            if row.kind == "ask":
                self.open[row.number] = Wish(row)
            elif row.kind == "accept" and row.about in self.open:
                self.open[row.about].accepted.add(row.seat)
            elif row.kind in ("refuse", "done") and (over := self.open.pop(row.about, None)):
                self._refused |= {over.row.owner or b"": row.at} if row.kind == "refuse" else {}

    # What is so

    def judges(self, seat: int) -> set[int]:
        """Who decides about a seat: all others that belong to people, here or not."""
        return {s.seat for s in self.table.sitting if s.owner is not None and s.seat != seat}

    def may_be_asked_for(self, seat: int) -> bool:
        """Whether there are enough others to decide about a seat, and nobody plays there."""
        taken = self.table.sitting[seat].kind == "person" and self.table.presence.here(seat)
        needed = 1 if seat in self.table.claims.given_up else JUDGES
        return (
            self.table.ledger is not None
            and self.table.status == "running"
            and not taken
            and len(self.judges(seat)) >= needed
        )

    def by(self, owner: bytes) -> Wish | None:
        """What somebody asks for."""
        return next((one for one in self.open.values() if one.row.owner == owner), None)

    def infos(self) -> tuple[wire.AskingInfo, ...]:
        """What everybody is told."""
        return tuple(self._info(one) for one in self.open.values())

    def _info(self, one: Wish) -> wire.AskingInfo:
        judges = self.judges(one.row.seat)
        return wire.AskingInfo(
            number=one.row.number,
            seat=one.row.seat,
            name=one.row.name,
            accepted=tuple(sorted(one.accepted & judges)),
            awaited=tuple(sorted(judges - one.accepted)),
        )

    # What changes

    async def ask(self, owner: bytes, name: str, seat: int) -> None:
        """Somebody asks for a seat; whoever asks anew asks for something else."""
        async with self.table.writing():
            require(self.table.status == "running", "not_started" if self.table.ledger is None else "over")
            require(self.table.seat_of(owner) is None, "already_seated")
            self.table.seating.require_vacant(seat)
            require(self.may_be_asked_for(seat), "nobody_decides")
            self._require_patience(owner)
            done = self.closing(owner, None)
            require(len(self.open) - len(done) < MOST, "too_fast", 429)
            number = self.number + len(done)
            await self._write(*done, self._row(number, "ask", number, seat, self.table.seating.new_name(name), owner))

    async def judge(self, owner: bytes, number: int, accept: bool) -> None:
        """Somebody who has a seat accepts or refuses; whoever is accepted by all has the seat."""
        async with self.table.writing():
            asking, own = self._found(number), self.table.seat_of(owner)
            if own is None or own not in self.judges(asking.row.seat):
                raise deny("not_seated", 403)
            word = self._row(self.number, "accept" if accept else "refuse", number, own)
            if accept:
                await self._accept(asking, word)
            else:
                await self._write(word)

    async def _accept(self, asking: Wish, word: AskRow) -> None:
        wanted = asking.row
        self.table.seating.require_vacant(wanted.seat)
        require(self.may_be_asked_for(wanted.seat), "nobody_decides")
        if self.judges(wanted.seat) - asking.accepted - {word.seat}:
            await self._write(word)
        else:
            self.note(word)
            await self.table.seating.sit(wanted.seat, "person", wanted.name, owner=wanted.owner, also=(word,))

    async def withdraw(self, owner: bytes) -> None:
        """Somebody asks for nothing any more; saying so twice is no harm."""
        async with self.table.writing():
            await self.close(owner, None)

    async def close(self, owner: bytes | None, seat: int | None) -> None:
        """What somebody asks for is done with, and what others ask for a seat."""
        await self._write(*self.closing(owner, seat))

    def closing(self, owner: bytes | None, seat: int | None) -> list[AskRow]:
        """The rows that say so."""
        over = [one.row.number for one in self.open.values() if one.row.seat == seat or one.row.owner == owner]
        return [self._row(self.number + place, "done", about, -1) for place, about in enumerate(over)]

    async def _write(self, *rows: AskRow) -> None:
        if rows:
            await self.table.keep(*rows)
            self.note(*rows)
            self.table.audience.tell_table()

    def _row(self, number: int, kind: str, about: int, seat: int, name: str = "", owner: bytes | None = None) -> AskRow:
        return AskRow(self.table.row.id, number, kind, about, seat, name, owner, int(time.time()))  # type: ignore[arg-type]

    def _found(self, number: int) -> Wish:
        if number not in self.open:
            raise deny("no_asking", 404)
        return self.open[number]

    def _require_patience(self, owner: bytes) -> None:
        wait = self._refused.get(owner, -math.inf) + self.table.grace - time.time()
        require(wait <= 0, "refused_before", seconds=max(1, math.ceil(wait)) if wait > 0 else 0)
