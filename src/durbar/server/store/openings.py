"""Which tables are open to the house; all others are found by their link alone."""

from durbar.server.store.driver import Driver, Statement

CLOSE = "DELETE FROM open_tables WHERE table_id = :table"
OPEN = "INSERT INTO open_tables VALUES (:table, :at)"
IS_OPEN = "SELECT 1 FROM open_tables WHERE table_id = :table"
LATEST = """SELECT o.table_id FROM open_tables o
    WHERE coalesce((SELECT actors FROM steps WHERE table_id = o.table_id ORDER BY n DESC LIMIT 1), -1) <> 0
    ORDER BY o.at DESC LIMIT :most"""


class Openings:
    """The tables that everybody may find."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def set(self, table: str, is_open: bool, at: int) -> None:
        """Open a table to the house, or close it; asking twice is no harm."""
        opening = [Statement(OPEN, {"table": table, "at": at})] if is_open else []
        await self.driver.write(Statement(CLOSE, {"table": table}), *opening)

    async def is_open(self, table: str) -> bool:
        """Whether everybody may find it."""
        (found,) = await self.driver.read(Statement(IS_OPEN, {"table": table}))
        return bool(found)

    async def latest(self, most: int) -> list[str]:
        """The tables that are open and where the match is not over, those opened last first."""
        (found,) = await self.driver.read(Statement(LATEST, {"most": most}))
        return [row[0] for row in found]
