"""How fast the rules and the search run on this machine, plain and compiled, measured in one go."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from durbar.arena.play.run import NO_NUMBA
from durbar.bots.search.memory import Search, fitting, search_on
from durbar.bots.search.settings import NEVER, Setting
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.engines import cache
from durbar.engines.engine import Engine
from durbar.engines.numba import Numba
from durbar.engines.plain import Plain
from durbar.engines.playout import copy_often, random_matches
from durbar.engines.pool import pool
from durbar.engines.warm import Compiler

ROUNDS = 3
RANDOM = Setting(cut=NEVER, guided=0)


def measure(game: Game, *, seats: int | None = None, seconds: float = 1.0, compile_too: bool = True) -> dict[str, Any]:
    """One game's figures at its largest table, or at so many seats; nothing in the compiled places where Numba is missing."""
    seats = game.seats[-1] if seats is None else seats
    found: dict[str, Any] = {
        "game": game.key,
        "seats": seats,
        "plain_decisions_per_s": round(plain_decisions(game, seats, seconds)),
    }
    if not cache.available():
        print(NO_NUMBA, file=sys.stderr)
        blank = (
            "compiled_decisions_per_s",
            "state_bytes",
            "copy_ns",
            "simulations_per_s",
            "compile_cold_s",
            "compile_warm_s",
        )
        return {**found, **dict.fromkeys(blank)}
    engine = pool(game).load()
    decisions, _, simulations = random_play(engine, seats, seconds)
    found |= {
        "compiled_decisions_per_s": round(decisions),
        "state_bytes": engine.dtype.itemsize,
        "copy_ns": round(copy_ns(engine), 1),
    }
    found["simulations_per_s"] = round(simulations)
    cold, warm = compiling(game) if compile_too else (None, None)
    return found | {"compile_cold_s": cold, "compile_warm_s": warm}


def best_rate(work: Callable[[int], int], seconds: float) -> float:
    """The best of a few rounds, in pieces of work per second: other programs only ever slow a round down."""
    size, best = 1, 0.0
    for _ in range(ROUNDS):
        spent = 0.0
        while spent < seconds / ROUNDS:
            began = time.perf_counter()
            done = work(size)
            spent = time.perf_counter() - began
            if spent < seconds / ROUNDS:
                size = max(size + 1, int(size * min(10.0, 1.1 * seconds / ROUNDS / max(spent, 1e-6))))
        best = max(best, done / spent)
    return best


def plain_decisions(game: Game, seats: int, seconds: float) -> float:
    """Decisions per second of random matches in plain Python."""
    engine = Plain(game)
    return best_rate(lambda n: random_matches(engine, n, seats, 1), seconds)


def random_play(engine: Engine, seats: int, seconds: float) -> tuple[float, float, float]:
    """Decisions and matches per second of compiled random play, and simulations per second with full random playouts, in turns."""
    random_matches(engine, 1, seats, 1)  # bots do without, so it may have to be compiled first
    began = time.perf_counter()
    trial = random_matches(engine, 200, seats, 1)
    matches = max(200, int(200 * seconds / ROUNDS / max(time.perf_counter() - began, 1e-6)))
    decisions, played, simulated = 0.0, 0.0, 0.0
    for seed in range(ROUNDS):
        began = time.perf_counter()
        made = random_matches(engine, matches, seats, seed)
        spent = time.perf_counter() - began
        decisions, played = max(decisions, made / spent), max(played, matches / spent)
        simulated = max(simulated, simulations(search_on(engine), seats, matches, seed))
    assert trial > 0
    return decisions, played, simulated


def simulations(search: Search, seats: int, number: int, seed: int) -> float:
    """Simulations per second from the opening of a match."""
    match = Match.start(search.engine.game, seats=seats, secret=b"bench")
    seat = match.actors()[0]
    memory = search.take()
    memory.clear(fitting(memory.size, number))
    memory.set_root(RANDOM)
    search.put(memory, match.known_to(seat, 1))
    began = time.perf_counter()
    search.run(memory, seat, number, seed)
    spent = time.perf_counter() - began
    search.give_back(memory)
    return number / spent


def copy_ns(engine: Numba) -> float:
    """What a copy of a state costs."""
    copy, states = engine.entry(copy_often), engine.states(2)
    copy(states, 1)
    return 1e9 / best_rate(lambda n: n if copy(states, n) or True else 0, 0.2)


def compiling(game: Game) -> tuple[float, float]:
    """Seconds to compile into an empty cache, and to load from the filled one, each in a fresh process, Numba's own import apart."""
    with tempfile.TemporaryDirectory(prefix="durbar-bench-") as folder:
        cold = _filled(game, Path(folder))
        (Path(folder) / cache.folder(game).name / cache.READY).unlink()
        return cold, _filled(game, Path(folder))


def _filled(game: Game, folder: Path) -> float:
    compiler = Compiler(game, folder=folder)
    if not compiler.wait():
        raise RuntimeError(f"Compiling failed: {compiler.last_words()}")
    return float(compiler.last_words().split()[-2])
