"""The pieces of a drawing as inline SVG: round ticks, axes, marks, and words that know how much room they need."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDE, NARROW = 840, 340
"""Every figure is drawn twice: for a desk and for a phone, so that words are readable on both."""
EM = 13
TICK = 5
MOST_TICKS = 10
FOOT = 46
"""How much room ticks, their labels and the title of an axis need below a drawing."""
MARKS = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "M0-6.5L6 4.5H-6z",
    "M-4.5-4.5h9v9h-9z",
    "M0-6.5L6.5 0 0 6.5-6.5 0z",
    "M0-7L2-2.3 6.7-2.2 3 .9 4.2 5.5 0 3-4.2 5.5-3 .9-6.7-2.2-2-2.3z",
)
"""The outlines of the marks, in the order of the terminal's glyphs."""
INKS = 8
SLIM, BROAD = "iljtfrI.,:;|!'/()[] ", "mwMW@%…"


def short_number(x: float) -> str:
    """A number as short as it can be, with a real minus."""
    return f"{x:g}".replace("-", "−")


class Axis(NamedTuple):
    """What a scale says: its title with the unit, its ends, and how a number on it is written."""

    title: str
    low: float
    high: float
    label: Callable[[float], str] = short_number
    least: float = 0.0
    """Ticks are no closer than this: 1 where only whole numbers make sense."""


class Scale:
    """Where the numbers of an axis lie between the two edges of a drawing."""

    def __init__(self, axis: Axis, start: float, end: float) -> None:
        self.axis, self.start, self.end = axis, start, end
        self.stretch = (end - start) / ((axis.high - axis.low) or 1.0)

    def __call__(self, x: float) -> float:
        return self.start + (x - self.axis.low) * self.stretch

    def ticks(self, apart: float) -> list[float]:
        """Round numbers on the axis, at least so far apart."""
        most = int(abs(self.end - self.start) / apart)
        return ticks(self.axis.low, self.axis.high, most, self.axis.least)


def stride(span: float, most: int, least: float = 0.0) -> float:
    """The smallest of 1, 2, 5, 10, 20 … that divides a span into no more than so many pieces."""
    rough = max(span / max(1, most), least) or 1.0
    power = 10.0 ** floor(log10(rough))
    return next(power * by for by in (1, 2, 5, 10) if power * by >= rough * (1 - 1e-9))


def ticks(low: float, high: float, most: int, least: float = 0.0) -> list[float]:
    """Round numbers from low to high."""
    step = stride(high - low, most, least)
    return [k * step for k in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def spread(numbers: Iterable[float], least: float = 0.0) -> tuple[float, float]:
    """Round ends between which all the numbers lie."""
    known = list(numbers)
    step = stride(max(known) - min(known), 5, least)
    low, high = floor(min(known) / step + 1e-9) * step, ceil(max(known) / step - 1e-9) * step
    return (low, high) if low < high else (low, low + step)


def breadth(words: str) -> float:
    """How wide words are, rather too much than too little: a page cannot be measured before it is shown."""
    return EM * sum(0.36 if c in SLIM else 0.95 if c in BROAD else 0.7 if c.isupper() else 0.6 for c in words)


def shortened(name: str, room: float) -> str:
    """A name that fits: without the folders before a file, else without its middle."""
    if breadth(name) <= room:
        return name
    file = name[name.rfind("/") + 1 :]
    if file != name:
        return f"…/{file}" if breadth(f"…/{file}") <= room else shortened(file, room)
    keep = len(name) - 1
    while keep > 2 and breadth(name[: keep // 2]) + breadth(name[-(keep - keep // 2) :]) + EM > room:
        keep -= 1
    return f"{name[: keep // 2]}…{name[-(keep - keep // 2) :]}"


def words_at(x: float, y: float, words: str, anchor: str = "start", look: str = "") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{look}">{escape(words)}</text>'


def name_at(x: float, y: float, name: str, room: float, anchor: str = "start") -> str:
    """A name, shortened to the room it has; the whole of it is told on pointing there."""
    short = shortened(name, room)
    whole = "" if short == name else f"<title>{escape(name)}</title>"
    return f"<g>{whole}{words_at(x, y, short, anchor, 'name')}</g>"


def stroke(x1: float, y1: float, x2: float, y2: float, look: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{look}"/>'


def ink(number: int | None) -> str:
    """The colour of the bot with this number; a quiet one for what is nobody's."""
    return "ink" if number is None else f"ink ink-{number % INKS}"


def symbol(number: int | None, x: float, y: float) -> str:
    """The mark of the bot with this number: its shape tells it apart where colours do not."""
    return f'<path d="{MARKS[(number or 0) % len(MARKS)]}" transform="translate({x:.1f} {y:.1f})" class="{ink(number)} full"/>'


def apart(scale: Scale) -> float:
    """How far apart the ticks of an axis below a drawing are at least: none over another, and not too many."""
    labels = max(breadth(scale.axis.label(x)) for x in (scale.axis.low, scale.axis.high))
    return max(labels + 16, (scale.end - scale.start) / MOST_TICKS)


def grid(scale: Scale, top: float, bottom: float) -> str:
    """Faint lines upwards from the ticks of an axis."""
    return "".join(stroke(scale(x), top, scale(x), bottom, "grid") for x in scale.ticks(apart(scale)))


def across(scale: Scale, top: float, bottom: float) -> str:
    """An axis below a drawing: a line, ticks with their numbers, faint lines upwards, and its title."""
    parts = [grid(scale, top, bottom), stroke(scale.start, bottom, scale.end, bottom, "axis")]
    for x in scale.ticks(apart(scale)):
        parts.append(stroke(scale(x), bottom, scale(x), bottom + TICK, "axis"))
        parts.append(words_at(scale(x), bottom + TICK + 14, scale.axis.label(x), "middle"))
    parts.append(words_at((scale.start + scale.end) / 2, bottom + TICK + 34, scale.axis.title, "middle", "unit"))
    return "".join(parts)


def upright(scale: Scale, left: float, right: float, apart: float) -> str:
    """An axis at the left of a drawing: a line, ticks with their numbers, and faint lines across."""
    parts = [stroke(left, scale.start, left, scale.end, "axis")]
    for y in scale.ticks(apart):
        parts.append(stroke(left, scale(y), right, scale(y), "grid"))
        parts.append(stroke(left - TICK, scale(y), left, scale(y), "axis"))
        parts.append(words_at(left - TICK - 4, scale(y) + 4, scale.axis.label(y), "end"))
    return "".join(parts)


def drawing(title: str, draw: Callable[[float], tuple[str, float]]) -> str:
    """What `draw` draws into a width, once for each kind of screen; it also says how high that is."""
    told = escape(title)
    parts = []
    for look, width in (("wide", WIDE), ("narrow", NARROW)):
        body, height = draw(width)
        box = f'viewBox="0 0 {width} {height:.0f}"'
        parts.append(f'<svg class="{look}" {box} role="img" aria-label="{told}">{body}</svg>')
    return "".join(parts)


def figure(title: str, draw: Callable[[float], tuple[str, float]]) -> str:
    """A drawing below its title."""
    return f"<figure><figcaption>{escape(title)}</figcaption>{drawing(title, draw)}</figure>"
