"""Curves of a report: how figures went from round to round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from durbar.reports.svg import FOOT, Axis, Scale, across, figure, ink, spread, symbol, upright, words_at

LEFT, RIGHT, HIGH, HEAD = 60, 14, 170, 30


class Curve(NamedTuple):
    """A figure for each round, and the words for the last of them."""

    values: Sequence[float]
    words: str
    number: int = 0


def curve(title: str, one: Curve, axis: str) -> str:
    """One figure over the rounds; nothing where there are none."""
    if not one.values:
        return ""
    below = Axis(axis, 0, max(1, len(one.values) - 1), least=1)
    beside = Axis("", *spread(one.values))

    def draw(width: float) -> tuple[str, float]:
        x, y = Scale(below, LEFT, width - RIGHT), Scale(beside, HEAD + HIGH, HEAD)
        places = [(x(i), y(value)) for i, value in enumerate(one.values)]
        line = " ".join(f"{a:.1f},{b:.1f}" for a, b in places)
        parts = [
            words_at(width - RIGHT, 14, one.words, "end", "words"),
            upright(y, LEFT, width - RIGHT, 34),
            across(x, HEAD, HEAD + HIGH),
            f'<polyline points="{line}" class="{ink(one.number)} bold"/>',
            symbol(one.number, *places[-1]),
        ]
        return "".join(parts), HEAD + HIGH + FOOT

    return figure(title, draw)
