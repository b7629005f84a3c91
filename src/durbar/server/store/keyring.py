"""The keyring: passkeys of people, and the questions that were asked of them."""

from typing import Any

import msgspec

from durbar.server.store.driver import Driver, Found, Statement
from durbar.server.store.rows import PasskeyRow

STALE = "DELETE FROM challenges WHERE until < seconds()"
ASK = "INSERT INTO challenges VALUES (:challenge, :owner, seconds() + :lifetime)"
TAKE = "DELETE FROM challenges WHERE challenge = :challenge AND until >= seconds() RETURNING owner"
ADD = "INSERT INTO passkeys VALUES (:id, :owner, :public_key, :uses, :name, :since)"
FIND = "SELECT * FROM passkeys WHERE id = :id"
LIST = "SELECT * FROM passkeys WHERE owner = :owner ORDER BY since, id"
USE = "UPDATE passkeys SET uses = :uses WHERE id = :id"
REMOVE = "DELETE FROM passkeys WHERE owner = :owner AND id = :id"


class Keyring:
    """All passkeys of a house."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def ask(self, challenge: bytes, owner: bytes, lifetime: int) -> None:
        """A question for somebody, or for whoever answers it where there is no owner."""
        asked = Statement(ASK, {"challenge": challenge, "owner": owner, "lifetime": lifetime})
        await self.driver.write(Statement(STALE, {}), asked)

    async def take(self, challenge: bytes) -> bytes | None:
        """Whose question it was; it is used up by asking."""
        found = await self._do(TAKE, challenge=challenge)
        return bytes(found[0][0]) if found else None

    async def add(self, row: PasskeyRow) -> None:
        """One more passkey; raises Conflict where it is known."""
        await self._do(ADD, **msgspec.structs.asdict(row))

    async def find(self, key: bytes) -> PasskeyRow | None:
        """The passkey of a name."""
        (found,) = await self.driver.read(Statement(FIND, {"id": key}))
        return PasskeyRow(*found[0]) if found else None

    async def of(self, owner: bytes) -> list[PasskeyRow]:
        """Those of a person."""
        (found,) = await self.driver.read(Statement(LIST, {"owner": owner}))
        return [PasskeyRow(*row) for row in found]

    async def used(self, key: bytes, uses: int) -> None:
        """It was used, and says how often."""
        await self._do(USE, id=key, uses=uses)

    async def remove(self, owner: bytes, key: bytes) -> None:
        """It opens nothing any more; asking twice is no harm."""
        await self._do(REMOVE, owner=owner, id=key)

    async def _do(self, sql: str, **values: Any) -> Found:
        (found,) = await self.driver.write(Statement(sql, values))
        return found
