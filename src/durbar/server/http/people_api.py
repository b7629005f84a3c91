"""What is asked over HTTP about people and what is theirs: invitations, their tables, and records."""

import asyncio
import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from durbar.core.match import verify
from durbar.core.options import OptionError
from durbar.core.record import Record, RecordError
from durbar.server import refusals
from durbar.server.http.answers import address_of, as_json, invited, language_of, read_body, welcomed
from durbar.server.people import wire
from durbar.server.people.house import look_around
from durbar.server.people.identity import identify
from durbar.server.people.mine import count_turns, my_tables
from durbar.server.refusals import deny, require
from durbar.server.services import services
from durbar.server.table import messages
from durbar.server.table.records import record_of
from durbar.server.table.resting import Resting


async def invite(request: Request) -> Response:
    """GET /api/tables/{id}/invitation: the address to send to friends, and its picture."""
    here = services(request)
    async with here.lobby.at(request.path_params["id"]) as table:
        path, is_open = messages.link(table.row.id), await here.openings.is_open(table.row.id)
    return as_json(invited(request, path, is_open))


async def open_to_house(request: Request) -> Response:
    """POST /api/tables/{id}/open: the host lets everybody find the table, or only those who have its link."""
    here, who = services(request), identify(request)
    wish = await read_body(request, wire.OpenToHouse)
    async with here.lobby.at(request.path_params["id"]) as table:
        require(table.may_host(who.owner), "not_host", 403)
        await here.openings.set(table.row.id, wish.open, int(time.time()))
    return as_json(wish)


async def tell_house(request: Request) -> Response:
    """GET /api/house: where one may sit down or watch, and how many people are about."""
    here = services(request)
    return as_json(await look_around(here.lobby, here.openings, here.neighbours.about))


async def list_mine(request: Request) -> Response:
    """GET /api/tables."""
    who = identify(request)
    return as_json([] if who.fresh else await my_tables(services(request).lobby, who.owner))


async def tell_turns(request: Request) -> Response:
    """GET /api/turns: at how many tables you are asked something."""
    who = identify(request)
    return as_json(wire.Turns(count=0 if who.fresh else await count_turns(services(request).lobby, who.owner)))


async def put_away(request: Request) -> Response:
    """POST /api/tables/{id}/shelf: put a table away from your list, or take it back."""
    here, who = services(request), identify(request)
    wish = await read_body(request, wire.PutAway)
    async with here.lobby.at(request.path_params["id"]) as table:
        require(who.owner == table.row.host or table.seat_of(who.owner) is not None, "not_yours", 403)
        await here.store.put_away(who.owner, table.row.id, wish.away)
    return as_json(wish)


async def record(request: Request) -> Response:
    """GET /api/tables/{id}/record, once the match is over: with who played, and when."""
    here = services(request)
    async with here.lobby.at(request.path_params["id"]) as table:
        whole = await here.store.whole(table.row.id)
        assert whole is not None
        written = table.record(whole) if isinstance(table, Resting) else record_of(table, whole)
    return Response(
        written.json(),
        media_type="application/json",
        headers={
            "content-disposition": f'attachment; filename="durbar-{written.game}.json"',
            "cache-control": "no-store",
        },
    )


async def open_record(request: Request) -> Response:
    """POST /api/records: look at a match that was played elsewhere, as at one that is over here."""
    here, who = services(request), identify(request)
    require(here.opening_gate.admits(address_of(request)), "too_fast", 429)
    sent = await read_body(request, Record, here.settings.limits.record_bytes)
    guest = refusals.words(language_of(request)).say("server.guest")
    try:
        match = await asyncio.to_thread(verify, sent, here.lobby.game(sent.game))
    except (OptionError, RecordError) as error:
        raise deny("bad_record", 400, detail=str(error)) from error
    return welcomed(await here.lobby.show(who.owner, match, sent.players, guest), request, who, 201)


ROUTES = [
    Route("/api/house", tell_house),
    Route("/api/tables/{id}/open", open_to_house, methods=["POST"]),
    Route("/api/tables", list_mine),
    Route("/api/turns", tell_turns),
    Route("/api/tables/{id}/invitation", invite),
    Route("/api/tables/{id}/shelf", put_away, methods=["POST"]),
    Route("/api/tables/{id}/record", record),
    Route("/api/records", open_record, methods=["POST"]),
]
