"""`python -m tests.lab.on_device GAME …`: on a GPU, or on a simulated one, everything is as in plain Python; how fast it is."""

import argparse
import os
import time
from functools import cache
from typing import Any

from durbar.engines import tables
from durbar.engines.cuda import Cuda, play_on_device
from durbar.engines.plain import Plain
from durbar.engines.playout import play_matches
from durbar.engines.tables import Tables
from durbar.games import GAMES, game
from durbar.lab.gpu import GpuBatch
from tests.lab.simulated import Simulated

COMPARED = ("asked", "counts", "done", "scores", "actors")


@cache
def gpu(key: str) -> Cuda:
    """The engine of a real device, or of the simulated one; compiled once for all that is asked of it."""
    played = game(key)
    return Simulated(played) if os.environ.get("NUMBA_ENABLE_CUDASIM") == "1" else Cuda(played)


def same_matches(key: str, threads: int, sample: int, seed: int) -> int:
    """Random matches of the largest table, one in each thread; a sample of them is compared with plain Python."""
    played, seats = game(key), game(key).seats[-1]
    engine, plain = gpu(key), Plain(played)
    decisions, states = play_on_device(engine, threads, 1, seats, seed)
    play, options = plain.entry(play_matches), played.numbers(played.choose(seats, {}))
    for me in range(0, threads, max(1, threads // sample)):
        table = plain.states(2)
        steps = play(table, 1, seats, options, seed + me, [0] * played.rules.most_legal)
        assert steps == decisions[me], f"{key}: seed {seed + me} took {decisions[me]} decisions, not {steps}"
        assert engine.take(states, me) == table[0], f"{key}: seed {seed + me} ended otherwise"
    return len(range(0, threads, max(1, threads // sample)))


def same_steps(key: str, count: int, steps: int, seed: int) -> int:
    """Answers at so many tables; after each of them the tables are compared with plain Python."""
    played = GpuBatch(gpu(key), count, game(key).seats[-1], {}, seed)
    engine = Plain(played.game)
    twin = as_lists(played, engine)
    answer = engine.entry(tables.answer_range)
    observe, mask = engine.entry(tables.observe_range), engine.entry(tables.mask_range)
    for _ in range(steps):
        twin.chosen[:] = played.sample().copy_to_host().tolist()
        played.step(twin.chosen)
        answer(twin, 0, count, played.seats)
        observe(twin, 0, count)
        mask(twin, 0, count)
        compare(played, twin)
    return count * steps


def as_lists(played: GpuBatch, engine: Plain) -> Tables:
    """The same tables as lists of plain states."""
    here = Tables(*(array.copy_to_host() for array in played.tables))
    pool = engine.states(len(here.pool))
    for i, s in enumerate(pool):
        s.become(played.gpu.take(here.pool, i))
    return Tables(
        pool=pool, lots=None, **{n: getattr(here, n).tolist() for n in Tables._fields if n not in {"pool", "lots"}}
    )


def compare(played: GpuBatch, twin: Tables) -> None:
    """Every table is the same, and what is seen and may be answered there."""
    here: dict[str, Any] = {name: getattr(played.tables, name).copy_to_host().tolist() for name in COMPARED}
    assert here == {name: getattr(twin, name) for name in COMPARED}
    assert played.observe().copy_to_host().tolist() == twin.observation
    assert played.legal().mask.copy_to_host().tolist() == [[bool(bit) for bit in row] for row in twin.mask]
    pool = played.tables.pool.copy_to_host()
    for i in range(len(played)):
        assert played.gpu.take(pool, i) == twin.pool[i]


def speed(key: str, threads: int) -> str:
    """Decisions a second of random matches, and of steps with observation and mask on 65,536 tables."""
    engine, seats = gpu(key), game(key).seats[-1]
    play_on_device(engine, threads, 1, seats, 1)
    began = time.perf_counter()
    decisions = int(play_on_device(engine, threads, 4, seats, 1)[0].sum())
    matches = decisions / (time.perf_counter() - began)
    batch = GpuBatch(gpu(key), 65536, seats, {}, 1)
    rates = [stepped(batch, 20) for _ in range(2)]
    return (
        f"{key}: random matches {matches:.3e} decisions/s, steps with observation and mask {rates[-1]:.3e} decisions/s"
    )


def stepped(batch: GpuBatch, steps: int) -> float:
    """Answers a second."""
    began = time.perf_counter()
    for _ in range(steps):
        batch.observe()
        batch.legal()
        batch.step(batch.sample())
    batch.gpu.cuda.synchronize()
    return len(batch) * steps / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--threads", type=int, default=65536)
    parser.add_argument("--sample", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--speed", action="store_true")
    given = parser.parse_args()
    for key in given.games:
        matches = same_matches(key, given.threads, given.sample, 5)
        answers = same_steps(key, given.tables, given.steps, 5)
        print(f"{key}: {matches} matches and {answers} answers as in plain Python", flush=True)
        if given.speed:
            print(speed(key, given.threads), flush=True)


if __name__ == "__main__":
    main()
