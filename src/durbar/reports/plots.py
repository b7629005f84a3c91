"""The plots of a report: figures with their bounds in rows, and how often which number came up. No library, no script."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, inf, isfinite
from typing import NamedTuple

from durbar.reports.svg import (
    FOOT,
    WIDE,
    Axis,
    Scale,
    across,
    breadth,
    figure,
    grid,
    ink,
    name_at,
    spread,
    stride,
    stroke,
    symbol,
    upright,
    words_at,
)

GAP = 14
MOST_BINS = 24
HEAD = 40
"""How much room the name above a histogram needs."""


class Bar(NamedTuple):
    """One row of a plot: a label, a value, the bounds it lies between, and the words written beside it."""

    label: str
    value: float
    low: float
    high: float
    words: str
    number: int | None = None
    """Whose it is: decides colour and mark."""


class ReferenceLine(NamedTuple):
    """A value that rows are compared with, as a line through all of them."""

    value: float
    words: str


class Series(NamedTuple):
    """Whole numbers that somebody reached in match after match."""

    label: str
    values: Sequence[int]
    number: int | None = None


class Layout(NamedTuple):
    """How a plot of rows is laid out: labels and words beside the rows, or above them where it is narrow."""

    width: float
    left: float
    right: float
    beside: bool

    @property
    def row(self) -> float:
        """How high one row is."""
        return 30 if self.beside else 48

    def middle(self, i: int, top: float) -> float:
        """How high the i-th row's values stand."""
        return top + self.row * (i + 1) - (15 if self.beside else 14)


def ends(rows: Sequence[Bar], *more: float, least: float = 0.0) -> tuple[float, float]:
    """Round ends of a scale that holds everything finite, with some room for arrows towards what is not."""
    known = [x for row in rows for x in row[1:4] if isfinite(x)] + list(more)
    room = (max(known) - min(known)) / 4
    above = [max(known) + room] if any(row.high == inf for row in rows) else []
    below = [min(known) - room] if any(row.low == -inf for row in rows) else []
    return spread(known + above + below, least)


def bars(
    title: str, rows: Sequence[Bar], axis: Axis, *, filled: bool = False, level: ReferenceLine | None = None
) -> str:
    """Values as marks with error bars, one row each; `filled` draws bars up to them from the low end of the axis."""
    if not rows:
        return ""

    def draw(width: float) -> tuple[str, float]:
        room = laid_out(width, rows)
        scale, top = Scale(axis, room.left, room.right), 22 if level else 4
        bottom = top + room.row * len(rows)
        parts = [across(scale, top, bottom), leveled(scale, level, top, bottom)]
        parts += [row_of(row, room, scale, room.middle(i, top), filled) for i, row in enumerate(rows)]
        return "".join(parts), bottom + FOOT

    return figure(title, draw)


def laid_out(width: float, rows: Sequence[Bar]) -> Layout:
    """Room for labels and words, as much as the longest needs, labels not more than a third."""
    if width < WIDE:
        return Layout(width, 22, width - 26, beside=False)
    labels = min(width / 3, max(breadth(row.label) for row in rows))
    return Layout(width, labels + GAP, width - max(breadth(row.words) for row in rows) - 2 * GAP, beside=True)


def row_of(row: Bar, room: Layout, scale: Scale, y: float, filled: bool) -> str:
    """One row: label, bar, error bar, mark, words."""
    parts = [words_beside(row, room, y) if room.beside else words_above(row, room, y - 20)]
    if filled:
        wide = max(0.0, scale(row.value) - scale.start)
        parts.append(
            f'<rect x="{scale.start:.1f}" y="{y - 8:.1f}" width="{wide:.1f}" height="16" class="{ink(row.number)} pale"/>'
        )
    parts.append(error_bar(row, scale, y))
    if isfinite(row.value):
        parts.append(symbol(row.number, scale(row.value), y))
    return "".join(parts)


def words_beside(row: Bar, room: Layout, y: float) -> str:
    """Label and words at both sides of a row."""
    return name_at(room.left - GAP, y + 4, row.label, room.left - GAP, "end") + words_at(
        room.width, y + 4, row.words, "end", "words"
    )


def words_above(row: Bar, room: Layout, y: float) -> str:
    """Label and words above a row."""
    words = breadth(row.words)
    return name_at(0, y + 4, row.label, room.width - words - GAP) + words_at(
        room.width, y + 4, row.words, "end", "words"
    )


