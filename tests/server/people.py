"""People for conversations: they open tables, sit down, say things and hear things, over real sockets."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from durbar.server.http.limits import Limits
from durbar.server.http.running import Server, configured
from durbar.server.wire.change import laid_over

GENEROUS = Limits(
    messages_per_second=10_000,
    messages_at_once=10_000,
    requests_per_second=10_000,
    requests_at_once=10_000,
    tables_per_minute=10_000,
    tables_at_once=10_000,
    undos_per_minute=600_000,
    undos_at_once=10_000,
    remarks_per_minute=600_000,
    remarks_at_once=10_000,
    rows_per_day=10_000_000,
)
Servers = Callable[..., "Here"]
PATIENCE = 60.0
"""How many seconds somebody waits to hear what must come; only a broken server takes as long."""


class Here:
    """A server in this process, on a port of its own."""

    def __init__(self, data: Path, **choices: Any) -> None:
        self.data = data
        self.choices = {"pause": 0.0, "grace": 0.0, "limits": GENEROUS, **choices}
        self.start()

    def start(self) -> None:
        """Open the doors."""
        ready = threading.Event()
        self.port = 0

        def opened(port: int) -> None:
            self.port = port
            ready.set()

        self.server = Server(configured("127.0.0.1", 0, self.data, None, **self.choices), opened)
        self.thread = threading.Thread(target=self.server.run)
        self.thread.start()
        assert ready.wait(PATIENCE), "The server did not start."

    def stop(self) -> None:
        """Close the doors politely."""
        self.server.should_exit = True
        self.thread.join()

    def restart(self) -> None:
        """The same data, a new server."""
        self.stop()
        self.start()


class Elsewhere:
    """A server in a process of its own, which can be killed."""

    PROGRAM = """
import json, sys
from pathlib import Path
from durbar.server.http.running import run_server
from tests.server.people import GENEROUS
choices = {"pause": 0.0, "grace": 0.0, "limits": GENEROUS, **json.loads(sys.argv[3])}
run_server("127.0.0.1", int(sys.argv[2]), Path(sys.argv[1]), None, ready=lambda port: print(port, flush=True), **choices)
"""

    before: tuple[str, ...] = ()
    """What comes before the command."""

    def __init__(self, data: Path, **choices: Any) -> None:
        self.data = data
        self.log = data.with_suffix(".log")
        self.choices = choices
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start the process and learn its port, which it keeps."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        command = [sys.executable, "-c", self.PROGRAM, str(self.data), str(self.port), json.dumps(self.choices)]
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*self.before, *command], stdout=subprocess.PIPE, stderr=log, env=environment, text=True
            )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def kill(self) -> None:
        """No goodbye: kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    stop = kill


class Obeying(Elsewhere):
    """One that is bound by the permissions of files even where root starts it; on Linux."""

    before = (
        sys.executable,
        "-c",
        # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE
        "import ctypes, os, sys; ctypes.CDLL(None).prctl(24, 1, 0, 0, 0); os.execv(sys.argv[1], sys.argv[1:])",
    )


class Listening(Protocol):
    """Any server there is to talk to."""

    port: int


