"""What is asked over HTTP about notices: how somebody is told elsewhere."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from durbar.server.http.answers import address_of, as_json, language_of, read_body
from durbar.server.notices.push import Push
from durbar.server.people import notices, wire
from durbar.server.people.identity import Identity, identify, require_known
from durbar.server.refusals import deny, require
from durbar.server.services import services


async def tell_notices(request: Request) -> Response:
    """GET /api/notices: how you are told elsewhere."""
    here = services(request)
    return as_json(await notices.my_notices(here.channels, identify(request), here.courier.senders))


async def ask_mail(request: Request) -> Response:
    """POST /api/notices/email: be told by e-mail, once you have confirmed the address."""
    here, who = services(request), _known(request, "email")
    wish = await read_body(request, wire.AskMail)
    await notices.ask_for_mail(here.channels, who, wish.address, language_of(request), origin_of(request))
    return await tell_notices(request)


async def tell_key(request: Request) -> Response:
    """GET /api/notices/key: by which browsers know the notices of this house."""
    push = services(request).courier.senders.get("push")
    if not isinstance(push, Push):
        raise deny("no_channel", 404)
    return as_json(wire.PushKey(key=await push.public_key()))


async def ask_push(request: Request) -> Response:
    """POST /api/notices/push: be told on this browser."""
    here, who = services(request), _known(request, "push")
    wish, agent = await read_body(request, wire.AskPush), request.headers.get("user-agent", "")
    await notices.ask_for_push(here.channels, who, wish, language_of(request), agent)
    return await tell_notices(request)


async def tell_webhook(request: Request) -> Response:
    """GET /api/tables/{id}/webhook: where a table tells whose turn it is; for its host."""
    here, who = services(request), identify(request)
    async with here.lobby.at(request.path_params["id"]) as table:
        require(table.may_host(who.owner), "not_host", 403)
        known = await here.channels.at(table.row.id)
    address = known[0].address if known else ""
    return as_json(wire.TableWebhook(address=address, offered="webhook" in here.courier.senders))


async def choose_webhook(request: Request) -> Response:
    """POST /api/tables/{id}/webhook: the host has a table tell whose turn it is, in a chat."""
    here, who = services(request), _known(request, "webhook")
    wish, language = await read_body(request, wire.TableWebhook), language_of(request)
    async with here.lobby.at(request.path_params["id"]) as table:
        require(table.may_host(who.owner), "not_host", 403)
        origin = origin_of(request)
        await notices.set_webhook(here.channels, who.owner, table.row.id, wish.address, language, origin)
    return await tell_webhook(request)


async def confirm_mail(request: Request) -> Response:
    """POST /api/notices/confirm: the address is yours."""
    here, wish = services(request), await read_body(request, wire.ConfirmMail)
    require(here.opening_gate.admits(address_of(request)), "too_fast", 429)
    require(await here.channels.prove(wish.code), "code_gone", 410)
    return await tell_notices(request)


async def stop_channel(request: Request) -> Response:
    """POST /api/notices/stop: be told there no more; asking twice is no harm."""
    wish = await read_body(request, wire.StopChannel)
    await services(request).channels.drop(wish.id)
    return await tell_notices(request)


async def stop_by_mail(request: Request) -> Response:
    """POST /api/notices/stop/{id}: the one click that mail programs offer beside a letter."""
    await services(request).channels.drop(request.path_params["id"])
    return as_json({})


async def choose_quiet(request: Request) -> Response:
    """POST /api/notices/quiet: between which hours to be told nothing."""
    here, who = services(request), require_known(request)
    wish = await read_body(request, wire.WishQuiet)
    await notices.wish_quiet(here.channels, who.owner, wish.quiet)
    return await tell_notices(request)


async def choose_daily(request: Request) -> Response:
    """POST /api/notices/daily: whether letters come at once, or one a day at which hour."""
    here, who = services(request), require_known(request)
    wish = await read_body(request, wire.WishDaily)
    await notices.wish_daily(here.channels, who.owner, wish.daily)
    return await tell_notices(request)


def origin_of(request: Request) -> str:
    """The address under which somebody found us, or rather the one that the host says is ours."""
    return services(request).settings.url or f"{request.url.scheme}://{request.url.netloc}"


def _known(request: Request, kind: str) -> Identity:
    """Who asks for a channel that this house offers."""
    here = services(request)
    require(kind in here.courier.senders, "no_channel", 404)
    who = require_known(request)
    require(here.opening_gate.admits(address_of(request)), "too_fast", 429)
    return who


ROUTES = [
    Route("/api/notices", tell_notices),
    Route("/api/notices/email", ask_mail, methods=["POST"]),
    Route("/api/notices/key", tell_key),
    Route("/api/notices/push", ask_push, methods=["POST"]),
    Route("/api/tables/{id}/webhook", tell_webhook),
    Route("/api/tables/{id}/webhook", choose_webhook, methods=["POST"]),
    Route("/api/notices/confirm", confirm_mail, methods=["POST"]),
    Route("/api/notices/stop", stop_channel, methods=["POST"]),
    Route("/api/notices/stop/{id}", stop_by_mail, methods=["POST"]),
    Route("/api/notices/quiet", choose_quiet, methods=["POST"]),
    Route("/api/notices/daily", choose_daily, methods=["POST"]),
]
