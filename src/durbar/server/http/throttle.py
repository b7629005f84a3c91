"""The throttle: counts what each address asks for, and writes one log line per request."""

import time

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from durbar.server import logs
from durbar.server.http.limits import neighbourhood
from durbar.server.services import services


class Throttle:
    """Stands in front of the routes; `refuse` answers whoever asks too much."""

    def __init__(self, app: ASGIApp, refuse: ASGIApp) -> None:
        self.app = app
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            return await self.app(scope, receive, send)
        request = Request(scope)
        here = services(request)
        if not here.request_gate.admits(neighbourhood(request.client.host if request.client else "")):
            return await self.refuse(scope, receive, send)
        began = time.perf_counter()
        status = 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            route = getattr(scope.get("route"), "path", "/api")
            seconds = time.perf_counter() - began
            here.figures.spreads["request"].note(seconds)
            logs.event("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))
