"""What the words of a reason hold to in Maharaja: ranks and plans, until the turn is over."""

from durbar.games.maharaja.rules.state import SEATS, State

PHASES = 6


def stage(s: State) -> int:
    """States of the same turn can be compared: after it, what was planned is gone, and the city may be scored."""
    return (s.round * PHASES + s.phase) * (SEATS + 1) + s.turn
