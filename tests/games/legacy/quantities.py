"""What answers cost and bring, counted on the table."""

from collections.abc import Callable
from typing import Any

from durbar.core.sets import size
from durbar.games.legacy.rules.scores import antique_points, collection_points

QUANTITIES: dict[str, Callable[[Any, int], int]] = {
    "rupees": lambda s, seat: s.money[seat],
    "points": lambda s, seat: collection_points(s, seat),
    "value": lambda s, seat: antique_points(s, seat),
    "antiques": lambda s, seat: size(s.owned[seat]),
}

# What is bought is told by its value.
ONLY_WHERE_TOLD = {"antiques"}
