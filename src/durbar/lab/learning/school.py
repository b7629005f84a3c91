"""The school of a net: round after round lessons are played with what it knows, while it learns from those before."""

from __future__ import annotations

import json
import random
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from durbar.bots.crew import crew
from durbar.bots.search.lessons import Lessons
from durbar.bots.search.net import write_net
from durbar.engines import cache, warm
from durbar.games import game as by_key
from durbar.lab.learning.device import Device
from durbar.lab.learning.model import Loss, Model
from durbar.lab.learning.optimizer import Adam
from durbar.lab.learning.selfplay import Sitting, play_sitting, read_lessons, tables_of

BATCH = 1024
PASSES = 8
"""So often a decision is learned from, on average, in the round after it was played and those that follow."""
SAMPLE = 4096
NET, MEMORY, CURVES = "learned.net", "memory.npz", "rounds.json"


class Curriculum(NamedTuple):
    """What is to be learned, where it is kept, and with how much of everything."""

    game: str
    folder: Path
    seed: int = 0
    device: str = "cpu"
    workers: int = 1
    rows: int = 98_304
    simulations: int = 100
    kept: int = 1 << 20
    """So many decisions of the latest rounds are learned from."""
    sittings: int = 48
    """A round is cut into so many sittings, whoever plays them: the same seed gives the same rounds on any machine."""
    judged: int = 8
    """So many rounds are played with the judge before the net plays."""
    compiled: bool = True

    def told(self) -> list[object]:
        """What must be the same for a course to go on."""
        return [self.game, self.seed, self.rows, self.simulations, self.sittings, self.judged]


class Term(NamedTuple):
    """One round: how far off the net was about its matches before it learned from them, and how long it took."""

    number: int
    rows: int
    seconds: float
    answers: float
    firsts: float
    points: float


