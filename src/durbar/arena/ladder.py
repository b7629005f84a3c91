"""`python -m durbar.arena.ladder GAME …`: every rung against the one below, and the top against greedy, uniform and, where it has a net, itself without.

All pairings are played side by side, a deal of each in turn, so a run can be interrupted at any time: finished matches are
kept in a folder, and the next run goes on from them. Figures are lines of a JSONL file; `--write docs/strength.md` puts
their tables before the hand-written part of that page.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import pairwise, zip_longest
from math import inf
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from durbar.arena.figures import costs, strength
from durbar.arena.figures.ratings import evidence, meetings, shares
from durbar.arena.figures.report import tallies
from durbar.arena.play.bout import Bout
from durbar.arena.play.journal import Journal
from durbar.arena.play.plan import Plan, plan
from durbar.arena.play.run import Assignment, Outcome, Piece, compile_first, deals, finished_here, progress_bar
from durbar.bots.crew import cores
from durbar.bots.lineup import LEVELS
from durbar.bots.search.settings import setting
from durbar.core.game import Game
from durbar.games import GAMES, game

PATIENT = 600.0
WITHOUT_NET = "+net=0"


def pairings(pace: float) -> Iterator[tuple[str, str]]:
    """Who meets whom: the better is named first. Only rungs that think for long are measured at a lesser pace."""
    rungs = [name if pace == 1.0 or level.simulations < 100 else f"{name}@{pace:g}" for name, level in LEVELS.items()]
    yield rungs[0], "uniform"
    for below, above in pairwise(rungs):
        yield above, below
    yield rungs[-1], "greedy"
    yield rungs[-1], "uniform"
    yield rungs[-1], f"{rungs[-1]}{WITHOUT_NET}"


def measured_meeting(outcome: Outcome) -> strength.Meeting:
    """How the first bot did alone among others of the second kind."""
    planned = outcome.plan
    better, *worse = tallies(outcome)
    met = meetings(map(as_one, outcome.bouts), 0, 1)
    return strength.Meeting(
        game=planned.game,
        seats=planned.seats,
        bot=planned.bots[0],
        against=planned.bots[1],
        seed=planned.seed,
        matches=len(outcome.bouts),
        first=better.win_rate.value,
        before=sum(share for share, _ in met) / len(met),
        evidence=evidence(met),
        points=better.mean_points,
        points_against=sum(t.mean_points for t in worse) / len(worse),
        first_places=by_seat(outcome),
        steps=sum(bout.steps for bout in outcome.bouts) / max(1, len(outcome.bouts)),
        forfeits=sum(bout.forfeit is not None for bout in outcome.bouts),
    )


def as_one(bout: Bout) -> Bout:
    """The others of a match are of one kind, so it is one meeting with all of them."""
    return msgspec.structs.replace(bout, seating=[min(entrant, 1) for entrant in bout.seating])


def by_seat(outcome: Outcome) -> list[float]:
    """How many first places each seat had, whoever sat there."""
    rows = [shares(bout) for bout in outcome.bouts]
    return [round(sum(row[seat] for row in rows), 2) for seat in range(outcome.plan.seats)]


def tables(found: Game, wanted: list[int] | None) -> list[int]:
    """The tables asked for; else the smallest of two or more seats, and the largest."""
    company = [n for n in found.seats if n > 1]
    return [n for n in company if n in wanted] if wanted else sorted({company[0], company[-1]})


def plans(asked: argparse.Namespace) -> Iterator[Plan]:
    """All pairings asked for, the smallest tables first."""
    rows = [(game(key), seats) for key in asked.games for seats in tables(game(key), asked.seats)]
    for one, other in pairings(asked.pace):
        for found, seats in sorted(rows, key=lambda row: row[1]):
            if other.endswith(WITHOUT_NET) and not setting(found, seats).net:
                continue
            if one in (asked.only or [one]) and other in (asked.against or [other]):
                matches = -(-asked.matches // seats) * seats
                bots = [one, *[other] * (seats - 1)]
                yield plan(found, bots, matches=matches, seats=seats, seed=asked.seed, limit=PATIENT)


def climb(asked: argparse.Namespace, book: strength.StrengthBook) -> None:
    """Measure what is not known yet: costs first, then all pairings side by side, for so long."""
    for key in asked.games:
        if not asked.no_costs and not book.has_cost(key):
            for cost in costs.measured(key):
                book.keep(cost)
    asked.matches_in.mkdir(parents=True, exist_ok=True)
    journals = {name_of(found): Journal(asked.matches_in / name_of(found), found) for found in plans(asked)}
    if asked.seconds != 0:
        play_all(asked, journals)
    for found in plans(asked):
        if bouts := whole_deals(found, journals[name_of(found)]):
            book.keep(measured_meeting(Outcome(found, bouts, False)))


def name_of(found: Plan) -> str:
    """The file that keeps a pairing's matches."""
    return f"{found.game}-{found.seats}-{found.bots[0]}-{found.bots[1]}-{found.seed}.jsonl"


