"""Where points come from."""

from durbar.games.sticks.rules.scores import points
from durbar.games.sticks.rules.state import State


def breakdown(s: State, seat: int) -> dict[str, int]:
    """All from the last stick."""
    return {"last": points(s, seat)}