def unused_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Mind:
    """A worker that thinks for the servers of a PostgreSQL, in a process of its own."""

    def __init__(self, store: str) -> None:
        self.store = store
        self.start()

    def start(self) -> None:
        """Start the process and wait until it thinks."""
        command = [sys.executable, "-m", "durbar", "think", "--store", self.store]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, text=True
        )
        assert self.process.stdout is not None
        assert "thinks" in self.process.stdout.readline()

    def kill(self) -> None:
        """No goodbye: kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Person:
    """Somebody with a browser: one token, any number of tabs."""

    def __init__(self, server: Listening, name: str, language: str = "en") -> None:
        self.server = server
        self.name = name
        self.language = language
        self.token = secrets.token_urlsafe(32)

    @property
    def web(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    def asks(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One request, as a browser of this site makes it."""
        headers = {
            "cookie": f"durbar={self.token}",
            "origin": self.web,
            "accept-language": self.language,
            **more.pop("headers", {}),
        }
        return httpx.request(method, self.web + path, headers=headers, timeout=PATIENCE, **more)

    def opens(self, **wish: Any) -> str:
        """Open a table and sit down; returns its id."""
        answer = self.asks("POST", "/api/tables", json={"game": "legacy", "name": self.name, **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sits(self, table: str, seat: int | None = None) -> int:
        """Take a seat by the link."""
        answer = self.asks("POST", f"/api/tables/{table}/seats", json={"name": self.name, "seat": seat})
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    def lists(self) -> list[dict[str, Any]]:
        """My tables."""
        return list(self.asks("GET", "/api/tables").json())

    @contextlib.contextmanager
    def at(self, table: str, seen: int = 0) -> Iterator[Tab]:
        """Open the table in a tab."""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket?lang={self.language}&seen={seen}"
        headers = {"cookie": f"durbar={self.token}"}
        with connect(
            address,
            additional_headers=headers,
            origin=Origin(self.web),
            compression=None,
            open_timeout=PATIENCE,
        ) as socket:
            yield Tab(self, socket)


def position_after(known: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Where the match stands for somebody who heard a message."""
    told = message.get("position")
    if told and message["type"] == "moved":
        return {**told, "view": laid_over(known.get("view"), message["view"])}
    return told or known


class Tab:
    """One open socket. It remembers the last position it was told, as a browser does."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.you: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    @property
    def n(self) -> int:
        return int(self.position["n"])

    @property
    def seat(self) -> int:
        return int(self.you["seat"])

    def hears(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Wait for the next message of a kind (with these fields); others that come before it are taken in as well."""
        while True:
            message = self.next()
            if message["type"] == kind and fields.items() <= message.items():
                return message
            assert message["type"] != "refused" or kind == "refused", message

    def next(self) -> dict[str, Any]:
        """The next message, taken in."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(message)
        self.position = position_after(self.position, message)
        self.table = message.get("table") or self.table
        self.you = message.get("you") or self.you
        if message["type"] == "snapshot":
            self.log = (self.log if message["since"] else []) + message["log"]
        elif message["type"] == "moved":
            self.log = [line for line in self.log if line["step"] <= message["kept"]] + message["log"]
        return message

    def waits(self) -> None:
        """Hear what happens until it is their turn."""
        while not self.asked:
            self.next()

    def says(self, kind: str, **fields: Any) -> None:
        """Say something, without waiting."""
        self.sends(json.dumps({"type": kind, **fields}))

    def sends(self, raw: str | bytes) -> None:
        """Send anything at all."""
        self.socket.send(raw)

    def does(self, kind: str, **fields: Any) -> int:
        """Say something and wait until it is done."""
        ref = len(self.heard) + 1000
        self.says(kind, ref=ref, **fields)
        return int(self.hears("done", ref=ref)["n"])

    def plays(self, place: int = 0) -> int:
        """Give one of the legal answers to the position last heard."""
        return self.does("play", code=self.position["legal"][place]["code"], n=self.n)

    def is_refused(self, kind: str, **fields: Any) -> str:
        """Say something that is refused; returns the reason's kind."""
        self.says(kind, **fields)
        return str(self.hears("refused")["reason"]["kind"])

    def is_cut_off(self) -> int:
        """Hear everything until the socket is closed; returns the code."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    @property
    def asked(self) -> bool:
        return bool(self.position["legal"])


def sit_down(anna: Person, ben: Person, **wish: Any) -> str:
    """A table for two where the match has begun."""
    table = anna.opens(seats=2, **wish)
    ben.sits(table)
    return table


@contextlib.contextmanager
def at_table(table: str, one: Person, other: Person) -> Iterator[tuple[Tab, Tab]]:
    """Two people at a running table, who is asked first."""
    with one.at(table) as a, other.at(table) as b:
        a.hears("snapshot")
        b.hears("snapshot")
        yield (a, b) if a.asked else (b, a)


def finish(tabs: list[Tab]) -> None:
    """Everybody plays on, the first legal answer each time, until the match is over."""
    while True:
        latest = max(tab.n for tab in tabs)
        for tab in tabs:
            while tab.n < latest:
                tab.next()
        if tabs[0].position["over"]:
            return
        asked = next((tab for tab in tabs if tab.asked), None)
        if asked is None:
            tabs[0].next()
        else:
            asked.plays()