class School:
    """A net, what it learns from, and how it went; all of it lies in a folder and goes on from there."""

    def __init__(self, plan: Curriculum) -> None:
        self.plan = plan
        self.game = by_key(plan.game)
        self.device = Device(plan.device)
        self.model = Model(self.game, self.device, plan.seed)
        self.adam = Adam(self.device, self.model.parts)
        self.terms: list[Term] = []
        self.known: list[Lessons] = []
        plan.folder.mkdir(parents=True, exist_ok=True)
        if (plan.folder / CURVES).exists():
            self._go_on()

    @property
    def net(self) -> Path:
        """The file of the net as it is now."""
        return self.plan.folder / NET

    def sittings(self) -> list[Sitting]:
        """What is played in the next round: with the net, once it has learned enough from matches of the judge."""
        number, plan = len(self.terms), self.plan
        folder = self._folder(number)
        folder.mkdir(exist_ok=True)
        tables = tables_of(self.game, random.Random(f"{plan.seed} {number}"), plan.sittings)
        net = folder / NET if self.adam.steps and number >= plan.judged else None
        if net:
            shutil.copy(self.net, net)  # while they play with this one, the next is written
        rows = max(1, plan.rows // plan.sittings)
        return [
            Sitting(plan.game, *table, rows, plan.simulations, net, folder / f"{i}.npz", plan.compiled)
            for i, table in enumerate(tables)
        ]

    def study(self) -> None:
        """Learn from the rounds that are there, and write the net down."""
        if not self.known:
            return
        chance = np.random.default_rng([self.plan.seed, len(self.terms)])
        sizes = np.array([len(lessons.seen) for lessons in self.known], float)
        for _ in range(max(1, PASSES * self.plan.rows // BATCH)):
            lessons = self.known[chance.choice(len(sizes), p=sizes / sizes.sum())]
            self.learn(_some(lessons, self.device.put(chance.integers(0, len(lessons.seen), BATCH))))
        self.write_net()

    def learn(self, lessons: Lessons) -> None:
        """One small step."""
        made = self.model.forward(self.model.encode(lessons.seen))
        self.adam.step(self.model.parts, self.model.slopes(made, self.model.errors(made, lessons)))

    def write_net(self) -> None:
        """The slow average of the weights, in whole numbers, beside the checkpoint."""
        rows = sum(one.rows for one in self.terms)
        source = f"{len(self.terms)} rounds, {rows} decisions, seed {self.plan.seed}"
        fresh = self.net.with_suffix(".new")
        write_net(fresh, self.game, self.model.weights(self.adam.average, source))
        fresh.replace(self.net)

    def take(self, files: list[Path], seconds: float) -> Term:
        """A round was played: see how far off the net is, keep it, and forget the oldest ones."""
        found = read_lessons(files)
        lessons = Lessons(*(self.device.put(rows) for rows in found))
        step = max(1, len(found.seen) // SAMPLE)
        loss: Loss = self.model.loss(Lessons(*(rows[::step] for rows in lessons)))
        self.terms.append(Term(len(self.terms), len(found.seen), seconds, *loss))
        self.known.append(lessons)
        while sum(len(old.seen) for old in self.known[1:]) >= self.plan.kept:
            self.known.pop(0)
            shutil.rmtree(self._folder(len(self.terms) - len(self.known) - 1))
        return self.terms[-1]

    def _memory(self) -> dict[str, dict[str, Any]]:
        """All numbers of the net and of its learning."""
        adam = self.adam
        return {"parts": self.model.parts, "mean": adam.mean, "square": adam.square, "average": adam.average}

    def save(self) -> None:
        """All that is needed to go on."""
        memory = self._memory()
        arrays = {f"{kind} {part}": self.device.fetch(v) for kind, parts in memory.items() for part, v in parts.items()}
        fresh = self.plan.folder / f"new-{MEMORY}"
        np.savez(fresh, steps=np.array(self.adam.steps), **arrays)
        fresh.replace(self.plan.folder / MEMORY)
        told = {"plan": self.plan.told(), "rounds": self.terms}
        (self.plan.folder / CURVES).write_text(json.dumps(told), "utf-8")

    def _go_on(self) -> None:
        """From where the folder left off."""
        plan, told = self.plan, json.loads((self.plan.folder / CURVES).read_text("utf-8"))
        if told["plan"] != plan.told():
            raise ValueError(f"{plan.folder} holds another course ({told['plan']}); name another folder for this one.")
        self.terms = [Term(*one) for one in told["rounds"]]
        with np.load(plan.folder / MEMORY) as found:
            for kind, parts in self._memory().items():
                parts.update({part: self.device.put(found[f"{kind} {part}"]) for part in parts})
            self.adam.steps = int(found["steps"])
        for folder in map(self._folder, range(len(self.terms))):
            if folder.exists():
                files = [folder / f"{i}.npz" for i in range(plan.sittings)]
                self.known.append(Lessons(*(self.device.put(rows) for rows in read_lessons(files))))

    def _folder(self, number: int) -> Path:
        return self.plan.folder / f"round-{number:04}"


def _some(lessons: Lessons, rows: Any) -> Lessons:
    return Lessons(*(part[rows] for part in lessons))


def attend(plan: Curriculum, seconds: float, tell: Callable[[Term, float], None]) -> School:
    """Play and learn for so long, a round at least, and finish what was begun; `tell` hears of each round, and how long all took."""
    school = School(plan)
    prepare_players(plan)
    start = time.monotonic()
    with crew(plan.workers) as players:
        while time.monotonic() < start + seconds or not school.terms:
            began = time.monotonic()
            playing = [players.submit(play_sitting, sitting) for sitting in school.sittings()]
            school.study()
            files = [one.result() for one in playing]
            tell(school.take(files, time.monotonic() - began), time.monotonic() - start)
            school.save()
    school.study()
    school.save()
    return school


def prepare_players(plan: Curriculum) -> None:
    """Compile all that the players need, once, before several processes do."""
    game = by_key(plan.game)
    if not plan.compiled:
        return
    if not cache.ready(game):
        warm.Compiler(game).wait()
    table = next(tables_of(game, random.Random(0), 1))
    file = plan.folder / "first.npz"
    play_sitting(Sitting(plan.game, *table, 1, 2, None, file, compiled=True))
    file.unlink()
