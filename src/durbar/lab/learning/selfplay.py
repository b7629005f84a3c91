"""Self-play in processes: each plays lessons with the net of the round and leaves them in a file."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from durbar.bots.search.lessons import Effort, Lessons, play_lessons
from durbar.bots.search.memory import Search, fitting
from durbar.bots.search.net import read_net, sight_of
from durbar.bots.search.settings import setting
from durbar.bots.search.tree import Size
from durbar.core.chance import MASK
from durbar.core.game import Game
from durbar.engines.engine import Engine
from durbar.engines.pool import pool
from durbar.games import game as by_key

GUIDED = 80
"""While it learns, the search gives answers that the net has no hope for more of a chance than at a table."""
EXPLORE = 0.4
TRUST = 0.5


class Sitting(NamedTuple):
    """Lessons to be played: at which table, from which seed, so many rows, with which net or none, and where they are left."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    rows: int
    simulations: int
    net: Path | None
    file: Path
    compiled: bool


def tables_of(game: Game, chance: random.Random, number: int) -> Iterator[tuple[int, dict[str, str], int]]:
    """So many tables, each with a seed: all numbers of seats from two on in turn, half of them with a variant."""
    several = [seats for seats in game.seats if seats > 1]
    for i in range(number):
        seats = several[i % len(several)]
        usual, *others = game.variants(seats)
        options = chance.choice(others) if others and chance.random() < 0.5 else usual
        yield seats, options, chance.randint(0, MASK)


def play_sitting(sitting: Sitting) -> Path:
    """Play one sitting and leave the rows in its file."""
    game = by_key(sitting.game)
    engine = pool(game).load() if sitting.compiled else pool(game).plain
    weights = read_net(sitting.net, game) if sitting.net else None
    size = fitting(Size(1 << 14, 1 << 16), sitting.simulations, game.rules.most_legal)
    search = Search(engine, size, weights)
    memory = search.take()
    memory.clear(size)
    own = setting(game, sitting.seats, {"net": 0})
    memory.set_root(own._replace(net=1, guided=GUIDED, explore=EXPLORE, trust=TRUST) if weights else own)
    written = blank_lessons(engine, sitting.rows)
    effort = Effort(sitting.seats, sitting.simulations, size.slots, size.edges)
    numbers = game.numbers(game.choose(sitting.seats, sitting.options))
    options = engine.zeros("int64", len(numbers))
    options[:] = numbers
    engine.entry(play_lessons)(engine.states(3), memory.tree, written, options, sitting.seed, effort)
    arrays: dict[str, Any] = {name: np.asarray(rows, np.int16) for name, rows in written._asdict().items()}
    np.savez(sitting.file, **arrays)
    return sitting.file


def blank_lessons(engine: Engine, rows: int) -> Lessons:
    """Room for so many decisions."""
    plan = sight_of(engine.game)
    wide = {"seen": engine.game.rules.observation + plan.seats, "tries": plan.codes}
    return Lessons(*(engine.zeros("int16", rows, wide.get(name, plan.seats)) for name in Lessons._fields))


def read_lessons(files: list[Path]) -> Lessons:
    """The rows of several files."""
    parts: dict[str, list[Any]] = {name: [] for name in Lessons._fields}
    for file in files:
        with np.load(file) as found:
            for name, rows in parts.items():
                rows.append(found[name])
    return Lessons(**{name: np.concatenate(rows) for name, rows in parts.items()})
