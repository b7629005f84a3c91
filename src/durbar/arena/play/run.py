"""A run: the matches of a plan on all cores, written down as they end."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Iterator
from itertools import groupby
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from durbar.arena.figures.ratings import is_clear
from durbar.arena.play.bout import Bout, KeepFallback, play_bout
from durbar.arena.play.journal import Journal
from durbar.arena.play.plan import Plan, game_of_plan
from durbar.arena.play.workers import finished_by_workers
from durbar.bots.crew import cores
from durbar.bots.guests import is_guest
from durbar.bots.lineup import Bot, Level, bot
from durbar.bots.search.minds import Minds
from durbar.core.game import Game
from durbar.engines.cache import available, ready
from durbar.engines.pool import pool
from durbar.engines.warm import Compiler

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

NO_NUMBA = "Numba is not installed, so bots think in plain Python, slowly; `pip install durbar[fast]` brings it."

Tell = Callable[[str], None]


class Outcome(NamedTuple):
    """A plan and its finished matches in order; `clear` when the run stopped early because the answer was certain."""

    plan: Plan
    bouts: list[Bout]
    clear: bool


def run(
    plan: Plan,
    *,
    edition: Path | None = None,
    journal: Path | None = None,
    workers: int | None = None,
    stop: bool = False,
    ray: bool = False,
    seconds: float | None = None,
    tell: Tell | None = None,
    done: Callable[[int, int], None] | None = None,
) -> Outcome:
    """Play a plan, here or on a Ray cluster. `tell` hears sentences about preparations, `done` how many of how many matches are over.

    `stop` ends it when the answer is certain, `seconds` so long after the first match; whole deals are played in either case.
    """
    book = Journal(journal, plan)
    game = game_of_plan(plan, edition)
    missing = book.missing(plan.matches)
    report = done or (lambda _finished, _of: None)
    report(plan.matches - len(missing), plan.matches)
    clear = stop and bool(missing) and certain(plan, book.within(plan.matches))
    if missing and not clear:
        compiled = searches(plan) and compile_first(game, edition, tell or _quiet)
        assignment = Assignment(plan, edition, compiled)
        until = inf
        for bouts in played(assignment, missing, None if ray else workers or cores()):
            book.add(bouts)
            until = min(until, time.monotonic() + (inf if seconds is None else seconds))
            inside = book.within(plan.matches)
            report(len(inside), plan.matches)
            clear = stop and len(inside) < plan.matches and certain(plan, inside)
            if clear or (time.monotonic() > until and in_whole_deals(plan, inside)):
                break
    return Outcome(plan, book.within(plan.matches), clear)


def _quiet(_sentence: str) -> None:
    pass


def certain(plan: Plan, bouts: list[Bout]) -> bool:
    """Whether the first bot is certainly better, or certainly worse, than every other; looked at when no deal is half played."""
    others = [i for i, name in enumerate(plan.bots) if name != plan.bots[0]]
    return in_whole_deals(plan, bouts) and bool(others) and all(is_clear(bouts, 0, other) for other in others)


def in_whole_deals(plan: Plan, bouts: list[Bout]) -> bool:
    """Whether every deal that was begun was played from every seat."""
    return len({bout.match // plan.seats for bout in bouts}) * plan.seats == len(bouts)


def searches(plan: Plan) -> bool:
    """Whether a bot of a plan thinks so long that compiling pays: one that searches, or a guest, who may."""
    return any(is_guest(name) or isinstance(bot(name), Level) for name in plan.bots)


def compile_first(game: Game, edition: Path | None, tell: Tell) -> bool:
    """Have a child process fill the cache, so that every worker only loads it; says whether there is something to load."""
    if not available():
        tell(NO_NUMBA)
        return False
    if ready(game):
        return True
    tell(f"Compiling {game.name} …")
    compiler = Compiler(game, edition)
    done = compiler.wait()
    if not done:
        tell(f"Compiling failed, so bots think in plain Python, slowly: {compiler.last_words()}")
    return done


def played(assignment: Assignment, missing: list[int], workers: int | None) -> Iterator[list[Bout]]:
    """Finished matches from so many processes here; without a number, from a Ray cluster."""
    if workers is not None:
        return (bouts for _, bouts in finished_here(deals(assignment, missing), workers))
    from durbar.arena.play.cluster import finished_on_cluster

    return finished_on_cluster(assignment, missing)


def deals(assignment: Assignment, missing: list[int]) -> list[Piece]:
    """What is to be played, in pieces of one deal from every seat."""
    by_deal = groupby(missing, key=lambda match: match // assignment.plan.seats)
    return [(assignment, list(matches)) for _, matches in by_deal]


def finished_here(pieces: list[Piece], workers: int) -> Iterator[tuple[Plan, list[Bout]]]:
    """Finished matches and their plan, a few at a time; in this process where one worker is enough and no bot is a stranger."""
    if workers == 1 and not any(is_guest(name) for assignment, _ in pieces for name in assignment.plan.bots):
        yield from (
            (assignment.plan, [_play(assignment, match)]) for assignment, matches in pieces for match in matches
        )
        return
    for assignment, bouts in finished_by_workers(pieces, workers, _play):
        yield assignment.plan, bouts


class Assignment(NamedTuple):
    """What a worker needs to know to play matches of a plan."""

    plan: Plan
    edition: Path | None
    compiled: bool


Piece = tuple[Assignment, list[int]]
"""Some matches of a plan."""


class Prepared:
    """An assignment with its game opened and its bots made, as a worker keeps it."""

    def __init__(self, assignment: Assignment) -> None:
        self.plan = assignment.plan
        self.game = game_of_plan(assignment.plan, assignment.edition)
        self.bots: list[Bot] = [undisturbed(bot(name)) for name in assignment.plan.bots]
        if assignment.compiled:
            pool(self.game, assignment.edition).load()

    def play(self, match: int, keep_fallback: KeepFallback | None) -> Bout:
        """Play one match of the plan."""
        return play_bout(self.plan, self.game, self.bots, _minds, match, keep_fallback)


def undisturbed(bot: Bot) -> Bot:
    """A level that counts only the time in which it ran, so that a crowded machine makes no bot weaker."""
    return dataclasses.replace(bot, clock=time.thread_time) if isinstance(bot, Level) else bot


_prepared: dict[bytes, Prepared] = {}
_minds = Minds(8)


def _play(assignment: Assignment, match: int, keep_fallback: KeepFallback | None = None) -> Bout:
    key = msgspec.json.encode((assignment.plan, str(assignment.edition)))
    if key not in _prepared:
        _prepared[key] = Prepared(assignment)
    return _prepared[key].play(match, keep_fallback)


def run_shown(plan: Plan, **how: Any) -> Outcome:
    """The same with a progress bar on the error stream: finished matches, and the time left."""
    from rich.console import Console

    console = Console(stderr=True)
    with progress_bar(console) as progress:
        task = progress.add_task(f"{plan.game}, {plan.seats} seats", total=plan.matches)
        return run(
            plan,
            tell=console.print,
            done=lambda finished_here, of: progress.update(task, completed=finished_here, total=of),
            **how,
        )


def progress_bar(console: Console) -> Progress:
    """A progress bar for matches: how many are finished, since when, and how long it will take."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True)
