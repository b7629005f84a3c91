"""The store: what must survive of tables, as rows that are only ever added."""

import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from durbar.server.clock import ClockTerms
from durbar.server.store import queries
from durbar.server.store.driver import Driver, Found, Statement
from durbar.server.store.house_time import HouseTime
from durbar.server.store.packing import unpack
from durbar.server.store.rows import (
    AskRow,
    Attendance,
    ChatRow,
    ClockRow,
    Latest,
    ResultRow,
    Row,
    SeatRow,
    ShelfRow,
    StepRow,
    Summary,
    TableRow,
    Whole,
)

R = TypeVar("R", bound=Row)
NEVER = 2**62
"""A moment that does not come."""
_NEWS = (queries.SEATS, queries.STEPS, queries.CHAT, queries.REMATCH, queries.CLOCK, queries.ASKING)


class Heard(NamedTuple):
    """A word from one of the servers: whether it is our own, its kind, and what it is about."""

    own: bool
    kind: str
    what: str


class Store:
    """All tables, whichever engine keeps them. `add` returns when the rows are safe."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.shared = driver.shared
        self.server = secrets.token_urlsafe(6)
        self.time = HouseTime(self)
        self._hearing: list[Callable[[Heard | None], None]] = []

    async def add(self, *rows: Row) -> None:
        """Append rows, all or none; raises Conflict when one is there already."""
        await self.driver.write(*(Statement(queries.INSERT[type(row)], _values(row)) for row in rows))

    async def whole(self, table: str) -> Whole | None:
        """Everything about one table, or None where there is no such table."""
        asked = (queries.TABLE, *_NEWS, queries.PACKED)
        found, *more, packed = await self._ask(asked, table=table, seats=0, steps=0, chat=0, asking=0)
        if not found:
            return None
        steps, chat = unpack(table, packed[0][0]) if packed else ([], [])
        told = _rows(SeatRow, more[0]), (*steps, *_rows(StepRow, more[1])), (*chat, *_rows(ChatRow, more[2]))
        rematch = more[3][0][0] if more[3] else None
        return Whole(_table(found[0]), *told, rematch, _clock(more[4]), _rows(AskRow, more[5]))

    async def since(self, table: str, *, seats: int, steps: int, chat: int, asking: int) -> Latest:
        """What was added to a table from these numbers on, and who is there on other servers."""
        known = {"seats": seats, "steps": steps, "chat": chat, "asking": asking}
        values: dict[str, Any] = {"table": table, "server": self.server, **known}
        *more, rematch, clock, asked, there = await self._ask((*_NEWS, queries.ATTENDANCE), **values)
        told = _rows(SeatRow, more[0]), _rows(StepRow, more[1]), _rows(ChatRow, more[2])
        found = rematch[0][0] if rematch else None
        return Latest(*told, found, _together(there), _clock(clock), _rows(AskRow, asked))

    async def steps_since(self, table: str, n: int) -> tuple[StepRow, ...]:
        """The entries of a table from a number on."""
        (found,) = await self._ask((queries.STEPS,), table=table, steps=n)
        return _rows(StepRow, found)

    async def of(self, owner: bytes, most: int) -> list[Summary]:
        """The tables where this person sits, or which they opened, the latest first."""
        parts = (
            queries.MINE,
            queries.SEATS_OF_MINE,
            queries.LAST_OF_MINE,
            queries.RESULTS_OF_MINE,
            queries.DUE_OF_MINE,
        )
        tables, seats, steps, results, due = await self._ask(parts, owner=owner, most=most)
        latest: dict[str, dict[int, SeatRow]] = defaultdict(dict)
        for seat in _rows(SeatRow, seats):
            latest[seat.table][seat.seat] = seat
        last = {step.table: step for step in _rows(StepRow, steps)}
        ended: dict[str, list[ResultRow]] = defaultdict(list)
        for result in _rows(ResultRow, results):
            ended[result.table].append(result)
        summaries = [_summary(_table(row[:-1]), latest, last, ended, dict(due)) for row in tables]
        return [s for s in summaries if s.table.host == owner or any(seat.owner == owner for seat in s.seats)]

    async def summary(self, table: str) -> Summary | None:
        """What a list would show of one table, or None where there is no such table."""
        asked = (queries.TABLE, queries.SEATS, queries.LAST, queries.RESULTS, queries.DUE)
        found, seats, last, results, due = await self._ask(asked, table=table, seats=0)
        if not found:
            return None
        latest = {row.seat: row for row in _rows(SeatRow, seats)}
        steps = {step.table: step for step in _rows(StepRow, last)}
        return _summary(_table(found[0]), {table: latest}, steps, {table: _rows(ResultRow, results)}, dict(due))

    async def elsewhere(self, table: str) -> Attendance:
        """Who is at a table on other servers."""
        (found,) = await self._ask((queries.ATTENDANCE,), table=table, server=self.server)
        return _together(found)

    async def shelf(self, owner: bytes) -> set[str]:
        """The tables that somebody has put away."""
        (found,) = await self._ask((queries.SHELF,), owner=owner)
        return {row[0] for row in found}

    async def put_away(self, owner: bytes, table: str, away: bool) -> None:
        """Put a table away from somebody's list, or take it back; asking twice is no harm."""
        kept = [Statement(queries.INSERT[ShelfRow], _values(ShelfRow(owner, table)))] if away else []
        await self.driver.write(Statement(queries.UNSHELVE, {"owner": owner, "table": table}), *kept)

    async def analysis(self, table: str, form: int) -> str | None:
        """What was found of a table's match, if it was ever analysed in this form."""
        (found,) = await self._ask((queries.ANALYSIS,), table=table, form=form)
        return found[0][0] if found else None

    # Several servers of one house

    def tell(self, kind: str, what: str) -> None:
        """Let the other servers know that there is something new, once it is written."""
        if self.shared:
            self.driver.tell(f"{self.server} {kind} {what}")

    def listen(self, hear: Callable[[Heard | None], None]) -> None:
        """Hear what all servers tell, ourselves too; None says that something may have been missed."""
        if not self._hearing:
            self.driver.listen(self._hear)
        self._hearing.append(hear)

    def _hear(self, word: str | None) -> None:
        server, kind, what = word.split(" ", 2) if word else ("", "", "")
        for hear in self._hearing:
            hear(Heard(server == self.server, kind, what) if word else None)

    async def attend(self, table: str, here: Attendance) -> None:
        """Note for whom this server keeps lines open at a table."""
        who = {"table": table, "server": self.server}
        if here == Attendance():
            await self.driver.write(Statement(queries.UNATTENDED, who))
        else:
            values = {"seats": here.seats, "host": here.host, "spectators": here.spectators}
            await self.driver.write(Statement(queries.ATTEND, who | values))

    async def beat(self, lease: int, patience: int, about: int = 0) -> tuple[dict[str, int], bool]:
        """We are still here, for so many seconds and people; who was not heard of for long is forgotten.

        Returns which other servers there are, each with its people, and whether we were still known.
        """
        known, *_ = await self.driver.write(
            Statement(queries.STILL_KNOWN, {"server": self.server}),
            Statement(queries.BEAT, {"server": self.server, "lease": lease, "about": about}),
            *(Statement(sql, {"patience": patience}) for sql in queries.FORGET_DEAD),
        )
        (found,) = await self._ask((queries.ALIVE,))
        return {server: people for server, people in found if server != self.server}, bool(known)

    async def count(self, came: Iterable[bytes], went: Iterable[bytes]) -> set[bytes]:
        """Count people who came, and no longer those who went; returns whom we count now: the others a living server counts."""
        # One after the other, and in the same order at all servers, so that none waits for another that waits for it.
        await self._note_visitors(queries.VISITOR_LEFT, went)
        found = await self._note_visitors(queries.COUNT_VISITOR, came)
        return {bytes(owner) for rows in found for (owner,) in rows}

    async def _note_visitors(self, sql: str, owners: Iterable[bytes]) -> list[Found]:
        said = [Statement(sql, {"server": self.server, "owner": owner}) for owner in sorted(owners)]
        return await self.driver.write(*said) if said else []

    async def go(self) -> None:
        """This server serves no more."""
        await self.driver.write(*(Statement(sql, {"server": self.server}) for sql in queries.LEAVE))

    async def tables(self) -> list[str]:
        """The ids of all tables, the oldest first."""
        (found,) = await self._ask((queries.TABLES,))
        return [row[0] for row in found]

    async def quiet(self, after: str, most: int) -> list[tuple[str, int]]:
        """Some tables with ids after this one, and when the latest entry was made; `NEVER` where nothing is to be put away."""
        (found,) = await self._ask((queries.QUIET,), after=after, most=most)
        return [(row[0], row[1] if row[2] else NEVER) for row in found]

    async def faults(self) -> list[str]:
        """What the engine itself finds wrong, in its own words."""
        return await self.driver.faults()

    async def close(self) -> None:
        """Finish what is being written and let go."""
        await self.driver.close()

    async def _ask(self, asked: Iterable[str], **values: Any) -> list[Found]:
        return await self.driver.read(*(Statement(sql, values) for sql in asked))


