"""What a strong player of Das Vermächtnis des Maharaja looks at. Table Python."""

from typing import Any

from durbar.core.sets import size
from durbar.core.weights import SHIFT, fitted
from durbar.games.legacy.rules.collections import in_supply, is_barred
from durbar.games.legacy.rules.scores import antique_points, antiques_kept, collection_points, lone_antiques, values
from durbar.games.legacy.rules.state import COLLECTIONS, OFFER, State
from durbar.games.legacy.rules.tables import COLLECTION_POINTS, COSTS_AN_ANTIQUE
from durbar.games.legacy.wisdom.light import missing

FEATURES = (
    "points on collection cards",
    "values of antiques in pairs of colour",
    "values of lone antiques",
    "values of lone antiques, by what is to come",
    "rupees",
    "rupees, by what is to come",
    "points of cards that could be taken at once",
    "points of cards that miss one antique",
    "points of cards that miss one antique, by what is to come",
    "points of cards that miss two antiques, by what is to come",
    "antiques, by what is to come",
    "what is to come",
    "one",
)
(
    CARDS_HELD,
    PAIRED,
    LONE,
    LONE_LATER,
    MONEY,
    MONEY_LATER,
    READY,
    ONE_SHORT,
    ONE_SHORT_LATER,
    TWO_SHORT_LATER,
    ANTIQUES_LATER,
    TO_COME,
    ONE,
) = range(13)
WEIGHTS = fitted(__package__, FEATURES)
ASPECTS = 7


def judge(s: State, seat: int) -> int:
    """A hundred times the points a seat may expect at the end."""
    row = s.seats
    left = to_come(s)
    lone = lone_points(s, seat)
    near = points_short_of(s, seat, 1)
    total = WEIGHTS[row][CARDS_HELD] * collection_points(s, seat) + WEIGHTS[row][PAIRED] * antique_points(s, seat)
    total += lone * (WEIGHTS[row][LONE] + WEIGHTS[row][LONE_LATER] * left)
    total += s.money[seat] * (WEIGHTS[row][MONEY] + WEIGHTS[row][MONEY_LATER] * left)
    total += WEIGHTS[row][READY] * points_short_of(s, seat, 0)
    total += near * (WEIGHTS[row][ONE_SHORT] + WEIGHTS[row][ONE_SHORT_LATER] * left)
    total += WEIGHTS[row][TWO_SHORT_LATER] * points_short_of(s, seat, 2) * left
    total += WEIGHTS[row][ANTIQUES_LATER] * antiques_kept(s, seat) * left + WEIGHTS[row][TO_COME] * left
    return (total + WEIGHTS[row][ONE]) >> SHIFT


def aspects(s: State, seat: int, out: Any, at: int) -> int:
    """Cards and pairs owned, cards within reach, rupees, lone antiques, cards further off, and what is to come, each in hundredths of a point."""
    w = WEIGHTS[s.seats]
    left = to_come(s)
    near = points_short_of(s, seat, 1)
    out[at] = w[CARDS_HELD] * collection_points(s, seat) >> SHIFT
    out[at + 1] = w[PAIRED] * antique_points(s, seat) >> SHIFT
    out[at + 2] = w[READY] * points_short_of(s, seat, 0) + near * (w[ONE_SHORT] + w[ONE_SHORT_LATER] * left) >> SHIFT
    out[at + 3] = s.money[seat] * (w[MONEY] + w[MONEY_LATER] * left) >> SHIFT
    out[at + 4] = lone_points(s, seat) * (w[LONE] + w[LONE_LATER] * left) >> SHIFT
    out[at + 5] = w[TWO_SHORT_LATER] * points_short_of(s, seat, 2) * left >> SHIFT
    out[at + 6] = (w[ANTIQUES_LATER] * antiques_kept(s, seat) + w[TO_COME]) * left + w[ONE] >> SHIFT
    return ASPECTS


def to_come(s: State) -> int:
    """Six times the antiques that may still come to each seat."""
    left = size(s.deck)
    for place in range(OFFER):
        if s.offer[place] > 0:
            left += 1
    return 6 * left // s.seats


def lone_points(s: State, seat: int) -> int:
    """The values of antiques that would be given up if the match ended now."""
    return values(lone_antiques(s, seat))


def points_short_of(s: State, seat: int, short: int) -> int:
    """The points of the cards in the supply for which a seat misses exactly so many antiques."""
    points = 0
    for card in range(COLLECTIONS):
        if in_supply(s, card) and not is_barred(s, seat, card) and missing(s, seat, card) == short:
            points += COLLECTION_POINTS[card] - COSTS_AN_ANTIQUE[card]
    return points
