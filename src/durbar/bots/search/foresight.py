"""Foresight: what a net thinks of a state, as the seat that is asked there sees it. Table Python."""

from math import exp
from typing import Any

from durbar.bots.search.leaves import estimate, value_seats
from durbar.core import contract

SHIFT = 10
UNIT = 1 << SHIFT
SQUARE = float(UNIT * UNIT)
OPINION_SHIFT = 2
"""A unit of what the net sees of points, and says of them, is 4,096 hundredths of a point."""


def foresee(s: Any, tree: Any, seat: int, n: int) -> None:
    """Ask the net: hopes for a seat's n legal answers, and everybody's share of the first place, points and value."""
    look_from(s, tree, seat)
    gather(tree.seen, tree.net, tree.broad)
    deepen(tree.broad, tree.net, tree.deep)
    hope(tree, n)
    expect(s, tree, seat)
    value_seats(s, tree, s.seats)


def look_from(s: Any, tree: Any, seat: int) -> None:
    """Write what a seat sees: its observation, then the judge's opinion of every seat, counted from this one."""
    n = contract.observe(s, seat, tree.seen)
    estimate(s, tree.score)
    for step in range(len(tree.seen) - n):
        tree.seen[n + step] = 0
        if step < s.seats:
            tree.seen[n + step] = tree.score[contract.POINTS][(seat + step) % s.seats]


def gather(seen: Any, net: Any, broad: Any) -> None:
    """The broad layer: the sum of the rows of all that is seen."""
    for j in range(len(broad)):
        broad[j] = net.broad_ground[j]
    columns = len(net.low)
    for i in range(columns):
        more = seen[i] - net.low[i]
        if more > 0:
            if net.span[i] == 0:
                add(broad, net.rows[net.first[i] + more - 1], UNIT)
            else:
                add(broad, net.rows[net.first[i]], UNIT * more // net.span[i])
    opinions = len(seen) - columns
    for i in range(opinions):
        add(broad, net.rows[len(net.rows) - opinions + i], seen[columns + i] >> OPINION_SHIFT)


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
