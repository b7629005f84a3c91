"""Foresight: what a net thinks of a state, as the seat that is asked there sees it. Table Python."""

from math import exp
from typing import Any

from durbar.bots.search.leaves import value_seats
from durbar.core import contract

SHIFT = 10
UNIT = 1 << SHIFT
SQUARE = float(UNIT * UNIT)
OPINION_SHIFT = 2
"""A unit of what the net sees of points, and says of them, is 4,096 hundredths of a point."""


def foresee(s: Any, tree: Any, seat: int, n: int) -> None:
    """Ask the net: hopes for a seat's n legal answers, and everybody's share of the first place, points and value."""
    look_from(s, tree, seat)
    if tree.familiar[seat] == 0:
        remember(tree, seat)
    gather(tree, seat)
    deepen(tree.broad, tree.net, tree.deep)
    hope(tree, n)
    expect(s, tree, seat)
    value_seats(s, tree, s.seats)


def look_from(s: Any, tree: Any, seat: int) -> None:
    """Write what a seat sees: its observation, then the judge's opinion of every seat by its aspects, counted from this one; and their sums."""
    at = contract.observe(s, seat, tree.seen)
    for i in range(at, len(tree.seen)):
        tree.seen[i] = 0
    for step in range(s.seats):
        side = (seat + step) % s.seats
        after = at + contract.aspects(s, side, tree.seen, at)
        tree.score[contract.POINTS][side] = 0
        for i in range(at, after):
            tree.score[contract.POINTS][side] += tree.seen[i]
        at = after


def remember(tree: Any, seat: int) -> None:
    """What a seat sees for the first time since the root was laid is what all that it sees later is compared with."""
    tree.familiar[seat] = 1
    net = tree.net
    sums = tree.remembered_sums[seat]
    for j in range(len(sums)):
        sums[j] = net.broad_ground[j]
    seen = tree.remembered[seat]
    for i in range(len(seen)):
        seen[i] = tree.seen[i]
        if i < len(net.low):
            count_number(sums, net, i, tree.seen[i], 1)
        else:
            add(sums, net.rows[len(net.rows) - len(seen) + i], tree.seen[i] >> OPINION_SHIFT)


def gather(tree: Any, seat: int) -> None:
    """The broad layer: the sum of the rows of all that is seen, by what has changed since it was remembered."""
    net = tree.net
    before = tree.remembered[seat]
    for j in range(len(tree.broad)):
        tree.broad[j] = tree.remembered_sums[seat][j]
    columns = len(net.low)
    for i in range(columns):
        if tree.seen[i] != before[i]:
            count_number(tree.broad, net, i, before[i], -1)
            count_number(tree.broad, net, i, tree.seen[i], 1)
    for i in range(columns, len(before)):
        more = (tree.seen[i] >> OPINION_SHIFT) - (before[i] >> OPINION_SHIFT)
        if more != 0:
            add(tree.broad, net.rows[len(net.rows) - len(before) + i], more)


def count_number(sums: Any, net: Any, column: int, number: int, times: int) -> None:
    """Add the rows of a number in a column so many times: its own, and in proportion that of the column."""
    more = min(number - net.low[column], net.span[column])
    if more > 0:
        add(sums, net.rows[net.first[column] + more - 1], times * UNIT)
        if net.slope[column] >= 0:
            add(sums, net.rows[net.slope[column]], times * (UNIT * more // net.span[column]))


def deepen(broad: Any, net: Any, deep: Any) -> None:
    """The deep layer: what the broad neurons above nothing add up to."""
    for j in range(len(deep)):
        deep[j] = net.deep_ground[j]
    for i in range(len(broad)):
        strength = broad[i] >> SHIFT
        if strength > 0:
            add(deep, net.layer[i], strength)
    for j in range(len(deep)):
        deep[j] = max(deep[j], 0) >> SHIFT


def add(sums: Any, row: Any, times: int) -> None:
    """So many times a row of weights; one loop without a condition, because such loops are compiled to wide instructions."""
    for j in range(len(row)):
        sums[j] += row[j] * times


def voice(row: Any, deep: Any) -> int:
    """How much the deep neurons speak for something."""
    total = 0
    for j in range(len(deep)):
        total += row[j] * deep[j]
    return total


def hope(tree: Any, n: int) -> None:
    """Hopes for the legal answers in millionths; a share of them goes to all alike, as far as the search is not guided."""
    most = 0.0
    for i in range(n):
        action = tree.legal[i]
        tree.hope[i] = (voice(tree.net.answers[action], tree.deep) + tree.net.answers_ground[action]) / SQUARE
        if i == 0 or tree.hope[i] > most:
            most = tree.hope[i]
    total = 0.0
    for i in range(n):
        tree.hope[i] = exp(tree.hope[i] - most)
        total += tree.hope[i]
    for i in range(n):
        tree.hope[i] /= total


def expect(s: Any, tree: Any, seat: int) -> None:
    """Everybody's share of the first place, and points: the judge's, and what the net adds to them."""
    most = 0.0
    for step in range(s.seats):
        side = (seat + step) % s.seats
        tree.win[side] = (voice(tree.net.wins[step], tree.deep) + tree.net.wins_ground[step]) / SQUARE
        more = voice(tree.net.points[step], tree.deep) + tree.net.points_ground[step]
        tree.score[contract.POINTS][side] += more >> (SHIFT - OPINION_SHIFT)
        if step == 0 or tree.win[side] > most:
            most = tree.win[side]
    total = 0.0
    for side in range(s.seats):
        tree.win[side] = exp(tree.win[side] - most)
        total += tree.win[side]
    for side in range(s.seats):
        tree.win[side] /= total
