"""Whom people have muted: kept for the person, so that it holds on all their browsers and at all tables."""

from durbar.server.store.driver import Driver, Statement

MUTED = "SELECT muted FROM mutes WHERE owner = :owner"
MUTE = "INSERT INTO mutes VALUES (:owner, :muted) ON CONFLICT (owner, muted) DO NOTHING"
NAMES = """SELECT coalesce((SELECT max(s.name) FROM seats s JOIN seats own ON own.table_id = s.table_id
        WHERE s.owner = m.muted AND own.owner = m.owner), '') AS name
    FROM mutes m WHERE m.owner = :owner ORDER BY name"""
UNMUTE = "DELETE FROM mutes WHERE owner = :owner AND muted = :muted"


class Mutes:
    """Who does not want to read whom."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def of(self, owner: bytes) -> frozenset[bytes]:
        """Whom somebody has muted."""
        (found,) = await self.driver.read(Statement(MUTED, {"owner": owner}))
        return frozenset(bytes(row[0]) for row in found)

    async def names(self, owner: bytes) -> list[str]:
        """Whom somebody has muted, by a name that they met them under; where they never sat together there is none."""
        (found,) = await self.driver.read(Statement(NAMES, {"owner": owner}))
        return [row[0] for row in found]

    async def set(self, owner: bytes, muted: bytes, mute: bool) -> None:
        """Mute somebody, or hear them again; asking twice is no harm."""
        await self.driver.write(Statement(MUTE if mute else UNMUTE, {"owner": owner, "muted": muted}))
