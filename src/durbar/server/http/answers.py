"""Answers over HTTP, and what is read of a request: the same for every address under /api."""

import hashlib
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from durbar.core.text import LANGUAGES
from durbar.server.http.limits import neighbourhood
from durbar.server.people import wire
from durbar.server.people.identity import Identity
from durbar.server.people.invitation import invitation
from durbar.server.refusals import deny, require
from durbar.server.services import services

T = TypeVar("T")


async def read_body(request: Request, kind: type[T], most: int | None = None) -> T:
    """The body as a struct; refused when it is too long or is not what it should be."""
    most = services(request).settings.limits.body_bytes if most is None else most
    data = b""
    async for piece in request.stream():
        data += piece
        require(len(data) <= most, "too_large", 413, most=most)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise deny("garbled", 400, detail=str(error)) from error


def welcomed(message: msgspec.Struct, request: Request, who: Identity, status: int = 200) -> Response:
    """An answer that hands a newcomer their token."""
    told = as_json(message, status)
    if who.fresh:
        told.headers.append("set-cookie", who.cookie(request.url.scheme == "https"))
    return told


def handing(who: Identity, request: Request) -> Response:
    """An answer that makes a browser somebody else."""
    told = as_json({})
    told.headers.append("set-cookie", who.cookie(request.url.scheme == "https"))
    return told


def invited(request: Request, path: str, is_open: bool = False) -> wire.Invitation:
    """Addresses of a page that others can open, wherever the asker found us."""
    settings, (_, port) = services(request).settings, request.scope["server"]
    asked = f"{request.url.scheme}://{request.url.netloc}"
    return invitation(path, asked, settings.host, port, settings.url, is_open)


def as_json(value: Any, status: int = 200) -> Response:
    """A value as JSON that nobody keeps; bytes are JSON already."""
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


def lasting(request: Request, value: Any, media: str = "application/json") -> Response:
    """An answer that rarely changes: a browser that still has it is told so."""
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    headers = {"cache-control": "no-cache", "etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, media)


def language_of(connection: HTTPConnection) -> str:
    """The language somebody would like to be spoken to in."""
    wanted = connection.query_params.get("lang") or connection.headers.get("accept-language", "")[:2]
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as limits tell addresses apart."""
    return neighbourhood(connection.client.host if connection.client else "")
