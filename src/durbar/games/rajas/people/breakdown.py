"""Where points come from."""

from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.state import State


def breakdown(s: State, seat: int) -> dict[str, int]:
    """A seat's points by source: fame from buildings, palace, river and yields, and half the money."""
    fame = {f"fame_{tables.SOURCE_IDS[i]}": s.fame_from[seat][i] for i in (0, 2, 3, 4)}
    return {**fame, "money": (s.money[seat] + 1) // 2}
