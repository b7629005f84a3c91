"""Engines: the search bound to one game, plain or compiled, with memory for as many searches as run at once."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from durbar.bots.search import climb, leaves
from durbar.bots.search.settings import Setting
from durbar.bots.search.tree import (
    CUT,
    EXPLORE,
    GUIDED,
    ONLY,
    OPEN,
    SIMULATIONS,
    SPAN,
    TEMPER,
    WIN,
    Size,
    Tree,
    as_arrays,
    as_lists,
)
from durbar.bots.search.ways import COMMON, START, STATIONS, named
from durbar.core import bind, contract, playout
from durbar.core.game import Game
from durbar.core.state import Base

PLAIN_SIZE = Size(1 << 15, 1 << 16)
COMPILED_SIZE = Size(1 << 19, 1 << 20)


class Memory:
    """The states and the tree of one search, how much of the tree it may use, and the way to its root."""

    def __init__(self, pool: Any, tree: Tree, size: Size) -> None:
        self.pool = pool
        self.tree = tree
        self.size = size
        self.used = size
        self.home: list[int] = []

    def clear(self, room: Size) -> None:
        """Empty so much of the tree, and start anew from wherever the search is now."""
        self.used = room
        self.home = [0] * STATIONS
        self.home[COMMON] = START
        _wipe(self.tree.key, room.slots, 0)
        _wipe(self.tree.edge_of, len(self.tree.edge_of), -1)
        _wipe(self.tree.tally, len(self.tree.tally), 0)

    def set_root(self, setting: Setting) -> None:
        """Nothing was tried from here yet; write the way that leads here, and the settings."""
        tree = self.tree
        for i, station in enumerate(self.home):
            tree.home[i] = station
        _wipe(tree.root_tries, len(tree.root_tries), 0)
        _wipe(tree.root_points, len(tree.root_points), 0.0)
        _wipe(tree.root_wins, len(tree.root_wins), 0.0)
        tree.tally[SIMULATIONS] = 0
        tree.weight[EXPLORE] = setting.explore
        tree.weight[WIN] = setting.win
        tree.weight[SPAN] = setting.span * leaves.PER_POINT
        tree.weight[TEMPER] = setting.temper * leaves.PER_POINT
        tree.limit[CUT] = setting.cut
        tree.limit[GUIDED] = setting.guided
        tree.limit[OPEN] = setting.open
        tree.limit[ONLY] = setting.only

    def root_edges(self, seat: int) -> list[int]:
        """The answers tried at the root, the newest first."""
        key, last = named(self.home[COMMON], seat, self.home[seat]), self.used.slots - 1
        slot = (key >> 24) & last
        while self.tree.key[slot] not in (0, key):
            slot = (slot + 1) & last
        edge = int(self.tree.newest[slot]) if self.tree.key[slot] == key else -1
        found = []
        while edge >= 0:
            found.append(edge)
            edge = int(self.tree.older[edge])
        return found


def fitting(size: Size, simulations: int) -> Size:
    """No more room than needed: every simulation adds one edge and two nodes at most."""
    slots = 2
    while slots < size.slots and slots < 4 * simulations + 8:
        slots *= 2
    return Size(slots, min(size.edges, simulations))


def _wipe(cells: Any, length: int, blank: float) -> None:
    if isinstance(cells, list):
        cells[:length] = [blank] * length
    else:
        cells[:length] = blank


class Engine(Protocol):
    """The search of one game, however it runs."""

    game: Game
    size: Size
    compiled: bool

    def memory(self) -> Memory:
        """Memory for one search."""

    def put(self, memory: Memory, s: Base) -> None:
        """Lay a state at the root."""

    def search(self, memory: Memory, seat: int, simulations: int, seed: int) -> int:
        """Run simulations; returns how many were run since the tree was cleared."""


def swaps(game: Game) -> dict[Any, Any]:
    """What a game's judge and light player put in the place of the search's own functions."""
    known = game.wisdom
    own: dict[Any, Any] = {leaves.sensible: known.sensible} if known.sensible else {}
    if known.judge is None:
        return own | {leaves.estimate: leaves.estimate_by_score}
    if known.house:
        own[leaves.house] = known.house
    return own | {contract.judge: known.judge}


class PlainEngine:
    """The search in plain Python: needs nothing, and is there at once."""

    compiled = False

    def __init__(self, game: Game, size: Size = PLAIN_SIZE) -> None:
        self.game = game
        self.size = size
        binding = bind.plain(game)
        binding.swaps = {**binding.swaps, **swaps(game)}
        self._search = binding.function(climb.search)

    def memory(self) -> Memory:
        return Memory([self.game.rules.state(), self.game.rules.state()], as_lists(self.game, self.size), self.size)

    def put(self, memory: Memory, s: Base) -> None:
        memory.pool[climb.ROOT].become(s)

    def search(self, memory: Memory, seat: int, simulations: int, seed: int) -> int:
        return int(self._search(memory.pool, memory.tree, seat, simulations, seed, *memory.used))


class CompiledEngine:
    """The search through Numba. It holds no interpreter lock while it runs."""

    compiled = True
    STAGES = 2

    def __init__(self, game: Game, size: Size = COMPILED_SIZE) -> None:
        from durbar.core.compile import Compiled

        self.game = game
        self.size = size
        self.code = Compiled(game, swaps(game))
        self._search = self.code.entry(climb.search)
        self.play_matches = self.code.entry(playout.play_matches)

    def stages(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """What there is to compile, or to load from the cache: each by its name and a call that does it."""
        seats = self.game.seats[0]
        s = self.game.rules.state()
        s.chance = 1
        self.game.rules.setup(s, seats, self.game.numbers(self.game.choose(seats, {})))
        yield "random matches", lambda: self.random_matches(1, seats, 1)
        yield "search", lambda: self.trial(s)

    def random_matches(self, matches: int, seats: int, seed: int) -> int:
        """Play so many random matches; returns how many decisions they took."""
        import numpy

        options = numpy.array(self.game.numbers(self.game.choose(seats, {})), numpy.int64)
        return int(
            self.play_matches(
                self.code.pool(2), matches, seats, options, seed, numpy.zeros(self.game.rules.most_legal, numpy.int64)
            )
        )

    def trial(self, s: Base) -> None:
        """One simulation, so that the code is there."""
        size = Size(8, 8)
        memory = Memory(self.code.pool(2), as_arrays(self.game, size), size)
        memory.clear(size)
        memory.set_root(Setting())
        self.put(memory, s)
        self.search(memory, 0, 1, 1)

    def memory(self) -> Memory:
        return Memory(self.code.pool(2), as_arrays(self.game, self.size), self.size)

    def put(self, memory: Memory, s: Base) -> None:
        self.code.put(memory.pool, climb.ROOT, s)

    def search(self, memory: Memory, seat: int, simulations: int, seed: int) -> int:
        return int(self._search(memory.pool, memory.tree, seat, simulations, seed, *memory.used))


class Shelf:
    """Memory that is not in use, kept for the next search of the same engine."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._free: list[Memory] = []
        self._lock = threading.Lock()

    def take(self) -> Memory:
        """Memory nobody else uses."""
        with self._lock:
            if self._free:
                return self._free.pop()
        return self.engine.memory()

    def give_back(self, memory: Memory) -> None:
        """The search is over."""
        with self._lock:
            self._free.append(memory)
