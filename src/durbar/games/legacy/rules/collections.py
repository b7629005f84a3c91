"""Collection cards: who may take which, and what it costs."""

from durbar.core.agenda import owe
from durbar.core.events import EVERYONE, note
from durbar.games.legacy.rules.actions import COLLECT, GIVE_UP
from durbar.games.legacy.rules.days import lose_antique
from durbar.games.legacy.rules.events import COLLECTED, GAVE_UP
from durbar.games.legacy.rules.state import COLLECTIONS, KINDS, OWNED, State
from durbar.games.legacy.rules.tables import BARRED_BY, COLLECTION_POINTS, COSTS_AN_ANTIQUE, GIVES_UP, NEEDS
from durbar.games.legacy.rules.taxes import finish_turn

NONE = -1


def in_supply(s: State, card: int) -> bool:
    """Only cards of the general supply can be taken. Rule LM-4.6."""
    return s.held[card] == 0


def meets(s: State, seat: int, card: int) -> bool:
    """Whether a seat owns at least the antiques shown, whatever their colours. Rules LM-4.2, LM-4.3."""
    for kind in range(KINDS):
        if s.have[seat][kind] < NEEDS[card][kind]:
            return False
    return True


def is_barred(s: State, seat: int, card: int) -> bool:
    """Who holds the large card of a kind may not take a small one of it. Rule LM-4.5."""
    large = BARRED_BY[card]
    return large >= 0 and s.held[large] == seat + 1


def may_collect(s: State, seat: int, card: int) -> bool:
    """Whether a seat may take a collection card now. Rules LM-3.5, LM-4.2."""
    return in_supply(s, card) and meets(s, seat, card) and not is_barred(s, seat, card)


def ask_for_collection(s: State, seat: int) -> None:
    """A seat that meets the conditions of a card may take one, and only one, each turn. Rules LM-3.5, LM-3.6."""
    for card in range(COLLECTIONS):
        if may_collect(s, seat, card):
            owe(s, COLLECT, seat, 0, 0)
            return
    finish_turn(s, seat, NONE)


def collect(s: State, seat: int, card: int) -> None:
    """Take the card; if it shows a slash, an antique has to be given up for it. Rules LM-4.1, LM-4.4."""
    s.held[card] = seat + 1
    note(s, COLLECTED, EVERYONE, seat, card, COLLECTION_POINTS[card], 0)
    if COSTS_AN_ANTIQUE[card] == 1:
        owe(s, GIVE_UP, seat, card, 0)
    else:
        finish_turn(s, seat, card)


def may_give_up(s: State, seat: int, card: int, antique: int) -> bool:
    """Exactly one antique of a kind shown with the slash, whichever the seat likes. Rules LM-4.4, LM-R6."""
    return s.where[antique] == OWNED + seat and GIVES_UP[card][antique // KINDS] == 1


def give_up(s: State, seat: int, card: int, antique: int) -> None:
    """The antique leaves the game; the cards it served for stay. Rules LM-4.4, LM-4.7."""
    lose_antique(s, antique)
    note(s, GAVE_UP, EVERYONE, seat, antique, 0, 0)
    finish_turn(s, seat, card)
