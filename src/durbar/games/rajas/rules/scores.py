"""Points and places."""

from durbar.games.rajas.rules.rounds import scores

__all__ = ["scores"]