def _summary(
    table: TableRow,
    seats: Mapping[str, Mapping[int, SeatRow]],
    last: Mapping[str, StepRow],
    ended: Mapping[str, Sequence[ResultRow]],
    due: Mapping[str, int],
) -> Summary:
    sitting = tuple(seats[table.id][seat] for seat in sorted(seats[table.id]))
    return Summary(table, sitting, last.get(table.id), tuple(ended.get(table.id, ())), due.get(table.id))


def _together(found: Found) -> Attendance:
    """All other servers as if they were one."""
    there = Attendance()
    for seats, host, spectators in found:
        there = Attendance(there.seats | seats, there.host | host, there.spectators + spectators)
    return there


def _values(row: Row) -> dict[str, Any]:
    """The fields of a row, as every engine takes them."""
    return {name: _plain(getattr(row, name)) for name in row.__struct_fields__}


def _plain(value: Any) -> Any:
    if isinstance(value, dict | tuple | ClockTerms):
        return msgspec.json.encode(value).decode()
    return int(value) if isinstance(value, bool) else value


def _rows(kind: type[R], found: Found) -> tuple[R, ...]:
    return tuple(msgspec.convert(row, kind) for row in found)


def _clock(found: Found) -> ClockRow | None:
    """Four of its columns are JSON."""
    if not found:
        return None
    read = [msgspec.json.decode(value) if place in (1, 3, 4, 8) else value for place, value in enumerate(found[0])]
    return msgspec.convert(read, ClockRow)


def _table(found: Sequence[Any]) -> TableRow:
    values = list(found)
    values[5] = msgspec.json.decode(values[5])
    values[9] = bool(values[9])
    return TableRow(*values)
