"""What a host looks at and changes from the terminal, while servers run: they hear of it by orders that they look for."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from durbar.server.store.driver import Driver, Statement
from durbar.server.store.removal import remove_table

_LAST = "(SELECT max(n) FROM steps WHERE table_id = t.id)"
TABLES = f"""SELECT t.id, t.game, t.opened, coalesce(s.at, t.opened), coalesce(s.n, 0), coalesce(s.actors, -1),
    (SELECT count(*) FROM chat WHERE table_id = t.id), coalesce((SELECT length(packed) FROM archive WHERE table_id = t.id), 0)
    + coalesce((SELECT length(packed) FROM keepsakes WHERE table_id = t.id), 0)
    FROM tables t LEFT JOIN steps s ON s.table_id = t.id AND s.n = {_LAST}
    ORDER BY coalesce(s.at, t.opened) DESC"""  # noqa: S608 - our own words
FIND = "SELECT id FROM tables WHERE substr(id, 1, :length) = :begins ORDER BY id LIMIT 2"
OWNERS = """SELECT owner FROM seats WHERE owner IS NOT NULL UNION SELECT host FROM tables UNION SELECT owner FROM devices
    UNION SELECT reported FROM reports WHERE reported IS NOT NULL UNION SELECT owner FROM bans"""
BAN = "INSERT INTO bans VALUES (:owner, :why, seconds()) ON CONFLICT (owner) DO UPDATE SET why = excluded.why"
UNBAN = "DELETE FROM bans WHERE owner = :owner"
BANS = "SELECT owner, why, at FROM bans ORDER BY at"
BANNED = "SELECT 1 FROM bans WHERE owner = :owner"
ORDER = "INSERT INTO orders SELECT coalesce(max(number), 0) + 1, :kind, :what, seconds() FROM orders"
OLD_ORDERS = "DELETE FROM orders WHERE at < seconds() - 86400 AND number < (SELECT max(number) FROM orders)"
ORDERS = "SELECT number, kind, what FROM orders WHERE number > :seen ORDER BY number"
LATEST_ORDER = "SELECT coalesce(max(number), 0) FROM orders"
ANNOUNCE = "INSERT INTO announcements SELECT coalesce(max(number), 0) + 1, :text, seconds(), seconds() + :seconds FROM announcements"
SILENCE = "UPDATE announcements SET until = seconds() WHERE until > seconds()"
ANNOUNCED = "SELECT text FROM announcements WHERE until > seconds() ORDER BY number DESC LIMIT 1"
REPORT = """INSERT INTO reports SELECT coalesce(max(number), 0) + 1, :table, :reporter, :reported, :name, :words, seconds(), 0
    FROM reports"""
REPORTS = "SELECT number, table_id, reporter, reported, name, words, at, done FROM reports ORDER BY number"
REPORTED_BY = "SELECT table_id, name, words, at FROM reports WHERE reporter = :owner ORDER BY number"
SETTLE = "UPDATE reports SET done = 1 WHERE number = :number RETURNING number"
COUNTS = {
    "people": "SELECT count(DISTINCT owner) FROM seats WHERE owner IS NOT NULL",
    "steps": "SELECT count(*) FROM steps",
    "remarks": "SELECT count(*) FROM chat",
    "archived tables": "SELECT count(*) FROM archive",
    "bytes in the archive": "SELECT coalesce(sum(length(packed)), 0) FROM archive",
    "bytes kept for later rules": "SELECT coalesce(sum(length(packed)), 0) FROM keepsakes",
    "banned": "SELECT count(*) FROM bans",
    "open reports": "SELECT count(*) FROM reports WHERE done = 0",
}


class Listed(NamedTuple):
    """A table as a host sees it: how far it is, when something last happened, and how much is stored of it."""

    id: str
    game: str
    opened: int
    changed: int
    entries: int
    actors: int
    remarks: int
    packed: int

    @property
    def state(self) -> str:
        """Whether the match has begun, and whether it is over."""
        return "waiting" if self.actors < 0 else "running" if self.actors else "over"


class Reported(NamedTuple):
    """What somebody told the host about somebody else."""

    number: int
    table: str
    reporter: bytes | None
    reported: bytes | None
    name: str
    words: str
    at: int
    done: bool


class Housekeeping:
    """A host's view of the whole house."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    # Tables

    async def tables(self) -> list[Listed]:
        """All tables, those where something happened last first."""
        (found,) = await self.driver.read(Statement(TABLES, {}))
        return [Listed(*row) for row in found]

    async def find(self, begins: str) -> list[str]:
        """At most two tables whose id begins like this."""
        (found,) = await self.driver.read(Statement(FIND, {"begins": begins, "length": len(begins)}))
        return [row[0] for row in found]

    async def remove(self, table: str) -> None:
        """Nothing is left of a table."""
        await remove_table(self.driver, table)
        await self.order("removed", table)

    # People

    async def owners(self, begins: str) -> list[bytes]:
        """All people whose identity begins like this."""
        (found,) = await self.driver.read(Statement(OWNERS, {}))
        return sorted({bytes(row[0]) for row in found if row[0] and bytes(row[0]).hex().startswith(begins)})

    async def ban(self, owner: bytes, why: str) -> None:
        """Somebody may do nothing here any more."""
        await self.driver.write(Statement(BAN, {"owner": owner, "why": why}), *_order("banned", owner.hex()))

    async def unban(self, owner: bytes) -> None:
        """Somebody may come back."""
        await self.driver.write(Statement(UNBAN, {"owner": owner}), *_order("banned", owner.hex()))

    async def bans(self) -> list[tuple[bytes, str, int]]:
        """Who is kept out, why, and since when."""
        (found,) = await self.driver.read(Statement(BANS, {}))
        return [(bytes(owner), why, at) for owner, why, at in found]

    async def banned(self, owner: bytes) -> bool:
        """Whether somebody is kept out."""
        (found,) = await self.driver.read(Statement(BANNED, {"owner": owner}))
        return bool(found)

    async def report(self, table: str, reporter: bytes, reported: bytes | None, name: str, words: str) -> None:
        """Somebody tells the host about somebody at a table."""
        values = {"table": table, "reporter": reporter, "reported": reported, "name": name, "words": words}
        await self.driver.write(Statement(REPORT, values))

    async def reports(self) -> list[Reported]:
        """All that was reported, the oldest first."""
        (found,) = await self.driver.read(Statement(REPORTS, {}))
        return [Reported(*row[:2], *(bytes(who) if who else None for who in row[2:4]), *row[4:]) for row in found]

    async def reported_by(self, owner: bytes) -> list[tuple[str, str, str, int]]:
        """What somebody reported: at which table, about whom, what, and when."""
        (found,) = await self.driver.read(Statement(REPORTED_BY, {"owner": owner}))
        return [(table, name, words, at) for table, name, words, at in found]

    async def settle(self, number: int) -> bool:
        """A report is done with; whether there is one of this number."""
        (found,) = await self.driver.write(Statement(SETTLE, {"number": number}))
        return bool(found)

    # Everybody

    async def announce(self, text: str, seconds: int) -> None:
        """Say something at all tables for so long; without words nothing is said any more."""
        said = [Statement(ANNOUNCE, {"text": text, "seconds": seconds})] if text else []
        await self.driver.write(Statement(SILENCE, {}), *said, *_order("announced", ""))

    async def announced(self) -> str | None:
        """What is said at all tables now."""
        (found,) = await self.driver.read(Statement(ANNOUNCED, {}))
        return found[0][0] if found else None

    async def counts(self) -> dict[str, int]:
        """How much there is of what."""
        found = await self.driver.read(*(Statement(sql, {}) for sql in COUNTS.values()))
        return {name: int(rows[0][0]) for name, rows in zip(COUNTS, found, strict=True)}

    # What servers look for

    async def order(self, kind: str, what: str) -> None:
        """Let running servers know of a change."""
        await self.driver.write(*_order(kind, what))

    async def latest_order(self) -> int:
        """The number of the last order."""
        (found,) = await self.driver.read(Statement(LATEST_ORDER, {}))
        return int(found[0][0])

    async def orders(self, seen: int) -> list[tuple[int, str, str]]:
        """Orders after a number: each with its number, its kind and what it is about."""
        (found,) = await self.driver.read(Statement(ORDERS, {"seen": seen}))
        return [(number, kind, what) for number, kind, what in found]


def _order(kind: str, what: str) -> Sequence[Statement]:
    values: dict[str, Any] = {"kind": kind, "what": what}
    return Statement(OLD_ORDERS, {}), Statement(ORDER, values)
