"""A game: the contract wired together, with all that people see of it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from durbar.core.editions import Box
from durbar.core.events import Event, Told, hears
from durbar.core.state import Base
from durbar.core.text import Catalogue, catalogue


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not possible, or what to beware of: a sentence of the catalogue, and the rule behind it."""

    kind: str
    what: dict[str, str | int] = {}
    rule: str = ""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """The question a seat faces."""

    kind: str
    what: dict[str, str | int] = {}
    rule: str = ""


class Action(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer a seat may give: its number in the rules, and what it means to people."""

    code: int
    kind: str
    what: dict[str, str | int] = {}
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    warning: Reason | None = None
    rule: str = ""


class Score(msgspec.Struct, frozen=True):
    """How one seat stands: its place from 1 (shared on a tie), its points, and where they come from."""

    seat: int
    place: int
    points: int
    breakdown: dict[str, int]


class OptionError(ValueError):
    """Options that the game does not know, or not at this number of seats."""


@dataclasses.dataclass(frozen=True)
class Option:
    """A choice made before the match; `seats` lists the values that only some numbers of seats may choose."""

    name: str
    values: tuple[str, ...]
    default: str = ""
    seats: Mapping[str, tuple[int, ...]] = dataclasses.field(default_factory=dict)

    @property
    def usual(self) -> str:
        """The value when nothing is said."""
        return self.default or self.values[0]

    def at(self, seats: int) -> tuple[str, ...]:
        """The values that so many seats may choose."""
        return tuple(v for v in self.values if seats in self.seats.get(v, (seats,)))

    def chosen(self, seats: int, value: str | None) -> str:
        """The chosen value, or the usual one; raises a sentence when it cannot be."""
        allowed = self.at(seats)
        if value is None:
            return self.usual if self.usual in allowed else allowed[0]
        if value not in self.values:
            raise OptionError(f"The option {self.name} takes {_either(self.values)}, not {value!r}.")
        if value not in allowed:
            raise OptionError(
                f"With {seats} {'seat' if seats == 1 else 'seats'} the option {self.name} takes {_either(allowed)}, not {value!r}."
            )
        return value


def _either(words: Sequence[object]) -> str:
    """Words joined as a choice: a, b or c."""
    texts = [str(w) for w in words]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"


@dataclasses.dataclass(frozen=True)
class Game:
    """The rules in one box. The first seven verbs are table Python and may run compiled; the others are for people."""

    key: str
    version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    state: type[Base]
    most_legal: int
    codes: int
    most_steps: int
    observation: int
    setup: Callable[..., None]
    actors: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    scores: Callable[..., None]
    resample: Callable[..., None]
    observe: Callable[..., int]
    view: Callable[[Any, int | None], msgspec.Struct]
    describe: Callable[[Any, int, int], Action]
    prompt: Callable[[Any, int], Prompt]
    refuse: Callable[[Any, int, int], Reason]
    breakdown: Callable[[Any, int], dict[str, int]]
    events: Mapping[int, Told]
    box: Box

    @property
    def room(self) -> str:
        """The package of the game's room, in whose rules its setup lives."""
        return self.setup.__module__.partition("@")[0].rpartition(".")[0].removesuffix(".rules")

    @property
    def edition(self) -> str:
        """The name of the edition whose components are in play."""
        return self.box.edition

    @cached_property
    def name(self) -> str:
        """The title in English."""
        return self.text("en").say("game.name")

    def text(self, language: str) -> Catalogue:
        """All the words of this game in one language."""
        return catalogue(self.room, language)

    def choose(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """Every option with its chosen value; raises a sentence when seats or options cannot be."""
        if seats not in self.seats:
            raise OptionError(f"{self.name} is played with {_either(self.seats)} seats, not {seats}.")
        known = [o.name for o in self.options]
        for name in options:
            if name not in known:
                raise OptionError(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}.")
        return {o.name: o.chosen(seats, options.get(o.name)) for o in self.options}

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
        self.scores(s, out)
        return [Score(seat, out[1][seat], out[0][seat], self.breakdown(s, seat)) for seat in range(s.seats)]

    def heard(self, told: Sequence[tuple[int, ...]], seat: int | None) -> list[Event]:
        """What a seat, or a spectator, hears of noted events."""
        return [self.events[n[0]].event(n[2], n[3:]) for n in told if hears(n[1], seat)]
