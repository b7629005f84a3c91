"""Thinking: slices of simulations until the budget is spent or the answer is clear, and what was found."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from typing import NamedTuple, TypeVar

from durbar.bots.search.leaves import PER_POINT
from durbar.bots.search.memory import Memory, Search, fitting
from durbar.bots.search.minds import Mind
from durbar.bots.search.settings import Setting
from durbar.bots.search.tree import SEATS
from durbar.bots.search.ways import scattered
from durbar.core.state import Base

T = TypeVar("T")
Clock = Callable[[], float]
FIRST_SLICE = 4  # in plain Python one simulation of a large game takes a twentieth of a second
SLICE_SECONDS = 0.01
USUAL_SPEED = 100_000
"""So many simulations a second, more or less, does a compiled search run that asks a net."""
LONG = 40_000
"""With so many simulations a thought is long, between the tenth of the padishah's time and the whole of it that settings are measured at."""


class Budget(NamedTuple):
    """How long to think: whichever is spent first, and not on when no other answer can be visited more often any more.

    Seconds are those on the wall, unless the clock is `time.thread_time`: then only those count in which the thread ran.
    Who has run fewer simulations than the least has patience instead: plain Python on a busy machine needs longer for them.
    """

    simulations: int
    seconds: float
    stop_when_settled: bool = False
    clock: Clock = time.perf_counter
    least: int = 0
    patience: float = 0.0

    def until(self, done: int) -> float:
        """How many seconds there are for who has run so many simulations."""
        return self.seconds if done >= self.least else max(self.seconds, self.patience)

    def is_long(self) -> bool:
        """Whether there is time for a long thought, which some games weigh otherwise."""
        return min(self.simulations, self.seconds * USUAL_SPEED) >= LONG


class Finding(NamedTuple):
    """One answer the search looked at: how often, its mean value, and every seat's mean points and share of first places."""

    code: int
    visits: int
    value: float
    points: tuple[float, ...]
    wins: tuple[float, ...]


class Thought(NamedTuple):
    """What a search found, the most visited answer first."""

    findings: list[Finding]
    simulations: int
    seconds: float


def think(
    search: Search,
    s: Base,
    seat: int,
    source: int,
    budget: Budget,
    setting: Setting,
    *,
    threads: int = 1,
    mind: Mind | None = None,
) -> Thought:
    """Search for a seat, from where its mind is or anew; several threads grow a tree each, and their counts are added."""
    began = time.perf_counter()
    share = budget._replace(simulations=-(-budget.simulations // threads))
    with (
        empty_trees(search, threads, share, setting)
        if mind is None
        else nullcontext(mind.grown(threads, setting.net)) as trees
    ):

        def grow(i: int) -> tuple[list[Finding], int]:
            return explore(search, trees[i], s, seat, scattered(source, i) if i else source, share, setting)

        grown = side_by_side(grow, threads)
    findings = merged([finding for findings, _ in grown for finding in findings])
    return Thought(findings, sum(done for _, done in grown), time.perf_counter() - began)


def side_by_side(grow: Callable[[int], T], n: int) -> list[T]:
    """What so many threads find; this one alone where it is one."""
    if n == 1:
        return [grow(0)]
    with ThreadPoolExecutor(n) as pool:
        return list(pool.map(grow, range(n)))


@contextmanager
def empty_trees(search: Search, n: int, budget: Budget, setting: Setting) -> Iterator[list[Memory]]:
    """So many empty trees, large enough for what will be spent on each."""
    memories = [search.take() for _ in range(n)]
    try:
        edges = search.engine.game.rules.most_legal if setting.net else 1
        for memory in memories:
            memory.clear(fitting(memory.size, budget.simulations, edges))
        yield memories
    finally:
        for memory in memories:
            search.give_back(memory)


def explore(
    search: Search, memory: Memory, s: Base, seat: int, source: int, budget: Budget, setting: Setting
) -> tuple[list[Finding], int]:
    """Let a tree grow from a state; returns what is known at its root, and after how many simulations."""
    if setting.net and search.weights is None:
        raise ValueError(f"{search.engine.game.key} has no net that could be asked.")
    memory.set_root(setting)
    search.put(memory, s)
    done = spend(search, memory, seat, source, budget)
    return findings_at_root(memory, seat, s.seats), done


def spend(search: Search, memory: Memory, seat: int, source: int, budget: Budget) -> int:
    """Run slices of some milliseconds until the budget is spent or no other answer can catch up."""
    began = budget.clock()
    done, slice_ = 0, FIRST_SLICE
    while done < budget.simulations:
        done = search.run(memory, seat, min(slice_, budget.simulations - done), source)
        spent = budget.clock() - began
        left = budget.until(done) - spent
        if left <= 0 or (budget.stop_when_settled and settled(memory, seat, budget, done, spent)):
            break
        slice_ = max(1, int(min(SLICE_SECONDS, left) * done / max(spent, 1e-6)))
    return done


def settled(memory: Memory, seat: int, budget: Budget, done: int, spent: float) -> bool:
    """Whether the most visited answer stays so whatever the rest of the budget brings."""
    left = min(budget.simulations - done, int((budget.until(done) - spent) * done / max(spent, 1e-6)))
    visits = sorted((int(memory.tree.visits[edge]) for edge in memory.root_edges(seat)), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left


def findings_at_root(memory: Memory, seat: int, seats: int) -> list[Finding]:
    """What the tree says about each answer."""
    tree = memory.tree
    found = []
    for edge in memory.root_edges(seat):
        code, visits = int(tree.action[edge]), int(tree.visits[edge])
        tries = int(tree.root_tries[code])
        if tries > 0:
            row = range(code * SEATS, code * SEATS + seats)
            points = tuple(float(tree.root_points[i]) / tries / PER_POINT for i in row)
            wins = tuple(float(tree.root_wins[i]) / tries for i in row)
            found.append(Finding(code, visits, float(tree.worth[edge]) / visits, points, wins))
    return found


def added(one: Finding, other: Finding) -> Finding:
    """Two findings about the same answer as one."""
    n = one.visits + other.visits

    def mean(a: float, b: float) -> float:
        return (a * one.visits + b * other.visits) / n

    points, wins = tuple(map(mean, one.points, other.points)), tuple(map(mean, one.wins, other.wins))
    return Finding(one.code, n, mean(one.value, other.value), points, wins)


def merged(findings: list[Finding]) -> list[Finding]:
    """Findings about the same answer from several trees as one; the most visited first, then the better."""
    by_code: dict[int, Finding] = {}
    for f in findings:
        o = by_code.get(f.code)
        if o is not None:
            f = added(o, f)
        by_code[f.code] = f
    return sorted(by_code.values(), key=lambda f: (-f.visits, -f.value, f.code))
