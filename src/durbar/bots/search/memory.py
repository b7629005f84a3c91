"""The memory of a search, and the search itself on an engine, with memory for as many as run at once."""

from __future__ import annotations

import threading
from functools import cache
from typing import Any

from durbar.bots.search import climb, hopes, leaves
from durbar.bots.search.net import Weights, net_on, own_weights
from durbar.bots.search.settings import Setting
from durbar.bots.search.tree import (
    CUT,
    EXPLORE,
    GUIDED,
    NET,
    ONLY,
    OPEN,
    SEES,
    SIMULATIONS,
    SPAN,
    TEMPER,
    TRUST,
    WIN,
    Size,
    Tree,
    blank,
)
from durbar.bots.search.ways import COMMON, START, STATIONS, named
from durbar.core.state import Base
from durbar.engines.engine import Engine

PLAIN_SIZE = Size(1 << 15, 1 << 16)
COMPILED_SIZE = Size(1 << 19, 1 << 21)


class Memory:
    """The states and the tree of one search, how much of the tree it may use, and the way to its root."""

    def __init__(self, states: Any, tree: Tree, size: Size) -> None:
        self.states = states
        self.tree = tree
        self.size = size
        self.used = size
        self.home: list[int] = []  # empty while there is no root

    def forget(self) -> None:
        """The tree is of no use any more; it is cleared when it is next thought with, as that takes a while."""
        self.home = []

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
        _wipe(tree.familiar, len(tree.familiar), 0)
        _wipe(tree.root_tries, len(tree.root_tries), 0)
        _wipe(tree.root_points, len(tree.root_points), 0.0)
        _wipe(tree.root_wins, len(tree.root_wins), 0.0)
        tree.tally[SIMULATIONS] = 0
        tree.weight[EXPLORE] = setting.explore
        tree.weight[WIN] = setting.win
        tree.weight[SPAN] = setting.span * leaves.PER_POINT
        tree.weight[TEMPER] = setting.temper * leaves.PER_POINT
        tree.weight[TRUST] = setting.trust
        tree.limit[CUT] = setting.cut
        tree.limit[GUIDED] = setting.guided
        tree.limit[SEES] = setting.sees
        tree.limit[OPEN] = setting.open
        tree.limit[ONLY] = setting.only
        tree.limit[NET] = setting.net

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


def fitting(size: Size, simulations: int, edges: int = 1) -> Size:
    """No more room than needed: every simulation adds two nodes at most, and so many edges."""
    slots = 2
    while slots < size.slots and slots < 4 * simulations + 8:
        slots *= 2
    return Size(slots, min(size.edges, simulations * edges))


def _wipe(cells: Any, length: int, blank: float) -> None:
    if isinstance(cells, list):
        cells[:length] = [blank] * length
    else:
        cells[:length] = blank


class Search:
    """The search of one game on one engine. Memory that is not in use is kept for the next one.

    In plain Python asking a net takes longer than all else, so there is none unless its weights are given;
    compiled, `asks_net` says whether the search that asks it is there by now.
    """

    def __init__(self, engine: Engine, size: Size | None = None, weights: Weights | None = None) -> None:
        self.engine = engine
        self.weights = weights or (own_weights(engine.game) if engine.compiled else None)
        self.net = net_on(engine, self.weights)
        self.asks_net = weights is not None
        self.size = size or (COMPILED_SIZE if engine.compiled else PLAIN_SIZE)
        self._free: list[Memory] = []
        self._lock = threading.Lock()

    def take(self) -> Memory:
        """Memory nobody else uses."""
        with self._lock:
            if self._free:
                return self._free.pop()
        return Memory(self.engine.states(climb.STATES), blank(self.engine, self.size, self.net), self.size)

    def give_back(self, memory: Memory) -> None:
        """The search is over."""
        with self._lock:
            self._free.append(memory)

    def put(self, memory: Memory, s: Base) -> None:
        """Lay a state at the root."""
        self.engine.put(memory.states, climb.ROOT, s)

    def run(self, memory: Memory, seat: int, simulations: int, seed: int) -> int:
        """Run simulations; returns how many were run since the tree was cleared."""
        search = hopes.search_with_net if memory.tree.limit[NET] else climb.search
        return int(self.engine.entry(search)(memory.states, memory.tree, seat, simulations, seed, *memory.used))


@cache
def search_on(engine: Engine) -> Search:
    """The one search of an engine."""
    return Search(engine)
