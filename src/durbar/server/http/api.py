"""What is asked over HTTP: games, words, rules, tables and records."""

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from durbar.core.game import Game
from durbar.core.match import Match
from durbar.core.options import Option
from durbar.core.text import LANGUAGES, catalogue
from durbar.server import logs, refusals, wire
from durbar.server.http import (
    devices_api,
    health,
    manners_api,
    notices_api,
    passkeys_api,
    people_api,
    rules_page,
    standing_api,
)
from durbar.server.http.answers import address_of, as_json, language_of, lasting, read_body, welcomed
from durbar.server.http.socket import send_away, table_socket
from durbar.server.people.identity import identify
from durbar.server.refusals import Denied, deny, require
from durbar.server.services import Services, services
from durbar.server.table.resting import Resting


async def list_games(request: Request) -> Response:
    """GET /api/games."""
    here = services(request)
    return lasting(request, [_game_info(here, game) for game in here.lobby.games.values()])


async def all_words(request: Request) -> Response:
    """GET /api/text/{lang}: all words of the pages and of each game."""
    language = request.path_params["lang"]
    require(language in LANGUAGES, "no_page", 404)
    own = refusals.words(language).words
    shell = dict(_shell(language))
    shell["refusal"] = {**own["refusal"], **shell.get("refusal", {})}
    words = {key: game.text(language).words for key, game in services(request).lobby.games.items()}
    return lasting(request, {"shell": shell, "games": words})


async def rules(request: Request) -> Response:
    """GET /api/rules/{game}/{lang}: the rules in our own words, as HTML; without a language in English."""
    game = services(request).lobby.game(request.path_params["game"])
    language = request.path_params.get("lang", LANGUAGES[0])
    require(language in LANGUAGES, "no_page", 404)
    return lasting(request, rules_page.html(game, language).encode(), "text/html; charset=utf-8")


async def open_table(request: Request) -> Response:
    """POST /api/tables."""
    here, who = services(request), identify(request)
    require(here.opening_gate.admits(address_of(request)), "too_fast", 429)
    wish = await read_body(request, wire.OpenTable)
    guest = refusals.words(language_of(request)).say("server.guest")
    return welcomed(await here.lobby.open(who.owner, wish, guest), request, who, 201)


async def branch_off(request: Request) -> Response:
    """POST /api/tables/{id}/branch/{step}: play on from a step of a match that is over, against bots."""
    here, who = services(request), identify(request)
    require(here.opening_gate.admits(address_of(request)), "too_fast", 429)
    guest, step = refusals.words(language_of(request)).say("server.guest"), request.path_params["step"]
    async with here.lobby.at(request.path_params["id"]) as table:
        return welcomed(await here.lobby.branch(who.owner, table, step, guest), request, who, 201)


async def take_seat(request: Request) -> Response:
    """POST /api/tables/{id}/seats."""
    who = identify(request)
    wish = await read_body(request, wire.TakeSeat)
    async with services(request).lobby.at(request.path_params["id"]) as table:
        table.require_playing_on()
        seat = await table.seating.take(who.owner, wish.name, wish.seat)
    return welcomed(wire.Seated(seat=seat), request, who)


async def history(request: Request) -> Response:
    """GET /api/tables/{id}/history: how the points went, once the match is over."""
    here = services(request)
    async with here.lobby.at(request.path_params["id"]) as table:
        return as_json(table.history() if isinstance(table, Resting) else await here.replays.history(table.finished()))


async def positions(request: Request) -> Response:
    """GET /api/tables/{id}/positions/{step}: some positions from a step on, as you may know them, once the match is over."""
    here, who, step = services(request), identify(request), request.path_params["step"]
    async with here.lobby.at(request.path_params["id"]) as table:
        if isinstance(table, Resting):
            return as_json(table.positions(step))
        match, seat = table.finished(), table.seat_of(who.owner)
        require(step <= len(match.steps), "no_step", 404, step=step)
        return as_json(await here.replays.positions(match, step, seat))


async def give_hint(request: Request) -> Response:
    """POST /api/tables/{id}/hint: what the strongest bot would do in your place."""
    here, who = services(request), identify(request)
    async with here.lobby.at(request.path_params["id"]) as table:
        require(here.hint_gate.admits(address_of(request)), "too_fast", 429)
        return as_json(await table.hint(who.owner))


async def analysis_progress(request: Request) -> Response:
    """GET /api/tables/{id}/analysis: how far it is, or what it found."""
    await _finished(request)
    return as_json(await services(request).analyses.progress(request.path_params["id"]))


