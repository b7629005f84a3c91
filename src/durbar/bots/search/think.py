"""Thinking: slices of simulations until the budget is spent or the answer is clear, and what was found."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from durbar.bots.search.engines import Memory, Shelf
from durbar.bots.search.settings import Setting
from durbar.bots.search.ways import scattered
from durbar.core.state import Base

FIRST_SLICE = 32
SLICE_SECONDS = 0.01


class Budget(NamedTuple):
    """How long to think: whichever is spent first."""

    simulations: int
    seconds: float


class Finding(NamedTuple):
    """One answer the search looked at: how often, its mean value, and the mean points and share of first places it led to."""

    code: int
    visits: int
    value: float
    points: float
    wins: float


class Thought(NamedTuple):
    """What a search found, the most visited answer first."""

    findings: list[Finding]
    simulations: int
    seconds: float


def think(shelf: Shelf, s: Base, seat: int, source: int, budget: Budget, setting: Setting, threads: int = 1) -> Thought:
    """Search for a seat; several threads grow a tree each, and their counts are added."""
    began = time.perf_counter()
    if threads == 1:
        grown = [grow(shelf, s, seat, source, budget, setting)]
    else:
        share = Budget(-(-budget.simulations // threads), budget.seconds)
        with ThreadPoolExecutor(threads) as pool:
            grown = list(pool.map(lambda i: grow(shelf, s, seat, scattered(source, i), share, setting), range(threads)))
    findings = merged([finding for findings, _ in grown for finding in findings])
    return Thought(findings, sum(done for _, done in grown), time.perf_counter() - began)


def grow(shelf: Shelf, s: Base, seat: int, source: int, budget: Budget, setting: Setting) -> tuple[list[Finding], int]:
    """Grow one tree; returns what is known at its root, and after how many simulations."""
    memory = shelf.take()
    try:
        memory.clear(setting, budget.simulations)
        shelf.engine.put(memory, s)
        done = spend(shelf, memory, seat, source, budget)
        return findings_at_root(memory, seat), done
    finally:
        shelf.give_back(memory)


def spend(shelf: Shelf, memory: Memory, seat: int, source: int, budget: Budget) -> int:
    """Run slices of some milliseconds until the budget is spent or no other answer can catch up."""
    began = time.perf_counter()
    done, slice_ = 0, FIRST_SLICE
    while done < budget.simulations:
        done = shelf.engine.search(memory, seat, min(slice_, budget.simulations - done), source)
        spent = time.perf_counter() - began
        if spent >= budget.seconds or settled(memory, seat, budget, done, spent):
            break
        slice_ = max(1, int(min(SLICE_SECONDS, budget.seconds - spent) * done / max(spent, 1e-6)))
    return done


def settled(memory: Memory, seat: int, budget: Budget, done: int, spent: float) -> bool:
    """Whether the most visited answer stays so whatever the rest of the budget brings."""
    left = min(budget.simulations - done, int((budget.seconds - spent) * done / max(spent, 1e-6)))
    visits = sorted((int(memory.tree.visits[edge]) for edge in memory.root_edges(seat)), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left


def findings_at_root(memory: Memory, seat: int) -> list[Finding]:
    """What the tree says about each answer."""
    tree = memory.tree
    found = []
    for edge in memory.root_edges(seat):
        code, visits = int(tree.action[edge]), int(tree.visits[edge])
        if visits > 0:
            means = (float(sums) / visits for sums in (tree.worth[edge], tree.root_points[code] / 100, tree.root_wins[code]))
            found.append(Finding(code, visits, *means))
    return found


def merged(findings: list[Finding]) -> list[Finding]:
    """Findings about the same answer from several trees as one; the most visited first, then the better."""
    by_code: dict[int, Finding] = {}
    for f in findings:
        o = by_code.get(f.code)
        if o is not None:
            n = o.visits + f.visits
            means = [(a * o.visits + b * f.visits) / n for a, b in zip(o[2:], f[2:], strict=True)]
            f = Finding(f.code, n, *means)
        by_code[f.code] = f
    return sorted(by_code.values(), key=lambda f: (-f.visits, -f.value, f.code))
