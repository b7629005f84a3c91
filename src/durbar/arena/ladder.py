"""`python -m durbar.arena.ladder GAME …`: every rung against the one below, and the top against greedy and uniform, as a table."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from math import isfinite

from durbar.arena.plan import plan
from durbar.arena.ratings import Interval, elo_difference
from durbar.arena.report import signed, tallies
from durbar.arena.run import run_shown
from durbar.bots.lineup import LEVELS
from durbar.core.game import Game
from durbar.games import GAMES, game


def pairings(pace: float) -> Iterator[tuple[str, str]]:
    """Who meets whom: the better is named first. Only rungs that think for long are measured at a lesser pace."""
    rungs = [name if pace == 1.0 or level.simulations < 100 else f"{name}@{pace:g}" for name, level in LEVELS.items()]
    yield rungs[0], "uniform"
    for below, above in pairwise(rungs):
        yield above, below
    yield rungs[-1], "greedy"
    yield rungs[-1], "uniform"


def measured(found: Game, seats: int, one: str, other: str, matches: int, seed: int) -> str:
    """One row: the first bot alone against others of the second kind, seats rotated."""
    outcome = run_shown(plan(found, [one, *[other] * (seats - 1)], matches=matches, seats=seats, seed=seed, limit=60.0))
    better = tallies(outcome)[0]
    apart = together([elo_difference(outcome.bouts, 0, i) for i in range(1, seats)])
    rate = better.win_rate
    elo = f"{signed(apart.value)} | {signed(apart.low)} … {signed(apart.high)}"
    times = f"{better.seconds_per_decision * 1000:.1f} ms | {better.slowest * 1000:.0f} ms"
    share = f"{rate.value:.1%} | {rate.low:.1%} … {rate.high:.1%}"
    return f"| {found.key} | {seats} | {one} | {other} | {len(outcome.bouts)} | {share} | {elo} | {times} |"


def together(intervals: list[Interval]) -> Interval:
    """The mean of several differences to bots of the same kind; their bounds are kept as they are, which is cautious."""
    known = [i for i in intervals if isfinite(i.value)] or intervals[:1]
    return Interval(*(sum(figures) / len(known) for figures in zip(*known, strict=True)))


def main() -> None:
    """Measure and print a table in Markdown."""
    ask = argparse.ArgumentParser(prog="python -m durbar.arena.ladder", description=__doc__)
    ask.add_argument("games", nargs="*", choices=GAMES, default=GAMES)
    ask.add_argument(
        "--seats", type=int, nargs="*", help="the smallest table of two or more and the largest when left out"
    )
    ask.add_argument("-n", "--matches", type=int, default=400)
    ask.add_argument("--pace", type=float, default=0.1, help="the share of their thinking that slow rungs get")
    ask.add_argument("--seed", type=int, default=0)
    asked = ask.parse_args()
    print("| game | seats | bot | against | matches | first places | 95 % | Elo | 95 % | a decision | the slowest |")
    print("|---|---|---|---|---|---|---|---|---|---|---|", flush=True)
    for key in asked.games:
        found = game(key)
        company = [n for n in found.seats if n > 1]
        for seats in asked.seats or sorted({company[0], company[-1]}):
            for one, other in pairings(asked.pace):
                print(measured(found, seats, one, other, asked.matches, asked.seed), flush=True)


if __name__ == "__main__":
    main()
