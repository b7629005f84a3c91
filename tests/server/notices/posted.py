"""A real endpoint of the tests, to which a house posts."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

from tests.server.people import PATIENCE


class Posted(NamedTuple):
    """One request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Endpoint:
    """Takes what is posted and answers with a status."""

    def __init__(self) -> None:
        self.status = 201
        self.posted: queue.Queue[Posted] = queue.Queue()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}/here"

    def next(self) -> Posted:
        """The next request."""
        return self.posted.get(timeout=PATIENCE)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                self.send_response(endpoint.status)
                self.send_header("location", endpoint.address + "/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()
                endpoint.posted.put(Posted(self.path, headers, body))

            def log_message(self, *_words: object) -> None:
                """Say nothing."""

        return Handler


@contextmanager
def endpoint() -> Iterator[Endpoint]:
    """An endpoint for a while."""
    running = Endpoint()
    thread = threading.Thread(target=running.server.serve_forever)
    thread.start()
    try:
        yield running
    finally:
        running.server.shutdown()
        thread.join()
        running.server.server_close()
