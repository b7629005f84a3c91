"""Answers as people read them."""

from durbar.games.sticks.rules.actions import TAKE
from durbar.games.sticks.rules.state import State

from durbar.core.game import Action


def describe(s: State, seat: int, code: int) -> Action:
    """So many sticks."""
    return Action(code, "take", {"count": code - TAKE + 1}, rule="ST-2.1", effect="effect.take")
