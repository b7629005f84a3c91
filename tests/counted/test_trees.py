"""Position, depth, number of continuations: a few lines of data beside each game's tests hold its whole rule set."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from durbar import Match
from durbar.core.chance import seed
from durbar.core.state import Base
from durbar.games import OWN, game

GAMES = Path(__file__).parents[1] / "games"
STEPS = (0, 12, 30)
DEPTH = 3
HEAD = """\
# Counted trees: after so many steps of a fixed match, how many ways it can go on for so many answers.
# `python -m tests.counted.test_trees` counts them anew.
"""


def trees(key: str) -> list[dict[str, Any]]:
    """What was counted of a game."""
    found: list[dict[str, Any]] = tomllib.loads((GAMES / key / "trees.toml").read_text("utf-8"))["tree"]
    return found


TREES = [pytest.param(key, tree, id=f"{key}-{tree['seats']}-{tree['steps']}") for key in OWN for tree in trees(key)]


def position(key: str, seats: int, steps: int) -> Match:
    """A fixed match after so many steps."""
    match = Match.start(key, seats=seats, secret=b"counted")
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


@pytest.mark.parametrize(("key", "tree"), TREES)
def test_a_tree_has_as_many_leaves_as_counted(key: str, tree: dict[str, Any]) -> None:
    match = position(key, tree["seats"], tree["steps"])
    assert continuations(match, match.state, len(match.steps), tree["depth"]) == tree["leaves"]


@pytest.mark.parametrize("key", OWN)
def test_every_number_of_seats_is_counted(key: str) -> None:
    assert {tree["seats"] for tree in trees(key)} == set(game(key).seats)


def count_anew(key: str) -> str:
    """The file of one game."""
    lines = [HEAD]
    for seats in game(key).seats:
        for steps in STEPS:
            match = position(key, seats, steps)
            leaves = continuations(match, match.state, len(match.steps), DEPTH)
            lines.append(f"[[tree]]\nseats = {seats}\nsteps = {steps}\ndepth = {DEPTH}\nleaves = {leaves}\n")
    return "\n".join(lines)


if __name__ == "__main__":
    for each in OWN:
        (GAMES / each / "trees.toml").write_text(count_anew(each), "utf-8")
