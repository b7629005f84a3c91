"""Light answers of Das Vermächtnis des Maharaja: what a hurried but decent player would do. Table Python."""

from typing import Any

from durbar.core.agenda import question
from durbar.games.legacy.rules.actions import ACT, BUY, COLLECT, GIVE, NO_CARD, TAKE_CARD, TAKE_COIN
from durbar.games.legacy.rules.collections import in_supply
from durbar.games.legacy.rules.scores import colour_points, count_of_colour, count_of_kind
from durbar.games.legacy.rules.state import COLLECTIONS, COLOURS, KINDS, State
from durbar.games.legacy.rules.tables import COLLECTION_POINTS, COSTS_AN_ANTIQUE, GOLD, MOST_RUPEES, NEEDS, VALUE


def missing(s: State, seat: int, card: int) -> int:
    """How many antiques a seat misses for a card."""
    short = 0
    for kind in range(KINDS):
        owned = count_of_kind(s, seat, kind)
        if owned < NEEDS[card][kind]:
            short += NEEDS[card][kind] - owned
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
        if NEEDS[card][kind] > count_of_kind(s, seat, kind) and in_supply(s, card) and missing(s, seat, card) <= 2:
            return True
    return False
