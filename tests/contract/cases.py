"""Every game at every number of seats and in every variant, and matches played on them at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from durbar import Game, Match
from durbar.games import games


class Case(NamedTuple):
    game: Game
    seats: int
    options: dict[str, str]

    @property
    def name(self) -> str:
        return "-".join([self.game.key, str(self.seats), *self.variant])

    @property
    def variant(self) -> tuple[str, ...]:
        """What is not as usual at this table."""
        usual = self.game.choose(self.seats, {})
        return tuple(f"{name}={value}" for name, value in self.options.items() if value != usual[name])

    def start(self, seed: int) -> Match:
        return Match.start(self.game, seats=self.seats, options=self.options, secret=f"{self.name}:{seed}".encode())


def cases(game: Game) -> list[Case]:
    """The usual table at every number of seats, and each variant once, with the numbers of seats in turn."""
    every = [Case(game, seats, options) for seats in game.seats for options in game.variants(seats)]
    variants = dict.fromkeys(case.variant for case in every if case.variant)
    turns = [[case for case in every if case.variant == variant] for variant in variants]
    return [case for case in every if not case.variant] + [
        tables[number % len(tables)] for number, tables in enumerate(turns)
    ]


CASES = [case for game in games() for case in cases(game)]

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def random_match(case: Case, seed: int) -> Iterator[tuple[Match, int, int]]:
    """Play a match at random; before each step give the match, the seat to answer and its answer."""
    match = case.start(seed)
    dice = random.Random(f"{case.name}:{seed}")
    while not match.over:
        seat = dice.choice(match.actors())
        code = dice.choice(match.codes(seat))
        yield match, seat, code
        match.play(seat, code)
