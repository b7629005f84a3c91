"""A neighbour under attack: how long people at one table wait for their moves while an address asks for all it is allowed.

`python -m benchmarks.neighbour [--game rajas] [--rate 10] [--seconds 10] [--json]`: a server with its usual limits; two people play in
peace, then while another address asks again and again for the history and the positions of a long match, plays and takes back.
"""

import argparse
import asyncio
import json
import secrets
import tempfile
from collections.abc import Awaitable, Callable
from typing import Any

from benchmarks.people import Process, Table, Visitors, machine, play, spread

ATTACKER = "127.0.0.2"
AT_ONCE = 20
"""How many requests of an attack are under way at a time."""
STORMS = 10
"""At so many tables an attacker plays and takes back."""


async def finished(people: Visitors, game: str) -> Table:
    """A table whose match is over, played at random, as fast as the usual limits allow."""
    table = await people.sit_down(game, 2)
    while not table.over:
        if not await table.move():
            await asyncio.sleep(0.002)
        await asyncio.sleep(0.06)
    return table


async def ask(attackers: Visitors, path: Callable[[], str]) -> None:
    """Ask again and again."""
    while True:
        await attackers.web.get(path())


async def waver(table: Table) -> None:
    """Play and take back, again and again."""
    while True:
        for seat in table.seats:
            if seat.undo:
                await seat.say(type="undo", n=seat.n)
            elif seat.legal:
                await seat.say(type="play", code=secrets.choice(seat.legal).code, n=seat.n)
        await asyncio.sleep(0.05)


async def measure(server: Process, options: argparse.Namespace) -> dict[str, Any]:
    """Play in peace and under each attack."""
    people, attackers = Visitors(server.port), Visitors(server.port, ATTACKER)
    old = await finished(attackers, options.game)
    storms = [await attackers.sit_down(options.game, 2) for _ in range(STORMS)]
    length = old.seats[0].n

    def history() -> str:
        return f"/api/tables/{old.key}/history"

    def positions() -> str:
        return f"/api/tables/{old.key}/positions/{secrets.randbelow(length)}"

    attacks: dict[str, list[Callable[[], Awaitable[None]]]] = {
        "peace": [],
        "history": [lambda: ask(attackers, history)] * AT_ONCE,
        "positions": [lambda: ask(attackers, positions)] * AT_ONCE,
        "undo": [lambda table=table: waver(table) for table in storms],  # type: ignore[misc]
    }
    return {name: await under(people, attack, options) for name, attack in attacks.items()}


async def under(people: Visitors, attack: list[Callable[[], Awaitable[None]]], options: argparse.Namespace) -> Any:
    """How long moves take while an attack goes on."""
    table = await people.sit_down(options.game, 2)
    raging = [asyncio.ensure_future(work()) for work in attack]
    await asyncio.sleep(1)
    await play([table], options.rate, options.seconds)
    for task in raging:
        task.cancel()
    await asyncio.gather(*raging, return_exceptions=True)
    table.leave()
    return spread(table.times)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="rajas")
    parser.add_argument("--rate", type=float, default=10)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(folder, "limited")
        try:
            figures = asyncio.run(measure(server, options))
        finally:
            server.stop()
    if options.json:
        print(json.dumps(figures | {"game": options.game, "rate": options.rate, "machine": machine()}))
        return
    for attack, times in figures.items():
        print(f"{attack:10} move -> everyone told: " + ", ".join(f"{name} {time}" for name, time in times.items()))
    print(f"measured on {machine()}; attackers and players run on the same machine")


if __name__ == "__main__":
    main()
