"""Many tables on one server: how long from a move until everybody at the table is told.

`python benchmarks/tables.py [--tables 200] [--seats 4] [--rate 100] [--seconds 20] [--json]`: a real server process, real sockets,
all people in this process. Each move is timed from sending it until the last listener at that table has received it.
"""

import argparse
import asyncio
import json
import os
import platform
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

SERVER = """
import sys
from pathlib import Path
from durbar.server.http.limits import Limits
from durbar.server.http.running import run_server
many = 10**6
limits = Limits(messages_per_second=many, messages_at_once=many, requests_per_second=many, requests_at_once=many,
                tables_per_minute=many, tables_at_once=many, sockets_per_address=many)
run_server("127.0.0.1", 0, Path(sys.argv[1]), None, limits=limits, ready=lambda port: print(port, flush=True))
"""


class Legal(msgspec.Struct):
    """All this player looks at of an action."""

    code: int


class Position(msgspec.Struct):
    """All this player looks at of a position."""

    n: int
    legal: list[Legal]
    actors: list[int]


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

    async def listen(self) -> None:
        """Note when each position arrives."""
        async for raw in self.socket:
            now = time.perf_counter()
            message = _decode(raw)
            if message.position is not None:
                self.n, self.legal = message.position.n, message.position.legal
                self.table.arrived(message.position, now)


class Table:
    """One table: at most one move under way at a time."""

    def __init__(self, seats: int) -> None:
        self.count = seats
        self.seats: list[Seat] = []
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

    async def move(self) -> bool:
        """Whoever is asked answers, if nothing is under way."""
        asked = next((seat for seat in self.seats if seat.legal), None)
        if self.under_way is not None or asked is None or self.over:
            return False
        self.under_way, self.waiting = (asked.n + 1, time.perf_counter()), self.count
        code = secrets.choice(asked.legal).code
        await asked.socket.send(json.dumps({"type": "play", "code": code, "n": asked.n}))
        return True


async def sit_down(client: httpx.AsyncClient, port: int, seats: int) -> Table:
    """Open a table, take all its seats, and listen on each."""
    table = Table(seats)
    tokens = [secrets.token_urlsafe(32) for _ in range(seats)]
    headers = [{"authorization": f"Bearer {token}"} for token in tokens]
    opened = await client.post("/api/tables", json={"game": "legacy", "seats": seats, "name": "P0"}, headers=headers[0])
    key = opened.json()["id"]
    for number in range(1, seats):
        await client.post(f"/api/tables/{key}/seats", json={"name": f"P{number}"}, headers=headers[number])
    for number in range(seats):
        address = f"ws://127.0.0.1:{port}/api/tables/{key}/socket"
        socket = await connect(address, additional_headers=headers[number], compression=None, ping_interval=None)
        table.seats.append(Seat(table, socket))
    return table


async def measure(port: int, options: argparse.Namespace) -> dict[str, Any]:
    """Fill the tables, play at the rate, and report."""
    with Progress(transient=True, disable=options.json) as progress:
        filling = progress.add_task("people sit down", total=options.tables)
        tables: list[Table] = []
        listening: list[asyncio.Task[None]] = []
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            for _ in range(options.tables):
                table = await sit_down(client, port, options.seats)
                tables.append(table)
                listening += [asyncio.create_task(seat.listen()) for seat in table.seats]
                progress.advance(filling)
        await asyncio.sleep(1)
        moves = await play(tables, options, progress)
    late = sum(table.under_way is not None for table in tables)
    times = sorted(t for table in tables for t in table.times)
    for task in listening:
        task.cancel()
    return {
        "moves": moves,
        "told": len(times),
        "not_told": late,
        **{name: round(1000 * percentile(times, share), 2) for name, share in SHARES.items()},
    }


SHARES = {"p50_ms": 0.5, "p90_ms": 0.9, "p99_ms": 0.99, "max_ms": 1.0}


def percentile(times: list[float], share: float) -> float:
    """The time below which this share of all times lies."""
    return times[min(len(times) - 1, int(len(times) * share))]


async def play(tables: list[Table], options: argparse.Namespace, progress: Progress) -> int:
    """Moves at a steady rate, from table to table."""
    total = int(options.rate * options.seconds)
    playing = progress.add_task("people play", total=total)
    began = time.perf_counter()
    moves = tried = 0
    while moves < total:
        await asyncio.sleep(max(0.0, began + moves / options.rate - time.perf_counter()))
        for _ in range(len(tables)):
            tried += 1
            if await tables[tried % len(tables)].move():
                break
        else:
            break
        moves += 1
        progress.advance(playing)
    await asyncio.sleep(1)
    return moves


def resident(process: int) -> float:
    """MB of memory a process holds, where the system tells."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return float("nan")
    return next(int(line.split()[1]) / 1024 for line in status.read_text().splitlines() if line.startswith("VmRSS"))


def start(folder: str) -> tuple[subprocess.Popen[str], int, float]:
    """Start a server; returns it, its port, and the seconds until it answered its first request."""
    began = time.perf_counter()
    with open(Path(folder) / "log", "w") as log:  # noqa: PTH123 - handed to the process
        process = subprocess.Popen(
            [sys.executable, "-c", SERVER, folder], stdout=subprocess.PIPE, stderr=log, text=True
        )
    assert process.stdout is not None
    port = int(process.stdout.readline())
    httpx.get(f"http://127.0.0.1:{port}/api/games").raise_for_status()
    return process, port, time.perf_counter() - began


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, port, first = start(folder)
        try:
            empty = resident(process.pid)
            figures = asyncio.run(measure(port, options))
            figures |= {
                "first_request_s": round(first, 2),
                "empty_mb": round(empty, 1),
                "full_mb": round(resident(process.pid), 1),
            }
        finally:
            process.kill()
            process.wait()
    figures |= {"tables": options.tables, "seats": options.seats, "rate": options.rate}
    figures["machine"] = (
        f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, Python {platform.python_version()}"
    )
    if options.json:
        print(json.dumps(figures))
        return
    print(
        f"{figures['tables']} tables with {figures['seats']} seats on one process, {figures['moves']} moves at {figures['rate']:g}/s"
    )
    print(
        f"move -> everyone told: p50 {figures['p50_ms']} ms, p90 {figures['p90_ms']} ms, p99 {figures['p99_ms']} ms, max {figures['max_ms']} ms ({figures['not_told']} not told)"
    )
    print(
        f"first request after {figures['first_request_s']} s; memory {figures['empty_mb']} MB empty, {figures['full_mb']} MB with all tables"
    )
    print(f"measured on {figures['machine']}; the players run on the same machine")


if __name__ == "__main__":
    main()
