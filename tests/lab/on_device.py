"""`python -m tests.lab.on_device GAME …`: on a GPU, or on a simulated one, everything is as in plain Python; how fast it is."""

import argparse
import os
import time
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

from durbar.bots.search.net import Weights
from durbar.engines import tables
from durbar.engines.cuda import Cuda, play_at_tables, play_on_device, work_for
from durbar.engines.plain import Plain
from durbar.engines.playout import play_matches
from durbar.engines.shares import Shares, rows_of
from durbar.engines.tables import Judging, Tables
from durbar.games import GAMES, game
from durbar.lab.batches import IllegalAnswer, source_of
from durbar.lab.gpu import GpuBatch
from durbar.lab.learning.exercise import Exercise
from durbar.lab.learning.school import Curriculum, School
from tests.lab.simulated import Simulated

MANY = 132 * 4096  # tables that keep the largest GPUs busy
EXERCISES = 5
COMPARED = ("asked", "chosen", "counts", "done", "scores", "actors")


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
    answer = engine.entry(tables.answer_tables)
    observe, mask = engine.entry(tables.observe_tables), engine.entry(tables.mask_tables)
    for _ in range(steps):
        twin.chosen[:] = played.sample().copy_to_host().tolist()
        played.step(twin.chosen)
        answer(twin, alone(count), 0, played.seats)
        observe(twin, alone(count), 0)
        mask(twin, alone(count), 0)
        compare(played, twin)
    opinions = [[0] * (max(played.game.seats) * played.game.wisdom.aspect_count) for _ in range(count)]
    engine.entry(tables.judge_tables)(Judging(twin.pool, twin.asked, opinions), alone(count), 0)
    assert played.judged().copy_to_host().tolist() == opinions, f"{key}: the judge thinks otherwise"
    return count * steps


def same_playouts(key: str, count: int, times: int, seed: int) -> int:
    """Random matches on from tables in the middle of theirs, compared with plain Python."""
    played = GpuBatch(gpu(key), count, game(key).seats[-1], {}, seed)
    for _ in range(5):
        played.step(played.sample())
    found = played.playouts(times, seed).copy_to_host().reshape(count * times, 2, -1).tolist()
    engine = Plain(played.game)
    twin, lists = as_lists(played, engine), [[0] * played.game.rules.most_legal] * count
    scores = [[[0] * played.seats, [0] * played.seats] for _ in range(count * times)]
    work = tables.Playouts(twin.pool, scores, engine.states(count), lists)
    engine.entry(tables.play_out_tables)(work, alone(count), 0, times, source_of(seed))
    assert found == scores, f"{key}: playouts ended otherwise"
    return count * times


def refused(key: str) -> str:
    """The sentence that an answer gets which is not legal; its table stays as it was."""
    played = GpuBatch(gpu(key), 2, game(key).seats[-1], {}, 1)
    before = played.gpu.take(played.tables.pool.copy_to_host(), 1)
    answers = played.sample().copy_to_host()
    answers[1] = played.game.rules.codes
    try:
        played.step(answers)
    except IllegalAnswer as refusal:
        assert played.gpu.take(played.tables.pool.copy_to_host(), 1) == before
        return str(refusal)
    raise AssertionError(f"{key}: an illegal answer was taken")


def lent(key: str) -> str:
    """Which libraries took the arrays where they lie, and gave answers from there."""
    played = GpuBatch(gpu(key), 64, game(key).seats[-1], {}, 1)
    if played.gpu.simulated or not find_spec("torch"):
        return "no other library"
    torch = import_module("torch")
    for seen in (torch.from_dlpack(played.observe()), torch.as_tensor(played.observe(), device="cuda")):
        assert seen.data_ptr() == played.tables.observation.__cuda_array_interface__["data"][0]
        assert (seen.cpu().numpy() == played.observe().copy_to_host()).all()
    mask = torch.from_dlpack(played.legal().mask)
    played.step(mask.float().multinomial(1)[:, 0])
    took = ["PyTorch"]
    for name, take in (("cupy", "from_dlpack"), ("jax", "dlpack.from_dlpack")):
        if find_spec(name):
            module = import_module(f"{name}.{take.rpartition('.')[0]}".rstrip("."))
            array = module.from_dlpack(played.observe())
            assert int(array.sum()) == int(played.observe().copy_to_host().sum())
            took.append(name)
    return ", ".join(took)


