"""Worship in a city, and the ranks it gives."""

from durbar.games.maharaja.rules.state import CENTRE, DANCER, PREACHER, SAINT, SPACES, WEAK_OUTER, State
from durbar.games.maharaja.rules.tableau import has
from durbar.games.maharaja.rules.tables import (
    WORSHIP_CENTRAL,
    WORSHIP_OUTER,
    WORSHIP_OUTER_WEAK,
    WORSHIP_PRIEST,
    WORSHIP_SHRINE,
)


def outer_worth(s: State) -> int:
    """What an outer statue is worth in the city scoring. Rules MJ-5.1, MJ-11.3."""
    return WORSHIP_OUTER_WEAK if s.special[WEAK_OUTER] > 0 else WORSHIP_OUTER


def pieces_worship(s: State, side: int, city: int, outer: int) -> int:
    """The worship of a side's statues, shrines and priest in a city, given what an outer statue is worth. Rule MJ-5.1."""
    total = WORSHIP_SHRINE * s.temple[side][city]
    if s.priest[side] == city:
        total += WORSHIP_PRIEST
    for space in range(SPACES):
        if s.statue[city][space] == side:
            total += WORSHIP_CENTRAL if space == CENTRE else outer
    return total


def lasting_worship(s: State, side: int, city: int) -> int:
    """A side's worship as the final scoring counts it: pieces alone, at their printed worth. Rule MJ-R14."""
    return pieces_worship(s, side, city, WORSHIP_OUTER)


def worship(s: State, side: int, city: int) -> int:
    """A side's worship in a city as the city scoring counts it, characters included. Rules MJ-5.1, MJ-9.5, MJ-9.7, MJ-9.8."""
    total = pieces_worship(s, side, city, outer_worth(s))
    if s.priest[side] == city and has(s, side, PREACHER):
        total += 1
    if has(s, side, DANCER):
        total += s.temple[side][city] // 2
    if has(s, side, SAINT):
        total += 1
    return total


def ranks_before(s: State, one: int, other: int, city: int) -> bool:
    """More worship, or as much and the lower character. Rule MJ-5.2."""
    mine = worship(s, one, city)
    theirs = worship(s, other, city)
    if mine != theirs:
        return mine > theirs
    return s.character[one] < s.character[other]
