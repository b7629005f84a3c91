"""Recognition: which person a browser belongs to, looked up once for each request."""

from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from durbar.server.people.identity import PERSON, hashed, told_token
from durbar.server.refusals import Denied
from durbar.server.services import services
from durbar.server.store import Away


class Recognition:
    """Stands in front of the routes, and notes whom they deal with."""

    def __init__(self, app: ASGIApp, refuse: ASGIApp) -> None:
        self.app = app
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket."""
        if scope["type"] in ("http", "websocket") and scope["path"].startswith("/api/"):
            connection = HTTPConnection(scope)
            token = told_token(connection)
            # Without the store nothing can be done anyway, and the routes say so.
            try:
                with suppress(Away):
                    if token is not None:
                        scope[PERSON] = await services(connection).devices.owner(hashed(token))
            except Denied:
                return await self.refuse(scope, receive, send)
        return await self.app(scope, receive, send)
