"""A net as it learns: in fractions, with its slopes worked out by hand, and rounded to whole numbers for play."""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import numpy as np

from durbar.bots.search.foresight import OPINION_SHIFT, UNIT
from durbar.bots.search.lessons import Lessons
from durbar.bots.search.net import BROAD, CODES, DEEP, LARGE, Weights, kind_of, sight_of
from durbar.core.game import Game
from durbar.lab.learning.device import Device

POINTS_UNIT = UNIT << OPINION_SHIFT
"""So many hundredths of a point are one for the net."""
PER_POINT = 100
SEARCH_SHARE = 0.5
"""How much of what the first places are worth is what the search thought; the rest is how the match ended."""
POINTS_WEIGHT = 4.0
IMPOSSIBLE = -1e9


class Loss(NamedTuple):
    """How far off a net is: for answers and first places in nats, for points in points."""

    answers: float
    firsts: float
    points: float


class Model:
    """The weights of a net and how it learns."""

    def __init__(self, game: Game, device: Device, seed: int) -> None:
        self.plan = sight_of(game)
        self.device = device
        self.math = device.math
        shapes = self.plan.shapes(BROAD, DEEP)
        chance = np.random.default_rng(seed)
        self.parts = {part: device.put(_beginning(part, shape, chance)) for part, shape in shapes.items()}
        self.low, self.first = (device.put(np.array(row, np.int64)) for row in (self.plan.low, self.plan.first))
        span = np.array(self.plan.span, np.int64)
        self.wide, self.span = device.put(span > 0), device.put(np.maximum(span, 1))

    def encode(self, seen: Any) -> Any:
        """What was seen as a row of fractions for each decision, most of them nothing."""
        xp, columns = self.math, len(self.plan.low)
        more = seen[:, :columns] - self.low
        value = xp.where(self.wide, more / self.span, (more > 0) * 1.0)
        index = self.first + xp.where(self.wide | (more == 0), 0 * more, more - 1)
        rows = self.device.zeros(len(seen), self.plan.rows + self.plan.seats)
        rows[self.device.put(np.arange(len(seen)))[:, None], index] = value
        rows[:, self.plan.rows :] = seen[:, columns:] / POINTS_UNIT
        return rows

    def forward(self, rows: Any) -> dict[str, Any]:
        """What each layer makes of it."""
        p = self.parts
        broad = _above(rows @ p["rows"] + p["broad_ground"])
        deep = _above(broad @ p["layer"] + p["deep_ground"])
        said = {part: deep @ p[part].T + p[f"{part}_ground"] for part in ("answers", "wins", "points")}
        return {"rows": rows, "broad": broad, "deep": deep, **said}

    def targets(self, lessons: Lessons) -> dict[str, Any]:
        """What it should have said: shares of the answers and of the first place, and points beyond the judge's."""
        xp = self.math
        tried = xp.where(lessons.tries >= 0, lessons.tries, 0 * lessons.tries) * 1.0
        hoped = SEARCH_SHARE * lessons.hopes + (1 - SEARCH_SHARE) * lessons.firsts
        first = xp.where(lessons.firsts >= 0, hoped, 0 * hoped)
        opinion = lessons.seen[:, len(self.plan.low) :]
        return {
            "answers": tried / tried.sum(1)[:, None],
            "wins": first / first.sum(1)[:, None],
            "points": (lessons.points * 1.0 * PER_POINT - opinion) / POINTS_UNIT,
        }

    def errors(self, made: dict[str, Any], lessons: Lessons) -> dict[str, Any]:
        """How far what it says is from what was found, decision by decision."""
        wanted, there = self.targets(lessons), lessons.firsts >= 0
        off = made["points"] - wanted["points"]
        return {
            "answers": self.shares(made["answers"], lessons.tries >= 0) - wanted["answers"],
            "wins": self.shares(made["wins"], there) - wanted["wins"],
            "points": POINTS_WEIGHT * self.math.where(there, off, 0 * off),
        }

    def loss(self, lessons: Lessons) -> Loss:
        """How far off it is on average."""
        xp, made, wanted = self.math, self.forward(self.encode(lessons.seen)), self.targets(lessons)
        there, n = lessons.firsts >= 0, len(lessons.seen)
        said = self.shares(made["answers"], lessons.tries >= 0)
        won = self.shares(made["wins"], there)
        off = self.errors(made, lessons)["points"] / POINTS_WEIGHT
        return Loss(
            float((wanted["answers"] * (xp.log(wanted["answers"] + 1e-9) - xp.log(said + 1e-9))).sum() / n),
            float(-(wanted["wins"] * xp.log(won + 1e-9)).sum() / n),
            float((off * off).sum() / there.sum()) ** 0.5 * POINTS_UNIT / PER_POINT,
        )

    def shares(self, voices: Any, there: Any) -> Any:
        """Voices as shares of one, of those that are there."""
        xp = self.math
        voices = xp.where(there, voices, 0 * voices + IMPOSSIBLE)
        grown = xp.exp(voices - xp.amax(voices, 1)[:, None])
        return grown / grown.sum(1)[:, None]

    def slopes(self, made: dict[str, Any], errors: dict[str, Any]) -> dict[str, Any]:
        """In which direction each weight makes the errors larger."""
        p, n = self.parts, len(made["rows"])
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
        found["rows"], found["broad_ground"] = made["rows"].T @ broad, broad.sum(0)
        return found

    def weights(self, parts: dict[str, Any], source: str) -> Weights:
        """Such parts in whole numbers, as they are played with."""
        parts = {part: _whole(part, self.device.fetch(values)) for part, values in parts.items()}
        return Weights((BROAD, DEEP), source, parts)


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


def _whole(part: str, values: Any) -> array[int]:
    unit = UNIT * UNIT if kind_of(part) == LARGE else UNIT
    most = (1 << 31) - 1 if kind_of(part) == LARGE else (1 << 15) - 1
    return array(
        CODES[kind_of(part)], np.clip(np.rint(values * unit), -most, most).astype(np.int64).reshape(-1).tolist()
    )
