"""What is asked over HTTP about how people have played: their own standing, that of others who show it, and ladders."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from durbar.server.http.answers import as_json, invited, read_body, welcomed
from durbar.server.people import wire
from durbar.server.people.identity import identify
from durbar.server.people.names import proper_name
from durbar.server.people.standing import ladder_of, standing_of
from durbar.server.refusals import deny
from durbar.server.services import services


async def tell_own(request: Request) -> Response:
    """GET /api/standing: how you have played."""
    return as_json(await _own(request, identify(request).owner))


async def show_own(request: Request) -> Response:
    """POST /api/standing: whether others see it, and whether you take part in ladders."""
    here, who = services(request), identify(request)
    wish = await read_body(request, wire.ShowStanding)
    await here.standings.set_profile(who.owner, proper_name(wish.name), wish.shown, wish.ladder)
    return welcomed(await _own(request, who.owner), request, who)


async def tell_other(request: Request) -> Response:
    """GET /api/standing/{code}: how somebody has played who shows it; whom they met stays with them."""
    here = services(request)
    profile = await here.standings.profile_at(request.path_params["code"])
    if profile is None or not profile.shown:
        raise deny("no_standing", 404)
    return as_json(await standing_of(here.lobby, here.standings, profile.owner, to=identify(request).owner))


async def tell_ladder(request: Request) -> Response:
    """GET /api/ladder/{game}."""
    here = services(request)
    return as_json(await ladder_of(here.lobby, here.standings, here.lobby.game(request.path_params["game"]).key))


async def _own(request: Request, owner: bytes) -> wire.Standing:
    """How somebody has played, for themselves: with the address of the page that others see."""
    here = services(request)
    told = await standing_of(here.lobby, here.standings, owner)
    return msgspec.structs.replace(told, page=invited(request, f"/standing/{told.code}")) if told.shown else told


ROUTES = [
    Route("/api/standing", tell_own),
    Route("/api/standing", show_own, methods=["POST"]),
    Route("/api/standing/{code}", tell_other),
    Route("/api/ladder/{game}", tell_ladder),
]
