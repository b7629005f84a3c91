"""What a seat cannot know."""

from durbar.games.sticks.rules.state import State


def resample(s: State, seat: int) -> None:
    """Everything lies open: there is nothing to replace."""
