"""Running the application with uvicorn."""

import functools
import gc
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from durbar.server import logs
from durbar.server.http.app import create
from durbar.server.http.door import Doorkeeper
from durbar.server.http.limits import Limits
from durbar.server.store import in_folder
from durbar.server.store.lock import announce_leaving
from durbar.server.store.opening import sqlite_file

SWITCH = 0.001
"""A bot that searches in plain Python hands the interpreter over this often (seconds), so that tables stay quick."""

YOUNG = 20_000
"""After so many new objects Python looks for those that only hold one another: with its usual 700 it goes through hundreds of tables again and again, and everybody waits for it."""

OWN_FILES = 128
"""Open files that are kept free for the store, pages and bots."""


class Server(uvicorn.Server):
    """uvicorn, which also says when it is ready, and when it is about to leave."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[int], None] | None, leaving: Callable[[], None] | None = None
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.leaving = leaving

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """We are told to go: what is under way is finished, and the next server may already wait for our place."""
        if self.leaving is not None:
            self.leaving()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell the port we listen on (it may have been chosen by the system)."""
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            logs.event("serving", host=self.config.host, port=port)
            if self.ready is not None:
                self.ready(port)


def configured(host: str, port: int, data: Path, edition: Path | None, **choices: Any) -> uvicorn.Config:
    """How uvicorn runs us: no access log of its own (paths hold links), no compression of messages, bounded frames."""
    limits: Limits = choices.get("limits", Limits())
    proxies: tuple[str, ...] = tuple(choices.get("proxies", ()))
    keeper = Doorkeeper(limits, room_for(limits.connections), proxies)
    return uvicorn.Config(
        create(data, host=host, edition=edition, **choices),
        host=host,
        port=port,
        http=keeper.for_requests,  # type: ignore[arg-type] # called like the class
        ws=keeper.for_sockets,  # type: ignore[arg-type]
        h11_max_incomplete_event_size=limits.header_bytes,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def room_for(connections: int) -> int:
    """How many connections fit into the files this process may open, raised as far as the system lets us."""
    try:
        import resource
    except ImportError:
        return connections  # where the system has no such limit
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return connections if soft == resource.RLIM_INFINITY else max(1, min(connections, soft - OWN_FILES))


def run_server(
    host: str,
    port: int,
    data: Path,
    edition: Path | None,
    *,
    ready: Callable[[int], None] | None = None,
    **choices: Any,
) -> None:
    """Serve until stopped; `ready` is called with the port once requests are answered."""
    logs.to_stderr()
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(YOUNG)
    gc.freeze()  # what was imported stays anyway
    file = sqlite_file(choices.get("store") or in_folder(data))
    leaving = functools.partial(announce_leaving, file.parent) if file is not None else None
    Server(configured(host, port, data, edition, **choices), ready, leaving).run()
