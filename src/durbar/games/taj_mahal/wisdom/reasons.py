"""What the words of a reason hold to in Taj Mahal: what is led, is led in this visit."""

from durbar.games.taj_mahal.rules.state import State


def stage(s: State) -> int:
    """States of the same visit can be compared."""
    return s.visit
