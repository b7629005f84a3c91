"""The search itself: guess what is hidden, go down the tree, play on, and tell every edge what it led to. Table Python."""

from math import log, sqrt
from typing import Any

from durbar.bots.search.leaves import value_leaf
from durbar.bots.search.tree import DEPTH, EDGES, EXPLORE, FIRST_PLAY, OPEN, SEATS, SIMULATIONS
from durbar.bots.search.ways import find_node, follow, information, scattered, set_out
from durbar.core import contract
from durbar.core.chance import draw
from durbar.core.playout import first_seat
from durbar.core.state import assign

TABLE = 0
ROOT = 1


def search(pool: Any, tree: Any, seat: int, simulations: int, seed: int, slots: int, edges: int) -> int:
    """Run so many simulations for a seat from the second state of a pool; returns how many were run in all."""
    for _ in range(simulations):
        assign(pool, TABLE, ROOT)
        s = pool[TABLE]
        s.chance = scattered(seed, tree.tally[SIMULATIONS])
        if tree.limit[OPEN] == 0:
            contract.resample(s, seat)
        depth = descend(s, tree, seat, slots, edges)
        value_leaf(s, tree)
        credit(tree, seat, depth)
        tree.tally[SIMULATIONS] += 1
        if depth > tree.tally[DEPTH]:
            tree.tally[DEPTH] = depth
    return int(tree.tally[SIMULATIONS])


def descend(s: Any, tree: Any, root: int, slots: int, edges: int) -> int:
    """Go down by every seat's own statistics until an edge is new; returns how many edges were taken."""
    set_out(tree)
    depth = 0
    fresh = False
    bits = contract.actors(s)
    while bits != 0 and not fresh:
        seat = root if (bits >> root) & 1 == 1 else first_seat(bits)
        n = contract.legal(s, seat, tree.legal)
        action = tree.legal[0]
        if n > 1:
            node = find_node(tree, information(tree, seat), slots)
            edge = choose_edge(s, tree, node, n, edges) if node >= 0 else -1
            if edge < 0:
                return depth
            fresh = tree.visits[edge] == 0
            action = tree.action[edge]
            tree.trail[depth] = edge
            tree.mover[depth] = seat
            depth += 1
        contract.apply(s, seat, action)
        after = contract.actors(s)
        follow(tree, seat, action, bits, after)
        bits = after
    return depth


def choose_edge(s: Any, tree: Any, node: int, n: int, edges: int) -> int:
    """The most promising legal answer at a node, or one not tried yet; -1 when the tree is full."""
    lay_out(tree, node)
    best = -1
    promise = tree.weight[FIRST_PLAY]
    untried = 0
    action = -1
    for i in range(n):
        edge = tree.edge_of[tree.legal[i]]
        if edge < 0:
            untried += 1
            if draw(s, untried) == 0:
                action = tree.legal[i]
            continue
        tree.offered[edge] += 1
        hope = upper_bound(tree, edge)
        if best < 0 or hope > promise:
            promise = hope
            best = edge
    clear_away(tree, node)
    if untried > 0 and (best < 0 or promise < tree.weight[FIRST_PLAY]):
        return add_edge(tree, node, action, edges)
    return best


def lay_out(tree: Any, node: int) -> None:
    """Put every edge of a node where its action finds it."""
    edge = tree.newest[node]
    while edge >= 0:
        tree.edge_of[tree.action[edge]] = edge
        edge = tree.older[edge]


def clear_away(tree: Any, node: int) -> None:
    """Undo `lay_out`."""
    edge = tree.newest[node]
    while edge >= 0:
        tree.edge_of[tree.action[edge]] = -1
        edge = tree.older[edge]


def upper_bound(tree: Any, edge: int) -> float:
    """The mean value of an edge and what may still be hoped for, by how often it was offered and how seldom chosen."""
    visits = tree.visits[edge]
    hope: float = sqrt(log(float(tree.offered[edge])) / visits)
    return float(tree.worth[edge] / visits + tree.weight[EXPLORE] * hope)


def add_edge(tree: Any, node: int, action: int, edges: int) -> int:
    """One more answer at a node; -1 when there is no room."""
    edge = tree.tally[EDGES]
    if edge >= edges:
        return -1
    tree.tally[EDGES] = edge + 1
    tree.action[edge] = action
    tree.older[edge] = tree.newest[node]
    tree.newest[node] = edge
    tree.visits[edge] = 0
    tree.offered[edge] = 1
    tree.worth[edge] = 0.0
    return int(edge)


def credit(tree: Any, root: int, depth: int) -> None:
    """Every seat's edges learn what the simulation was worth to that seat."""
    for i in range(depth):
        edge = tree.trail[i]
        tree.visits[edge] += 1
        tree.worth[edge] += tree.value[tree.mover[i]]
    if depth > 0 and tree.mover[0] == root:
        row = tree.action[tree.trail[0]] * SEATS
        for seat in range(SEATS):
            tree.root_points[row + seat] += tree.score[contract.POINTS][seat]
            tree.root_wins[row + seat] += tree.win[seat]
