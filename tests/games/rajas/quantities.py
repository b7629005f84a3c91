"""What answers cost and bring, counted on the table."""

from collections.abc import Callable
from typing import Any

QUANTITIES: dict[str, Callable[[Any, int], int]] = {
    "money": lambda s, seat: s.money[seat],
    "fame": lambda s, seat: s.fame[seat],
    "karma": lambda s, seat: s.karma[seat],
    "dice": lambda s, seat: sum(s.dice[seat]),
}
ONLY_WHERE_TOLD: set[str] = set()


def foreseeable(before: Any, after: Any) -> bool:
    """Whether no white yield tile was drawn blind: what it brings nobody can announce."""
    return bool(after.navaratnas) or list(before.yields) == list(after.yields)
