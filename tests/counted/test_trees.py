"""Position, depth, number of continuations: a few lines of data test a whole rule set."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from durbar import Match
from durbar.core.chance import seed
from durbar.core.state import Base
from durbar.games import GAMES, games

FILE = Path(__file__).with_name("trees.toml")
TREES: list[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8")).get("tree", [])
STEPS = (0, 12, 30)
DEPTH = 3


def position(key: str, seats: int, options: dict[str, str], steps: int) -> Match:
    """A fixed match after so many steps."""
    match = Match.start(key, seats=seats, options=options, secret=b"counted")
    dice = random.Random("counted")
    while len(match.steps) < steps and not match.over:
        seat = match.actors()[0]
        match.play(seat, dice.choice(match.codes(seat)))
    return match


def continuations(match: Match, s: Base, step: int, depth: int) -> int:
    """In how many ways the seats can answer so many questions from here; seats asked at once answer in their order."""
    bits = match.game.rules.actors(s)
    if depth == 0 or bits == 0:
        return 1
    seat = (bits & -bits).bit_length() - 1
    out = [0] * match.game.rules.most_legal
    total = 0
    for code in out[: match.game.rules.legal(s, seat, out)]:
        after = s.copy()
        after.chance = seed(match.secret, step + 1)
        match.game.rules.apply(after, seat, code)
        total += continuations(match, after, step + 1, depth - 1)
    return total


@pytest.mark.parametrize(
    "tree", TREES, ids=lambda t: f"{t['game']}-{t['seats']}-{'-'.join(t['options'].values())}-{t['steps']}"
)
def test_a_tree_has_as_many_leaves_as_counted(tree: dict[str, Any]) -> None:
    match = position(tree["game"], tree["seats"], tree["options"], tree["steps"])
    assert continuations(match, match.state, len(match.steps), tree["depth"]) == tree["leaves"]


def test_every_game_and_number_of_seats_is_counted() -> None:
    assert {(tree["game"], tree["seats"]) for tree in TREES} == {
        (game.key, seats) for game in games() for seats in game.seats
    }
    assert {tree["game"] for tree in TREES} == set(GAMES)


def _print_anew() -> None:
    print("\n".join(line for line in FILE.read_text("utf-8").splitlines() if line.startswith("#")))
    for game in games():
        for seats in game.seats:
            for steps in STEPS:
                match = position(game.key, seats, {}, steps)
                leaves = continuations(match, match.state, len(match.steps), DEPTH)
                print(
                    f'\n[[tree]]\ngame = "{game.key}"\nseats = {seats}\noptions = {{}}\nsteps = {steps}\ndepth = {DEPTH}\nleaves = {leaves}'
                )


if __name__ == "__main__":
    _print_anew()