def taught(key: str) -> str:
    """How many recorded exercises taught a net the same as exercises that are not recorded."""
    if gpu(key).simulated or not find_spec("torch"):
        return "no exercises"
    one, other = (after_exercises(key, recorded) for recorded in (True, False))
    assert one == other, f"{key}: recorded exercises teach something else"
    return f"{EXERCISES} exercises"


def after_exercises(key: str, recorded: bool) -> Weights:
    """A net that learned again and again from the same decisions."""
    with TemporaryDirectory() as folder:
        school = School(Curriculum(key, Path(folder), device="cuda", tables=64))
        school.device.sow(1)
        exercise = Exercise(school.model, school.adam, school.halls()[0].play(school.model))
        for _ in range(EXERCISES):
            exercise.learn() if recorded else exercise.follow()
        return school.model.weights(school.model.parts, "a test")


def alone(count: int) -> Shares:
    """So many tables for one thread."""
    return Shares(rows_of(count, 1), rows_of(0, 1))


def as_lists(played: GpuBatch, engine: Plain) -> Tables:
    """The same tables as lists of plain states."""
    here = Tables(*(array.copy_to_host() for array in played.tables))
    pool = engine.states(len(here.pool))
    for i, s in enumerate(pool):
        s.become(played.gpu.take(here.pool, i))
    lots = [SimpleNamespace(chance=chance) for chance in here.lots["chance"].tolist()]
    lists = {name: getattr(here, name).tolist() for name in Tables._fields if name not in {"pool", "lots"}}
    return Tables(pool=pool, lots=lots, **lists)


def compare(played: GpuBatch, twin: Tables) -> None:
    """Every table is the same, and what is seen and may be answered there."""
    here: dict[str, Any] = {name: getattr(played.tables, name).copy_to_host().tolist() for name in COMPARED}
    assert here == {name: getattr(twin, name) for name in COMPARED}
    assert played.observe().copy_to_host().tolist() == twin.observation
    assert played.legal().mask.copy_to_host().tolist() == [[bool(bit) for bit in row] for row in twin.mask]
    pool = played.tables.pool.copy_to_host()
    for i in range(len(played)):
        assert played.gpu.take(pool, i) == twin.pool[i]


def speed(key: str, count: int) -> str:
    """Decisions a second of random matches in memory that lies ready, and of steps with observation and mask at 65,536 tables."""
    engine, seats = gpu(key), game(key).seats[-1]
    matches = max(matches_a_second(engine, count, seats) for _ in range(2))
    batch = GpuBatch(gpu(key), 65536, seats, {}, 1)
    steps = max(stepped(batch, 20) for _ in range(3))
    return f"{key}: random matches {matches:.3e} decisions/s, steps with observation and mask {steps:.3e} decisions/s"


def matches_a_second(engine: Cuda, count: int, seats: int) -> float:
    """Decisions a second of two random matches at each table."""
    work = work_for(engine, count, seats)
    engine.cuda.synchronize()
    began = time.perf_counter()
    play_at_tables(engine, work, 2, seats, 1)
    engine.cuda.synchronize()
    took = time.perf_counter() - began
    return float(work.decisions.copy_to_host().sum() / took)


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
        playouts = same_playouts(key, given.tables, 2, 5)
        print(f"{key}: {matches} matches, {answers} answers and {playouts} playouts as in plain Python", flush=True)
        print(f"{key}: {refused(key)} Lent to {lent(key)}. Recorded: {taught(key)}.", flush=True)
        if given.speed:
            print(speed(key, MANY), flush=True)


if __name__ == "__main__":
    main()
