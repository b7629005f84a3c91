"""The search with a net: it goes down by what the net hoped for, and where it has not been before the net says what that is worth. Table Python."""

from math import sqrt
from typing import Any

from durbar.bots.search.climb import TABLE, credit, lay_table
from durbar.bots.search.edges import WHOLE, add_hope, clear_away, is_new, lay_out, open_node, take_edge
from durbar.bots.search.foresight import foresee
from durbar.bots.search.guesses import guess_answers
from durbar.bots.search.leaves import value_leaf
from durbar.bots.search.settings import ANY
from durbar.bots.search.tree import EXPLORE, ONLY, SEATS, SIMULATIONS, TRUST
from durbar.bots.search.ways import find_node, follow, information, set_out
from durbar.core import contract
from durbar.core.sets import first


def search_with_net(states: Any, tree: Any, seat: int, simulations: int, seed: int, slots: int, edges: int) -> int:
    """The same as `search`; compiled apart from it, because games without a net need not wait for it."""
    for _ in range(simulations):
        lay_table(states, tree, seat, seed)
        guess_answers(states, tree, seat, slots, edges)
        credit(tree, seat, descend_with_net(states[TABLE], tree, seat, slots, edges))
    return int(tree.tally[SIMULATIONS])


def descend_with_net(s: Any, tree: Any, root: int, slots: int, edges: int) -> int:
    """Go down until a node is new or the match is over, and write what that is worth; returns how many edges were taken."""
    set_out(tree)
    depth = 0
    bits = contract.actors(s)
    while bits != 0:
        seat = root if (bits >> root) & 1 == 1 else first(bits)
        n = contract.legal(s, seat, tree.legal)
        action = tree.legal[0]
        if n > 1:
            node = find_node(tree, information(tree, seat), slots)
            if depth == 0 and tree.limit[ONLY] != ANY:
                tree.legal[0] = tree.limit[ONLY]
                n = 1
            if is_new(tree, node):
                foresee(s, tree, seat, n)
                open_node(tree, node, n, edges)
                if depth > 0 or node < 0:
                    play_on_beside(s, tree)
                    first_thought(tree, node, seat)
                    return depth
                first_thought(tree, node, seat)
            edge = choose_hopeful(s, tree, node, seat, n, edges)
            if edge < 0:
                return depth
            action = take_edge(tree, depth, node, edge, seat)
            depth += 1
        contract.apply(s, seat, action)
        after = contract.actors(s)
        follow(tree.path, seat, action, bits, after)
        bits = after
    value_leaf(s, tree)
    return depth


def first_thought(tree: Any, node: int, seat: int) -> None:
    """What is thought of a new node counts as if it had been tried once."""
    if node >= 0:
        tree.asked[node] = 1
        tree.hoped[node] = tree.value[seat]


def play_on_beside(s: Any, tree: Any) -> None:
    """Unless the net is trusted wholly, light answers are played on as well, and the two opinions count by that trust."""
    trust = tree.weight[TRUST]
    if trust >= 1.0:
        return
    for seat in range(s.seats):
        tree.thought[seat] = tree.value[seat]
        tree.thought[SEATS + seat] = tree.win[seat]
        tree.thought[2 * SEATS + seat] = tree.score[contract.POINTS][seat]
    value_leaf(s, tree)
    for seat in range(s.seats):
        points = tree.score[contract.POINTS][seat]
        tree.value[seat] += trust * (tree.thought[seat] - tree.value[seat])
        tree.win[seat] += trust * (tree.thought[SEATS + seat] - tree.win[seat])
        tree.score[contract.POINTS][seat] += int(trust * (tree.thought[2 * SEATS + seat] - points))


def choose_hopeful(s: Any, tree: Any, node: int, seat: int, n: int, edges: int) -> int:
    """The legal answer that promises most; -1 when the tree is full, and the net has said what the state is worth."""
    find_edges(s, tree, node, seat, n, edges)
    known = tree.hoped[node] / tree.asked[node]
    best = -1
    promise = -1.0
    for i in range(n):
        edge = tree.kept[i]
        if edge >= 0:
            tree.offered[edge] += 1
            hope = promised_by_net(tree, edge, known)
            if hope > promise:
                promise = hope
                best = edge
    return best


def find_edges(s: Any, tree: Any, node: int, seat: int, n: int, edges: int) -> None:
    """Keep the edge of each legal answer: mostly they lie in a row as they were added, else they are looked for, and strange ones are admitted."""
    for i in range(n):
        edge = tree.newest[node] - n + 1 + i
        if edge < 0 or tree.action[edge] != tree.legal[i] or (i > 0 and tree.older[edge] != edge - 1):
            look_for_edges(s, tree, node, seat, n, edges)
            return
        tree.kept[i] = edge


def look_for_edges(s: Any, tree: Any, node: int, seat: int, n: int, edges: int) -> None:
    """Keep the edge of each legal answer; those that chance has made legal for the first time at this node become edges too."""
    lay_out(tree, node)
    if are_strange(tree, n):
        foresee(s, tree, seat, n)
        admit_strange(tree, node, n, edges)
    for i in range(n):
        tree.kept[i] = tree.edge_of[tree.legal[i]]
    clear_away(tree, node)


def promised_by_net(tree: Any, edge: int, known: float) -> float:
    """What an answer was worth so far, and the more hope the more the net has for it and the seldomer it was tried."""
    visits = tree.visits[edge]
    worth = tree.worth[edge] / visits if visits > 0 else known
    hope = tree.weight[EXPLORE] * (tree.prior[edge] / WHOLE)
    return float(worth + hope * sqrt(float(tree.offered[edge])) / (1.0 + visits))


def are_strange(tree: Any, n: int) -> bool:
    """Whether chance has made an answer legal that never was so at this node."""
    for i in range(n):
        if tree.edge_of[tree.legal[i]] < 0:
            return True
    return False


def admit_strange(tree: Any, node: int, n: int, edges: int) -> None:
    """Such answers become edges too."""
    for i in range(n):
        if tree.edge_of[tree.legal[i]] < 0:
            tree.edge_of[tree.legal[i]] = add_hope(tree, node, i, n, edges)
