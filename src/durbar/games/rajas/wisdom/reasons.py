"""What the words of a reason hold to in Rajas of the Ganges: once markers have met, nothing but points counts."""

from durbar.core.game import ENDING
from durbar.games.rajas.rules.state import State


def stage(s: State) -> int:
    """States before markers met can be compared, and states after it."""
    return ENDING if s.met_count > 0 else 0
