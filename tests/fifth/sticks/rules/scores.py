"""Points and places."""

from typing import Any

from durbar.games.sticks.rules.state import State

from durbar.core.contract import PLACES, POINTS


def points(s: State, seat: int) -> int:
    """The last stick is a point, or costs one where it burns. Rules ST-3.1, ST-3.2."""
    if s.last == 0:
        return 0
    took_it = 1 if s.last == seat + 1 else 0
    return 1 - took_it if s.burns == 1 else took_it


def scores(s: State, out: Any) -> None:
    """Whoever has a point is first; before the end all are."""
    for seat in range(s.seats):
        out[POINTS][seat] = points(s, seat)
        place = 1
        for other in range(s.seats):
            if points(s, other) > points(s, seat):
                place += 1
        out[PLACES][seat] = place
