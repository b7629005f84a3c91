"""Playing cards: one coloured card, and perhaps a companion."""

from durbar.core.agenda import owe
from durbar.core.chance import reveal
from durbar.core.events import EVERYONE, note
from durbar.games.taj_mahal.rules.actions import COMPANION, TURN
from durbar.games.taj_mahal.rules.cards import give_from_hand
from durbar.games.taj_mahal.rules.events import ADDED, EARNED, PLAYED, USED
from durbar.games.taj_mahal.rules.points import FROM_SPECIAL, gain
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import (
    CARD_COLOUR,
    CARD_SHOWS,
    CARDS,
    COLOURED,
    EFFECT_POINTS,
    FIGURES,
    FREEDOM,
    SPECIAL_EFFECT,
    SPECIAL_POINTS,
    SPECIAL_SHOWS,
    SYMBOLS,
)


def pass_turn(s: State, seat: int) -> None:
    """The next seat clockwise that has not withdrawn is asked; the last one left goes on alone. Rules TM-1.2, TM-1.3, TM-7.4."""
    following = (seat + 1) % s.seats
    while s.visiting[following] == 0:
        following = (following + 1) % s.seats
    owe(s, TURN, following, 0, 0)


def may_use(s: State, seat: int, figure: int) -> bool:
    """Whether a seat has a figure's special card and has not played it in this visit. Rule TM-9.3."""
    return s.special[figure] == seat + 1 and s.special_played[figure] == 0


def is_of_colour(s: State, seat: int, card: int) -> bool:
    """Whether a coloured card has the colour of the seat's visit, or that colour is still free. Rule TM-4.2."""
    return s.colour[seat] == 0 or s.colour[seat] == CARD_COLOUR[card] + 1


def may_play(s: State, seat: int, card: int) -> bool:
    """A coloured card in hand of the right colour, or of any when the free-colour card can come with it. Rules TM-4.1, TM-9.6."""
    return s.hand[seat][card] > 0 and (is_of_colour(s, seat, card) or may_use(s, seat, FREEDOM))


def might_add(s: State, seat: int) -> bool:
    """Whether, for all that others know, a seat could bring a white or a special card. Rule TM-R10."""
    if s.unknown[seat] > 0:
        return True
    for card in range(COLOURED, CARDS):
        if s.known[seat][card] > 0:
            return True
    for figure in range(FIGURES):
        if may_use(s, seat, figure):
            return True
    return False


def lay(s: State, seat: int, card: int) -> None:
    """A card goes from the hand to the table and shows its symbols; it cannot be taken back. Rule TM-4.5."""
    reveal(s)
    give_from_hand(s, seat, card)
    s.played[seat][card] += 1
    for symbol in range(SYMBOLS):
        s.shown[seat][symbol] += CARD_SHOWS[card][symbol]


def play(s: State, seat: int, card: int) -> None:
    """A turn of playing: the coloured card first, then what may come with it. Rules TM-4.1, TM-4.3, TM-R9."""
    fits = is_of_colour(s, seat, card)
    lay(s, seat, card)
    s.turns[seat] += 1
    note(s, PLAYED, EVERYONE, seat, card, 0, 0)
    if not fits:
        use(s, seat, FREEDOM)
        return
    s.colour[seat] = CARD_COLOUR[card] + 1
    if might_add(s, seat):
        owe(s, COMPANION, seat, card, 0)
    else:
        pass_turn(s, seat)


def add(s: State, seat: int, card: int) -> None:
    """A white card comes with the coloured one. Rule TM-4.3."""
    lay(s, seat, card)
    note(s, ADDED, EVERYONE, seat, card, 0, 0)
    pass_turn(s, seat)


def use(s: State, seat: int, figure: int) -> None:
    """A special card comes with the coloured one and cannot be taken back either. Rules TM-4.5, TM-9.3, TM-9.4."""
    reveal(s)
    s.special_played[figure] = 1
    for symbol in range(SYMBOLS):
        s.shown[seat][symbol] += SPECIAL_SHOWS[figure][symbol]
    if SPECIAL_EFFECT[figure] == EFFECT_POINTS:
        earn(s, seat, figure)
    else:
        note(s, USED, EVERYONE, seat, figure, 0, 0)
    if figure == FREEDOM:
        free_first_card(s, seat)
    pass_turn(s, seat)


def earn(s: State, seat: int, figure: int) -> None:
    """The special card with points pays as it is played. Rule TM-9.5."""
    gain(s, seat, FROM_SPECIAL, SPECIAL_POINTS)
    note(s, EARNED, EVERYONE, seat, figure, SPECIAL_POINTS, 0)


def free_first_card(s: State, seat: int) -> None:
    """Beside the first coloured card the free-colour card leaves the colour of the visit open. Rule TM-9.7."""
    if s.turns[seat] == 1:
        s.colour[seat] = 0
