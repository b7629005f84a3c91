"""What answers cost and bring, counted on the table."""

from collections.abc import Callable
from typing import Any

QUANTITIES: dict[str, Callable[[Any, int], int]] = {
    "points": lambda s, seat: s.points[seat],
    "cards": lambda s, seat: s.hand_size[seat],
}
ONLY_WHERE_TOLD: set[str] = set()
