"""The school of a net: round after round it plays at many tables with what it knows, and learns from what that led to."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from durbar.bots.search.net import Weights, read_net, write_net
from durbar.core.game import Game
from durbar.games import game as by_key
from durbar.lab.batches import batch
from durbar.lab.learning.device import Device
from durbar.lab.learning.drill import Drill
from durbar.lab.learning.exercise import STEPS_BEFORE, Exercise
from durbar.lab.learning.model import Grasp, Model
from durbar.lab.learning.optimizer import Adam
from durbar.lab.learning.practice import Hall

PASSES = 2
"""So often a decision is learned from."""
AT_ONCE = 2048
"""From so many decisions it learns together, from a quarter as many as there are tables where that is more."""
NET, MEMORY, CURVES = "learned.net", "memory.npz", "rounds.json"


class Curriculum(NamedTuple):
    """What is to be learned, where it is kept, and with how much of everything."""

    game: str
    folder: Path
    seed: int = 0
    device: str = "cpu"
    tables: int = 128
    """For each number of seats; a quarter as many play a variant."""
    drills: int = 16
    """So many make a round."""
    start: Path | None = None
    """The net whose knowledge a new course begins with; chance when left out."""

    def told(self) -> list[object]:
        """What must be the same for a course to go on."""
        return [self.game, self.seed, self.tables, self.drills]


class Term(NamedTuple):
    """One round: how many decisions were played, how long it took, and how the net stood in the end."""

    number: int
    decisions: int
    seconds: float
    doubt: float
    surprise: float
    points: float


class School:
    """A net, how it learns and how it went; all of it lies in a folder and goes on from there."""

    def __init__(self, plan: Curriculum) -> None:
        self.plan = plan
        self.game = by_key(plan.game)
        self.device = Device(plan.device)
        start = _net_in(plan.start, self.game) if plan.start else None
        self.before = start.source if start else ""
        self.model = Model.of(self.game, start, self.device) if start else Model(self.game, self.device, plan.seed)
        self.adam = Adam(self.device, self.model.parts)
        self.terms: list[Term] = []
        self._usual: list[Hall] = []
        self._exercises: dict[int, Exercise] = {}
        plan.folder.mkdir(parents=True, exist_ok=True)
        if (plan.folder / CURVES).exists():
            self._go_on()

    @property
    def net(self) -> Path:
        """The file of the net as it is now."""
        return self.plan.folder / NET

    def told(self) -> str:
        """How much it has played, in words."""
        rounds, decisions = len(self.terms), sum(one.decisions for one in self.terms)
        before = f"{self.before}; then " if self.before else ""
        return f"{before}{decisions:,} decisions in {rounds} round{'s' if rounds != 1 else ''}"

    def halls(self) -> list[Hall]:
        """Where the next round is played: for every number of seats the usual tables, which play on from the last round, and some with a variant."""
        chance = random.Random(f"{self.plan.seed} {len(self.terms)}")
        usual, few = self.plan.tables, max(1, self.plan.tables // 4)
        variants = {seats: self.game.variants(seats) for seats in self.game.seats if seats > 1}
        self._usual = self._usual or [self._hall(seats, some[0], usual, chance) for seats, some in variants.items()]
        varied = [(seats, chance.choice(some[1:])) for seats, some in variants.items() if len(some) > 1]
        return [*self._usual, *(self._hall(seats, options, few, chance) for seats, options in varied)]

    def _hall(self, seats: int, options: dict[str, str], tables: int, chance: random.Random) -> Hall:
        device, seed = self.device, chance.getrandbits(32)
        played = batch(self.game, tables=tables, seats=seats, options=options, device=device.name, seed=seed)
        return Hall(played, device)

    def term(self) -> Iterator[float]:
        """One round, told drill by drill which part of it is done: play, and learn from it at once."""
        began, decisions, number = time.monotonic(), 0, len(self.terms)
        self.device.sow(self.plan.seed * 1_000_003 + number)
        halls = self.halls()
        grasps = []
        for i in range(self.plan.drills):
            for hall in halls:
                drill = hall.play(self.model)
                grasps.append(self.learn(drill))
                decisions += len(drill.chosen)
            yield (i + 1) / self.plan.drills
        means = (sum(row) / len(row) for row in zip(*grasps, strict=True))
        self.terms.append(Term(number, decisions, time.monotonic() - began, *means))

    def learn(self, drill: Drill) -> Grasp:
        """Go through a drill in small parts; says how the net stood before the last of them."""
        drill = drill._replace(gain=drill.gain / (drill.gain.std() + 1e-6))
        n = len(drill.chosen)
        size = min(n, max(AT_ONCE, self.plan.tables // 4))
        for _ in range(PASSES):
            order = self.device.shuffled(n)
            for low in range(0, n - size + 1, size):
                exercise = self._exercise(drill.some(order[low : low + size]))
                exercise.learn()
        return exercise.grasp()

    def _exercise(self, part: Drill) -> Exercise:
        size = len(part.seen)
        if size in self._exercises:
            self._exercises[size].take(part)
        else:
            self._exercises[size] = Exercise(self.model, self.adam, part, STEPS_BEFORE if self.before else 0)
        return self._exercises[size]

    def _memory(self) -> dict[str, dict[str, Any]]:
        """All numbers of the net and of its learning."""
        adam = self.adam
        return {"parts": self.model.parts, "mean": adam.mean, "square": adam.square, "average": adam.average}

    def learned(self) -> dict[str, Any]:
        """The slow average of the weights, which is what plays; a number that never came has none, but the chance it began with."""
        average = self.adam.average
        if self.before:
            return average
        came = (self.adam.square["rows"] > 0).any(1)
        return {**average, "rows": average["rows"] * came[:, None]}

    def save(self) -> None:
        """What was learned in whole numbers, and all that is needed to go on."""
        source = f"{self.told()}, seed {self.plan.seed}"
        fresh = self.net.with_suffix(".new")
        write_net(fresh, self.game, self.model.weights(self.learned(), source))
        fresh.replace(self.net)
        memory = self._memory()
        arrays = {f"{kind} {part}": self.device.fetch(v) for kind, parts in memory.items() for part, v in parts.items()}
        fresh = self.plan.folder / f"new-{MEMORY}"
        np.savez(fresh, steps=self.device.fetch(self.adam.steps), **arrays)
        fresh.replace(self.plan.folder / MEMORY)
        told = {"plan": self.plan.told(), "before": self.before, "rounds": self.terms}
        (self.plan.folder / CURVES).write_text(json.dumps(told), "utf-8")

    def _go_on(self) -> None:
        """From where the folder left off."""
        plan, told = self.plan, json.loads((self.plan.folder / CURVES).read_text("utf-8"))
        if told["plan"] != plan.told():
            raise ValueError(f"{plan.folder} holds another course ({told['plan']}); name another folder for this one.")
        self.terms, self.before = [Term(*one) for one in told["rounds"]], told["before"]
        with np.load(plan.folder / MEMORY) as found:
            for kind, parts in self._memory().items():
                parts.update({part: self.device.put(found[f"{kind} {part}"]) for part in parts})
            self.adam.steps += float(found["steps"])


def _net_in(file: Path, game: Game) -> Weights:
    found = read_net(file, game)
    if found is None:
        raise ValueError(f"{file} is no net for {game.name} as it is now.")
    return found


def attend(plan: Curriculum, seconds: float, tell: Callable[[School, float, float], None]) -> School:
    """Learn for so long, a round at least, and finish what was begun; `tell` hears which part of a round is done, and how long all took."""
    school = School(plan)
    start = time.monotonic()
    began = len(school.terms)
    while time.monotonic() < start + seconds or len(school.terms) == began:
        for part in school.term():
            tell(school, part, time.monotonic() - start)
        school.save()
    return school
