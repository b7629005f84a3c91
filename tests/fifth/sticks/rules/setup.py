"""Preparing the game."""

from typing import Any

from durbar.games.sticks.rules.actions import TURN
from durbar.games.sticks.rules.events import LAID_OUT
from durbar.games.sticks.rules.state import State
from durbar.games.sticks.rules.tables import MORE, STICKS

from durbar.core.agenda import owe
from durbar.core.chance import draw
from durbar.core.events import EVERYONE, note


def setup(s: State, seats: int, options: Any) -> None:
    """A heap of sticks, and a seat that begins. Rule ST-1.1."""
    s.seats = seats
    s.burns = options[0]
    s.sticks = STICKS + draw(s, MORE + 1)
    note(s, LAID_OUT, EVERYONE, -1, s.sticks, 0, 0)
    owe(s, TURN, draw(s, seats), 0, 0)