def play_all(asked: argparse.Namespace, journals: dict[str, Journal]) -> None:
    """Play what is missing, a deal of every pairing in turn, on all cores."""
    console = Console(stderr=True)
    compiled = {key: compile_first(game(key), None, console.print) for key in asked.games}
    missing = {name_of(found): journals[name_of(found)].missing(found.matches) for found in plans(asked)}
    rows = [deals(Assignment(found, None, compiled[found.game]), missing[name_of(found)]) for found in plans(asked)]
    pieces: list[Piece] = [piece for turn in zip_longest(*rows) for piece in turn if piece]
    until = time.monotonic() + (inf if asked.seconds is None else asked.seconds)
    with progress_bar(console) as progress:
        task = progress.add_task("matches", total=sum(len(matches) for _, matches in pieces))
        for found, bouts in finished_here(pieces, asked.workers or cores()):
            journals[name_of(found)].add(bouts)
            progress.advance(task, len(bouts))
            if time.monotonic() > until:
                break


def whole_deals(found: Plan, journal: Journal) -> list[Any]:
    """The matches of the deals that were played from every seat."""
    first = range(0, found.matches, found.seats)
    played = [range(deal, deal + found.seats) for deal in first]
    return [journal.bouts[m] for deal in played if all(m in journal.bouts for m in deal) for m in deal]


def parser() -> Any:
    """What can be asked for."""
    ask = argparse.ArgumentParser(prog="python -m durbar.arena.ladder", description=__doc__)
    ask.add_argument("games", nargs="*", help="all when left out")
    ask.add_argument("--seats", type=int, nargs="*", help="smallest table of two or more and largest when left out")
    ask.add_argument("-n", "--matches", type=int, default=400)
    ask.add_argument("--seconds", type=float, help="begin no match after this; the next run goes on")
    ask.add_argument("--pace", type=float, default=0.1, help="the share of their thinking that slow rungs get")
    ask.add_argument("--only", nargs="*", help="only the pairings of these rungs, named with their pace")
    ask.add_argument("--against", nargs="*", help="only the pairings against these")
    ask.add_argument("--seed", type=int, default=0, help="other deals; their figures are added to those of other seeds")
    ask.add_argument("--workers", type=int)
    ask.add_argument("--no-costs", action="store_true", help="measure neither time nor memory")
    ask.add_argument("--matches-in", type=Path, default=Path("ladder"), help="the folder that keeps finished matches")
    ask.add_argument("--figures", type=Path, default=Path("docs/strength.jsonl"), help="where the figures are kept")
    ask.add_argument("--write", type=Path, help="the page whose tables are made from all figures kept")
    return ask


def main() -> None:
    """Measure, keep the figures, and print or write the tables."""
    ask = parser()
    asked = ask.parse_args()
    asked.games = asked.games or list(GAMES)
    if unknown := [key for key in asked.games if key not in GAMES]:
        ask.error(f"There is no game {unknown[0]!r}; there is {', '.join(GAMES)}.")
    book = strength.StrengthBook(asked.figures)
    if asked.matches:
        climb(asked, book)
    if asked.write is not None:
        strength.write_page(book, asked.write)
    else:
        print(strength.strength_page(book))


if __name__ == "__main__":
    main()
