"""Channels: how each person, and each table, is told elsewhere; when somebody wants quiet; and the keys of the house."""

from typing import Any

import msgspec

from durbar.server.store import queries
from durbar.server.store.driver import Driver, Statement
from durbar.server.store.rows import ChannelRow, QuietRow

HOUR = 3600


class Channels:
    """All ways to tell people elsewhere."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def set(self, row: ChannelRow, *, asks: bool = False) -> None:
        """One more channel, in place of another of its kind; where it asks for a code, that is sent there first."""
        like = {"kind": row.kind, "owner": row.owner, "table": row.table, "device": row.device}
        said = [
            Statement(queries.DROP_LIKE, like | {"shared": int(row.device is None)}),
            Statement(queries.INSERT[ChannelRow], {name: getattr(row, name) for name in row.__struct_fields__}),
        ]
        if asks:
            said.append(Statement(queries.ASK_CODE, {"channel": row.id, "delay": HOUR}))
        await self.driver.write(*said)

    async def get(self, channel: str) -> ChannelRow | None:
        """One of them."""
        found = await self._read(queries.CHANNEL, channel=channel)
        return found[0] if found else None

    async def of(self, owner: bytes) -> list[ChannelRow]:
        """Those of a person, and those they set up for tables."""
        return await self._read(queries.CHANNELS, owner=owner)

    async def at(self, table: str) -> list[ChannelRow]:
        """Those of a table."""
        return await self._read(queries.CHANNELS_AT, table=table)

    async def asked_lately(self, address: str) -> bool:
        """Whether somebody was asked for a code at this address within the hour, and has not answered."""
        (found,) = await self.driver.read(Statement(queries.UNPROVEN, {"address": address, "patience": HOUR}))
        return bool(found)

    async def prove(self, code: str) -> bool:
        """The code came back: from now on this channel is used."""
        (found,) = await self.driver.write(Statement(queries.PROVE_CHANNEL, {"code": code}))
        return bool(found)

    async def drop(self, channel: str) -> None:
        """Nobody is told there any more."""
        await self.driver.write(
            Statement(queries.DROP_CHANNEL, {"channel": channel}), Statement(queries.STALE_NOTICES, {})
        )

    async def sign_out(self, device: bytes) -> None:
        """A browser is nobody's any more, and is told nothing."""
        await self.driver.write(Statement(queries.DROP_DEVICE, {"device": device}))

    async def quiet(self, owner: bytes) -> QuietRow | None:
        """When somebody wants quiet."""
        (found,) = await self.driver.read(Statement(queries.QUIET_HOURS, {"owner": owner}))
        return msgspec.convert(found[0], QuietRow) if found else None

    async def set_quiet(self, owner: bytes, wish: QuietRow | None) -> None:
        """Somebody wants quiet at other hours, or never."""
        new = [Statement(queries.INSERT[QuietRow], msgspec.structs.asdict(wish))] if wish else []
        await self._wish(owner, Statement(queries.NO_QUIET, {"owner": owner}), *new)

    async def set_daily(self, owner: bytes, zone: str, hour: int | None) -> None:
        """Somebody wants one letter a day, at this hour, or each at once."""
        await self._wish(owner, Statement(queries.SET_DAILY, {"owner": owner, "zone": zone, "hour": hour}))

    async def _wish(self, owner: bytes, *said: Statement) -> None:
        """What was put off by an earlier wish is looked at anew."""
        await self.driver.write(*said, Statement(queries.LOOK_AGAIN, {"owner": owner}))

    async def key(self, name: str, made: str) -> str:
        """A key of the house: what was made first, at whichever server, is kept."""
        _, found = await self.driver.write(
            Statement(queries.MAKE_KEY, {"name": name, "value": made}), Statement(queries.HOUSE_KEY, {"name": name})
        )
        return str(found[0][0])

    async def _read(self, sql: str, **values: Any) -> list[ChannelRow]:
        (found,) = await self.driver.read(Statement(sql, values))
        return [msgspec.convert(row, ChannelRow) for row in found]
