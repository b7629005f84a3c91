"""What is kept of matches for the day when the rules have changed, and which tables were tried under the new ones."""

from typing import NamedTuple

from durbar.server.store.driver import Driver, Statement

KEEP = """INSERT INTO keepsakes VALUES (:table, :n, :packed)
    ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, packed = excluded.packed WHERE keepsakes.n <= excluded.n"""
KEPT = "SELECT packed FROM keepsakes WHERE table_id = :table"
KEPT_AT = "SELECT n FROM keepsakes WHERE table_id = :table"
UNKEPT = """SELECT t.id FROM tables t JOIN steps s ON s.table_id = t.id
    WHERE t.game = :game AND s.actors = 0 AND s.n = (SELECT max(n) FROM steps WHERE table_id = t.id)
    AND NOT EXISTS (SELECT 1 FROM trials r
        WHERE r.table_id = t.id AND r.version = :version AND r.edition = :edition AND r.fits = 0)
    AND NOT EXISTS (SELECT 1 FROM keepsakes k WHERE k.table_id = t.id AND k.n = s.n)
    ORDER BY t.opened LIMIT :most"""
NOTE = "INSERT INTO trials VALUES (:table, :version, :edition, :fits, :step) ON CONFLICT (table_id, version, edition) DO NOTHING"
TRIED = "SELECT version, edition, fits, step FROM trials WHERE table_id = :table ORDER BY version"
RESTING = """SELECT r.table_id, r.version, r.edition FROM trials r WHERE r.fits = 0
    AND r.table_id IN (SELECT table_id FROM seats WHERE owner = :owner)"""


class Trial(NamedTuple):
    """Rules of another version or edition under which a table was tried, whether all that was played fits them, and after how many steps."""

    version: int
    edition: str
    fits: bool
    step: int


class Keepsakes:
    """The keepsakes of a house."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def keep(self, table: str, n: int, packed: bytes) -> None:
        """Keep what can be seen after an entry, unless something later is kept."""
        await self.driver.write(Statement(KEEP, {"table": table, "n": n, "packed": packed}))

    async def kept(self, table: str) -> bytes | None:
        """What is kept of a table."""
        (found,) = await self.driver.read(Statement(KEPT, {"table": table}))
        return bytes(found[0][0]) if found else None

    async def kept_at(self, table: str) -> int:
        """After which entry something was kept; -1 where nothing is."""
        (found,) = await self.driver.read(Statement(KEPT_AT, {"table": table}))
        return int(found[0][0]) if found else -1

    async def unkept(self, game: str, version: int, edition: str, most: int) -> list[str]:
        """Some matches that are over and not kept to their end, the oldest first; those that do not fit these rules are left out."""
        values = {"game": game, "version": version, "edition": edition, "most": most}
        (found,) = await self.driver.read(Statement(UNKEPT, values))
        return [row[0] for row in found]

    async def note(self, table: str, trial: Trial) -> None:
        """A table was tried; only the first time counts."""
        values = {"table": table, **trial._asdict(), "fits": int(trial.fits)}
        await self.driver.write(Statement(NOTE, values))

    async def trials(self, table: str) -> list[Trial]:
        """Under which rules a table was tried."""
        (found,) = await self.driver.read(Statement(TRIED, {"table": table}))
        return [Trial(version, edition, bool(fits), step) for version, edition, fits, step in found]

    async def resting(self, owner: bytes) -> set[tuple[str, int, str]]:
        """Somebody's tables that do not fit rules of a version and edition."""
        (found,) = await self.driver.read(Statement(RESTING, {"owner": owner}))
        return {(table, version, edition) for table, version, edition in found}
