"""The door: every connection is counted, and whoever neither finishes asking nor takes the answer is shown out."""

import asyncio
import functools
import ipaddress
import logging
import socket
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from durbar.server import logs
from durbar.server.http.limits import Crowd, Limits, neighbourhood


class Doorkeeper:
    """Who is inside, and how long they may take; one for all connections of a server."""

    def __init__(self, limits: Limits, most: int, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self.proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self.crowd = Crowd(limits.connections_per_address, most)
        self.for_requests = functools.partial(Door, self)
        self.for_sockets = functools.partial(Line, self)

    def counted_as(self, host: str, connection: object) -> str:
        """Whom a connection belongs to; behind a proxy are many people, so there each is only counted among all."""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return host
        if any(address in network for network in self.proxies):
            return f"{host} {id(connection)}"
        return neighbourhood(host)


class Watched(asyncio.Protocol):
    """A connection that has a place in the crowd, and a deadline while something sent to it is not taken."""

    client: tuple[str, int] | None
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop

    def __init__(self, keeper: Doorkeeper, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.keeper = keeper
        self._inside: str | None = None
        self._untaken: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody knocks; where too many are inside, they are turned away before a word is read."""
        super().connection_made(transport)
        # Anything the system does not take from us at once counts as not taken: `close` would wait for it for ever.
        self.transport.set_write_buffer_limits(high=0)
        self.transport.get_extra_info("socket").setsockopt(
            socket.SOL_SOCKET, socket.SO_SNDBUF, self.keeper.limits.untaken_bytes
        )
        address = self.keeper.counted_as(self.client[0] if self.client else "", self)
        if self.keeper.crowd.enter(address):
            self._inside = address
        else:
            self.show_out("too many connections")

    def connection_lost(self, exc: Exception | None) -> None:
        """They went, or were shown out."""
        self.leave()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """They do not take what is sent as fast as it comes."""
        super().pause_writing()
        wait = self.keeper.limits.taking_seconds
        self._untaken = self.loop.call_later(wait, self.show_out, "does not take what is sent")

    def resume_writing(self) -> None:
        """They have taken all."""
        _stop(self._untaken)
        super().resume_writing()

    def leave(self) -> None:
        """Give the place back."""
        _stop(self._untaken)
        if self._inside is not None:
            self.keeper.crowd.leave(self._inside)
            self._inside = None

    def show_out(self, why: str) -> None:
        """Cut the line at once, whatever is still unsent."""
        logs.event("connection cut off", level=logging.WARNING, why=why)
        self.transport.abort()


class Door(Watched, H11Protocol):
    """A connection that asks: the whole of a request has to be here in time, from its first byte on."""

    def __init__(self, keeper: Doorkeeper, **uvicorn: Any) -> None:
        super().__init__(keeper, **uvicorn)
        self._unasked: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Whoever knocks has to say what they want."""
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        """A piece of a request; further pieces do not lengthen the time for it."""
        super().data_received(data)
        self._expect()

    def leave(self) -> None:
        """Nothing more is expected of them."""
        _stop(self._unasked)
        super().leave()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The place passes to the socket."""
        self.leave()
        super().handle_websocket_upgrade(event)

    def _expect(self) -> None:
        if self._inside is None or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            _stop(self._unasked)
            self._unasked = None
        elif self._unasked is None:
            wait = self.keeper.limits.asking_seconds
            self._unasked = self.loop.call_later(wait, self.show_out, "does not finish asking")


class Line(Watched, WebSocketsSansIOProtocol):
    """A socket; uvicorn's pings find out those who are no longer there."""

    def keepalive_timeout(self) -> None:
        """A close that nobody takes would wait for ever, so the line is cut."""
        super().keepalive_timeout()
        self.transport.abort()


def _stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
