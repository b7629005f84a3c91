"""How fast the lab steps: random answers at 4,096 tables, against compiled random matches on as many cores, in one run."""

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor

from durbar.engines.playout import random_matches
from durbar.games import GAMES, game
from durbar.lab import batch
from durbar.lab.batches import engine_of

TABLES = 4096


def stepping(key: str, seconds: float) -> float:
    """Answers a second of a batch on all cores."""
    played = batch(key, tables=TABLES, seats=game(key).seats[-1], seed=1)
    played.step(played.sample())
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        played.step(played.sample())
        steps += 1
    return steps * TABLES / (time.perf_counter() - began)


def whole_matches(key: str, seconds: float) -> float:
    """Decisions a second of random matches played to their ends, a thread for each core."""
    cores = os.cpu_count() or 1
    random_matches(engine_of(game(key)), 1, game(key).seats[-1], 1)
    began = time.perf_counter()
    with ThreadPoolExecutor(cores) as crew:
        decisions = sum(crew.map(lambda core: _decisions(key, seconds, core << 32), range(cores)))
    return decisions / (time.perf_counter() - began)


def _decisions(key: str, seconds: float, seed: int) -> int:
    engine, decisions, until = engine_of(game(key)), 0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        seed += 50
        decisions += random_matches(engine, 50, engine.game.seats[-1], seed)
    return decisions


def main() -> None:
    """Both rates of each game, one after the other, and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=3.0)
    given = parser.parse_args()
    for key in given.games:
        steps, matches = stepping(key, given.seconds), whole_matches(key, given.seconds)
        print(
            f"{key:10} steps {steps:12,.0f}/s  matches {matches:12,.0f} decisions/s  ratio {steps / matches:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
