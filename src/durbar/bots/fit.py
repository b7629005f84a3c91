"""`python -m durbar.bots.fit GAME`: weights for a judge, fitted to self-play by least squares; the same seed gives the same weights.

The judge's file names its `FEATURES`, has `feature(s, seat, which)`, and keeps `WEIGHTS` in units of 1 / (100 << SHIFT) points.
"""

from __future__ import annotations

import argparse
import hashlib
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from durbar.bots import judges
from durbar.bots.lineup import bot
from durbar.bots.uniform import legal
from durbar.core.match import Match
from durbar.games import game as by_key

ROUGH = 0.1


def positions(job: tuple[str, int, str, int, int]) -> tuple[list[list[int]], list[int]]:
    """Play one match; returns the features of every seat at every decision, and the points it got in the end."""
    key, seats, name, seed, number = job
    game = by_key(key)
    room: Any = judges.room(game)
    player = bot(name)
    match = Match.start(game, seats=seats, secret=hashlib.sha256(f"fit {seed} {number}".encode()).digest())
    rows: list[list[int]] = []
    while not match.over:
        seat = match.actors()[0]
        source = int.from_bytes(hashlib.sha256(f"fit {seed} {number} {len(match.steps)}".encode()).digest()[:7], "big")
        rows += [[room.feature(match.state, s, which) for which in range(len(room.FEATURES))] for s in range(seats)]
        stray = source % 1000 < ROUGH * 1000
        codes = legal(game, match.state, seat)
        match.play(
            seat,
            codes[source % len(codes)] if stray else player.choose(game, match.known_to(seat, source), seat, source),
        )
    points = [score.points for score in match.scores()]
    return rows, points * (len(rows) // seats)


def fitted(rows: list[list[int]], targets: list[int], scale: int) -> list[int]:
    """The weights that foretell the points best, as integers."""
    import numpy

    a, b = numpy.array(rows, float), numpy.array(targets, float)
    calm = numpy.eye(a.shape[1]) * 1e-3 * len(b)
    calm[-1, -1] = 0.0
    weights = numpy.linalg.solve(a.T @ a + calm, a.T @ b)
    error = float(numpy.sqrt(numpy.mean((a @ weights - b) ** 2)))
    print(f"{len(b)} positions, off by {error:.2f} points; the mean alone is off by {float(b.std()):.2f}")
    return [round(w * scale) for w in weights]


def main() -> None:
    """Play, fit, and print what belongs into the judge's file."""
    ask = argparse.ArgumentParser(prog="python -m durbar.bots.fit", description=__doc__)
    ask.add_argument("game")
    ask.add_argument("--matches", type=int, default=200)
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--bot", default="vizier")
    ask.add_argument("--seats", type=int, nargs="*")
    asked = ask.parse_args()
    game = by_key(asked.game)
    room: Any = judges.room(game)
    seats = asked.seats or [n for n in game.seats if n > 1]
    jobs = [(asked.game, seats[i % len(seats)], asked.bot, asked.seed, i) for i in range(asked.matches)]
    rows: list[list[int]] = []
    targets: list[int] = []
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for found, points in pool.map(positions, jobs, chunksize=4):
            rows += found
            targets += points
    weights = fitted(rows, targets, 100 << room.SHIFT)
    for name, before, now in zip(room.FEATURES, room.WEIGHTS, weights, strict=True):
        print(f"{name:60} {before:7} → {now:7}")
    print(f"WEIGHTS = {tuple(weights)}")


if __name__ == "__main__":
    main()
