"""Minds: what a searcher keeps of a match from one of its decisions to the next."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from durbar.bots.search.memory import Memory, Search
from durbar.bots.search.tree import EDGES, NET, NODES
from durbar.bots.search.ways import follow
from durbar.core.match import Match
from durbar.core.record import Step


class Mind:
    """The trees of one seat in one match, one for each thread that it has searched with.

    They follow the steps of the match until one brings to light what no tree can foresee.
    """

    def __init__(self, search: Search) -> None:
        self.search = search
        self.trees: list[Memory] = []
        self.seen: list[Step] = []

    def catch_up(self, match: Match) -> None:
        """Follow what was played since; what was taken back is forgotten with all the rest."""
        if match.steps[: len(self.seen)] != self.seen:
            self.forget()
            self.seen = []
        for i in range(len(self.seen), len(match.steps)):
            if match.sealed[i]:
                self.forget()
            for tree in self.trees:
                if tree.home:
                    step = match.steps[i]
                    follow(tree.home, step.seat, step.action, match.asked[i], match.asked[i + 1])
        self.seen = list(match.steps)

    def grown(self, threads: int, net: int) -> list[Memory]:
        """A tree for each of so many threads; one that is of no more use begins anew."""
        while len(self.trees) < threads:
            self.trees.append(self.search.take())
            self.trees[-1].forget()
        for memory in self.trees[:threads]:
            if is_done_with(memory, net):
                memory.clear(memory.size)
        return self.trees[:threads]

    def forget(self) -> None:
        """Start anew from here."""
        for tree in self.trees:
            tree.forget()

    def give_back(self) -> None:
        """Nobody thinks here any more."""
        for tree in self.trees:
            self.search.give_back(tree)


def is_done_with(memory: Memory, net: int) -> bool:
    """Whether a tree was forgotten, grew with a net and shall go on without or the other way round, or fills half of its room."""
    tree, room = memory.tree, memory.size
    changed = tree.limit[NET] != net
    full = 4 * tree.tally[NODES] > room.slots or 2 * tree.tally[EDGES] > room.edges
    return not memory.home or changed or full


class Minds:
    """The minds of bots at a few tables. Beyond so many trees in all, whoever was asked longest ago is forgotten."""

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
        while sum(max(1, len(one.trees)) for one in self._idle.values()) > self.most:
            _, oldest = self._idle.popitem(last=False)
            oldest.give_back()
