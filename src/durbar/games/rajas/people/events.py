"""How the numbers of every event read."""

from durbar.games.rajas.rules.events import EVENTS

__all__ = ["EVENTS"]
