"""What thinking costs on one core: simulations in a second, time for a decision, memory; in a process of its own."""

from __future__ import annotations

import dataclasses
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from statistics import quantiles

from durbar.arena.figures.strength import Cost
from durbar.bots.crew import crew
from durbar.bots.lineup import LEVELS, Level
from durbar.bots.search.memory import search_on
from durbar.bots.search.settings import setting
from durbar.bots.search.think import Budget, Thought, think
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.core.state import Base
from durbar.engines.plain import Plain
from durbar.engines.pool import pool
from durbar.games import game

DECISIONS = 20
EVERY = 4
BESIDE_PLAIN = 1000
PATIENT = 600.0

SampledDecision = tuple[Base, int, int, int]


def measured(key: str) -> list[Cost]:
    """Every rung's costs at the smallest table of two or more."""
    with crew(1) as alone:
        return alone.submit(_measured, key).result()


def _measured(key: str) -> list[Cost]:
    found = game(key)
    pool(found).load()
    seats = next(n for n in found.seats if n > 1)
    where = list(sampled_decisions(found, seats))
    times = times_plain(found, where[:4])
    return [level_cost(found, level, where, times) for level in LEVELS.values()]


def sampled_decisions(found: Game, seats: int) -> Iterator[SampledDecision]:
    """Decisions spread over random matches: a state, the seat that is asked, how many answers it has, a random source."""
    number = taken = 0
    while taken < DECISIONS:
        match = Match.start(found, seats=seats, secret=f"costs {number}".encode())
        number += 1
        while not match.over and taken < DECISIONS:
            seat, source = match.actors()[0], len(match.steps) + 1
            codes = match.codes(seat)
            if len(codes) > 1 and source % EVERY == 0:
                taken += 1
                yield match.known_to(seat, source), seat, len(codes), source
            match.play(seat, codes[source * 7919 % len(codes)])


def level_cost(found: Game, level: Level, where: list[SampledDecision], times: float) -> Cost:
    """One rung over all positions."""
    thoughts = [_timed(found, level, *position) for position in where]
    cuts = quantiles([spent for _, spent in thoughts], n=100, method="inclusive")
    done, spent = sum(t.simulations for t, _ in thoughts), sum(spent for _, spent in thoughts)
    seats = where[0][0].seats
    mean = done / len(where)
    return Cost(found.key, seats, level.name, len(where), mean, done / spent, cuts[49], cuts[98], memory(), times)


def _timed(found: Game, level: Level, s: Base, seat: int, answers: int, source: int) -> tuple[Thought, float]:
    level = dataclasses.replace(level, clock=time.thread_time)
    began = time.thread_time()
    thought = level.think(found, s, seat, source, answers)
    return thought, time.thread_time() - began


def times_plain(found: Game, where: list[SampledDecision]) -> float:
    """How many times as fast the compiled search is as the same search run plain, from the same positions; neither asks a net."""
    spent, own = [], setting(found, where[0][0].seats, {"net": 0})
    for engine in (pool(found).load(), Plain(found)):
        search = search_on(engine)
        think(search, where[0][0], where[0][1], 1, Budget(1, PATIENT), own)
        began = time.thread_time()
        for s, seat, _, source in where:
            think(search, s, seat, source, Budget(BESIDE_PLAIN, PATIENT), own)
        spent.append(time.thread_time() - began)
    return spent[1] / spent[0]


def memory() -> int:
    """The most memory this process ever held, in MiB; 0 where the system does not say."""
    if find_spec("resource") is None:
        return 0
    most: int = import_module("resource").getrusage(0).ru_maxrss
    return most >> (20 if sys.platform == "darwin" else 10)
