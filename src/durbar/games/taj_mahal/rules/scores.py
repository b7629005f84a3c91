"""How the seats stand."""

from typing import Any

from durbar.core.contract import PLACES, POINTS
from durbar.games.taj_mahal.rules.state import State


def scores(s: State, out: Any) -> None:
    """Points on the track, and places that equal points share. Rules TM-1.1, TM-10.2, TM-R1, TM-R12."""
    for seat in range(s.seats):
        out[POINTS][seat] = s.points[seat]
        out[PLACES][seat] = 1 + count_ahead(s, seat)


def count_ahead(s: State, seat: int) -> int:
    """How many seats have more points. Rule TM-10.2."""
    ahead = 0
    for other in range(s.seats):
        if s.points[other] > s.points[seat]:
            ahead += 1
    return ahead
