"""How somebody is told elsewhere, as they chose it."""

import secrets
import time
from collections.abc import Iterable

import msgspec

from durbar.server.clock import known_zone
from durbar.server.notices.posting import web_place
from durbar.server.notices.push import Subscription, sealed
from durbar.server.people import wire
from durbar.server.people.devices import device_name
from durbar.server.people.identity import Identity, hashed
from durbar.server.refusals import deny, require
from durbar.server.store.channels import Channels
from durbar.server.store.rows import ChannelKind, ChannelRow, QuietRow


async def my_notices(channels: Channels, who: Identity, offered: Iterable[ChannelKind]) -> wire.NoticesInfo:
    """All that somebody chose, and what there is to choose from."""
    if who.fresh:
        return wire.NoticesInfo(offered=tuple(offered), channels=(), quiet=None)
    found, quiet = await channels.of(who.owner), await channels.quiet(who.owner)
    hours = wire.QuietHours(zone=quiet.zone, begins=quiet.begins, ends=quiet.ends) if quiet else None
    return wire.NoticesInfo(offered=tuple(offered), channels=tuple(_info(row, who) for row in found), quiet=hours)


async def ask_for_mail(channels: Channels, who: Identity, address: str, language: str, origin: str) -> None:
    """Somebody wants e-mail: first a letter asks whether that is so. One address is not asked twice within an hour."""
    known = next((row for row in await channels.of(who.owner) if row.kind == "email"), None)
    if known is not None and known.address == address and known.code is None:
        return
    require(not await channels.asked_lately(address), "asked_lately", 429)
    code = secrets.token_urlsafe(24)
    await channels.set(new_channel("email", who.owner, address, language, origin, code=code), asks=True)


async def ask_for_push(channels: Channels, who: Identity, wish: wire.AskPush, language: str, agent: str) -> None:
    """A browser is to be told from now on."""
    to = Subscription(wish.endpoint, wish.p256dh, wish.auth, device_name(agent))
    try:
        web_place(to.endpoint)
        sealed(b"", to)
    except ValueError as error:
        raise deny("bad_place", 400) from error
    device, address = hashed(who.token), msgspec.json.encode(to).decode()
    await channels.set(new_channel("push", who.owner, address, language, "", device=device))


async def set_webhook(channels: Channels, owner: bytes, table: str, address: str, language: str, origin: str) -> None:
    """A table tells whose turn it is at this address and no other, or nowhere."""
    try:
        if address:
            web_place(address)
    except ValueError as error:
        raise deny("bad_place", 400) from error
    for row in await channels.at(table):
        await channels.drop(row.id)
    if address:
        await channels.set(new_channel("webhook", owner, address, language, origin, table=table))


async def wish_quiet(channels: Channels, owner: bytes, wish: wire.QuietHours | None) -> None:
    """Somebody wants quiet at some hours."""
    require(wish is None or known_zone(wish.zone), "no_zone", 400, zone=wish.zone if wish else "")
    row = QuietRow(owner, wish.zone, wish.begins, wish.ends) if wish else None
    await channels.set_quiet(owner, row)


async def wish_daily(channels: Channels, owner: bytes, wish: wire.DailyHour | None) -> None:
    """Somebody wants one letter a day, or each at once."""
    require(wish is None or known_zone(wish.zone), "no_zone", 400, zone=wish.zone if wish else "")
    await channels.set_daily(owner, wish.zone if wish else "", wish.hour if wish else None)


def new_channel(
    kind: ChannelKind,
    owner: bytes,
    address: str,
    language: str,
    origin: str,
    *,
    table: str = "",
    device: bytes | None = None,
    code: str | None = None,
) -> ChannelRow:
    """A channel with a name that nobody guesses: whoever knows it may end it."""
    now = int(time.time())
    return ChannelRow(secrets.token_urlsafe(18), kind, owner, table, address, language, origin, device, code, now)


def _shown(row: ChannelRow) -> str:
    return msgspec.json.decode(row.address, type=Subscription).name if row.kind == "push" else row.address


def _info(row: ChannelRow, who: Identity) -> wire.ChannelInfo:
    return wire.ChannelInfo(
        id=row.id,
        kind=row.kind,
        address=_shown(row),
        table=row.table,
        confirmed=row.code is None,
        this=row.device == hashed(who.token),
        daily=None if row.hour is None else wire.DailyHour(zone=row.zone, hour=row.hour),
    )
