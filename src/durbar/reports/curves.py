"""Curves of a report: how figures went from round to round, or over time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from durbar.reports.svg import FOOT, Axis, Scale, across, breadth, figure, ink, spread, symbol, upright, words_at

LEFT, RIGHT, HIGH, HEAD, LINE = 60, 14, 170, 12, 18


class Curve(NamedTuple):
    """Figures in their order, and the words for the last of them."""

    values: Sequence[float]
    words: str
    number: int = 0


def curves(
    title: str, several: Sequence[Curve], below: str, at: Sequence[float] = (), beside: Axis | None = None
) -> str:
    """Some figures over the rounds, or where they are `at` on the axis below; nothing where there are none."""
    if not several[0].values:
        return ""
    at = at or range(len(several[0].values))
    under = Axis(below, min(0, at[0]), max(1, at[-1]), least=1)
    beside = beside or Axis("", *spread(value for one in several for value in one.values))

    def draw(width: float) -> tuple[str, float]:
        top = HEAD + LINE * len(several)
        x, y = Scale(under, LEFT, width - RIGHT), Scale(beside, top + HIGH, top)
        parts = [upright(y, LEFT, width - RIGHT, 34), across(x, top, top + HIGH)]
        parts += [_line(one, [(x(a), y(b)) for a, b in zip(at, one.values, strict=True)]) for one in several]
        parts += [_words(one, width - RIGHT, 14 + LINE * line) for line, one in enumerate(several)]
        return "".join(parts), top + HIGH + FOOT

    return figure(title, draw)


def _line(one: Curve, places: list[tuple[float, float]]) -> str:
    """One curve through its places, its mark on the last."""
    points = " ".join(f"{a:.1f},{b:.1f}" for a, b in places)
    return f'<polyline points="{points}" class="{ink(one.number)} bold"/>{symbol(one.number, *places[-1])}'


def _words(one: Curve, right: float, y: float) -> str:
    """What the last figure is, behind the mark of its curve."""
    return symbol(one.number, right - breadth(one.words) - 12, y - 4) + words_at(right, y, one.words, "end", "words")
