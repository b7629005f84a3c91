"""What a seat may not see: nothing but the order of the draw pile, which the state does not have."""

from durbar.games.legacy.rules.state import State


def resample(s: State, seat: int) -> None:
    """Everything lies open, and what left the game was seen by all: there is nothing to replace. Rule LM-1.6."""
