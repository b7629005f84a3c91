"""What a seat knows, as numbers."""

from typing import Any

from durbar.games.sticks.rules.state import State

from durbar.core.agenda import offer

OBSERVATION = 3


def observe(s: State, seat: int, out: Any) -> int:
    """Seats, variant and heap."""
    n = offer(out, 0, s.seats)
    n = offer(out, n, s.burns)
    return offer(out, n, s.sticks)
