"""Foresight: what a net thinks of a state, as the seat that is asked there sees it. Table Python."""

from math import exp
from typing import Any

from durbar.bots.search.leaves import value_seats
from durbar.core import contract

SHIFT = 10
UNIT = 1 << SHIFT
SQUARE = float(UNIT * UNIT)
STRETCH_BITS = 6
"""So many columns, by powers of two, are compared at once."""
OPINION_SHIFT = 2
"""A unit of what the net sees of points, and says of them, is 4,096 hundredths of a point."""


def foresee(s: Any, tree: Any, seat: int, n: int) -> None:
    """Ask the net: hopes for a seat's n legal answers, and everybody's share of the first place, points and value."""
    look_from(s, tree, seat)
    if tree.familiar[seat] == 0:
        remember(tree, seat)
    gather(tree, seat)
    deepen(tree)
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
    for i in range(len(tree.seen)):
        tree.remembered[seat][i] = net.low[i] if i < len(net.low) else 0
    for j in range(len(tree.broad)):
        tree.remembered_broad[seat][j] = 0
        tree.remembered_tilt[seat][j] = net.broad_ground[j]
    gather(tree, seat)
    for i in range(len(tree.seen)):
        tree.remembered[seat][i] = tree.seen[i]
    for j in range(len(tree.broad)):
        tree.remembered_broad[seat][j] = tree.broad[j]
        tree.remembered_tilt[seat][j] = tree.tilt[j]


def gather(tree: Any, seat: int) -> None:
    """The broad layer: the sums of the rows of all that is seen, by what has changed since it was remembered."""
    before = tree.remembered[seat]
    for j in range(len(tree.broad)):
        tree.broad[j] = tree.remembered_broad[seat][j]
        tree.tilt[j] = tree.remembered_tilt[seat][j]
    columns = len(tree.net.low)
    for stretch in range(columns >> STRETCH_BITS):
        if differ(tree.seen, before, stretch):
            for i in range(stretch << STRETCH_BITS, (stretch + 1) << STRETCH_BITS):
                change_number(tree, i, before[i])
    for i in range(columns >> STRETCH_BITS << STRETCH_BITS, columns):
        change_number(tree, i, before[i])
    for i in range(columns, len(before)):
        change_aspect(tree, i, before[i])


def differ(seen: Any, before: Any, stretch: int) -> bool:
    """Whether anything has changed in a stretch of columns; one loop without a condition, because most of them have not."""
    found = 0
    for i in range(1 << STRETCH_BITS):
        at = (stretch << STRETCH_BITS) + i
        found |= seen[at] ^ before[at]
    return found != 0


def change_number(tree: Any, column: int, before: int) -> None:
    """Put the rows of a number in the place of those of another in its column: its own, and in proportion that of the column."""
    if tree.seen[column] == before:
        return
    net = tree.net
    span = net.span[column]
    more = max(0, min(tree.seen[column] - net.low[column], span))
    less = max(0, min(before - net.low[column], span))
    first = net.first[column] - 1
    if more > 0 and less > 0:
        exchange(tree.broad, net.rows[first + more], net.rows[first + less])
    elif more > 0:
        add(tree.broad, net.rows[first + more], 1)
    elif less > 0:
        add(tree.broad, net.rows[first + less], -1)
    if net.slope[column] >= 0:
        add(tree.tilt, net.rows[net.slope[column]], UNIT * more // span - UNIT * less // span)


def change_aspect(tree: Any, place: int, before: int) -> None:
    """What an aspect is worth now in the place of what it was worth."""
    more = (tree.seen[place] >> OPINION_SHIFT) - (before >> OPINION_SHIFT)
    if more != 0:
        add(tree.tilt, tree.net.rows[len(tree.net.rows) - len(tree.seen) + place], more)


def deepen(tree: Any) -> None:
    """The deep layer: what the broad neurons above nothing add up to."""
    net = tree.net
    deep = tree.deep
    for j in range(len(deep)):
        deep[j] = net.deep_ground[j]
    for i in range(len(tree.broad)):
        strength = tree.broad[i] + (tree.tilt[i] >> SHIFT)
        if strength > 0:
            add(deep, net.layer[i], strength)
    for j in range(len(deep)):
        deep[j] = max(deep[j], 0) >> SHIFT


def add(sums: Any, row: Any, times: int) -> None:
    """So many times a row of weights; one loop without a condition, because such loops are compiled to wide instructions."""
    for j in range(len(row)):
        sums[j] += row[j] * times


def exchange(sums: Any, row: Any, other: Any) -> None:
    """A row of weights in the place of another."""
    for j in range(len(row)):
        sums[j] += row[j] - other[j]


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
