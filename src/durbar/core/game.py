"""A game: its rules, what people see of it, and what bots know about it, each a whole part of its room."""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from durbar.core.columns import Column
from durbar.core.editions import Box
from durbar.core.events import Event, Told, hears
from durbar.core.figures import fill, without_pictures
from durbar.core.options import Option, OptionError, Preset, either
from durbar.core.state import Base
from durbar.core.text import Catalogue, catalogue, rulebook


class Reason(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Why something is not possible, or what to beware of: a sentence of the catalogue, and the rule behind it."""

    kind: str
    what: dict[str, str | int] = {}
    rule: str = ""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """The question a seat faces; `secret` where others cannot see what it may answer."""

    kind: str
    what: dict[str, str | int] = {}
    rule: str = ""
    secret: bool = False


class Action(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One answer a seat may give: its number in the rules, and what it means to people.

    `cost` and `gain` are what it takes and gives at once, exactly; `then` is what may follow from it at best, less than nothing for a cost.
    `effect` is the entry of the catalogue that says what it does, where amounts do not.
    """

    code: int
    kind: str
    what: dict[str, str | int] = {}
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    warning: Reason | None = None
    rule: str = ""
    then: dict[str, int] = {}
    effect: str = ""


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """What a seat has less and what it has more than before: an action's cost and gain."""
    cost = {kind: n - after[kind] for kind, n in before.items() if after[kind] < n}
    gain = {kind: after[kind] - n for kind, n in before.items() if after[kind] > n}
    return cost, gain


class Score(msgspec.Struct, frozen=True):
    """How one seat stands: its place from 1 (shared on a tie), its points, and where they come from."""

    seat: int
    place: int
    points: int
    breakdown: dict[str, int]


def _files(package: str, *names: str) -> list[Any]:
    """The files of a part, which have the same names in every room."""
    return [import_module(f"{package}.{name}") for name in names]


@dataclasses.dataclass(frozen=True)
class Rules:
    """The contract: verbs in table Python, which may run compiled, and the bounds they keep."""

    room: str
    state: type[Base]
    codes: int
    most_legal: int
    most_steps: int
    observation: int
    setup: Callable[..., None]
    actors: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    scores: Callable[..., None]
    resample: Callable[..., None]
    observe: Callable[..., int]
    box: Box

    @classmethod
    def of(cls, room: str) -> Rules:
        """The rules that lie in a room."""
        names = ("state", "actions", "setup", "flow", "scores", "resample", "observe", "tables")
        state, actions, setup, flow, scores, resample, observe, tables = _files(f"{room}.rules", *names)
        return cls(
            room=room,
            state=state.State,
            codes=actions.CODES,
            most_legal=actions.MOST_LEGAL,
            most_steps=flow.MOST_STEPS,
            observation=observe.OBSERVATION,
            setup=setup.setup,
            actors=flow.actors,
            legal=flow.legal,
            apply=flow.apply,
            scores=scores.scores,
            resample=resample.resample,
            observe=observe.observe,
            box=tables.BOX,
        )


@dataclasses.dataclass(frozen=True)
class People:
    """All that people see of a game."""

    open_view: Callable[[Any], msgspec.Struct]
    """What lies open to all: the view of a spectator."""
    own_view: Callable[[Any, int, Any], msgspec.Struct]
    """The same as one seat sees it: what only that seat knows, or is told, is laid over what lies open."""
    prompt: Callable[[Any, int], Prompt]
    describe: Callable[[Any, int, int], Action]
    refuse: Callable[[Any, int, int], Reason]
    breakdown: Callable[[Any, int], dict[str, int]]
    events: Mapping[int, Told]
    figures: Callable[[Catalogue], dict[str, str]]
    house: Callable[[Any], dict[str, int] | None] | None = None
    """The breakdown of what a seat alone at the table plays against, where one can play alone."""

    @classmethod
    def of(cls, room: str) -> People:
        """What lies in a room for people."""
        names = ("view", "prompt", "describe", "refuse", "breakdown", "events", "figures")
        view, prompt, describe, refuse, breakdown, events, figures = _files(f"{room}.people", *names)
        return cls(
            view.open_view,
            view.own_view,
            prompt.prompt,
            describe.describe,
            refuse.refuse,
            breakdown.breakdown,
            events.EVENTS,
            figures.figures,
            getattr(breakdown, "house", None),
        )

    def view(self, s: Any, seat: int | None) -> msgspec.Struct:
        """What a seat, or a spectator, may know."""
        table = self.open_view(s)
        return table if seat is None else self.own_view(s, seat, table)


Judge = Callable[[Any, int], int]
ENDING = -1
"""The stage of a match whose end has begun, where that is one of its own."""


@dataclasses.dataclass(frozen=True)
class Wisdom:
    """What bots know about a game. Its files are imported when a bot first asks: a game can be played without them."""

    package: str = ""
    bind: Callable[[Any], Any] = lambda function: function

    @classmethod
    def of(cls, room: str) -> Wisdom:
        """What lies in a room for bots."""
        return cls(f"{room}.wisdom")

    @cached_property
    def judge(self) -> Judge | None:
        """A bot's opinion of a state for a seat: about a hundred for each point it expects."""
        found: Judge | None = self._found("judge", "judge")
        return found

    @cached_property
    def aspects(self) -> Callable[[Any, int, Any, int], int] | None:
        """What that opinion is made of, for nets that see more in it than the sum; the judge's file says how many there are."""
        found: Callable[[Any, int, Any, int], int] | None = self._found("judge", "aspects")
        return found

    @cached_property
    def aspect_count(self) -> int:
        """How many aspects an opinion has: itself where its judge tells no more, none where there is no judge."""
        if self.aspects is None:
            return 0 if self.judge is None else 1
        return int(import_module(f"{self.package}.judge").ASPECTS)

    @cached_property
    def house(self) -> Callable[[Any], int] | None:
        """The same of what a seat alone at the table plays against, where one can play alone."""
        found: Callable[[Any], int] | None = self._found("judge", "house")
        return found

    @cached_property
    def sensible(self) -> Callable[[Any, int, Any, int], int] | None:
        """The light player: keeps the sensible ones of n legal actions at the front, and says how many they are."""
        found: Callable[[Any, int, Any, int], int] | None = self._found("light", "sensible")
        return found

    @cached_property
    def ask_again(self) -> Callable[[Any, int, int], bool] | None:
        """Where answers stay secret for a while: back to where a seat was asked for one of them, having given so many; whether it was."""
        found: Callable[[Any, int, int], bool] | None = self._found("secrets", "ask_again")
        return found

    @cached_property
    def answer_otherwise(self) -> Callable[[Any, int, int, int], None] | None:
        """Another answer in the place of a secret one."""
        found: Callable[[Any, int, int, int], None] | None = self._found("secrets", "answer_otherwise")
        return found

    @cached_property
    def columns(self) -> Callable[[], list[Column]] | None:
        """What each number of an observation is, and its bounds."""
        found: Callable[[], list[Column]] | None = self._found("columns", "columns")
        return found

    @cached_property
    def search(self) -> dict[str, Any]:
        """The settings of the search that are not the usual ones."""
        return tomllib.loads((files(self.package) / "search.toml").read_text("utf-8")) if self.package else {}

    @cached_property
    def net(self) -> Path | None:
        """The file of the net that bots ask; whether there is one, and whether it fits, they see for themselves."""
        return Path(str(files(self.package))) / "learned.net" if self.package else None

    @cached_property
    def reasons(self) -> dict[str, Any]:
        """What people are told of the judge's features: by the key of its words, the features it stands for.

        Its words claim the first of them, or those under `claims` together, or with `any` all of them by their weights; those
        of a rival's loss claim `taken`, where that differs. They are told only `while` the function of that name in reasons.py
        holds, and to nobody else where they are `hidden`.
        """
        file = files(self.package) / "reasons.toml" if self.package else None
        return tomllib.loads(file.read_text("utf-8")) if file and file.is_file() else {}

    @cached_property
    def stage(self) -> Callable[[Any], int]:
        """Which states a reason may compare: those of the same stage, where what its words speak of is still the same."""
        return self._found("reasons", "stage") or (lambda _s: 0)

    def holds(self, name: str) -> Callable[[Any, int], bool]:
        """What must hold for a seat while the words of a reason are true."""
        found: Callable[[Any, int], bool] = self._found("reasons", name)
        return found

    def _found(self, file: str, name: str) -> Any:
        """A function of one file, bound to the components in play; None where there is none."""
        there = self.package and find_spec(f"{self.package}.{file}")
        module = import_module(f"{self.package}.{file}") if there else None
        return self.bind(getattr(module, name, None))


@dataclasses.dataclass(frozen=True)
class Game:
    """The rules in one box, with what people see of it and what bots know about it."""

    key: str
    version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules: Rules
    people: People
    wisdom: Wisdom = Wisdom()
    presets: tuple[Preset, ...] = ()

    @property
    def room(self) -> str:
        """The package of the game's room."""
        return self.rules.room

    @property
    def edition(self) -> str:
        """The name of the edition whose components are in play."""
        return self.rules.box.edition

    @cached_property
    def name(self) -> str:
        """The title in English."""
        return self.text("en").say("game.name")

    def text(self, language: str) -> Catalogue:
        """All the words of this game in one language."""
        return catalogue(self.room, language)

    def rulebook(self, language: str) -> str:
        """The rules in one language as Markdown, with the figures of the components in play."""
        return without_pictures(self.picture_book(language))

    def picture_book(self, language: str) -> str:
        """The same with pictures of components, for whoever can draw them."""
        return fill(rulebook(self.room, language), self.people.figures(self.text(language)), self.rules.box)

    def choose(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """Every option with its chosen value; raises a sentence when seats or options cannot be."""
        if seats not in self.seats:
            raise OptionError(f"{self.name} is played with {either(self.seats)} seats, not {seats}.")
        known = [o.name for o in self.options]
        for name in options:
            if name not in known:
                raise OptionError(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}.")
        return {o.name: o.chosen(seats, options.get(o.name)) for o in self.options}

    def still_known(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """Those of some options, perhaps of an earlier version, that can be chosen at this number of seats."""
        return {o.name: options[o.name] for o in self.options if options.get(o.name) in o.at(seats)}

    def numbers(self, options: Mapping[str, str]) -> list[int]:
        """Chosen options as the rules take them: for each the place of its value. Never empty."""
        return [o.values.index(options[o.name]) for o in self.options] or [0]

    def variants(self, seats: int) -> list[dict[str, str]]:
        """The usual table, and for each option each other value alone."""
        usual = self.choose(seats, {})
        singles = [{**usual, o.name: v} for o in self.options for v in o.at(seats) if v != usual[o.name]]
        return [usual, *singles]

    def standing(self, s: Base) -> list[Score]:
        """Places, points and breakdown of every seat if the match ended now."""
        out = [[0] * s.seats, [0] * s.seats]
        self.rules.scores(s, out)
        return [Score(seat, out[1][seat], out[0][seat], self.people.breakdown(s, seat)) for seat in range(s.seats)]

    def house_points(self, s: Base) -> list[int]:
        """The points of what a seat alone plays against; nothing with company."""
        found = self.people.house(s) if self.people.house else None
        return [] if found is None else [sum(found.values())]

    def heard(self, told: Sequence[tuple[int, ...]], seat: int | None) -> list[Event]:
        """What a seat, or a spectator, hears of noted events."""
        return [self.event(n) for n in told if hears(n[1], seat)]

    def event(self, noted: tuple[int, ...]) -> Event:
        """A noted event as people and programs read it."""
        return self.people.events[noted[0]].event(noted[2], noted[3:])
