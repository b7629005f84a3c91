"""What is asked over HTTP when people are a nuisance, or a table is: mute, report, delete."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from durbar.server.http.answers import address_of, as_json, read_body
from durbar.server.people import wire
from durbar.server.people.identity import identify
from durbar.server.refusals import deny, require
from durbar.server.services import services
from durbar.server.table.table import Table, tidy_words


async def mute(request: Request) -> Response:
    """POST /api/tables/{id}/mute: read no more what somebody at the table says, here and elsewhere; or read it again."""
    here, who = services(request), identify(request)
    wish = await read_body(request, wire.Mute)
    async with here.lobby.at(request.path_params["id"]) as table:
        require(here.chat_gate.admits(address_of(request)), "too_fast", 429)
        await here.mutes.set(who.owner, _somebody_else(table, wish.seat, who.owner), wish.mute)
    here.lobby.heed(who.owner, await here.mutes.of(who.owner))
    return as_json(wish)


async def report(request: Request) -> Response:
    """POST /api/tables/{id}/report: tell the host of the house about somebody at your table."""
    here, who = services(request), identify(request)
    wish = await read_body(request, wire.Report)
    async with here.lobby.at(request.path_params["id"]) as table:
        require(table.seat_of(who.owner) is not None or table.row.host == who.owner, "not_yours", 403)
        require(here.chat_gate.admits(address_of(request)), "too_fast", 429)
        about = _somebody_else(table, wish.seat, who.owner)
        name = table.row.host_name if wish.seat is None else table.name(wish.seat)
        await here.housekeeping.report(table.row.id, who.owner, about, name, tidy_words(wish.words))
    return as_json({})


async def delete(request: Request) -> Response:
    """POST /api/tables/{id}/delete: the host deletes a table that waits, or where nobody else has a seat."""
    here, who = services(request), identify(request)
    async with here.lobby.at(request.path_params["id"]) as table:
        require(table.row.host == who.owner, "not_host", 403)
        alone = all(sitting.owner in (None, who.owner) for sitting in table.sitting)
        require(alone or table.status == "waiting", "others_sit")
        here.lobby.forget(table.row.id)
        await here.housekeeping.remove(table.row.id)
    return as_json({})


def _somebody_else(table: Table, seat: int | None, owner: bytes) -> bytes:
    """The person whom a seat belongs to; without a seat, who opened the table."""
    require(seat is None or seat < table.row.seats, "no_seat", 404, seat=seat or 0)
    found = table.row.host if seat is None else table.sitting[seat].owner
    if not found or found == owner:
        raise deny("nobody_there", 404)
    return found


ROUTES = [
    Route("/api/tables/{id}/mute", mute, methods=["POST"]),
    Route("/api/tables/{id}/report", report, methods=["POST"]),
    Route("/api/tables/{id}/delete", delete, methods=["POST"]),
]
