"""What is asked over HTTP about passkeys: make one, sign in with one, end one."""

import secrets
import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from durbar.server.http.answers import address_of, as_json, handing, read_body
from durbar.server.http.notices_api import origin_of
from durbar.server.people import passkeys, wire
from durbar.server.people.devices import device_name
from durbar.server.people.identity import Identity, identify, require_known
from durbar.server.refusals import require
from durbar.server.services import services


async def list_passkeys(request: Request) -> Response:
    """GET /api/passkeys: yours, and whether this house knows any."""
    who = identify(request)
    found = [] if who.fresh else await services(request).keyring.of(who.owner)
    keys = tuple(wire.PasskeyInfo(id=row.id.hex(), name=row.name, since=row.since) for row in found)
    return as_json(wire.PasskeysInfo(offered=passkeys.are_offered(), keys=keys))


async def begin_passkey(request: Request) -> Response:
    """POST /api/passkeys/new: what a browser needs to make one."""
    here, who = services(request), _known_here(request)
    return as_json(await passkeys.ask_for_new(here.keyring, who.owner, origin_of(request)))


async def keep_passkey(request: Request) -> Response:
    """POST /api/passkeys: the browser made one."""
    here, who = services(request), _known_here(request)
    sent, name = await read_body(request, wire.SendPasskey), device_name(request.headers.get("user-agent", ""))
    await passkeys.keep_new(here.keyring, who.owner, sent.credential, origin_of(request), name)
    # The browser that was there first is listed with those that come by the passkey.
    await here.devices.of(who.owner, request.headers.get("user-agent", ""), int(time.time()))
    return await list_passkeys(request)


async def begin_sign_in(request: Request) -> Response:
    """POST /api/passkeys/ask: what a browser needs to prove who somebody is."""
    _admit(request)
    return as_json(await passkeys.ask_for_any(services(request).keyring, origin_of(request)))


async def sign_in_by_key(request: Request) -> Response:
    """POST /api/passkeys/use: be on this browser whose passkey it is."""
    here = services(request)
    _admit(request)
    sent, token = await read_body(request, wire.SendPasskey), secrets.token_urlsafe(32)
    owner = await passkeys.recognise(here.keyring, sent.credential, origin_of(request))
    await here.devices.add(token, owner, request.headers.get("user-agent", ""), int(time.time()))
    return handing(Identity(token, fresh=True), request)


async def remove_passkey(request: Request) -> Response:
    """POST /api/passkeys/remove: it opens nothing any more."""
    wish = await read_body(request, wire.RemovePasskey)
    await services(request).keyring.remove(identify(request).owner, bytes.fromhex(wish.id))
    return await list_passkeys(request)


def _admit(request: Request) -> None:
    require(passkeys.are_offered(), "no_passkeys", 404)
    require(services(request).opening_gate.admits(address_of(request)), "too_fast", 429)


def _known_here(request: Request) -> Identity:
    _admit(request)
    return require_known(request)


ROUTES = [
    Route("/api/passkeys", list_passkeys),
    Route("/api/passkeys", keep_passkey, methods=["POST"]),
    Route("/api/passkeys/new", begin_passkey, methods=["POST"]),
    Route("/api/passkeys/ask", begin_sign_in, methods=["POST"]),
    Route("/api/passkeys/use", sign_in_by_key, methods=["POST"]),
    Route("/api/passkeys/remove", remove_passkey, methods=["POST"]),
]
