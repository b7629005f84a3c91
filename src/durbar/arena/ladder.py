"""`python -m durbar.arena.ladder GAME …`: every rung against the one below, and the top against greedy and uniform.

Each figure is a line of a JSONL file as soon as it is known, and what stands there is not measured again, so a run can be
interrupted. `--write docs/strength.md` puts the tables before the hand-written part of that page.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from math import isfinite
from pathlib import Path
from typing import Any

from durbar.arena import costs, standing
from durbar.arena.plan import plan
from durbar.arena.ratings import Interval, elo_difference, shares
from durbar.arena.report import tallies
from durbar.arena.run import Outcome, run_shown
from durbar.bots.lineup import LEVELS
from durbar.core.game import Game
from durbar.games import GAMES, game

PATIENT = 600.0


def pairings(pace: float) -> Iterator[tuple[str, str]]:
    """Who meets whom: the better is named first. Only rungs that think for long are measured at a lesser pace."""
    rungs = [name if pace == 1.0 or level.simulations < 100 else f"{name}@{pace:g}" for name, level in LEVELS.items()]
    yield rungs[0], "uniform"
    for below, above in pairwise(rungs):
        yield above, below
    yield rungs[-1], "greedy"
    yield rungs[-1], "uniform"


def measured(
    found: Game,
    seats: int,
    one: str,
    other: str,
    *,
    matches: int,
    seed: int,
    seconds: float | None,
    workers: int | None,
) -> standing.Meeting:
    """The first bot alone against others of the second kind, seats rotated."""
    bots = [one, *[other] * (seats - 1)]
    planned = plan(found, bots, matches=matches - matches % seats, seats=seats, seed=seed, limit=PATIENT)
    outcome = run_shown(planned, seconds=seconds, workers=workers)
    better, *worse = tallies(outcome)
    apart = together([elo_difference(outcome.bouts, 0, i) for i in range(1, seats)])
    return standing.Meeting(
        game=found.key,
        seats=seats,
        bot=one,
        against=other,
        matches=len(outcome.bouts),
        wins=bounded(better.win_rate),
        elo=bounded(apart),
        points=better.mean_points,
        points_against=sum(t.mean_points for t in worse) / len(worse),
        first_places=by_seat(outcome),
        steps=sum(bout.steps for bout in outcome.bouts) / max(1, len(outcome.bouts)),
        forfeits=sum(bout.forfeit is not None for bout in outcome.bouts),
    )


def bounded(interval: Interval) -> list[float | None]:
    """Value and bounds; nothing where one is beyond all bounds."""
    return [round(x, 4) if isfinite(x) else None for x in interval]


def by_seat(outcome: Outcome) -> list[float]:
    """How many first places each seat had, whoever sat there."""
    rows = [shares(bout) for bout in outcome.bouts]
    return [round(sum(row[seat] for row in rows), 2) for seat in range(outcome.plan.seats)]


def together(intervals: list[Interval]) -> Interval:
    """The mean of several differences to bots of the same kind; their bounds are kept as they are, which is cautious."""
    known = [i for i in intervals if isfinite(i.value)] or intervals[:1]
    return Interval(*(sum(figures) / len(known) for figures in zip(*known, strict=True)))


def tables(found: Game, wanted: list[int] | None) -> list[int]:
    """The tables asked for; else the smallest of two or more seats, and the largest."""
    company = [n for n in found.seats if n > 1]
    return [n for n in company if n in wanted] if wanted else sorted({company[0], company[-1]})


def climb(asked: argparse.Namespace, book: standing.Book) -> None:
    """Measure what the book does not hold yet: costs first, then the pairings of every game in turn, the smallest tables first."""
    for key in asked.games:
        if not asked.no_costs and not book.has_cost(key):
            for cost in costs.measured(key):
                book.add(cost)
    rows = [(game(key), seats) for key in asked.games for seats in tables(game(key), asked.seats)]
    for one, other in pairings(asked.pace):
        for found, seats in sorted(rows, key=lambda row: row[1]):
            if (asked.only is None or one in asked.only) and not book.has_meeting(found.key, seats, one, other):
                numbers = {"matches": asked.matches, "seed": asked.seed}
                limits = {"seconds": asked.seconds, "workers": asked.workers}
                book.add(measured(found, seats, one, other, **numbers, **limits))


def arguments() -> Any:
    """What can be asked for."""
    ask = argparse.ArgumentParser(prog="python -m durbar.arena.ladder", description=__doc__)
    ask.add_argument("games", nargs="*", help="all when left out")
    ask.add_argument("--seats", type=int, nargs="*", help="smallest table of two or more and largest when left out")
    ask.add_argument("-n", "--matches", type=int, default=400)
    ask.add_argument("--seconds", type=float, help="the longest a pairing may take; fewer matches are played then")
    ask.add_argument("--pace", type=float, default=0.1, help="the share of their thinking that slow rungs get")
    ask.add_argument("--only", nargs="*", help="only the pairings of these rungs, named with their pace")
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--workers", type=int)
    ask.add_argument("--no-costs", action="store_true", help="measure neither time nor memory")
    ask.add_argument("--figures", type=Path, default=Path("docs/strength.jsonl"), help="where the figures are kept")
    ask.add_argument("--write", type=Path, help="the page whose tables are made from all figures kept")
    return ask


def main() -> None:
    """Measure, keep the figures, and print or write the tables."""
    ask = arguments()
    asked = ask.parse_args()
    asked.games = asked.games or list(GAMES)
    if unknown := [key for key in asked.games if key not in GAMES]:
        ask.error(f"There is no game {unknown[0]!r}; there is {', '.join(GAMES)}.")
    book = standing.Book(asked.figures)
    if asked.matches:
        climb(asked, book)
    if asked.write is not None:
        standing.write(book, asked.write)
    else:
        print(standing.page(book))


if __name__ == "__main__":
    main()
