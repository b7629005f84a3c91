"""Guesses: what others have answered in secret is drawn by how the net would have answered in their place. Table Python.

A random guess of what is hidden takes every secret answer for as likely as any other; people and bots answer better than that.
"""

from typing import Any

from durbar.bots.search.climb import PAST, TABLE
from durbar.bots.search.edges import WHOLE, is_new, open_node
from durbar.bots.search.foresight import foresee
from durbar.bots.search.tree import OPEN
from durbar.bots.search.ways import COMMON, find_node, mixed, named, said
from durbar.core import contract
from durbar.core.chance import draw
from durbar.core.state import assign

SECRETS = 0x1F83D9ABFB41BD6B
"""Tells the nodes of such answers from those of answers that are still to come."""


def ask_again(s: Any, seat: int, given: int) -> bool:
    """Go back to where a seat was asked for one of its secret answers, having given so many; whether there was such a moment.

    A game's own function may stand in its place.
    """
    return False


def answer_otherwise(s: Any, seat: int, given: int, action: int) -> None:
    """Another secret answer in the place of one that a seat gave; likewise."""


def guess_answers(states: Any, tree: Any, root: int, slots: int, edges: int) -> None:
    """On a table that was laid for a seat, draw the secret answers of all others."""
    if tree.limit[OPEN] == 0:
        for seat in range(states[TABLE].seats):
            if seat != root:
                guess_answers_of(states, tree, seat, slots, edges)


def guess_answers_of(states: Any, tree: Any, seat: int, slots: int, edges: int) -> None:
    """One after the other, as each depends on those before; a random guess stands where the tree is full."""
    common = mixed(tree.home[COMMON], SECRETS)
    own = 0
    given = 0
    while is_asked_again(states, seat, given):
        node = find_node(tree, named(common, seat, own), slots)
        if is_new(tree, node):
            n = contract.legal(states[PAST], seat, tree.legal)
            foresee(states[PAST], tree, seat, n)
            open_node(tree, node, n, edges)
        if is_new(tree, node):
            return
        action = drawn_by_hope(states[TABLE], tree, node)
        answer_otherwise(states[TABLE], seat, given, action)
        own = mixed(own, said(seat, action))
        given += 1


def is_asked_again(states: Any, seat: int, given: int) -> bool:
    """Lay the past of the table; whether a seat was asked for a secret answer there."""
    assign(states, PAST, TABLE)
    return ask_again(states[PAST], seat, given)


def drawn_by_hope(s: Any, tree: Any, node: int) -> int:
    """An answer of a node, the likelier the more hope there is for it."""
    left = draw(s, int(WHOLE))
    edge = tree.newest[node]
    while tree.older[edge] >= 0 and left >= tree.prior[edge]:
        left -= tree.prior[edge]
        edge = tree.older[edge]
    return int(tree.action[edge])
