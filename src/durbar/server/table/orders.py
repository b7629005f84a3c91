"""Orders of the host, given from a terminal: a running server looks for them and does its part; some need no server."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from durbar.server import logs
from durbar.server.people.devices import Devices
from durbar.server.people.names import free_bot_name
from durbar.server.store import Conflict, SeatRow, Store
from durbar.server.store.housekeeping import Housekeeping
from durbar.server.table.ledger import standing
from durbar.server.table.lobby import Lobby

EVERY = 1.0
"""How often a server looks for orders, in seconds."""
TRIES = 5
"""So often a seat is freed anew when somebody at the table was quicker."""


class OrderError(ValueError):
    """An order that cannot be carried out: a sentence says why."""


class Orders:
    """Carries out at one server what its host has ordered."""

    def __init__(self, house: Housekeeping, lobby: Lobby, devices: Devices) -> None:
        self.house = house
        self.lobby = lobby
        self.devices = devices
        self._does: dict[str, Callable[[str], Awaitable[None]]] = {
            "changed": self._changed,
            "removed": self._removed,
            "banned": self._banned,
            "announced": self._announced,
        }

    async def watch(self) -> None:
        """Look for orders, until cancelled."""
        await self._announced("")
        seen = await self.house.latest_order()
        while True:
            await asyncio.sleep(EVERY)
            try:
                for number, kind, what in await self.house.orders(seen):
                    seen = number
                    await self._does[kind](what)
                    logs.event("order carried out", kind=kind)
            except Exception as error:
                logs.trouble("order failed", error)

    async def _changed(self, table: str) -> None:
        if known := self.lobby.tables.get(table):
            await known.catch_up()

    async def _removed(self, table: str) -> None:
        self.lobby.forget(table)

    async def _banned(self, owner: str) -> None:
        self.devices.forget()
        self.lobby.send_away(bytes.fromhex(owner))

    async def _announced(self, _: str) -> None:
        self.lobby.announce(await self.house.announced())


async def free_seat(store: Store, house: Housekeeping, table: str, seat: int, level: str) -> str:
    """A bot plays on a seat of a match; before it has begun the seat is empty again. Returns who had it."""
    for _ in range(TRIES):
        whole = await store.whole(table)
        if whole is None or not 0 <= seat < whole.table.seats:
            raise OrderError(f"There is no seat {seat} at that table: seats are counted from 0.")
        if whole.steps and not whole.steps[-1].actors:
            raise OrderError("The match at that table is over.")
        latest = {row.seat: row for row in whole.seats}
        step = len(standing(whole.steps).steps) if whole.steps else -1
        name = free_bot_name(row.name for row in whole.seats)
        now = int(time.time())
        bot = SeatRow(table, len(whole.seats), seat, "bot", name, level, None, now, step)
        nobody = SeatRow(table, len(whole.seats), seat, "empty", "", None, None, now)
        try:
            await store.add(bot if whole.steps else nobody)
        except Conflict:
            continue
        await house.order("changed", table)
        return latest[seat].name
    raise OrderError("The seats of that table change too fast: try again.")
