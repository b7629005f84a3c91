"""What counts of matches that are over: each is counted once, in one order for all servers."""

import secrets
from typing import Any

import msgspec

from durbar.server.store import queries
from durbar.server.store.driver import Driver, Statement
from durbar.server.store.rows import PlayedRow, ProfileRow, ResultRow

UNCOUNTED = """SELECT r.table_id, max((SELECT at FROM steps s WHERE s.table_id = r.table_id ORDER BY n DESC LIMIT 1)) AS ended
    FROM results r WHERE r.table_id NOT IN (SELECT table_id FROM counted) GROUP BY r.table_id ORDER BY ended, r.table_id LIMIT :most"""
RESULTS = "SELECT * FROM results WHERE table_id = :table ORDER BY seat"
FIRST = "SELECT id FROM tables WHERE secret = :secret ORDER BY opened, id LIMIT 1"
LAST = "SELECT coalesce(max(number), 0) FROM counted"
COUNT = "INSERT INTO counted VALUES (:table, :number)"
LATEST = """SELECT mu, sigma FROM played WHERE owner = :owner AND game = :game AND company = :company
    ORDER BY number DESC LIMIT 1"""
OF = "SELECT * FROM played WHERE owner = :owner ORDER BY number"
MET = """SELECT o.* FROM played m JOIN played o ON o.number = m.number AND o.owner <> m.owner
    WHERE m.owner = :owner ORDER BY o.number"""
PROFILE = "SELECT * FROM profiles WHERE owner = :owner"
PROFILE_BY_CODE = "SELECT * FROM profiles WHERE code = :code"
SET_PROFILE = """INSERT INTO profiles VALUES (:owner, :code, :name, :shown, :ladder)
    ON CONFLICT (owner) DO UPDATE SET name = excluded.name, shown = excluded.shown, ladder = excluded.ladder"""
LADDER = """SELECT f.owner, f.code, f.name, f.shown, f.ladder, p.* FROM profiles f JOIN played p ON p.owner = f.owner
    WHERE f.ladder <> 0 AND p.game = :game AND p.company = 'people' ORDER BY p.number"""


class Standings:
    """All that was counted."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def uncounted(self, most: int) -> list[str]:
        """Tables whose match is over and was not counted, those that ended first first."""
        return [row[0] for row in await self._ask(UNCOUNTED, most=most)]

    async def results(self, table: str) -> list[ResultRow]:
        """How a match ended, seat by seat."""
        return [msgspec.convert(row, ResultRow) for row in await self._ask(RESULTS, table=table)]

    async def is_first(self, table: str, secret: bytes) -> bool:
        """Whether no other table had this match before: what is played on from a match that was over is none of its own."""
        return bool((await self._ask(FIRST, secret=secret))[0][0] == table)

    async def next_number(self) -> int:
        """The place of the next match in the order of all."""
        return int((await self._ask(LAST))[0][0]) + 1

    async def skill(self, owner: bytes, game: str, company: str) -> tuple[int, int] | None:
        """Somebody's latest rating, in thousandths."""
        found = await self._ask(LATEST, owner=owner, game=game, company=company)
        return (found[0][0], found[0][1]) if found else None

    async def count(self, table: str, number: int, rows: list[PlayedRow]) -> None:
        """This match was the one with this number; raises Conflict where another was, or where it was counted before."""
        values = [{name: getattr(row, name) for name in row.__struct_fields__} for row in rows]
        added = [Statement(queries.INSERT[PlayedRow], value) for value in values]
        await self.driver.write(Statement(COUNT, {"table": table, "number": number}), *added)

    async def of(self, owner: bytes) -> list[PlayedRow]:
        """All that counts for somebody, in order."""
        return [_played(row) for row in await self._ask(OF, owner=owner)]

    async def met(self, owner: bytes) -> list[PlayedRow]:
        """The same matches as they counted for others who were there."""
        return [_played(row) for row in await self._ask(MET, owner=owner)]

    async def profile(self, owner: bytes) -> ProfileRow | None:
        """What somebody shows of themselves."""
        found = await self._ask(PROFILE, owner=owner)
        return _profile(found[0]) if found else None

    async def profile_at(self, code: str) -> ProfileRow | None:
        """The same, by the code of their page."""
        found = await self._ask(PROFILE_BY_CODE, code=code)
        return _profile(found[0]) if found else None

    async def set_profile(self, owner: bytes, name: str, shown: bool, ladder: bool) -> None:
        """Show oneself under a name, or not; the code of the page stays."""
        values = {"owner": owner, "code": secrets.token_urlsafe(9), "name": name, "shown": shown, "ladder": ladder}
        await self.driver.write(Statement(SET_PROFILE, {**values, "shown": int(shown), "ladder": int(ladder)}))

    async def ladder(self, game: str) -> list[tuple[ProfileRow, PlayedRow]]:
        """What counts at a game for all who take part in its ladder, in order."""
        return [(_profile(row[:5]), _played(row[5:])) for row in await self._ask(LADDER, game=game)]

    async def _ask(self, sql: str, **values: Any) -> list[tuple[Any, ...]]:
        (found,) = await self.driver.read(Statement(sql, values))
        return found


def _played(found: Any) -> PlayedRow:
    number, seat, owner, *more = found
    return PlayedRow(number, seat, bytes(owner), *more)


def _profile(found: Any) -> ProfileRow:
    owner, code, name, shown, ladder = found
    return ProfileRow(bytes(owner), code, name, bool(shown), bool(ladder))
