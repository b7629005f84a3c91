"""What more threads are worth, without matches: `python -m benchmarks.threads GAME [--seats 2] [--simulations 1000] [--seconds 300]`.

At positions of matches between rajas a long search says what each answer is worth. *Regret* is what the answers of shorter ones
give away beside it: one tree, several trees of that size whose counts are added, and one tree with as many simulations as these.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from statistics import fmean, stdev

from durbar.arena.figures.ratings import Z95
from durbar.bots.lineup import answer, bot
from durbar.bots.search.memory import Search, search_on
from durbar.bots.search.minds import Minds
from durbar.bots.search.settings import setting
from durbar.bots.search.think import Budget, Finding, merged, think
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.core.state import Base
from durbar.engines.pool import pool
from durbar.games import game

EVERY = 16
"""One decision in so many is looked at."""
REFERENCE = 40
"""The long search has so many times the simulations."""
TRIES = 4
PATIENT = 600.0
THREADS = (2, 4)

Spot = tuple[Base, int]


def spots(found: Game, seats: int, chance: random.Random) -> Iterator[Spot]:
    """Decisions of one match after another: what the seat knows, and the seat."""
    player, minds = bot("raja"), Minds(1)
    while True:
        match = Match.start(found, seats=seats, secret=chance.randbytes(16))
        while not match.over:
            seat = match.actors()[0]
            codes, source = match.codes(seat), chance.getrandbits(60)
            if len(codes) > 1 and chance.randrange(EVERY) == 0:
                yield match.known_to(seat, source), seat
            match.play(seat, codes[0] if len(codes) == 1 else answer(player, match, seat, source, minds))


def regrets(search: Search, spot: Spot, simulations: int, chance: random.Random) -> dict[str, float]:
    """What each way to search gives away at one decision, on average."""
    s, seat = spot
    own = setting(search.engine.game, s.seats)

    def found(many: int) -> list[Finding]:
        return think(search, s, seat, chance.getrandbits(60), Budget(many, PATIENT), own).findings

    worth = {finding.code: finding.value for finding in found(REFERENCE * simulations)}
    lost: dict[str, list[float]] = {}
    for _ in range(TRIES):
        trees = [found(simulations) for _ in range(max(THREADS))]
        ways = {"1 tree": trees[0]}
        for n in THREADS:
            ways[f"{n} trees"] = merged([finding for tree in trees[:n] for finding in tree])
            ways[f"1 tree, {n} times as long"] = found(n * simulations)
        for way, findings in ways.items():
            value = worth.get(findings[0].code, min(worth.values()))
            lost.setdefault(way, []).append(max(worth.values()) - value)
    return {way: fmean(some) for way, some in lost.items()}


def main() -> None:
    """Look at decisions for so long, and print the means, in thousandths of a win."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game")
    ask.add_argument("--seats", type=int, default=2)
    ask.add_argument("--simulations", type=int, default=1000)
    ask.add_argument("--seconds", type=float, default=300.0)
    ask.add_argument("--seed", type=int, default=0)
    asked = ask.parse_args()
    found, chance = game(asked.game), random.Random(asked.seed)
    search = search_on(pool(found).load())
    until, rows = time.monotonic() + asked.seconds, list[dict[str, float]]()
    for spot in spots(found, asked.seats, chance):
        rows.append(regrets(search, spot, asked.simulations, chance))
        if time.monotonic() > until:
            break
    print(f"{found.name}, {asked.seats} seats, {len(rows)} decisions, {asked.simulations} simulations a tree")
    for way in rows[0]:
        beside = [1000 * (row[way] - row["1 tree"]) for row in rows]
        off = Z95 * stdev(beside) / len(beside) ** 0.5 if len(beside) > 1 else 0.0
        print(f"{way:24} {1000 * fmean(row[way] for row in rows):6.2f}  {fmean(beside):+6.2f} ± {off:.2f}")


if __name__ == "__main__":
    main()
