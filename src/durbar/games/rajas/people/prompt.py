"""Questions as people read them."""

from durbar.games.rajas.people.describe import prompt

__all__ = ["prompt"]
