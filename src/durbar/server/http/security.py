"""Security: headers on every answer, and no page of another site may speak in a browser's name."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = {
    "default-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # places on the board are set on elements; no sheet may be injected
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "content-security-policy": "; ".join(f"{kind} {allowed}" for kind, allowed in POLICY.items()),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # A table's link is its key: it must not travel to other sites.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
LONGEST_PART = 255
"""Bytes of one part of an address."""


class Guard:
    """Puts the headers on, and turns away requests from foreign pages and for addresses that cannot be."""

    def __init__(self, app: ASGIApp, foreign: ASGIApp, unreadable: ASGIApp, origins: tuple[str, ...] = ()) -> None:
        self.app = app
        self.refuse_foreign = foreign
        self.refuse_unreadable = unreadable
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket."""

        async def sealed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif _no_address(scope["path"]) or _no_origin(scope):
            await self.refuse_unreadable(scope, receive, sealed)
        elif self.foreign(scope):
            await self.refuse_foreign(scope, receive, sealed)
        else:
            await self.app(scope, receive, sealed)

    def foreign(self, scope: Scope) -> bool:
        """Whether a page of another origin asks for something that could change things.

        Browsers always say where a socket or a POST comes from; a program that says nothing carries no browser's cookie.
        """
        if scope["type"] == "http" and scope["method"] in SAFE:
            return False
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
        return origin not in self.origins and urlsplit(origin).netloc.lower() != headers.get("host", "").lower()


def _no_address(path: str) -> bool:
    """Whether no file, table or page can have this address: it has control characters, or a part no disk would take."""
    return any(character < " " for character in path) or any(
        len(part.encode(errors="replace")) > LONGEST_PART for part in path.split("/")
    )


def _no_origin(scope: Scope) -> bool:
    """Whether somebody says that they come from where no page can be."""
    try:
        urlsplit(Headers(scope=scope).get("origin", ""))
    except ValueError:
        return True
    return False
