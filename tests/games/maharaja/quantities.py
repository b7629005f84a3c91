"""What answers cost and bring, counted on the table."""

from collections.abc import Callable
from typing import Any

from durbar.games.maharaja.rules.worship import worship

QUANTITIES: dict[str, Callable[[Any, int], int]] = {
    "coins": lambda s, seat: s.coins[seat],
    "prestige": lambda s, seat: sum(s.earned[seat]),
    "shrines": lambda s, seat: s.stock[seat],
    "markers": lambda s, seat: s.markers[seat],
    "worship": lambda s, seat: sum(worship(s, seat, city) for city in range(len(s.statue))),
}

# A priest takes his worship along wherever he walks.
ONLY_WHERE_TOLD = {"worship"}
