"""The search itself: guess what is hidden, go down the tree, play on, and tell every edge what it led to. Table Python."""

from math import sqrt
from typing import Any

from durbar.bots.search.edges import add_edge, clear_away, lay_out, take_edge
from durbar.bots.search.leaves import sensible, value_leaf
from durbar.bots.search.settings import ANY
from durbar.bots.search.tree import DEPTH, EXPLORE, GUIDED, ONLY, OPEN, SEATS, SIMULATIONS
from durbar.bots.search.ways import find_node, follow, information, scattered, set_out
from durbar.core import contract
from durbar.core.chance import draw
from durbar.core.sets import first
from durbar.core.state import assign

TABLE = 0
ROOT = 1
PAST = 2
STATES = 3


def search(states: Any, tree: Any, seat: int, simulations: int, seed: int, slots: int, edges: int) -> int:
    """Run so many simulations for a seat from the second of two states; returns how many were run in all."""
    for _ in range(simulations):
        lay_table(states, tree, seat, seed)
        depth = descend(states[TABLE], tree, seat, slots, edges)
        value_leaf(states[TABLE], tree)
        credit(tree, seat, depth)
    return int(tree.tally[SIMULATIONS])


def lay_table(states: Any, tree: Any, seat: int, seed: int) -> None:
    """A simulation begins at the root, with a guess of all that its seat cannot know."""
    assign(states, TABLE, ROOT)
    s = states[TABLE]
    s.chance = scattered(seed, tree.tally[SIMULATIONS])
    if tree.limit[OPEN] == 0:
        contract.resample(s, seat)


def descend(s: Any, tree: Any, root: int, slots: int, edges: int) -> int:
    """Go down by every seat's own statistics until an edge is new; returns how many edges were taken."""
    set_out(tree)
    depth = 0
    fresh = False
    bits = contract.actors(s)
    while bits != 0 and not fresh:
        seat = root if (bits >> root) & 1 == 1 else first(bits)
        n = contract.legal(s, seat, tree.legal)
        action = tree.legal[0]
        if n > 1:
            node = find_node(tree, information(tree, seat), slots)
            if depth == 0 and tree.limit[ONLY] != ANY:
                tree.legal[0] = tree.limit[ONLY]
                n = 1
            edge = choose_edge(s, tree, node, seat, n, edges) if node >= 0 else -1
            if edge < 0:
                return depth
            fresh = tree.visits[edge] == 0
            action = take_edge(tree, depth, node, edge, seat)
            depth += 1
        contract.apply(s, seat, action)
        after = contract.actors(s)
        follow(tree.path, seat, action, bits, after)
        bits = after
    return depth


def choose_edge(s: Any, tree: Any, node: int, seat: int, n: int, edges: int) -> int:
    """The legal answer that promises most, tried before or not; -1 when the tree is full."""
    liked = like(s, tree, seat, n)
    lay_out(tree, node)
    best = -1
    action = -1
    promise = -1.0
    alike = 0
    for i in range(n):
        hope = promised(tree, node, tree.legal[i], n, liked)
        if hope > promise:
            promise = hope
            alike = 0
        if hope == promise:
            alike += 1
            if draw(s, alike) == 0:
                action = tree.legal[i]
                best = tree.edge_of[action]
    clear_away(tree, node)
    for i in range(liked):
        tree.liked[tree.kept[i]] = 0
    return best if best >= 0 else add_edge(tree, node, action, edges)


def like(s: Any, tree: Any, seat: int, n: int) -> int:
    """Mark the answers that a light player would choose among; returns how many they are."""
    for i in range(n):
        tree.kept[i] = tree.legal[i]
    liked = sensible(s, seat, tree.kept, n)
    for i in range(liked):
        tree.liked[tree.kept[i]] = 1
    return liked


def promised(tree: Any, node: int, action: int, n: int, liked: int) -> float:
    """What an answer was worth so far, and the more hope the likelier a light player gives it and the seldomer it was tried.

    One not tried yet is taken to be worth what its node is worth.
    """
    guided = tree.limit[GUIDED] / 100.0
    chance = (1.0 - guided) / n
    if tree.liked[action] == 1:
        chance += guided / liked
    edge = tree.edge_of[action]
    if edge < 0:
        asked = tree.asked[node]
        known = tree.hoped[node] / asked if asked > 0 else 0.5
        return float(known + tree.weight[EXPLORE] * chance * sqrt(1.0 + asked))
    tree.offered[edge] += 1
    visits = tree.visits[edge]
    return float(
        tree.worth[edge] / visits + tree.weight[EXPLORE] * chance * sqrt(float(tree.offered[edge])) / (1.0 + visits)
    )


def credit(tree: Any, root: int, depth: int) -> None:
    """A simulation is over: every seat's edges learn what it was worth to that seat."""
    for i in range(depth):
        edge = tree.trail[i]
        tree.visits[edge] += 1
        tree.worth[edge] += tree.value[tree.mover[i]]
        tree.asked[tree.place[i]] += 1
        tree.hoped[tree.place[i]] += tree.value[tree.mover[i]]
    if depth > 0 and tree.mover[0] == root:
        action = tree.action[tree.trail[0]]
        row = action * SEATS
        tree.root_tries[action] += 1
        for seat in range(SEATS):
            tree.root_points[row + seat] += tree.score[contract.POINTS][seat]
            tree.root_wins[row + seat] += tree.win[seat]
    tree.tally[SIMULATIONS] += 1
    if depth > tree.tally[DEPTH]:
        tree.tally[DEPTH] = depth
