"""The store: what must survive of tables, as rows that are only ever added."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from durbar.server.store import queries
from durbar.server.store.driver import Driver, Found, Statement
from durbar.server.store.rows import ChatRow, Row, SeatRow, StepRow, Summary, TableRow, Whole

R = TypeVar("R", bound=Row)


class Store:
    """All tables, whichever engine keeps them. `add` returns when the rows are safe."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def add(self, *rows: Row) -> None:
        """Append rows, all or none; raises Conflict when one is there already."""
        await self.driver.write(*(Statement(queries.INSERT[type(row)], _values(row)) for row in rows))

    async def whole(self, table: str) -> Whole | None:
        """Everything about one table, or None where there is no such table."""
        parts = (queries.TABLE, queries.SEATS, queries.STEPS, queries.CHAT, queries.REMATCH)
        found, seats, steps, chat, rematch = await self._ask(parts, table=table)
        if not found:
            return None
        told = _rows(SeatRow, seats), _rows(StepRow, steps), _rows(ChatRow, chat)
        return Whole(_table(found[0]), *told, rematch[0][0] if rematch else None)

    async def of(self, owner: bytes, most: int) -> list[Summary]:
        """The tables where this person sits, or which they opened, the latest first."""
        parts = (queries.MINE, queries.SEATS_OF_MINE, queries.LAST_OF_MINE)
        tables, seats, steps = await self._ask(parts, owner=owner, most=most)
        latest: dict[str, dict[int, SeatRow]] = defaultdict(dict)
        for seat in _rows(SeatRow, seats):
            latest[seat.table][seat.seat] = seat
        last = {step.table: step for step in _rows(StepRow, steps)}
        summaries = [_summary(_table(row[:-1]), latest, last) for row in tables]
        return [s for s in summaries if s.table.host == owner or any(seat.owner == owner for seat in s.seats)]

    async def analysis(self, table: str, form: int) -> str | None:
        """What was found of a table's match, if it was ever analysed in this form."""
        (found,) = await self._ask((queries.ANALYSIS,), table=table, form=form)
        return found[0][0] if found else None

    async def close(self) -> None:
        """Finish what is being written and let go."""
        await self.driver.close()

    async def _ask(self, asked: Iterable[str], **values: Any) -> list[Found]:
        return await self.driver.read(*(Statement(sql, values) for sql in asked))


def _summary(table: TableRow, seats: Mapping[str, Mapping[int, SeatRow]], last: Mapping[str, StepRow]) -> Summary:
    sitting = seats[table.id]
    return Summary(table, tuple(sitting[seat] for seat in sorted(sitting)), last.get(table.id))


def _values(row: Row) -> dict[str, Any]:
    """The fields of a row, as every engine takes them."""
    return {name: _plain(getattr(row, name)) for name in row.__struct_fields__}


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return msgspec.json.encode(value).decode()
    return int(value) if isinstance(value, bool) else value


def _rows(kind: type[R], found: Found) -> tuple[R, ...]:
    return tuple(msgspec.convert(row, kind) for row in found)


def _table(found: Sequence[Any]) -> TableRow:
    values = list(found)
    values[5] = msgspec.json.decode(values[5])
    values[9] = bool(values[9])
    return TableRow(*values)
