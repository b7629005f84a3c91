"""A net as it learns: in fractions, with its slopes worked out by hand, and rounded to whole numbers for play."""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import numpy as np

from durbar.bots.search.foresight import OPINION_SHIFT, UNIT
from durbar.bots.search.net import BROAD, CODES, DEEP, LARGE, Sight, Weights, kind_of, sight_of
from durbar.core.game import Game
from durbar.lab.learning.device import Device
from durbar.lab.learning.drill import Drill

POINTS_UNIT = UNIT << OPINION_SHIFT
"""So many hundredths of a point are one for the net."""
PER_POINT = 100
CLIP = 0.2
"""An answer that has become likelier or less likely by so much than when it was given is pushed no further."""
WINS_WEIGHT, POINTS_WEIGHT = 0.5, 4.0
IMPOSSIBLE, LEAST = -1e9, 1e-9


class Grasp(NamedTuple):
    """How a net does: its doubt about answers and its surprise by first places in nats, how far off it is in points."""

    doubt: float
    surprise: float
    points: float


class Encoded(NamedTuple):
    """What was seen as a net takes it in: a one for each number that has a row of weights, and what is added in proportion."""

    marks: Any
    amounts: Any


class Model:
    """The weights of a net and how it learns."""

    def __init__(self, game: Game, device: Device, seed: int) -> None:
        self.plan = sight_of(game)
        self.device = device
        self.math = device.math
        shapes = self.plan.shapes(BROAD, DEEP)
        chance = np.random.default_rng(seed)
        self.parts = {part: device.put(_beginning(part, shape, chance)) for part, shape in shapes.items()}
        self.low, self.high, self.span = (
            device.put(np.array(row, np.int16))
            for row in (self.plan.low, np.add(self.plan.low, self.plan.span), self.plan.span)
        )
        columns = range(len(self.plan.low))
        self.column = device.put(np.repeat(np.array(columns), self.plan.span))
        self.value = device.put(np.concatenate([_marked(self.plan, column) for column in columns]))
        self.wide = device.put(np.flatnonzero(np.array(self.plan.slope) >= 0))

    @classmethod
    def of(cls, game: Game, weights: Weights, device: Device) -> Model:
        """A net that plays, as it learns."""
        found = cls(game, device, 0)
        for part, shape in found.plan.shapes(*weights.widths).items():
            values = (np.array(weights.parts[part]) / unit_of(part)).reshape(shape).astype(np.float32)
            found.parts[part] = device.put(values)
        return found

    def encode(self, seen: Any) -> Encoded:
        """What was seen as rows of fractions for each decision: which numbers, most of them not, and how much of what."""
        columns, xp = seen[:, : len(self.plan.low)], self.math
        columns = xp.minimum(xp.maximum(columns, self.low), self.high)
        marks = self.device.same(columns[:, self.column], self.value)
        wide = (columns[:, self.wide] - self.low[self.wide]) / self.span[self.wide]
        amounts = self.device.beside(wide, seen[:, len(self.plan.low) :] / POINTS_UNIT)
        return Encoded(marks, _like(amounts, self.parts["rows"]))

    def forward(self, seen: Encoded) -> dict[str, Any]:
        """What each layer makes of it."""
        p, marked = self.parts, self.plan.marks
        sums = seen.marks @ _like(p["rows"][:marked], seen.marks)
        broad = _above(_like(sums, seen.amounts) + seen.amounts @ p["rows"][marked:] + p["broad_ground"])
        deep = _above(broad @ p["layer"] + p["deep_ground"])
        said = {part: deep @ p[part].T + p[f"{part}_ground"] for part in ("answers", "wins", "points")}
        return {"seen": seen, "broad": broad, "deep": deep, **said}

    def errors(self, made: dict[str, Any], drill: Drill, calm: float) -> dict[str, Any]:
        """In which direction what it says should change: answers by their gain, while they are not far from what was played; the rest to what came.

        Calm keeps answers from becoming certain too soon.
        """
        shares = self.shares(made["answers"], drill.mask)
        ratio = self.device.pick(shares, drill.chosen[:, None])[:, 0] / drill.chance
        far = self.math.where(drill.gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = ratio * drill.gain * ~far
        answers = shares * push[:, None]
        answers[self.device.arange(len(push)), drill.chosen] -= push
        logs = self.math.log(shares + LEAST)
        doubt = -(shares * logs).sum(1)[:, None]
        return {
            "answers": answers + calm * shares * (logs + doubt),
            "wins": WINS_WEIGHT * (self.shares(made["wins"], drill.there) - drill.wins),
            "points": POINTS_WEIGHT * drill.there * (made["points"] - self.beyond(drill)),
        }

    def beyond(self, drill: Drill) -> Any:
        """The points that came beyond those the judge had thought of."""
        return drill.points - self.judged(drill.seen)

    def judged(self, seen: Any) -> Any:
        """The points that the judge thinks of for each seat: the sums of the aspects of its opinions."""
        plan = self.plan
        return seen[:, len(plan.low) :].reshape(-1, plan.seats, plan.aspects).sum(2) / POINTS_UNIT

    def grasp(self, made: dict[str, Any], drill: Drill) -> Grasp:
        """How certain it is of its answers, and how far off what it expects, on average."""
        xp, n = self.math, len(drill.seen)
        shares, won = self.shares(made["answers"], drill.mask), self.shares(made["wins"], drill.there)
        off = drill.there * (made["points"] - self.beyond(drill))
        return Grasp(
            float(-(shares * xp.log(shares + LEAST)).sum() / n),
            float(-(drill.wins * xp.log(won + LEAST)).sum() / n),
            float((off * off).sum() / drill.there.sum()) ** 0.5 * POINTS_UNIT / PER_POINT,
        )

    def shares(self, voices: Any, there: Any) -> Any:
        """Voices as shares of one, of those that are there."""
        xp = self.math
        voices = xp.where(there, voices, 0 * voices + IMPOSSIBLE)
        grown = xp.exp(voices - xp.amax(voices, 1)[:, None])
        return grown / grown.sum(1)[:, None]

    def slopes(self, made: dict[str, Any], errors: dict[str, Any]) -> dict[str, Any]:
        """In which direction each weight makes the errors larger."""
        p, n, seen = self.parts, len(made["deep"]), made["seen"]
        found: dict[str, Any] = {}
        deep = 0.0
        for part, error in errors.items():
            error = _like(error / n, made["deep"])
            found[part] = error.T @ made["deep"]
            found[f"{part}_ground"] = error.sum(0)
            deep = deep + error @ p[part]
        deep = deep * (made["deep"] > 0)
        broad = (deep @ p["layer"].T) * (made["broad"] > 0)
        found["layer"], found["deep_ground"] = made["broad"].T @ deep, deep.sum(0)
        marked = _like(seen.marks.T @ _like(broad, seen.marks), broad)
        found["rows"] = self.device.after((marked, seen.amounts.T @ broad))
        found["broad_ground"] = broad.sum(0)
        return found

    def weights(self, parts: dict[str, Any], source: str) -> Weights:
        """Such parts in whole numbers, as they are played with."""
        parts = {part: _whole(part, self.device.fetch(values)) for part, values in parts.items()}
        return Weights((BROAD, DEEP), source, parts)


def _marked(plan: Sight, column: int) -> Any:
    """The numbers of a column that have a row of their own; the lowest has none."""
    return np.arange(1, plan.span[column] + 1, dtype=np.int16) + np.int16(plan.low[column])


def _beginning(part: str, shape: tuple[int, ...], chance: Any) -> Any:
    """Small random weights, and nothing for what only adds; what is said begins undecided."""
    if len(shape) == 1:
        return np.zeros(shape, np.float32)
    size = {"rows": 0.1, "layer": (2.0 / BROAD) ** 0.5}.get(part, 0.01)
    return chance.normal(0.0, size, shape).astype(np.float32)


def _above(sums: Any) -> Any:
    return sums * (sums > 0)


def _like(values: Any, other: Any) -> Any:
    return values.astype(other.dtype) if isinstance(values, np.ndarray) else values.to(other.dtype)


def unit_of(part: str) -> int:
    """How many in whole numbers are one in fractions."""
    return UNIT * UNIT if kind_of(part) == LARGE else UNIT


def _whole(part: str, values: Any) -> array[int]:
    unit = unit_of(part)
    most = (1 << 31) - 1 if kind_of(part) == LARGE else (1 << 15) - 1
    return array(
        CODES[kind_of(part)], np.clip(np.rint(values * unit), -most, most).astype(np.int64).reshape(-1).tolist()
    )
