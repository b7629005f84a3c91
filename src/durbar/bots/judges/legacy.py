"""What a strong player of Das Vermächtnis des Maharaja looks at. Table Python."""

from typing import Any

from durbar.core.agenda import question
from durbar.games.legacy.actions import ACT, BUY, COLLECT, GIVE, NO_CARD, TAKE_CARD, TAKE_COIN
from durbar.games.legacy.rules.collections import in_supply, is_barred
from durbar.games.legacy.rules.scoring import (
    antique_points,
    antiques_kept,
    collection_points,
    colour_points,
    count_of_colour,
)
from durbar.games.legacy.state import COLLECTIONS, COLOURS, KINDS, OFFER, State
from durbar.games.legacy.tables import COLLECTION_POINTS, COSTS_AN_ANTIQUE, GOLD, MOST_RUPEES, NEEDS, VALUE

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
SHIFT = 4
WEIGHTS = (1671, 1583, 629, 7, 427, 2, 1038, 367, 6, 1, -16, 610, -4172)

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


def judge(s: State, seat: int) -> int:
    """A hundred times the points a seat may expect at the end."""
    total = 0
    for which in range(len(WEIGHTS)):
        total += WEIGHTS[which] * feature(s, seat, which)
    return total >> SHIFT


def feature(s: State, seat: int, which: int) -> int:
    """One thing a strong player looks at, as a number."""
    if which == CARDS_HELD:
        return collection_points(s, seat)
    if which == PAIRED:
        return antique_points(s, seat)
    if which == LONE or which == LONE_LATER:
        return lone_points(s, seat) * (to_come(s) if which == LONE_LATER else 1)
    if which == MONEY or which == MONEY_LATER:
        return s.money[seat] * (to_come(s) if which == MONEY_LATER else 1)
    if which == READY:
        return points_short_of(s, seat, 0)
    if which == ONE_SHORT or which == ONE_SHORT_LATER:
        return points_short_of(s, seat, 1) * (to_come(s) if which == ONE_SHORT_LATER else 1)
    if which == TWO_SHORT_LATER:
        return points_short_of(s, seat, 2) * to_come(s)
    if which == ANTIQUES_LATER:
        return antiques_kept(s, seat) * to_come(s)
    return to_come(s) if which == TO_COME else 1


def to_come(s: State) -> int:
    """Six times the antiques that may still come to each seat."""
    left = s.deck
    for place in range(OFFER):
        if s.offer[place] > 0:
            left += 1
    return 6 * left // s.seats


def lone_points(s: State, seat: int) -> int:
    """The values of antiques that would be given up if the match ended now."""
    points = 0
    for colour in range(COLOURS):
        if count_of_colour(s, seat, colour) == 1:
            points += colour_points(s, seat, colour)
    return points


def points_short_of(s: State, seat: int, short: int) -> int:
    """The points of the cards in the supply for which a seat misses exactly so many antiques."""
    points = 0
    for card in range(COLLECTIONS):
        if in_supply(s, card) and not is_barred(s, seat, card) and missing(s, seat, card) == short:
            points += COLLECTION_POINTS[card] - COSTS_AN_ANTIQUE[card]
    return points


def missing(s: State, seat: int, card: int) -> int:
    """How many antiques a seat misses for a card."""
    short = 0
    for kind in range(KINDS):
        if s.have[seat][kind] < NEEDS[card][kind]:
            short += NEEDS[card][kind] - s.have[seat][kind]
    return short


def sensible(s: State, seat: int, out: Any, n: int) -> int:
    """In a playout: take the best card, give up the least antique, and do not let taxes eat a coin."""
    asking = question(s)
    if asking == COLLECT:
        return keep_best_card(out, n)
    if asking == ACT:
        return keep_useful_acts(s, seat, out, n)
    return keep_least_gift(s, seat, out, n)


def keep_best_card(out: Any, n: int) -> int:
    """The card with the most points, after what it costs."""
    best = NO_CARD
    most = 0
    for i in range(n):
        if out[i] != NO_CARD:
            card = out[i] - TAKE_CARD
            points = COLLECTION_POINTS[card] - COSTS_AN_ANTIQUE[card]
            if points > most:
                most = points
                best = out[i]
    out[0] = best
    return 1


def keep_least_gift(s: State, seat: int, out: Any, n: int) -> int:
    """The antique that costs the fewest points."""
    best = out[0]
    least = 99
    for i in range(n):
        loss = worth_of(s, seat, out[i] - GIVE)
        if loss < least:
            least = loss
            best = out[i]
    out[0] = best
    return 1


def worth_of(s: State, seat: int, antique: int) -> int:
    """What an owned antique brings as things stand: nothing alone, and twice in a pair that would break."""
    count = count_of_colour(s, seat, antique % COLOURS)
    if count == 1:
        return 0
    if count == 2:
        return colour_points(s, seat, antique % COLOURS)
    return VALUE[antique]


def keep_useful_acts(s: State, seat: int, out: Any, n: int) -> int:
    """Antiques that pair a colour or serve a card; a coin only while it is not taxed away. All, when nothing is useful."""
    kept = 0
    for i in range(n):
        action = out[i]
        if action == TAKE_COIN:
            useful = s.money[seat] + GOLD <= MOST_RUPEES
        else:
            useful = is_useful(s, seat, action - BUY)
        if useful:
            out[kept] = action
            kept += 1
    return kept if kept > 0 else n


def is_useful(s: State, seat: int, antique: int) -> bool:
    """Whether an antique pairs a colour, or brings a card of the supply nearer that misses two at most."""
    if count_of_colour(s, seat, antique % COLOURS) > 0:
        return True
    kind = antique // KINDS
    for card in range(COLLECTIONS):
        if NEEDS[card][kind] > s.have[seat][kind] and in_supply(s, card) and missing(s, seat, card) <= 2:
            return True
    return False
