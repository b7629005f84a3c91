"""Durbar: four board games of Indian courts, for people and for bots.

The names below are the public API and stay stable.
"""

from durbar.core.editions import EditionError
from durbar.core.events import Event
from durbar.core.game import Action, Game, Prompt, Reason, Score
from durbar.core.match import IllegalAction, Match, verify
from durbar.core.options import OptionError
from durbar.core.record import Record, RecordError
from durbar.games import game

__version__ = "0.1.0"

__all__ = [
    "Action",
    "EditionError",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "OptionError",
    "Prompt",
    "Reason",
    "Record",
    "RecordError",
    "Score",
    "game",
    "verify",
]
