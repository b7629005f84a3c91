"""Minds: what a searcher keeps of a match from one of its decisions to the next."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from durbar.bots.search.memory import Search
from durbar.bots.search.tree import EDGES, NODES
from durbar.bots.search.ways import follow
from durbar.core.match import Match
from durbar.core.record import Step


class Mind:
    """The tree of one seat in one match. It follows the steps of the match until one brings to light what no tree can foresee."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.memory = search.take()
        self.seen: list[Step] = []
        self.forgotten = True

    def catch_up(self, match: Match) -> None:
        """Follow what was played since; what was taken back is forgotten with all the rest."""
        if match.steps[: len(self.seen)] != self.seen:
            self.forget()
            self.seen = []
        for i in range(len(self.seen), len(match.steps)):
            if match.sealed[i]:
                self.forget()
            elif not self.forgotten:
                step = match.steps[i]
                follow(self.memory.home, step.seat, step.action, match.asked[i], match.asked[i + 1])
        self.seen = list(match.steps)

    def make_room(self) -> None:
        """A tree that was forgotten, or that fills half of its room, is not kept."""
        tally, room = self.memory.tree.tally, self.memory.size
        if self.forgotten or 4 * tally[NODES] > room.slots or 2 * tally[EDGES] > room.edges:
            self.memory.clear(room)
            self.forgotten = False

    def forget(self) -> None:
        """Start anew from here; the tree is cleared when it is next thought with, as that takes a while."""
        self.forgotten = True


class Minds:
    """The minds of bots at a few tables; beyond that, whoever was asked longest ago is forgotten."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._idle: OrderedDict[tuple[Match, int], Mind] = OrderedDict()

    @contextmanager
    def lent(self, search: Search, match: Match, seat: int) -> Iterator[Mind]:
        """A seat's mind, which nobody else has meanwhile, aware of all that was played."""
        mind = self._idle.pop((match, seat), None)
        if mind is None or mind.search is not search:
            mind = Mind(search)
        mind.catch_up(match)
        yield mind
        self._idle[match, seat] = mind
        while len(self._idle) > self.most:
            _, oldest = self._idle.popitem(last=False)
            oldest.search.give_back(oldest.memory)
