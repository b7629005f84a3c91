"""Lessons: whole matches of the search against itself, with what was seen and found at every decision. Table Python."""

from typing import Any, NamedTuple

from durbar.bots.search.climb import ROOT, search
from durbar.bots.search.foresight import look_from
from durbar.bots.search.hopes import search_with_net
from durbar.bots.search.tree import NET, SEATS, SIMULATIONS, TALLIES
from durbar.bots.search.ways import COMMON, START, STATIONS, scattered
from durbar.core import contract
from durbar.core.chance import draw, pick, stir
from durbar.core.sets import first
from durbar.core.state import assign

BLANK = 2
PER_MILLE = 1000
NOTHING = -1
STRAY = 5
"""So many of a hundred answers are random, because a search also comes to where good play does not lead."""


class Lessons(NamedTuple):
    """One row a decision; seats are counted from the one that was asked, shares of the first place are in thousandths.

    What is not there is -1: tries of actions that are not legal, and first places of seats where nobody sits.
    """

    seen: Any  #    what the net sees there
    tries: Any  #   per action: how often the search tried it
    hopes: Any  #   per seat: its share of the first place, as the search thought
    firsts: Any  #  and as the match ended
    points: Any  #  and its points in the end


class Effort(NamedTuple):
    """How matches are played for lessons: so many simulations a decision, in a tree of such a size."""

    seats: int
    simulations: int
    slots: int
    edges: int


def play_lessons(states: Any, tree: Any, lessons: Any, options: Any, seed: int, effort: Any) -> int:
    """Play matches until all rows are written; returns how many matches were played."""
    row = 0
    match = 0
    while row < len(lessons.points):
        assign(states, ROOT, BLANK)
        s = states[ROOT]
        s.chance = scattered(seed, match)
        stir(s)
        contract.setup(s, effort.seats, options)
        row = play_lesson(states, tree, lessons, row, effort)
        match += 1
    return match


def play_lesson(states: Any, tree: Any, lessons: Any, row: int, effort: Any) -> int:
    """One match, with a row for every decision between several answers while there is room; returns the next free row."""
    s = states[ROOT]
    begun = row
    bits = contract.actors(s)
    while bits != 0:
        seat = first(bits)
        n = contract.legal(s, seat, tree.legal)
        action = tree.legal[0]
        if n > 1:
            action = consider_anew(states, tree, seat, effort)
            n = contract.legal(s, seat, tree.legal)
            if row < len(lessons.points):
                write_down(s, tree, lessons, row, seat)
                write_answers(tree, lessons.tries[row], n)
                row += 1
            if draw(s, 100) < STRAY:
                action = tree.legal[draw(s, n)]
        contract.apply(s, seat, action)
        bits = contract.actors(s)
    write_outcome(s, tree, lessons, begun, row)
    return row


def consider_anew(states: Any, tree: Any, seat: int, effort: Any) -> int:
    """Search with an empty tree; returns the answer given: of two drawn by how often each was tried, the one tried more often."""
    s = states[ROOT]
    wipe(tree, effort.slots)
    seed = draw(s, 1 << 30)
    if tree.limit[NET] == 0:
        search(states, tree, seat, effort.simulations, seed, effort.slots, effort.edges)
    else:
        search_with_net(states, tree, seat, effort.simulations, seed, effort.slots, effort.edges)
    one = pick(s, tree.root_tries, len(tree.root_tries))
    other = pick(s, tree.root_tries, len(tree.root_tries))
    return one if tree.root_tries[one] >= tree.root_tries[other] else other


def wipe(tree: Any, slots: int) -> None:
    """Nothing is in the tree, and its root is wherever the search begins."""
    for slot in range(slots):
        tree.key[slot] = 0
    for i in range(TALLIES):
        tree.tally[i] = 0
    for station in range(STATIONS):
        tree.home[station] = 0
    tree.home[COMMON] = START
    for action in range(len(tree.root_tries)):
        tree.root_tries[action] = 0
    for i in range(len(tree.root_wins)):
        tree.root_wins[i] = 0.0
        tree.root_points[i] = 0.0


def write_down(s: Any, tree: Any, lessons: Any, row: int, seat: int) -> None:
    """What the seat sees, and what the search found."""
    look_from(s, tree, seat)
    seen = lessons.seen[row]
    for i in range(len(seen)):
        seen[i] = tree.seen[i]
    for step in range(s.seats):
        side = (seat + step) % s.seats
        won = 0.0
        for action in range(len(tree.root_tries)):
            won += tree.root_wins[action * SEATS + side]
        lessons.hopes[row][step] = int(PER_MILLE * won / tree.tally[SIMULATIONS])
    lessons.points[row][0] = seat


def write_answers(tree: Any, tries: Any, n: int) -> None:
    """How often each of the n legal answers was tried."""
    for action in range(len(tries)):
        tries[action] = NOTHING
    for i in range(n):
        tries[tree.legal[i]] = tree.root_tries[tree.legal[i]]


def write_outcome(s: Any, tree: Any, lessons: Any, begun: int, end: int) -> None:
    """How the match ended, into all of its rows; until then each holds its seat where the points come."""
    contract.scores(s, tree.score)
    first = 0
    for side in range(s.seats):
        if tree.score[contract.PLACES][side] == 1:
            first += 1
    for row in range(begun, end):
        seat = int(lessons.points[row][0])
        for step in range(s.seats, len(lessons.firsts[row])):
            lessons.firsts[row][step] = NOTHING
        for step in range(s.seats):
            side = (seat + step) % s.seats
            won = tree.score[contract.PLACES][side] == 1
            lessons.firsts[row][step] = PER_MILLE // first if won else 0
            lessons.points[row][step] = tree.score[contract.POINTS][side]
