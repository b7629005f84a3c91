"""What a strong player of Sticks looks at. Table Python."""

from durbar.games.sticks.rules.scores import points
from durbar.games.sticks.rules.state import State
from durbar.games.sticks.rules.tables import MOST_AT_ONCE

from durbar.core.agenda import asked


def judge(s: State, seat: int) -> int:
    """Of two, whoever is asked before a whole number of rounds has lost: the other always fills the round."""
    if s.last > 0:
        return 100 * points(s, seat)
    lost = (s.sticks - s.burns) % (MOST_AT_ONCE + 1) == 0
    return 100 if (asked(s) == seat) != lost else 0
