"""Collection cards: who may take which, and what it costs."""

from durbar.core.agenda import owe
from durbar.core.events import EVERYONE, note
from durbar.core.sets import first, has, holder_of, without_first
from durbar.games.legacy.rules.actions import COLLECT, GIVE_UP
from durbar.games.legacy.rules.days import lose_antique
from durbar.games.legacy.rules.events import COLLECTED, GAVE_UP
from durbar.games.legacy.rules.state import State
from durbar.games.legacy.rules.tables import BARS, COLLECTION_POINTS, COSTS_AN_ANTIQUE, LARGE, MAY_BE_GIVEN, MET
from durbar.games.legacy.rules.taxes import finish_turn

NONE = -1


def in_supply(s: State, card: int) -> bool:
    """Only cards of the general supply can be taken. Rule LM-4.6."""
    return has(s.supply, card)


def holder(s: State, card: int) -> int:
    """The seat that holds a card, -1 when it is in the supply."""
    return holder_of(s.held, s.seats, card)


def met(s: State, seat: int) -> int:
    """The cards of which a seat owns at least the antiques shown, whatever their colours, as a set. Rules LM-4.2, LM-4.3."""
    have = s.have[seat]
    return MET[0][have & 127] & MET[1][(have >> 8) & 127] & MET[2][(have >> 16) & 127]


def is_barred(s: State, seat: int, card: int) -> bool:
    """Who holds the large card of a kind may not take a small one of it. Rule LM-4.5."""
    return has(barred(s, seat), card)


def barred(s: State, seat: int) -> int:
    """The cards that a seat may not take because of those it holds, as a set. Rule LM-4.5."""
    cards = 0
    left = s.held[seat] & LARGE
    while left != 0:
        cards |= BARS[first(left)]
        left = without_first(left)
    return cards


def may_collect(s: State, seat: int, card: int) -> bool:
    """Whether a seat may take a collection card now. Rules LM-3.5, LM-4.2."""
    return has(collectable(s, seat), card)


def collectable(s: State, seat: int) -> int:
    """The cards a seat may take now, as a set. Rule LM-3.5."""
    cards = met(s, seat) & s.supply
    if cards == 0:
        return 0
    return cards & ~barred(s, seat)


def ask_for_collection(s: State, seat: int) -> None:
    """A seat that meets the conditions of a card may take one, and only one, each turn. Rules LM-3.5, LM-3.6."""
    cards = collectable(s, seat)
    if cards == 0:
        finish_turn(s, seat, NONE)
    else:
        owe(s, COLLECT, seat, 0, cards)


def collect(s: State, seat: int, card: int) -> None:
    """Take the card; if it shows a slash, an antique has to be given up for it. Rules LM-4.1, LM-4.4."""
    s.supply -= 1 << card
    s.held[seat] |= 1 << card
    note(s, COLLECTED, EVERYONE, seat, card, COLLECTION_POINTS[card], 0)
    if COSTS_AN_ANTIQUE[card] == 1:
        owe(s, GIVE_UP, seat, card, 0)
    else:
        finish_turn(s, seat, card)


def gifts(s: State, seat: int, card: int) -> int:
    """The antiques of which exactly one is to be given up: those of a kind shown with the slash. Rules LM-4.4, LM-R6."""
    return s.owned[seat] & MAY_BE_GIVEN[card]


def give_up(s: State, seat: int, card: int, antique: int) -> None:
    """The antique leaves the game; the cards it served for stay. Rules LM-4.4, LM-4.7."""
    lose_antique(s, seat, antique)
    note(s, GAVE_UP, EVERYONE, seat, antique, 0, 0)
    finish_turn(s, seat, card)
