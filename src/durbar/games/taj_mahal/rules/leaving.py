"""After withdrawing: points, discards, and new cards from the display."""

from durbar.core.agenda import owe, question, settle
from durbar.core.events import EVERYONE, note
from durbar.games.taj_mahal.rules.actions import TAKE
from durbar.games.taj_mahal.rules.cards import draw_card, first_in_display, kinds_in_display, take_openly
from durbar.games.taj_mahal.rules.events import LEFT, TOOK
from durbar.games.taj_mahal.rules.playing import pass_turn
from durbar.games.taj_mahal.rules.points import gained_in_visit, score_palaces, take_tile
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import CARDS, ELEPHANT, FIGURES, SYMBOLS
from durbar.games.taj_mahal.rules.visits import end_visit
from durbar.games.taj_mahal.rules.withdrawing import wins

TAKES = 2


def collect(s: State, seat: int) -> None:
    """When all palaces stand: province tile, then palaces, then the seat leaves the visit. Rules TM-5.7, TM-6.1."""
    if wins(s, seat, ELEPHANT):
        take_tile(s, seat)
    score_palaces(s, seat)
    note(s, LEFT, EVERYONE, seat, gained_in_visit(s, seat, s.visit), s.points[seat], 0)
    leave(s, seat)


def leave(s: State, seat: int) -> None:
    """Who played nothing draws; who played discards; then cards are taken from the display. Rules TM-7.1, TM-7.2, TM-7.3."""
    if s.turns[seat] == 0:
        draw_card(s, seat)
    discard_played(s, seat)
    s.visiting[seat] = 0
    due = TAKES if s.display_left >= TAKES else s.display_left
    for step in range(due):
        owe(s, TAKE, seat, step + 1, 0)


def discard_played(s: State, seat: int) -> None:
    """The cards played go to the discards, special cards back to the hand; none counts any longer. Rule TM-7.1."""
    for card in range(CARDS):
        s.discard[card] += s.played[seat][card]
        s.played[seat][card] = 0
    for symbol in range(SYMBOLS):
        s.shown[seat][symbol] = 0
    for figure in range(FIGURES):
        if s.special[figure] == seat + 1:
            s.special_played[figure] = 0


def take(s: State, seat: int, card: int) -> None:
    """One card of the display. Rule TM-7.2."""
    take_openly(s, seat, card)
    note(s, TOOK, EVERYONE, seat, card, 0, 0)


def take_forced(s: State, seat: int) -> None:
    """A card that is the only choice is taken without asking. Rule TM-7.2."""
    while question(s) == TAKE and kinds_in_display(s) == 1:
        settle(s)
        take(s, seat, first_in_display(s))


def move_on(s: State, seat: int) -> None:
    """The seats still visiting go on clockwise; when there are none, the visit is over. Rules TM-1.3, TM-7.4."""
    for other in range(s.seats):
        if s.visiting[other] == 1:
            pass_turn(s, seat)
            return
    end_visit(s)