def error_bar(row: Bar, scale: Scale, y: float) -> str:
    """A line between the bounds; towards a bound beyond all numbers it leaves the plot as an arrow."""
    low = scale(row.low) if isfinite(row.low) else scale.start - 6
    high = scale(row.high) if isfinite(row.high) else scale.end + 6
    look = f"{ink(row.number)} bold"
    tips = [tip(x, y, bound, look) for x, bound in ((low, row.low), (high, row.high)) if low < high]
    return stroke(low, y, high, y, look) + "".join(tips)


def tip(x: float, y: float, bound: float, look: str) -> str:
    """The end of an error bar: a short stroke, or the head of an arrow."""
    if isfinite(bound):
        return stroke(x, y - 5, x, y + 5, look)
    back = -8 if bound == inf else 8
    return f'<path d="M{x + back:.1f} {y - 6:.1f}L{x:.1f} {y:.1f}L{x + back:.1f} {y + 6:.1f}" class="{look}"/>'


def leveled(scale: Scale, level: ReferenceLine | None, top: float, bottom: float) -> str:
    """The line that rows are compared with, and what it stands for."""
    if level is None:
        return ""
    x, half = scale(level.value), breadth(level.words) / 2
    middle = min(max(x, half), scale.end + GAP - half)
    return stroke(x, top - 4, x, bottom, "even") + words_at(middle, top - 9, level.words, "middle")


def histograms(title: str, series: Sequence[Series], unit: str) -> str:
    """How often which number came up: one strip for each series, all over the same scales."""
    series = [one for one in series if one.values]
    if not series:
        return ""
    numbers = [x for one in series for x in one.values]
    size = int(stride(max(numbers) - min(numbers) + 1, MOST_BINS, 1))
    first, last = min(numbers) // size, max(numbers) // size
    by = f" (bins of {size})" if size > 1 else ""
    below = Axis(f"{unit}{by}", first * size - 0.5, (last + 1) * size - 0.5, least=1)
    counts = [binned(one.values, size, first, last) for one in series]
    most = spread([0.0, *(share for c in counts for share in c)])[1]
    share = Axis("", 0.0, min(1.0, most), label=percent)

    def draw(width: float) -> tuple[str, float]:
        across_ = Scale(below, 54, width - 12)
        high = 150 if len(series) == 1 else 64
        bottom = 14 + (high + HEAD) * len(series)
        parts = [words_at(0, 11, "share of matches", look="unit"), across(across_, bottom - high, bottom)]
        for i, (one, shares) in enumerate(zip(series, counts, strict=True)):
            foot = 14 + (high + HEAD) * (i + 1)
            parts.append(strip(one, shares, size, across_, Scale(share, foot, foot - high), unit))
        return "".join(parts), bottom + FOOT

    return figure(title, draw)


def percent(share: float) -> str:
    """A share of one in hundredths."""
    return f"{100 * share:.0f} %"


def binned(values: Sequence[int], size: int, first: int, last: int) -> list[float]:
    """The share of values in each bin; a bin holds whole numbers from a multiple of its size on."""
    counts = [0] * (last - first + 1)
    for x in values:
        counts[floor(x / size) - first] += 1
    return [count / len(values) for count in counts]


def strip(one: Series, shares: Sequence[float], size: int, across_: Scale, up: Scale, unit: str) -> str:
    """One histogram: its name and mean, its bins, and a line where the mean is."""
    mean = sum(one.values) / len(one.values)
    words = f"mean {mean:.1f} {unit}"
    room = across_.end - across_.start - breadth(words) - 2 * GAP
    head = up.end - 12
    parts = [
        symbol(one.number, across_.start + 6, head - 4),
        name_at(across_.start + 18, head, one.label, room),
        words_at(across_.end, head, words, "end", "words"),
        grid(across_, up.end, up.start),
        upright(up, across_.start, across_.end, 30),
    ]
    start = across_.axis.low
    for k, share in enumerate(shares):
        if share:
            parts.append(block(across_, up, start + k * size, size, share, ink(one.number)))
    parts += [
        stroke(across_(mean), up.start, across_(mean), up.end, "mean"),
        stroke(across_.start, up.start, across_.end, up.start, "axis"),
    ]
    return "".join(parts)


def block(across_: Scale, up: Scale, start: float, size: int, share: float, look: str) -> str:
    """One bin; pointing at it tells its numbers."""
    left, right, top = across_(start), across_(start + size), up(share)
    low, high = round(start + 0.5), round(start + size - 0.5)
    told = f"{low if low == high else f'{low}–{high}'}: {100 * share:.1f} %"
    place = f'x="{left + 0.5:.1f}" y="{top:.1f}" width="{right - left - 1:.1f}" height="{up.start - top:.1f}"'
    return f'<rect {place} class="{look} half"><title>{told}</title></rect>'