async def begin_analysis(request: Request) -> Response:
    """POST /api/tables/{id}/analysis: have the match analysed; asking twice is no harm."""
    here, match = services(request), await _finished(request)
    require(here.analysis_gate.admits(address_of(request)), "too_fast", 429)
    return as_json(await here.analyses.begin(request.path_params["id"], match))


async def nothing(request: Request) -> Response:
    """Any other address under /api."""
    raise deny("no_page", 404)


ROUTES = [
    *health.ROUTES,
    Route("/api/games", list_games),
    Route("/api/text/{lang}", all_words),
    Route("/api/rules/{game}", rules),
    Route("/api/rules/{game}/{lang}", rules),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{id}/seats", take_seat, methods=["POST"]),
    Route("/api/tables/{id}/branch/{step:int}", branch_off, methods=["POST"]),
    Route("/api/tables/{id}/history", history),
    Route("/api/tables/{id}/positions/{step:int}", positions),
    Route("/api/tables/{id}/hint", give_hint, methods=["POST"]),
    Route("/api/tables/{id}/analysis", analysis_progress),
    Route("/api/tables/{id}/analysis", begin_analysis, methods=["POST"]),
    *people_api.ROUTES,
    *devices_api.ROUTES,
    *notices_api.ROUTES,
    *passkeys_api.ROUTES,
    *manners_api.ROUTES,
    *standing_api.ROUTES,
    WebSocketRoute("/api/tables/{id}/socket", table_socket),
    Route("/api/{rest:path}", nothing),
]


def denied(request: Request, error: Exception) -> Response:
    """Any refusal as an answer."""
    assert isinstance(error, Denied)
    sentence = refusals.sentence(error, language_of(request))
    return as_json(wire.Refusal(reason=error.reason, sentence=sentence), error.status)


def away(request: Request, error: Exception) -> Response:
    """The store cannot be reached."""
    logs.event("store away", error=str(error))
    return denied(request, deny("no_store", 503))


def wrong(request: Request, error: Exception) -> Response:
    """A request that fits no address."""
    assert isinstance(error, HTTPException)
    return denied(request, deny("no_page", error.status_code))


def unexpected(request: Request, error: Exception) -> Response:
    """An error we did not expect: logged, and said without particulars."""
    logs.trouble("request failed", error, method=request.method)
    return denied(request, deny("trouble", 500))


async def too_fast(scope: Scope, receive: Receive, send: Send) -> None:
    """The answer to an address that asks too much."""
    await denied(Request(scope), deny("too_fast", 429))(scope, receive, send)


async def banned(scope: Scope, receive: Receive, send: Send) -> None:
    """The answer to somebody whom the host keeps out; a socket is opened, told and closed, as a browser reads it only so."""
    if scope["type"] == "websocket":
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        return await send_away(socket, language_of(socket), deny("banned", 403))
    return await denied(Request(scope), deny("banned", 403))(scope, receive, send)


async def unreadable(scope: Scope, receive: Receive, send: Send) -> None:
    """The answer to an address that nothing can have."""
    await denied(Request({**scope, "type": "http", "method": "GET"}), deny("bad_address", 400))(scope, receive, send)


async def foreign(scope: Scope, receive: Receive, send: Send) -> None:
    """The answer to a page of another site."""
    logs.event("foreign origin refused", kind=scope["type"])
    await denied(Request({**scope, "type": "http", "method": "POST"}), deny("foreign_origin", 403))(
        scope, receive, send
    )


def _game_info(here: Services, game: Game) -> wire.GameInfo:
    return wire.GameInfo(
        key=game.key,
        name={language: game.text(language).say("game.name") for language in LANGUAGES},
        version=game.version,
        edition=game.edition,
        seats=game.seats,
        options=tuple(_option_info(option) for option in game.options),
        presets=game.presets,
        levels=here.thinker.levels(),
        blocks=tuple(msgspec.convert(block, wire.BlockInfo) for block in game.rules.box.status()),
        course=tuple(here.lobby.courses[game.key]),
    )


def _option_info(option: Option) -> wire.OptionInfo:
    limited = {value: tuple(seats) for value, seats in option.seats.items()}
    return wire.OptionInfo(name=option.name, values=option.values, default=option.usual, seats=limited)


def _shell(language: str) -> Mapping[str, Any]:
    try:
        return catalogue("durbar.server", language).words
    except FileNotFoundError:
        return {}


async def _finished(request: Request) -> Match:
    async with services(request).lobby.at(request.path_params["id"]) as table:
        return table.finished()
