"""Where points come from."""

from durbar.games.rajas.people.view import breakdown

__all__ = ["breakdown"]
