"""Small plots as inline SVG: bars with error bars, histograms, rows of figures. No library, no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 640
LABELS = 150
ROW = 26
COLOURS = ("#b4472e", "#2d6a6a", "#c08a1e", "#5b4a8a", "#4c7a34", "#8a3b5b", "#3b5b8a", "#6b6b6b")


class Bar(NamedTuple):
    """One row of a plot: a label, a value, the bounds it lies between, and the words written beside it."""

    label: str
    value: float
    low: float
    high: float
    words: str


class Scale:
    """Where numbers lie between the left and the right edge of a plot."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.low, self.left = low, left
        self.stretch = (right - left) / ((high - low) or 1.0)

    def __call__(self, x: float) -> float:
        return self.left + (x - self.low) * self.stretch


def colour(i: int) -> str:
    """The colour of the i-th bot."""
    return COLOURS[i % len(COLOURS)]


def figure(title: str, height: float, body: str) -> str:
    """A drawing with a title that is also read aloud."""
    return (
        f'<figure><figcaption>{escape(title)}</figcaption><svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-label="{escape(title)}">{body}</svg></figure>'
    )


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def bars(title: str, rows: Sequence[Bar], *, origin: float | None = None) -> str:
    """Values as dots with error bars, or as bars from an origin; one row each."""
    known = [x for row in rows for x in (row.low, row.value, row.high)] + ([] if origin is None else [origin])
    scale = Scale(min(known), max(known), LABELS + 10, WIDTH - 130)
    parts = [bar(i, row, scale, origin) for i, row in enumerate(rows)]
    return figure(title, ROW * len(rows) + 8, "".join(parts))


def bar(i: int, row: Bar, scale: Scale, origin: float | None) -> str:
    """One row: label, bar, error bar, dot, words."""
    y = ROW * i + ROW / 2
    parts = [text(LABELS, y + 4, row.label, "end"), text(WIDTH - 120, y + 4, row.words)]
    if origin is not None:
        left, right = sorted((scale(origin), scale(row.value)))
        parts.append(
            f'<rect x="{left:.1f}" y="{y - 7:.1f}" width="{right - left:.1f}" height="14" fill="{colour(i)}" opacity="0.35"/>'
        )
    parts.append(
        f'<line x1="{scale(row.low):.1f}" x2="{scale(row.high):.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{colour(i)}" stroke-width="2"/>'
    )
    parts.append(f'<circle cx="{scale(row.value):.1f}" cy="{y:.1f}" r="4" fill="{colour(i)}"/>')
    return "".join(parts)


def histograms(title: str, series: Sequence[tuple[str, Sequence[float]]], unit: str = "") -> str:
    """How often which number came up, one outline for each series over a common scale."""
    numbers = [x for _, values in series for x in values]
    if not numbers:
        return ""
    low, high = min(numbers), max(numbers)
    bins = min(30, max(5, int(high - low) + 1))
    counts = [binned(values, low, high, bins) for _, values in series]
    tallest = max(max(c) for c in counts) or 1.0
    body = "".join(outline(i, c, tallest) for i, c in enumerate(counts))
    names = "".join(
        text(70 + 150 * (i % 4), 186 + 16 * (i // 4), f"■ {name}").replace("<text", f'<text style="fill: {colour(i)}"')
        for i, (name, _) in enumerate(series)
    )
    ends = text(20, 168, f"{low:g}{unit}") + text(WIDTH - 20, 168, f"{high:g}{unit}", "end")
    return figure(title, 196 + 16 * ((len(series) - 1) // 4), body + ends + names)


def binned(values: Sequence[float], low: float, high: float, bins: int) -> list[float]:
    """The share of values in each bin."""
    counts = [0.0] * bins
    for x in values:
        counts[min(bins - 1, int((x - low) / ((high - low) or 1.0) * bins))] += 1 / len(values)
    return counts


def outline(i: int, shares: Sequence[float], tallest: float) -> str:
    """One histogram as a stepped line over a light area."""
    step = (WIDTH - 40) / len(shares)
    points = "".join(
        f"L{20 + step * k:.1f} {150 - 140 * s / tallest:.1f}L{20 + step * (k + 1):.1f} {150 - 140 * s / tallest:.1f}"
        for k, s in enumerate(shares)
    )
    return f'<path d="M20 150{points}L{WIDTH - 20} 150" fill="{colour(i)}" fill-opacity="0.12" stroke="{colour(i)}" stroke-width="1.5"/>'
