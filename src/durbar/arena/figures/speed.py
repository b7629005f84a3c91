"""How fast the rules and the search run on this machine, plain and compiled, measured in one go."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from durbar.arena.play.run import NO_NUMBA
from durbar.bots.search.engines import CompiledEngine, PlainEngine, fitting
from durbar.bots.search.settings import NEVER, Setting
from durbar.core import bind, playout
from durbar.core.compile import available
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.games import game as by_key

ROUNDS = 3
CHILD = "import sys; from durbar.arena.figures.speed import made_ready; print(made_ready(sys.argv[1]))"
RANDOM = Setting(cut=NEVER, guided=0)


def measure(game: Game, *, seats: int | None = None, seconds: float = 1.0, compile_too: bool = True) -> dict[str, Any]:
    """One game's figures at its largest table, or at so many seats; nothing in the compiled places where Numba is missing."""
    seats = game.seats[-1] if seats is None else seats
    found: dict[str, Any] = {
        "game": game.key,
        "seats": seats,
        "plain_decisions_per_s": round(plain_decisions(game, seats, seconds)),
    }
    if not available():
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
    engine = loaded(game)
    decisions, _, simulations = random_play(engine, seats, seconds)
    found |= {
        "compiled_decisions_per_s": round(decisions),
        "state_bytes": engine.code.dtype.itemsize,
        "copy_ns": round(copy_ns(engine), 1),
    }
    found["simulations_per_s"] = round(simulations)
    cold, warm = compiling(game.key) if compile_too else (None, None)
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
    play = bind.plain(game).function(playout.play_matches)
    options = game.numbers(game.choose(seats, {}))
    pool, out = [game.rules.state(), game.rules.state()], [0] * game.rules.most_legal
    return best_rate(lambda n: int(play(pool, n, seats, options, 1, out)), seconds)


def random_play(engine: CompiledEngine, seats: int, seconds: float) -> tuple[float, float, float]:
    """Decisions and matches per second of compiled random play, and simulations per second with full random playouts, in turns."""
    began = time.perf_counter()
    trial = engine.random_matches(200, seats, 1)
    matches = max(200, int(200 * seconds / ROUNDS / max(time.perf_counter() - began, 1e-6)))
    decisions, played, simulated = 0.0, 0.0, 0.0
    for seed in range(ROUNDS):
        began = time.perf_counter()
        made = engine.random_matches(matches, seats, seed)
        spent = time.perf_counter() - began
        decisions, played = max(decisions, made / spent), max(played, matches / spent)
        simulated = max(simulated, simulations(engine, seats, matches, seed))
    assert trial > 0
    return decisions, played, simulated


def simulations(engine: CompiledEngine | PlainEngine, seats: int, number: int, seed: int) -> float:
    """Simulations per second from the opening of a match."""
    match = Match.start(engine.game, seats=seats, secret=b"bench")
    seat = match.actors()[0]
    memory = engine.memory()
    memory.clear(fitting(memory.size, number))
    memory.set_root(RANDOM)
    engine.put(memory, match.known_to(seat, 1))
    began = time.perf_counter()
    engine.search(memory, seat, number, seed)
    return number / (time.perf_counter() - began)


def copy_ns(engine: CompiledEngine) -> float:
    """What a copy of a state costs."""
    copy, pool = engine.code.entry(playout.copy_often), engine.code.pool(2)
    copy(pool, 1)
    return 1e9 / best_rate(lambda n: n if copy(pool, n) or True else 0, 0.2)


def loaded(game: Game) -> CompiledEngine:
    """The compiled engine, from the cache if it is there."""
    engine = CompiledEngine(game)
    for _, stage in engine.stages():
        stage()
    return engine


def made_ready(key: str) -> float:
    """How long it takes to have the compiled game at hand, Numba's own import apart."""
    import numba  # noqa: F401

    began = time.perf_counter()
    loaded(by_key(key))
    return time.perf_counter() - began


def compiling(key: str) -> tuple[float, float]:
    """Seconds to compile from an empty cache, and to load from the filled one, each in a fresh process."""
    with tempfile.TemporaryDirectory(prefix="durbar-bench-") as folder:
        once = [_in_child(key, folder) for _ in range(2)]
    return once[0], once[1]


def _in_child(key: str, cache: str) -> float:
    child = subprocess.run(
        [sys.executable, "-c", CHILD, key],
        env={**os.environ, "DURBAR_CACHE": cache},
        capture_output=True,
        text=True,
        check=True,
    )
    return round(float(child.stdout.strip().splitlines()[-1]), 2)
