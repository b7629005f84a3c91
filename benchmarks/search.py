"""The search beside random matches and beside itself run plain, and how long levels think: `python benchmarks/search.py [GAME …]`."""

import sys
import time
from statistics import quantiles

from durbar.arena.figures.speed import random_play, simulations
from durbar.bots.lineup import LEVELS
from durbar.bots.search.memory import search_on
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.engines.plain import Plain
from durbar.engines.pool import pool
from durbar.games import GAMES, game

DECISIONS = 12


def speed(found: Game) -> None:
    """Simulations with full random playouts beside random matches, and beside the same search run plain."""
    engine, plain = pool(found).load(), search_on(Plain(found))
    for seats in dict.fromkeys((found.seats[0], found.seats[-1])):
        _, matches, compiled = random_play(engine, seats, 2.0)
        slow = max(simulations(plain, seats, 40, seed) for seed in range(3))
        print(
            f"{found.key}, {seats} seats: {compiled:,.0f} simulations/s, {compiled / matches:.2f} of {matches:,.0f} random matches/s "
            f"(asked: 0.50), {compiled / slow:.0f} times plain (asked: 50)"
        )


def answers(found: Game, seats: int) -> None:
    """Seconds a level takes over decisions spread over a match."""
    pool(found).load()
    for name, level in LEVELS.items():
        spent: list[float] = []
        match = Match.start(found, seats=seats, secret=b"benchmark")
        while not match.over and len(spent) < DECISIONS:
            seat = match.actors()[0]
            codes, source = match.codes(seat), len(match.steps) + 1
            code = codes[source % len(codes)]
            if len(codes) > 1 and len(match.steps) % 5 == 0:
                began = time.perf_counter()
                code = level.choose(found, match.known_to(seat, source), seat, source)
                spent.append(time.perf_counter() - began)
            match.play(seat, code)
        cuts = quantiles(spent, n=100, method="inclusive")
        print(f"{found.key}, {seats} seats, {name:9} p50 {cuts[49]:.3f} s, p99 {cuts[98]:.3f} s")


def main(keys: list[str]) -> None:
    """Measure each game."""
    for key in keys or GAMES:
        speed(game(key))
        answers(game(key), game(key).seats[-1])


if __name__ == "__main__":
    main(sys.argv[1:])
