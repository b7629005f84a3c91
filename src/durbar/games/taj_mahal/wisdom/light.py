"""Light answers of Taj Mahal: what a hurried but decent player would do. Table Python."""

from typing import Any

from durbar.core.agenda import question
from durbar.games.taj_mahal.rules.actions import (
    ADD,
    ALONE,
    BUILD,
    COMPANION,
    CROWN,
    CROWN_PALACE,
    PALACE,
    PICK,
    PLAY,
    TAKE,
    USE,
    WITHDRAW,
)
from durbar.games.taj_mahal.rules.points import bonus_points, chain, count_provinces
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import (
    BONUS_CARD,
    CARD_COLOUR,
    CARD_SHOWS,
    CITY_PROVINCE,
    COLOURED,
    COLOURS,
    FREEDOM,
    PROVINCE_BITS,
    SYMBOLS,
    WHITE,
)
from durbar.games.taj_mahal.rules.withdrawing import is_at_court, is_free, wins

KINDS = COLOURED // COLOURS  # of cards in a colour
QUARTERS = 4
CARD_QUARTERS = 5  # what the card of a bonus tile is worth


def sensible(s: State, seat: int, out: Any, n: int) -> int:
    """In a playout: build and take what is worth most, use special cards, and withdraw rather than fight for nothing."""
    asking = question(s)
    if asking == PALACE or asking == CROWN_PALACE:
        return keep_best_city(s, seat, out, n)
    if asking == TAKE:
        return keep_best_take(s, seat, out, n)
    if asking == COMPANION:
        return keep_useful_companions(s, seat, out, n)
    return keep_useful_turns(s, seat, out, n)


def keep_best_city(s: State, seat: int, out: Any, n: int) -> int:
    """The city with the best chain and bonus tile; the crown palace looks at the chain alone."""
    best = out[0]
    most = -1
    for i in range(n):
        if out[i] >= CROWN:
            worth = chain_points(s, seat, out[i] - CROWN)
        else:
            worth = city_quarters(s, seat, out[i] - BUILD)
        if worth > most:
            most = worth
            best = out[i]
    out[0] = best
    return 1


def keep_best_take(s: State, seat: int, out: Any, n: int) -> int:
    """White cards and cards of long colours."""
    kept = 0
    most = -1
    for i in range(n):
        worth = take_worth(s, seat, out[i] - PICK)
        if worth > most:
            most = worth
            kept = 0
        if worth == most:
            out[kept] = out[i]
            kept += 1
    return kept


def take_worth(s: State, seat: int, card: int) -> int:
    """How many cards of its colour a hand holds; a white card goes with any."""
    colour = CARD_COLOUR[card]
    return 3 if colour == WHITE else count_of(s, seat, colour)


def keep_useful_companions(s: State, seat: int, out: Any, n: int) -> int:
    """A special card costs nothing: use one other than the free colour; a white card only where it takes the lead."""
    kept = 0
    for i in range(n):
        action = out[i]
        if action >= USE and action < ALONE and action - USE != FREEDOM:
            out[0] = action
            return 1
        if action == ALONE or (action < USE and helps(s, seat, action - ADD)):
            out[kept] = action
            kept += 1
    return kept


def helps(s: State, seat: int, card: int) -> bool:
    """Whether a card would take or share the lead in something that is still at court and not led yet."""
    for symbol in range(SYMBOLS):
        if CARD_SHOWS[card][symbol] > 0 and is_at_court(s, symbol) and not wins(s, seat, symbol):
            if s.shown[seat][symbol] + CARD_SHOWS[card][symbol] >= most_shown(s, symbol):
                return True
    return False


def most_shown(s: State, symbol: int) -> int:
    """The most of a symbol that anybody shows."""
    most = 0
    for seat in range(s.seats):
        if s.shown[seat][symbol] > most:
            most = s.shown[seat][symbol]
    return most


def keep_useful_turns(s: State, seat: int, out: Any, n: int) -> int:
    """Cards that help, and withdrawing unless it would waste cards played for nothing; all, when nothing is useful."""
    leading = False
    for symbol in range(SYMBOLS):
        if wins(s, seat, symbol):
            leading = True
    kept = 0
    for i in range(n):
        action = out[i]
        if action == WITHDRAW:
            useful = leading or s.turns[seat] == 0 or kept == 0
        else:
            useful = action - PLAY < COLOURED and helps(s, seat, action - PLAY)
        if useful:
            out[kept] = action
            kept += 1
    return kept if kept > 0 else n


def city_quarters(s: State, seat: int, city: int) -> int:
    """The chain that a palace in a city would make, and the bonus tile if the city is free, in quarter points."""
    quarters = QUARTERS * chain_points(s, seat, city)
    if not is_free(s, city):
        return quarters
    if s.bonus[city] == BONUS_CARD:
        return quarters + CARD_QUARTERS
    return quarters + QUARTERS * bonus_points(s, seat, s.bonus[city])


def chain_points(s: State, seat: int, city: int) -> int:
    """The points for palaces in a province once there is one in this city."""
    own = s.cities[seat]
    return count_provinces(chain(own, own & PROVINCE_BITS[CITY_PROVINCE[city]] | (1 << city)))


def count_of(s: State, seat: int, colour: int) -> int:
    """The cards of one colour in a hand; they are numbered in a row."""
    count = 0
    for card in range(KINDS * colour, KINDS * (colour + 1)):
        count += s.hand[seat][card]
    return count
