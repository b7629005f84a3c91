"""Preparing the game."""

from typing import Any

from durbar.core.chance import draw
from durbar.games.legacy.rules.days import begin_day
from durbar.games.legacy.rules.state import ANTIQUES, COLLECTIONS, NO_EXTRA, State
from durbar.games.legacy.rules.tables import START_FIRST, START_OTHERS
from durbar.games.legacy.rules.turns import begin_turn


def setup(s: State, seats: int, options: Any) -> None:
    """Antiques into the draw pile, everybody's money, a starting seat, and the first sales day. Rules LM-1.1, LM-1.4, LM-1.5, LM-7.1, LM-R1."""
    s.seats = seats
    s.gray = options[0]
    s.deck = (1 << ANTIQUES) - 1
    s.supply = (1 << COLLECTIONS) - 1
    first = draw(s, seats)
    for seat in range(seats):
        s.money[seat] = START_OTHERS
    s.money[first] = START_FIRST
    begin_day(s)
    begin_turn(s, first, NO_EXTRA)
