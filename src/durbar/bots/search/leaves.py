"""Leaves: a simulation is played on with light answers, to the end or until the judge is asked, and valued. Table Python."""

from math import exp
from typing import Any

from durbar.bots.search.tree import CUT, GUIDED, SEES, SPAN, TEMPER, WIN
from durbar.core import contract
from durbar.core.chance import draw
from durbar.core.sets import first

PER_POINT = 100


def sensible(s: Any, seat: int, out: Any, n: int) -> int:
    """The answers a playout chooses among; a game's own function may stand in its place and keep fewer."""
    return n


def estimate(s: Any, tree: Any) -> None:
    """Write a hundred times the points each seat may expect: the judge's opinion, as far as its aspects are seen."""
    points = tree.score[contract.POINTS]
    for seat in range(s.seats):
        aspects = contract.aspects(s, seat, tree.seen, 0)
        points[seat] = 0
        for i in range((aspects * tree.limit[SEES] + 99) // 100):
            points[seat] += tree.seen[i]


def estimate_by_score(s: Any, tree: Any) -> None:
    """What `estimate` becomes where a game has no judge: the points as they stand."""
    contract.scores(s, tree.score)
    for seat in range(s.seats):
        tree.score[contract.POINTS][seat] *= PER_POINT


def no_aspects(s: Any, seat: int, out: Any, at: int) -> int:
    """What a net sees of an opinion where a game has no judge: nothing."""
    return 0


def house(s: Any) -> int:
    """A hundred times the points that a seat alone at the table plays against; a game's own function may stand in its place."""
    return 0


def play_on(s: Any, tree: Any) -> int:
    """Play light answers until the match is over or the limit is reached; returns who is still asked."""
    left = tree.limit[CUT]
    guided = tree.limit[GUIDED]
    bits = contract.actors(s)
    while bits != 0 and left != 0:
        seat = first(bits)
        n = contract.legal(s, seat, tree.legal)
        if guided != 0 and n > 1 and draw(s, 100) < guided:
            n = sensible(s, seat, tree.legal, n)
        contract.apply(s, seat, tree.legal[draw(s, n)])
        bits = contract.actors(s)
        left -= 1
    return bits


def value_leaf(s: Any, tree: Any) -> None:
    """Write what the state reached is worth to each seat, from 0 to 1. Alone at the table, a seat plays against the house."""
    over = play_on(s, tree) == 0
    sides = s.seats
    if s.seats == 1:
        sides = 2
    if over:
        contract.scores(s, tree.score)
        share_first_place(s.seats, tree)
    else:
        estimate(s, tree)
    if s.seats == 1:
        tree.score[contract.POINTS][1] = house(s)
    if not over:
        expect_first_place(sides, tree)
    value_seats(s, tree, sides)


def value_seats(s: Any, tree: Any, sides: int) -> None:
    """What a simulation is worth to each seat: its share of the first place, and how far it is ahead."""
    for seat in range(s.seats):
        won = tree.weight[WIN] * tree.win[seat]
        tree.value[seat] = won + (1.0 - tree.weight[WIN]) * margin_value(sides, tree, seat)


def share_first_place(seats: int, tree: Any) -> None:
    """The match is over: the first place goes to whoever is there, in equal shares. Points are kept in hundredths."""
    first = 0
    for seat in range(seats):
        tree.score[contract.POINTS][seat] *= PER_POINT
        if tree.score[contract.PLACES][seat] == 1:
            first += 1
    for seat in range(seats):
        tree.win[seat] = 1.0 / first if tree.score[contract.PLACES][seat] == 1 else 0.0


def expect_first_place(sides: int, tree: Any) -> None:
    """The match goes on: the first place is the likelier the more points a side may expect beyond the others."""
    best = tree.score[contract.POINTS][0]
    for side in range(1, sides):
        best = max(best, tree.score[contract.POINTS][side])
    total = 0.0
    for side in range(sides):
        tree.win[side] = exp((tree.score[contract.POINTS][side] - best) / tree.weight[TEMPER])
        total += tree.win[side]
    for side in range(sides):
        tree.win[side] /= total


def margin_value(sides: int, tree: Any, seat: int) -> float:
    """How far a seat is before or behind the best other side, from 0 to 1."""
    points = tree.score[contract.POINTS]
    rival = 0
    found = False
    for other in range(sides):
        if other != seat and (not found or points[other] > rival):
            rival = points[other]
            found = True
    x = (points[seat] - rival) / tree.weight[SPAN]
    return float(0.5 + 0.5 * x / (1.0 + abs(x)))
