"""The final scoring: what statues, coins and majorities give, and who stands before whom."""

from typing import Any

from durbar.games.maharaja.rules.state import (
    BOT,
    CITIES,
    MAJORITY,
    PRESENCE,
    ROAD_PAIRS,
    ROADS,
    SPACES,
    STATUE_PAIRS,
    STRONG_MAJORITY,
    State,
    sides,
)
from durbar.games.maharaja.rules.tableau import prestige
from durbar.games.maharaja.rules.tables import (
    FINAL_COINS_EACH,
    FINAL_MAJORITY,
    FINAL_MAJORITY_TIED,
    FINAL_PRESENCE,
    FINAL_ROAD,
    FINAL_STATUE,
    FINAL_STRONG,
    FINAL_STRONG_TIED,
    FINAL_SUPPLY,
    FINAL_TWO_STATUES,
    ROAD_LENGTH,
    ROAD_VILLAGES,
)
from durbar.games.maharaja.rules.worship import lasting_worship


def statue_points(s: State, side: int) -> int:
    """Three prestige for each built statue. Rule MJ-7.4."""
    return FINAL_STATUE * s.built[side]


def coin_points(s: State, side: int) -> int:
    """A prestige for each full five coins. Rule MJ-7.5."""
    return s.coins[side] // FINAL_COINS_EACH


def last_points(s: State, side: int) -> int:
    """What majorities give, or the final-scoring tile instead. Rules MJ-7.6, MJ-11.1, MJ-R17."""
    if s.final == MAJORITY:
        return majority_points(s, side, FINAL_MAJORITY, FINAL_MAJORITY_TIED)
    if s.final == STRONG_MAJORITY:
        return majority_points(s, side, FINAL_STRONG, FINAL_STRONG_TIED)
    if s.final == PRESENCE:
        return presence_points(s, side)
    if s.final == ROAD_PAIRS:
        return road_points(s, side)
    if s.final == STATUE_PAIRS:
        return pair_points(s, side)
    return idle_points(s, side)


def majority_points(s: State, side: int, alone: int, tied: int) -> int:
    """Prestige for each city where nobody has more worship, characters apart. Rules MJ-7.3, MJ-7.6, MJ-11.6."""
    points = 0
    for city in range(CITIES):
        points += city_points(s, side, city, alone, tied)
    return points


def city_points(s: State, side: int, city: int, alone: int, tied: int) -> int:
    """What the most worship in one city gives a side. Rules MJ-7.3, MJ-7.6, MJ-11.6."""
    mine = lasting_worship(s, side, city)
    if mine == 0:
        return 0
    points = alone
    for other in range(sides(s)):
        if other != side:
            theirs = lasting_worship(s, other, city)
            if theirs > mine:
                return 0
            if theirs == mine:
                points = tied
    return points


def statues_in(s: State, side: int, city: int) -> int:
    """How many statues a side has in a city."""
    count = 0
    for space in range(SPACES):
        if s.statue[city][space] == side:
            count += 1
    return count


def presence_points(s: State, side: int) -> int:
    """Prestige for each city with an own statue or shrine. Rule MJ-11.7."""
    points = 0
    for city in range(CITIES):
        if s.temple[side][city] > 0 or statues_in(s, side, city) > 0:
            points += FINAL_PRESENCE
    return points


def road_points(s: State, side: int) -> int:
    """Prestige for each road of two villages with an own shrine in both. Rule MJ-11.8."""
    points = 0
    for road in range(ROADS):
        if (
            ROAD_LENGTH[road] == 2
            and s.wayside[side][ROAD_VILLAGES[road][0]] > 0
            and s.wayside[side][ROAD_VILLAGES[road][1]] > 0
        ):
            points += FINAL_ROAD
    return points


def pair_points(s: State, side: int) -> int:
    """Prestige for each city with two own statues. Rule MJ-11.9."""
    points = 0
    for city in range(CITIES):
        if statues_in(s, side, city) >= 2:
            points += FINAL_TWO_STATUES
    return points


def idle_points(s: State, side: int) -> int:
    """Prestige lost for each own shrine in the general supply. Rule MJ-11.10."""
    return -FINAL_SUPPLY * s.supply[side]


def points(s: State, side: int) -> int:
    """All points of a side, if the match ended now. Rules MJ-7.4, MJ-7.5, MJ-7.6."""
    return prestige(s, side) + statue_points(s, side) + coin_points(s, side) + last_points(s, side)


def stands_before(s: State, one: int, other: int) -> bool:
    """More prestige, then more statues, then more coins. Rule MJ-7.7."""
    mine = points(s, one)
    theirs = points(s, other)
    if mine != theirs:
        return mine > theirs
    if s.built[one] != s.built[other]:
        return s.built[one] > s.built[other]
    return s.coins[one] > s.coins[other]


def scores(s: State, out: Any) -> None:
    """Points and places; the solo seat is second unless it stands before Brahmabot. Rules MJ-7.7, MJ-R25."""
    for seat in range(s.seats):
        out[0][seat] = points(s, seat)
        place = 1
        for other in range(s.seats):
            if stands_before(s, other, seat):
                place += 1
        out[1][seat] = place
    if s.seats == 1 and not stands_before(s, 0, BOT):
        out[1][0] = 2
