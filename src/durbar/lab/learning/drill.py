"""A drill: decisions of matches that the net played, with what they led to."""

from __future__ import annotations

from typing import Any, NamedTuple


class Drill(NamedTuple):
    """One row a decision. Seats are counted from the one that was asked; points are in units of the net."""

    seen: Any  #     what the net saw
    mask: Any  #     which answers were legal
    chosen: Any  #   which was given
    chance: Any  #   how likely it was
    gain: Any  #     how much better than expected it went for who answered
    there: Any  #    which seats are taken
    wins: Any  #     the shares of the first place that should have been expected
    points: Any  #   and the points

    def some(self, rows: Any) -> Drill:
        """Only these decisions."""
        return Drill(*(part[rows] for part in self))
