"""The time of a house: told by the clock of its store, so that all its servers agree, with the pauses in which none of them was there."""

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from durbar.server.clock import NEVER, Pause
from durbar.server.store.driver import Statement

if TYPE_CHECKING:
    from durbar.server.store.store import Store

LEASE = 7000
"""Of a server that hung, no more than so many milliseconds count."""
SLACK = 3000
"""Servers show themselves every two seconds: what is missing beyond this was a pause."""

NOW = "SELECT millis()"
RUNNING = "SELECT 1 FROM clocks WHERE running <> 0 LIMIT 1"
PAUSE = """INSERT INTO pauses SELECT at, :now - :own FROM heartbeat WHERE :now - :own - at > :slack
    ON CONFLICT (began) DO NOTHING"""
BEAT = "INSERT INTO heartbeat VALUES (1, :now) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
PAUSES = "SELECT began, ended FROM pauses"
TAKE_DUE = """UPDATE clocks SET due = :now + :lease WHERE table_id = (
    SELECT table_id FROM clocks WHERE due <= :now ORDER BY due LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING table_id"""

REST = "UPDATE clocks SET due = :never WHERE table_id = :table"


class HouseTime:
    """What time it is, in milliseconds. Between two looks at the store's clock our own steady one goes on: whatever
    happens to the clock of a machine, nobody loses time by it.
    """

    def __init__(
        self,
        store: "Store",
        look: Callable[[], Awaitable[int]] | None = None,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.pauses: tuple[Pause, ...] = ()
        self._look = look or self._ask
        self._steady = steady
        self._told = int(time.time() * 1000)
        self._heard: float | None = None

    def now(self) -> int:
        """The time that all servers of the house agree on."""
        return self._told + self._since()

    async def beat(self) -> bool:
        """Say that the house is open, where anybody's time runs (which is returned); what nobody said was a pause."""
        own, now = min(self._since(), LEASE), await self._look()
        (running,) = await self.store.driver.read(Statement(RUNNING, {}))
        if running or self._heard is None:
            gap = {"now": now, "own": own, "slack": SLACK}
            await self.store.driver.write(Statement(PAUSE, gap), Statement(BEAT, {"now": now}))
        (found,) = await self.store.driver.read(Statement(PAUSES, {}))
        self.pauses = tuple(sorted(Pause(*row) for row in found))
        self._told, self._heard = now, self._steady()
        return bool(running)

    async def take_due(self, lease: int) -> str | None:
        """A table where somebody's time is over, for so many milliseconds ours alone to see to."""
        (found,) = await self.store.driver.write(Statement(TAKE_DUE, {"now": self.now(), "lease": lease}))
        return str(found[0][0]) if found else None

    async def rest(self, table: str) -> None:
        """Nobody's time will be over there, until the table is written to again."""
        await self.store.driver.write(Statement(REST, {"table": table, "never": NEVER}))

    def _since(self) -> int:
        return 0 if self._heard is None else int((self._steady() - self._heard) * 1000)

    async def _ask(self) -> int:
        ((found,),) = await self.store.driver.read(Statement(NOW, {}))
        return int(found[0])
