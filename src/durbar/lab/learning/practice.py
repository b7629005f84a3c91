"""Practice: the net alone plays at many tables at once, and answers that led to more than it expected become likelier."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from durbar.lab.batches import Batch
from durbar.lab.learning.device import Device
from durbar.lab.learning.drill import Drill
from durbar.lab.learning.model import PER_POINT, POINTS_UNIT, Model

STEPS = 32
"""So many answers at every table make a drill; what comes after them is taken to be what the net expects."""
MEMORY = 0.97
"""How much what happens later counts for an answer, from one decision to the next."""
STRAY, FAR_ASTRAY = 0.02, 0.1
"""The share of answers that are any legal one, the larger at a quarter of the tables: a search also comes to where good play does not lead."""
WIN = 0.7
SPAN = 1500 / POINTS_UNIT
"""What is played for: the share of winning in it, and the margin that is worth half of what any margin can be worth."""


class Moment(NamedTuple):
    """All tables before an answer: what is seen and legal there, who is asked, and what the net makes of it, seat by seat."""

    seen: Any
    mask: Any
    asked: Any
    shares: Any  #  how likely each answer is
    wins: Any
    points: Any


class Answered(NamedTuple):
    """The answers that were given then, how likely they were, and how the matches ended that they ended."""

    chosen: Any
    chance: Any
    done: Any
    wins: Any
    points: Any


class Hall:
    """Tables with one number of seats at which the net plays."""

    def __init__(self, batch: Batch, device: Device) -> None:
        self.batch = batch
        self.device = device
        self.math = device.math
        self.seats = batch.seats
        self.places = device.arange(max(batch.game.seats))[None, :]
        stray = np.full((len(batch), 1), STRAY, np.float32)
        stray[: len(batch) // 4] = FAR_ASTRAY
        self.stray = device.put(stray)

    def play(self, model: Model) -> Drill:
        """Some answers at every table, and what they were worth."""
        course, now = [], self.look(model)
        for _ in range(STEPS):
            course.append((now, self.answer(now)))
            now = self.look(model)
        return self.worked_out(course, now)

    def look(self, model: Model) -> Moment:
        """What is seen at every table and what the net makes of it."""
        own, short, batch = self.device.own, self.device.short, self.batch
        seen = self.device.beside(short(own(batch.observe())), short(own(batch.judged())))
        mask, asked = own(batch.legal().mask), self.device.long(own(batch.asked()))
        made = model.forward(model.encode(seen))
        there = self.places < self.seats
        seat = (self.places - asked[:, None]) % self.seats
        wins = self.device.pick(model.shares(made["wins"], there), seat) * there
        points = self.device.pick(made["points"] + model.judged(seen), seat) * there
        return Moment(seen, mask, asked, model.shares(made["answers"], mask), wins, points)

    def answer(self, now: Moment) -> Answered:
        """Give an answer at every table, by the net's shares and now and then any."""
        mixed = now.mask * ((1 - self.stray) * now.shares + self.stray / now.mask.sum(1)[:, None])
        haste = -self.math.log(self.device.random(*mixed.shape) * 0.999999 + 1e-9)
        chosen = (mixed / haste).argmax(1)  # whoever is first in a race in which the likelier start ahead
        self.batch.step(chosen)
        chance = self.device.pick(mixed, chosen[:, None])[:, 0]
        return Answered(chosen, chance, self.device.own(self.batch.done()), *self._ends())

    def _ends(self) -> tuple[Any, Any]:
        """Shares of the first place, and points, of the matches that ended last."""
        first = self.device.own(self.batch.places()) == 1
        shared = first.sum(1)[:, None]
        wins, points = (self.device.zeros(len(first), self.places.shape[1]) for _ in range(2))
        wins[:, : self.seats] = first / (shared + (shared == 0))
        points[:, : self.seats] = self.device.own(self.batch.scores()) * (PER_POINT / POINTS_UNIT)
        return wins, points

    def worth(self, wins: Any, points: Any) -> Any:
        """What each seat plays for: the first place, and how far it is ahead of the best other."""
        found = WIN * wins
        for seat in range(self.seats):
            others = [other for other in range(self.seats) if other != seat]
            ahead = (points[:, seat] - self.math.amax(points[:, others], 1)) / SPAN
            found[:, seat] += (1 - WIN) * (0.5 + 0.5 * ahead / (1.0 + abs(ahead)))
        return found

    def worked_out(self, course: list[tuple[Moment, Answered]], last: Moment) -> Drill:
        """Backwards: what each answer led to, beside what was expected before it."""
        xp, rows = self.math, []
        wins, points = last.wins, last.points
        more = [0.0 * wins] * 3
        for now, said in reversed(course):
            over = said.done[:, None]
            wins, points = xp.where(over, said.wins, wins), xp.where(over, said.points, points)
            rise = self.worth(wins, points) - self.worth(now.wins, now.points)
            steps = (wins - now.wins, points - now.points, rise)
            more = [step + MEMORY * xp.where(over, 0 * later, later) for step, later in zip(steps, more, strict=True)]
            rows.append(self._row(now, said, *more))
            wins, points = now.wins, now.points
        return Drill(*(self.device.after(part) for part in zip(*rows, strict=True)))

    def _row(self, now: Moment, said: Answered, wins: Any, points: Any, worth: Any) -> Drill:
        """One answer at every table, as seen by who gave it, and how much more came than was expected."""
        pick, there = self.device.pick, self.places < self.seats
        own = (self.places + now.asked[:, None]) % self.seats
        shares = pick(now.wins + wins, own) * there
        shares = shares * (shares > 0)
        return Drill(
            seen=now.seen,
            mask=now.mask,
            chosen=said.chosen,
            chance=said.chance,
            gain=pick(worth, now.asked[:, None])[:, 0],
            there=there & (own >= 0),
            wins=shares / (shares.sum(1)[:, None] + 1e-9),
            points=pick(now.points + points, own) * there,
        )
