"""Every game at every number of seats in every variant, and matches played on them at random."""

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
        chosen = [f"{k}={v}" for k, v in self.options.items() if v != self.game.choose(self.seats, {})[k]]
        return "-".join([self.game.key, str(self.seats), *chosen])

    def start(self, seed: int) -> Match:
        return Match.start(self.game, seats=self.seats, options=self.options, secret=f"{self.name}:{seed}".encode())


CASES = [Case(game, seats, options) for game in games() for seats in game.seats for options in game.variants(seats)]

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
