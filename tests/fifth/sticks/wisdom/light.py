"""Light answers of Sticks: what a hurried but decent player would do. Table Python."""

from typing import Any

from durbar.games.sticks.rules.actions import TAKE
from durbar.games.sticks.rules.state import State
from durbar.games.sticks.rules.tables import MOST_AT_ONCE


def sensible(s: State, seat: int, out: Any, n: int) -> int:
    """Leave a whole number of rounds where that can be; else anything."""
    for i in range(n):
        if (s.sticks - (out[i] - TAKE + 1) - s.burns) % (MOST_AT_ONCE + 1) == 0:
            out[0] = out[i]
            return 1
    return n
