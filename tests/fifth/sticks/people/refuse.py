"""Why something cannot be done now."""

from durbar.games.sticks.rules.actions import TAKE
from durbar.games.sticks.rules.state import State
from durbar.games.sticks.rules.tables import MOST_AT_ONCE

from durbar.core.game import Reason


def refuse(s: State, seat: int, code: int) -> Reason:
    """Too many for the rules, or for the heap."""
    if code - TAKE + 1 > MOST_AT_ONCE:
        return Reason("too_many", {"most": MOST_AT_ONCE}, "ST-2.1")
    return Reason("too_few_left", {"sticks": s.sticks}, "ST-2.2")
