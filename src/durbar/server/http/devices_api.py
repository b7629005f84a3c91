"""What is asked over HTTP about a person themselves: their devices, and everything that is kept of them."""

import secrets
import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from durbar.server.http.answers import address_of, as_json, handing, invited, read_body
from durbar.server.people import wire
from durbar.server.people.identity import Identity, hashed, identify, require_known
from durbar.server.people.mine import my_tables
from durbar.server.people.notices import my_notices
from durbar.server.people.standing import standing_of
from durbar.server.refusals import require
from durbar.server.services import services
from durbar.server.store import DeviceRow


async def list_devices(request: Request) -> Response:
    """GET /api/devices: the browsers that are you."""
    who = identify(request)
    return as_json([] if who.fresh else await _devices(request, who))


async def give_pass(request: Request) -> Response:
    """POST /api/passes: a link that brings one more browser to you."""
    here, who = services(request), require_known(request)
    require(here.opening_gate.admits(address_of(request)), "too_fast", 429)
    await _devices(request, who)
    code = await here.devices.give_pass(who.owner, _now())
    return as_json(invited(request, f"/continue#{code}"), 201)


async def use_pass(request: Request) -> Response:
    """POST /api/passes/use: be on this browser who gave the link."""
    here, wish = services(request), await read_body(request, wire.UsePass)
    require(here.opening_gate.admits(address_of(request)), "too_fast", 429)
    token = secrets.token_urlsafe(32)
    await here.devices.use_pass(wish.code, token, request.headers.get("user-agent", ""), _now())
    return handing(Identity(token, fresh=True), request)


async def sign_out(request: Request) -> Response:
    """POST /api/devices/sign_out: one of your browsers is nobody any more."""
    here, who = services(request), identify(request)
    wish = await read_body(request, wire.SignOut)
    token = bytes.fromhex(wish.id)
    await here.devices.sign_out(who.owner, token)
    await here.channels.sign_out(token)
    here.neighbours.send_away(who.owner)
    return as_json(await _devices(request, who))


async def tell_kept(request: Request) -> Response:
    """GET /api/me: everything that is kept of you."""
    here, who = services(request), identify(request)
    devices = [] if who.fresh else await _devices(request, who)
    tables = [] if who.fresh else await my_tables(here.lobby, who.owner)
    said = [] if who.fresh else await here.persons.said_by(who.owner)
    told = await my_notices(here.channels, who, here.courier.senders)
    keys = tuple((row.name, row.since) for row in await here.keyring.of(who.owner))
    standing = None if who.fresh else await standing_of(here.lobby, here.standings, who.owner)
    kept = wire.Kept(
        devices=tuple(devices),
        tables=tuple(tables),
        said=tuple(said),
        notices=told,
        passkeys=keys,
        standing=standing,
        muted=tuple(await here.mutes.names(who.owner)),
        reported=tuple(await here.housekeeping.reported_by(who.owner)),
    )
    everything = as_json(kept)
    everything.headers["content-disposition"] = 'attachment; filename="durbar-me.json"'
    return everything


async def forget(request: Request) -> Response:
    """POST /api/me/forget: nothing that is kept is yours any more; matches stay, without your name."""
    here, who = services(request), identify(request)
    await here.persons.forget(who.owner)
    here.neighbours.send_away(who.owner)
    return handing(Identity(secrets.token_urlsafe(32), fresh=True), request)


async def _devices(request: Request, who: Identity) -> list[wire.DeviceInfo]:
    """Somebody's devices, the one that asks first."""
    found = await services(request).devices.of(who.owner, request.headers.get("user-agent", ""), _now())
    return sorted((_info(row, who) for row in found), key=lambda device: (not device.this, device.since))


def _info(row: DeviceRow, who: Identity) -> wire.DeviceInfo:
    return wire.DeviceInfo(id=row.token.hex(), name=row.name, since=row.since, this=row.token == hashed(who.token))


def _now() -> int:
    return int(time.time())


ROUTES = [
    Route("/api/devices", list_devices),
    Route("/api/devices/sign_out", sign_out, methods=["POST"]),
    Route("/api/passes", give_pass, methods=["POST"]),
    Route("/api/passes/use", use_pass, methods=["POST"]),
    Route("/api/me", tell_kept),
    Route("/api/me/forget", forget, methods=["POST"]),
]
