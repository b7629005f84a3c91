"""People for benchmarks: a real server process, real sockets, and players who answer at random and note when they hear of it."""

import asyncio
import json
import os
import platform
import secrets
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVER = """
import sys
from pathlib import Path
from durbar.server.http.limits import Limits
from durbar.server.http.running import run_server
many = 10**6
open_wide = Limits(messages_per_second=many, messages_at_once=many, requests_per_second=many, requests_at_once=many,
                   tables_per_minute=many, tables_at_once=many, sockets_per_address=many, connections_per_address=many,
                   rows_per_day=10**9)
limits = Limits() if "limited" in sys.argv else open_wide
run_server("127.0.0.1", 0, Path(sys.argv[1]), None, limits=limits, ready=lambda port: print(port, flush=True))
"""
SHARES = {"p50_ms": 0.5, "p90_ms": 0.9, "p99_ms": 0.99, "max_ms": 1.0}
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Legal(msgspec.Struct):
    """All this player looks at of an action."""

    code: int


class Position(msgspec.Struct):
    """All this player looks at of a position."""

    n: int
    legal: list[Legal]
    actors: list[int]
    undo: bool
    warming: bool


class Message(msgspec.Struct):
    """All this player looks at of a message."""

    type: str
    position: Position | None = None


_decode = msgspec.json.Decoder(Message).decode


class Seat:
    """One person at one table."""

    def __init__(self, table: "Table", socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.legal: list[Legal] = []
        self.n = -1
        self.undo = False
        self.warming = False

    async def listen(self) -> None:
        """Note when each position arrives."""
        async for raw in self.socket:
            now = time.perf_counter()
            self.table.bytes += len(raw)
            message = _decode(raw)
            if message.position is not None:
                self.n, self.legal = message.position.n, message.position.legal
                self.undo, self.warming = message.position.undo, message.position.warming
                self.table.arrived(message.position, now)

    async def say(self, **message: Any) -> None:
        """Say something at the table."""
        await self.socket.send(json.dumps(message))


class Table:
    """One table: at most one move under way at a time."""

    def __init__(self, key: str, seats: int, headers: list[dict[str, str]]) -> None:
        self.key = key
        self.count = seats
        self.headers = headers
        self.seats: list[Seat] = []
        self.listening: list[asyncio.Task[None]] = []
        self.under_way: tuple[int, float] | None = None
        self.waiting = 0
        self.times: list[float] = []
        self.over = False
        self.bytes = 0

    def arrived(self, position: Position, now: float) -> None:
        """Somebody heard a position; when all have, the move is told."""
        self.over = not position.actors
        if self.under_way is not None and position.n == self.under_way[0]:
            self.waiting -= 1
            if self.waiting == 0:
                self.times.append(now - self.under_way[1])
                self.under_way = None

    def asked(self) -> Seat | None:
        """Whoever is asked, if nothing is under way."""
        if self.under_way is not None or self.over:
            return None
        return next((seat for seat in self.seats if seat.legal), None)

    async def move(self) -> bool:
        """Whoever is asked answers."""
        asked = self.asked()
        if asked is None:
            return False
        self.under_way, self.waiting = (asked.n + 1, time.perf_counter()), self.count
        await asked.say(type="play", code=secrets.choice(asked.legal).code, n=asked.n)
        return True

    def leave(self) -> None:
        """Listen no more."""
        for task in self.listening:
            task.cancel()


class Visitors:
    """People of one address, who open tables and sit down at them."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.web = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, transport=transport)

    async def sit_down(self, game: str, seats: int) -> Table:
        """Open a table, take all its seats, and listen on each."""
        headers = [{"authorization": f"Bearer {secrets.token_urlsafe(32)}"} for _ in range(seats)]
        wish = {"game": game, "seats": seats, "name": "P0"}
        opened = (await self.web.post("/api/tables", json=wish, headers=headers[0])).raise_for_status()
        table = Table(opened.json()["id"], seats, headers)
        for number in range(1, seats):
            path = f"/api/tables/{table.key}/seats"
            (await self.web.post(path, json={"name": f"P{number}"}, headers=headers[number])).raise_for_status()
        for each in headers:
            await self.listen(table, each)
        return table

    async def watch_bots(self, game: str, seats: int, level: str) -> Table:
        """Open a table of bots, and look on."""
        headers = [{"authorization": f"Bearer {secrets.token_urlsafe(32)}"}]
        wish = {"game": game, "seats": seats, "seat": None, "name": "W", "fill": level}
        opened = (await self.web.post("/api/tables", json=wish, headers=headers[0])).raise_for_status()
        table = Table(opened.json()["id"], 1, headers)
        await self.listen(table, headers[0])
        return table

    async def listen(self, table: Table, headers: dict[str, str]) -> None:
        """One more line to a table."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table.key}/socket"
        line: dict[str, Any] = {"compression": None, "ping_interval": None, "open_timeout": 60}
        socket = await connect(address, additional_headers=headers, local_addr=(self.address, 0), **line)
        seat = Seat(table, socket)
        table.seats.append(seat)
        table.listening.append(asyncio.create_task(seat.listen()))


async def play(tables: list[Table], rate: float, seconds: float) -> int:
    """Moves at a steady rate, from table to table; returns how many were made."""
    total, began, moves, tried = int(rate * seconds), time.perf_counter(), 0, 0
    while moves < total:
        await asyncio.sleep(max(0.0, began + moves / rate - time.perf_counter()))
        for _ in range(len(tables)):
            tried += 1
            if await tables[tried % len(tables)].move():
                moves += 1
                break
        else:
            if all(table.over for table in tables):
                break
            await asyncio.sleep(0.001)
    await asyncio.sleep(1)
    return moves


def spread(times: list[float]) -> dict[str, float]:
    """The times below which some shares of all times lie, in milliseconds."""
    ordered = sorted(times)
    places = {name: min(len(ordered) - 1, int(len(ordered) * share)) for name, share in SHARES.items()}
    return {name: round(1000 * ordered[place], 2) for name, place in places.items()}


class Process:
    """A server of its own, and what the system tells of it."""

    def __init__(self, folder: str, *how: str) -> None:
        began = time.perf_counter()
        with (Path(folder) / "log").open("w") as log:
            command = [sys.executable, "-c", SERVER, folder, *how]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        httpx.get(f"http://127.0.0.1:{self.port}/api/games").raise_for_status()
        self.first_request = time.perf_counter() - began

    def resident(self) -> float:
        """MB of memory it holds, where the system tells."""
        status = Path(f"/proc/{self.process.pid}/status")
        lines = status.read_text().splitlines() if status.exists() else []
        return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), float("nan"))

    def busy(self) -> float:
        """Seconds of processor time it took, where the system tells."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        fields = stat.read_text().rpartition(")")[2].split() if stat.exists() else []
        return (int(fields[11]) + int(fields[12])) / TICKS if fields else float("nan")

    def stop(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait()


def machine() -> str:
    """What was measured on, and how busy that was."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    return f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f}, Python {platform.python_version()}"
