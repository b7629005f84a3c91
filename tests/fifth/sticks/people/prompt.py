"""Questions as people read them."""

from durbar.games.sticks.rules.state import State

from durbar.core.game import Prompt


def prompt(s: State, seat: int) -> Prompt:
    """The only question there is."""
    return Prompt("turn", {"sticks": s.sticks}, "ST-2.1")
