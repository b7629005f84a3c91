"""The end of a visit, the next one, and the end of the game."""

from durbar.core.agenda import owe
from durbar.core.chance import reveal
from durbar.core.events import EVERYONE, note
from durbar.games.taj_mahal.rules.actions import TURN
from durbar.games.taj_mahal.rules.cards import fill_display
from durbar.games.taj_mahal.rules.events import (
    BONUS_LOST,
    COUNTED_HAND,
    ENDED,
    EXCHANGED,
    RETURNED,
    SEIZED,
    TILE_LOST,
    VISIT_BEGAN,
)
from durbar.games.taj_mahal.rules.points import FROM_HAND, gain
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import (
    BEYOND_CITY,
    CARD_COLOUR,
    CARDS,
    COLOURED,
    COLOURS,
    FIGURES,
    FIRST_CITY,
    VISITS,
)

PAIR = 2


def end_visit(s: State) -> None:
    """Pairs are exchanged, what nobody won leaves; then the next visit begins, or hands are counted. Rules TM-8.1, TM-R8."""
    for seat in range(s.seats):
        for figure in range(FIGURES):
            if s.tokens[seat][figure] >= PAIR:
                exchange_pair(s, seat, figure)
    clear_province(s)
    s.visit += 1
    if s.visit == VISITS:
        end_game(s)
        return
    s.start = (s.start + 1) % s.seats
    begin_visit(s)


def exchange_pair(s: State, seat: int, figure: int) -> None:
    """Two tokens go back for the special card, from the table or from its owner. Rules TM-8.1, TM-9.1, TM-9.2."""
    s.tokens[seat][figure] -= PAIR
    owner = s.special[figure] - 1
    s.special[figure] = seat + 1
    if owner == -1:
        note(s, EXCHANGED, EVERYONE, seat, figure, figure, 0)
    elif owner == seat:
        note(s, RETURNED, EVERYONE, seat, figure, figure, 0)
    else:
        note(s, SEIZED, EVERYONE, seat, figure, figure, owner)


def clear_province(s: State) -> None:
    """A province tile and bonus tiles that nobody won leave the game. Rule TM-8.2."""
    province = s.order[s.visit]
    if s.tile_at_court == 1:
        s.tile_at_court = 0
        note(s, TILE_LOST, EVERYONE, -1, s.visit + 1, 0, 0)
    for city in range(FIRST_CITY[province], BEYOND_CITY[province]):
        if s.bonus[city] > 0:
            note(s, BONUS_LOST, EVERYONE, -1, city, s.bonus[city], 0)
            s.bonus[city] = 0


def begin_visit(s: State) -> None:
    """Court and display are made complete, everybody visits, and the start player is asked. Rules TM-1.2, TM-8.3, TM-8.4."""
    s.tile_at_court = 1
    s.crown_at_court = 1
    for figure in range(FIGURES):
        s.token_at_court[figure] = 1
    for seat in range(s.seats):
        s.visiting[seat] = 1
        s.turns[seat] = 0
        s.colour[seat] = 0
    note(s, VISIT_BEGAN, EVERYONE, s.start, s.visit + 1, s.order[s.visit], 0)
    fill_display(s)
    owe(s, TURN, s.start, 0, 0)


def end_game(s: State) -> None:
    """After the twelfth visit every hand is shown and counted. Rules TM-1.1, TM-10.1."""
    reveal(s)
    for seat in range(s.seats):
        show_hand(s, seat)
        specials = count_specials(s, seat)
        whites = count_whites(s, seat)
        longest = count_longest(s, seat)
        gain(s, seat, FROM_HAND, specials + whites + longest)
        note(s, COUNTED_HAND, EVERYONE, seat, specials, whites, longest)
    note(s, ENDED, EVERYONE, -1, 0, 0, 0)


def show_hand(s: State, seat: int) -> None:
    """A hand that is counted is known to all. Rule TM-10.1."""
    for card in range(CARDS):
        s.known[seat][card] = s.hand[seat][card]
        s.old[seat][card] = 0
        s.past[card] = 0
    s.past_left[seat] = 0
    s.unknown[seat] = 0


def count_specials(s: State, seat: int) -> int:
    """The special cards of a seat. Rule TM-10.1."""
    count = 0
    for figure in range(FIGURES):
        if s.special[figure] == seat + 1:
            count += 1
    return count


def count_whites(s: State, seat: int) -> int:
    """The white cards in a hand. Rule TM-10.1."""
    count = 0
    for card in range(COLOURED, CARDS):
        count += s.hand[seat][card]
    return count


def count_longest(s: State, seat: int) -> int:
    """The cards of the colour a hand holds most of; equal colours count once. Rule TM-10.1."""
    longest = 0
    for colour in range(COLOURS):
        count = count_colour(s, seat, colour)
        if count > longest:
            longest = count
    return longest


def count_colour(s: State, seat: int, colour: int) -> int:
    """The cards of one colour in a hand."""
    count = 0
    for card in range(COLOURED):
        if CARD_COLOUR[card] == colour:
            count += s.hand[seat][card]
    return count
