"""Points and places."""

from typing import Any

from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.tracks import has_met_better, points


def scores(s: State, out: Any) -> None:
    """Points are fame and half the money; places follow the distance, then who met first. Rules RG-9.3, RG-9.4."""
    for seat in range(s.seats):
        out[0][seat] = points(s, seat)
        place = 1
        for other in range(s.seats):
            if has_met_better(s, other, seat):
                place += 1
        out[1][seat] = place
