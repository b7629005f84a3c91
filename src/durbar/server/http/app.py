"""The application: routes, what guards them, and the services behind them."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Mount
from starlette.types import ASGIApp

from durbar.server import logs
from durbar.server.http import api
from durbar.server.http.manual import manual_route
from durbar.server.http.recognition import Recognition
from durbar.server.http.security import Guard
from durbar.server.http.static import Pages
from durbar.server.http.throttle import Throttle
from durbar.server.refusals import Denied
from durbar.server.services import Services
from durbar.server.settings import Settings
from durbar.server.store import Away, Store
from durbar.server.store.archive import archive_quiet
from durbar.server.table.lobby import Lobby

HOUR = 3600.0


def create(data: Path | str, **choices: Any) -> ASGIApp:
    """The application over a data folder; further choices are those of `Settings`."""
    settings = Settings(Path(data), **choices)

    @contextlib.asynccontextmanager
    async def living(app: Starlette) -> AsyncIterator[None]:
        app.state.services = await Services.open(settings)
        sweeping = asyncio.create_task(_sweep(app.state.services.lobby, settings.idle))
        archiving = asyncio.create_task(_archive(app.state.services.store, settings.archive))
        ordering = asyncio.create_task(app.state.services.orders.watch())
        keeping = asyncio.create_task(app.state.services.lobby.keeper.watch(app.state.services.lobby, settings.keeping))
        try:
            yield
        finally:
            sweeping.cancel()
            archiving.cancel()
            keeping.cancel()
            ordering.cancel()
            await app.state.services.close()

    rooms = Starlette(
        routes=[*api.ROUTES, manual_route(settings.manual), Mount("/", Pages(settings.static))],
        middleware=[Middleware(Throttle, refuse=api.too_fast), Middleware(Recognition, refuse=api.banned)],
        exception_handlers={Denied: api.denied, Away: api.away, HTTPException: api.wrong, Exception: api.unexpected},
        lifespan=living,
    )
    # Outside of everything, so that the answer to an error of our own carries its headers too.
    return Guard(rooms, api.foreign, api.unreadable, settings.origins)


async def _sweep(lobby: Lobby, idle: float) -> None:
    while True:
        await asyncio.sleep(max(idle / 10, 0.05))
        lobby.sweep()


async def _archive(store: Store, days: float) -> None:
    while days:
        await asyncio.sleep(HOUR)
        try:
            archived = await archive_quiet(store, int(time.time() - days * 24 * HOUR))
            logs.event("archived", tables=archived.tables, bytes=archived.size)
        except Exception as error:
            logs.trouble("not archived", error)
