"""The edges of a node: found by their actions, added, and noted as they are taken. Table Python."""

from typing import Any

from durbar.bots.search.tree import EDGES, GUIDED

WHOLE = 1_000_000.0
"""Hopes are kept in millionths."""


def take_edge(tree: Any, depth: int, node: int, edge: int, seat: int) -> int:
    """A seat takes an edge; returns the answer that it is."""
    tree.trail[depth] = edge
    tree.place[depth] = node
    tree.mover[depth] = seat
    return int(tree.action[edge])


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


def is_new(tree: Any, node: int) -> bool:
    """Whether a node has no edges yet; one that found no place in a full tree never has."""
    return node < 0 or tree.newest[node] < 0


def open_node(tree: Any, node: int, n: int, edges: int) -> None:
    """All answers that are legal now become edges, with what the net hopes for them."""
    if node >= 0:
        for i in range(n):
            add_hope(tree, node, i, n, edges)


def add_hope(tree: Any, node: int, i: int, n: int, edges: int) -> int:
    """One of n legal answers becomes an edge, with what is hoped for it; a part of all hopes is shared by all alike. -1 when there is no room."""
    edge = add_edge(tree, node, tree.legal[i], edges)
    if edge >= 0:
        guided = tree.limit[GUIDED] / 100.0
        tree.prior[edge] = int((guided * tree.hope[i] + (1.0 - guided) / n) * WHOLE)
    return edge
