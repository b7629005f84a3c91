"""Many tables on one server: how long from a move until everybody at the table is told.

`python -m benchmarks.tables [--game legacy] [--tables 200] [--seats 4] [--rate 100] [--seconds 20] [--bots 0] [--json]`:
a real server process, real sockets, all people in this process. Each move is timed from sending it until the last listener
at that table has received it. `--bots 20` adds as many tables where padishahs play one another, watched, all the while.
"""

import argparse
import asyncio
import json
import tempfile
import time
from typing import Any

from rich.progress import Progress

from benchmarks.people import Process, Table, Visitors, machine, play, spread

WARMING = 300
"""So many seconds bots may take until their search is compiled."""


async def measure(server: Process, options: argparse.Namespace) -> dict[str, Any]:
    """Fill the tables, play at the rate, and report."""
    people = Visitors(server.port)
    with Progress(transient=True, disable=options.json) as progress:
        filling = progress.add_task("people sit down", total=options.tables)
        tables: list[Table] = []
        for _ in range(options.tables):
            tables.append(await people.sit_down(options.game, options.seats))
            progress.advance(filling)
    bots = [await people.watch_bots(options.bot_game, options.seats, "padishah") for _ in range(options.bots)]
    await warm(bots)
    heard, busy, own = sum(table.bytes for table in tables), server.busy(), time.process_time()
    moves = await play(tables, options.rate, options.seconds)
    figures = {
        "moves": moves,
        "told": sum(len(table.times) for table in tables),
        "not_told": sum(table.under_way is not None for table in tables),
        **spread([time for table in tables for time in table.times]),
        "cpu_ms_a_move": round(1000 * (server.busy() - busy) / moves, 2),
        "players_ms_a_move": round(1000 * (time.process_time() - own) / moves, 2),
        "bytes_a_listener": round((sum(table.bytes for table in tables) - heard) / moves / options.seats),
        "bots_moved": sum(seat.n for table in bots for seat in table.seats),
    }
    for table in (*tables, *bots):
        table.leave()
    return figures


async def warm(bots: list[Table]) -> None:
    """Wait until all bots search compiled, and a while longer."""
    for _ in range(WARMING):
        await asyncio.sleep(1)
        if not any(seat.warming for table in bots for seat in table.seats):
            return
    raise TimeoutError("The bots' search is still not compiled.")


def told(figures: dict[str, Any]) -> str:
    """The figures in sentences."""
    return """{tables} tables of {game} with {seats} seats on one process, {moves} moves at {rate:g}/s, {bots} tables of padishahs beside ({bots_moved} steps)
move -> everyone told: p50 {p50_ms} ms, p90 {p90_ms} ms, p99 {p99_ms} ms, max {max_ms} ms ({not_told} not told)
the server took {cpu_ms_a_move} ms of processor time a move, its players {players_ms_a_move} ms, and each listener was sent {bytes_a_listener} bytes of it
first request after {first_request_s} s; memory {empty_mb} MB empty, {full_mb} MB with all tables
measured on {machine}; the players run on the same machine""".format(**figures)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="legacy")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--bots", type=int, default=0)
    parser.add_argument("--bot-game", default="legacy")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(folder)
        try:
            figures = {"first_request_s": round(server.first_request, 2), "empty_mb": round(server.resident(), 1)}
            figures |= asyncio.run(measure(server, options)) | {"full_mb": round(server.resident(), 1)}
        finally:
            server.stop()
    names = ("game", "tables", "seats", "rate", "bots", "bot_game")
    figures |= {name: getattr(options, name) for name in names} | {"machine": machine()}
    print(json.dumps(figures) if options.json else told(figures))


if __name__ == "__main__":
    main()
