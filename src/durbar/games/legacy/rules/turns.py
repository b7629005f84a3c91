"""A turn begins."""

from durbar.core.agenda import owe
from durbar.games.legacy.rules.actions import ACT
from durbar.games.legacy.rules.state import State


def begin_turn(s: State, seat: int, extra: int) -> None:
    """A seat is asked for its action. Rules LM-2.1, LM-2.2."""
    s.turn = seat
    s.extra = extra
    owe(s, ACT, seat, 0, 0)
