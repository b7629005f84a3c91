"""A course: prepared positions of a game, each with a small task that the rules check."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from durbar.core.match import Match

if TYPE_CHECKING:
    from durbar.core.events import Event
    from durbar.core.game import Game

Standing = Literal["open", "met", "missed"]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What has to come about for the learner's seat; all of it, at the same moment."""

    events: tuple[dict[str, str | int], ...] = ()
    """Events of the learner's seat that have been told since: a kind, and particulars."""
    gain: dict[str, int] = {}
    """How many points of a source there are at least more than at the start, if the match ended now."""
    place: int = 0
    """The place at the end of the match."""


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position that steps lead to, and what the learner is to do there.

    A step reads `seat kind name=value …`; steps are parted by semicolons. In the solution the answers of the other
    seats are what these will answer, whatever the learner does, as long as it is legal.
    """

    key: str
    seats: int
    goal: Goal
    solution: str
    seat: int = 0
    until: str = ""
    """The kind of event, of another seat or of none, with which it is too late; without it the answers of the solution are counted."""
    steps: str = ""
    options: dict[str, str] = {}
    seed: int = 0
    rules: str = ""
    """The rules it teaches, by their numbers; each of them leads here."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: tuple[Task, ...]


class Practice:
    """A task of a game, laid out: the match that it begins with, how it stands, and what the others answer."""

    def __init__(self, game: Game, task: Task) -> None:
        self.game = game
        self.task = task
        self.secret = hashlib.sha256(f"{game.key} {task.key} {task.seed}".encode()).digest()

    @cached_property
    def prepared(self) -> Match:
        """The match up to the task; not to be played on."""
        return self.match()

    def match(self) -> Match:
        """A match of one's own that stands at the task."""
        match = Match.start(self.game, seats=self.task.seats, options=self.task.options, secret=self.secret)
        for seat, action in written(self.task.steps):
            match.play(seat, action)
        return match

    @property
    def first(self) -> int:
        """How many steps lead to the task."""
        return len(self.prepared.steps)

    @cached_property
    def _before(self) -> dict[str, int]:
        return self.prepared.scores()[self.task.seat].breakdown

    @cached_property
    def answers(self) -> int:
        """How many answers the learner has: as many as the solution needs."""
        return sum(seat == self.task.seat for seat, _ in written(self.task.solution))

    def standing(self, match: Match) -> Standing:
        """Whether the goal is reached, can still be, or was missed."""
        if self._met(match):
            return "met"
        late = self._too_late(match) if self.task.until else self._spent(match)
        return "missed" if late or match.over else "open"

    def _spent(self, match: Match) -> bool:
        """Whether the answers are given, and the seat is asked once more."""
        seat = self.task.seat
        given = sum(step.seat == seat for step in match.steps[self.first :])
        return given >= self.answers and seat in match.actors()

    def _too_late(self, match: Match) -> bool:
        seat, until = self.task.seat, self.task.until
        return any(event.kind == until and event.seat != seat for event in self._told(match))

    def _told(self, match: Match) -> list[Event]:
        """What the learner heard since the task began."""
        steps = range(self.first + 1, len(match.steps) + 1)
        return [event for step in steps for event in match.events(step, self.task.seat)]

    def reply(self, match: Match, seat: int) -> int | None:
        """What another seat answers by the solution; None where that is silent, or not legal now."""
        given = sum(step.seat == seat for step in match.steps[self.first :])
        own = [action for who, action in written(self.task.solution) if who == seat]
        fitting = [a.code for a in match.legal(seat) if given < len(own) and _fits(a.kind, a.what, own[given])]
        return fitting[0] if fitting else None

    def _met(self, match: Match) -> bool:
        goal, seat = self.task.goal, self.task.seat
        if len(match.steps) <= self.first:
            return False
        told = self._told(match)
        score = match.scores()[seat]
        return (
            all(any(_tells(event, seat, wanted) for event in told) for wanted in goal.events)
            and all(score.breakdown[source] - self._before[source] >= n for source, n in goal.gain.items())
            and (not goal.place or (match.over and score.place == goal.place))
        )


def practices(game: Game) -> dict[str, Practice]:
    """The course of a game by the keys of its tasks, in order; empty where its room has none, or an edition changes its figures."""
    file = files(game.room) / "course.toml"
    if game.edition != "standard" or not file.is_file():
        return {}
    found = msgspec.convert(tomllib.loads(file.read_text("utf-8")), _File)
    return {task.key: Practice(game, task) for task in found.task}


def written(steps: str) -> list[tuple[int, dict[str, Any]]]:
    """Steps as they are written in a course: each a seat, and an answer by its kind and particulars."""
    return [_read(step.split()) for step in steps.split(";") if step.strip()]


def _read(words: list[str]) -> tuple[int, dict[str, Any]]:
    seat, kind, *particulars = words
    pairs = (particular.split("=", 1) for particular in particulars)
    what = {name: int(value) if value.lstrip("-").isdecimal() else value for name, value in pairs}
    return int(seat), {"kind": kind, **what}


def _fits(kind: str, what: dict[str, str | int], wanted: dict[str, Any]) -> bool:
    return wanted.items() <= {**what, "kind": kind}.items()


def _tells(event: Event, seat: int, wanted: dict[str, str | int]) -> bool:
    return event.seat == seat and _fits(event.kind, event.what, wanted)
