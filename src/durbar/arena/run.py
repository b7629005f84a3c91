"""A run: the matches of a plan on all cores, written down as they end."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import groupby
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from durbar.arena import hands
from durbar.arena.bout import Bout, Will, play
from durbar.arena.journal import Journal
from durbar.arena.plan import Plan, opened
from durbar.arena.ratings import is_clear
from durbar.bots.guests import is_guest
from durbar.bots.lineup import Bot, Level, bot
from durbar.bots.readiness import ready
from durbar.bots.search.minds import Minds
from durbar.bots.workshop import bench
from durbar.core.compile import available
from durbar.core.game import Game

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


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
    game = opened(plan, edition)
    missing = book.missing(plan.matches)
    report = done or (lambda _finished, _of: None)
    report(plan.matches - len(missing), plan.matches)
    clear = stop and bool(missing) and certain(plan, book.within(plan.matches))
    if missing and not clear:
        table = Table(plan, edition, compile_first(game, edition, tell or _quiet))
        until = inf
        for bouts in played(table, missing, None if ray else workers or cores()):
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


def compile_first(game: Game, edition: Path | None, tell: Tell) -> bool:
    """Have a child process fill the cache, so that every worker only loads it; says whether there is something to load."""
    if not available():
        tell(NO_NUMBA)
        return False
    if ready(game):
        return True
    tell(f"Compiling {game.name} …")
    command = [sys.executable, "-m", "durbar.bots.warm", game.key, *([str(edition)] if edition else [])]
    child = subprocess.run(command, capture_output=True, text=True, check=False)
    if child.returncode:
        tell(f"Compiling failed, so bots think in plain Python, slowly: {child.stderr.strip().splitlines()[-1:]}")
    return child.returncode == 0


def played(table: Table, missing: list[int], workers: int | None) -> Iterator[list[Bout]]:
    """Finished matches from so many processes here; without a number, from a Ray cluster."""
    if workers is not None:
        return (bouts for _, bouts in finished(deals(table, missing), workers))
    from durbar.arena import cluster

    return cluster.finished(table, missing)


def deals(table: Table, missing: list[int]) -> list[Piece]:
    """What is to be played, in pieces of one deal from every seat."""
    by_deal = groupby(missing, key=lambda match: match // table.plan.seats)
    return [(table, list(matches)) for _, matches in by_deal]


def finished(pieces: list[Piece], workers: int) -> Iterator[tuple[Plan, list[Bout]]]:
    """Finished matches and their plan, a few at a time; in this process where one worker is enough and no bot is a stranger."""
    if workers == 1 and not any(is_guest(name) for table, _ in pieces for name in table.plan.bots):
        yield from ((table.plan, [_play(table, match)]) for table, matches in pieces for match in matches)
        return
    for table, bouts in hands.finished(pieces, workers, _play):
        yield table.plan, bouts


class Table(NamedTuple):
    """What a worker needs to know to sit down."""

    plan: Plan
    edition: Path | None
    compiled: bool


Piece = tuple[Table, list[int]]
"""Some matches of a plan."""


class Sitting:
    """A worker's game and bots."""

    def __init__(self, table: Table) -> None:
        self.plan = table.plan
        self.game = opened(table.plan, table.edition)
        self.bots: list[Bot] = [undisturbed(bot(name)) for name in table.plan.bots]
        if table.compiled:
            bench(self.game, table.edition).load()

    def play(self, match: int, will: Will | None) -> Bout:
        """Play one match of the plan."""
        return play(self.plan, self.game, self.bots, _minds, match, will)


def undisturbed(bot: Bot) -> Bot:
    """A level that counts only the time in which it ran, so that a crowded machine makes no bot weaker."""
    return dataclasses.replace(bot, clock=time.thread_time) if isinstance(bot, Level) else bot


_sittings: dict[bytes, Sitting] = {}
_minds = Minds(8)


def _play(table: Table, match: int, will: Will | None = None) -> Bout:
    key = msgspec.json.encode((table.plan, str(table.edition)))
    if key not in _sittings:
        _sittings[key] = Sitting(table)
    return _sittings[key].play(match, will)


def run_shown(plan: Plan, **how: Any) -> Outcome:
    """The same with a progress bar on the error stream: finished matches, and the time left."""
    from rich.console import Console

    paper = Console(stderr=True)
    with bar(paper) as progress:
        task = progress.add_task(f"{plan.game}, {plan.seats} seats", total=plan.matches)
        return run(
            plan, tell=paper.print, done=lambda finished, of: progress.update(task, completed=finished, total=of), **how
        )


def bar(paper: Console) -> Progress:
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
    return Progress(*columns, console=paper, transient=True)
