"""Rajas of the Ganges drawn in the terminal."""

import random

import pytest

from durbar import Match
from durbar.cli.terminal.drawings import drawing_of
from tests.cli.terminal.drawings.test_drawings import drawn


@pytest.fixture(scope="module")
def midway() -> Match:
    """Four seats somewhere in the middle of a random match."""
    match = Match.start("rajas", seats=4, secret=b"midway")
    chance = random.Random(3)
    for _ in range(260):
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.codes(seat)))
    return match


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_line_is_wider_than_the_terminal(midway: Match, width: int, language: str) -> None:
    lines = drawn(midway, drawing_of("rajas"), 0, language, width).splitlines()

    assert max(len(line) for line in lines) <= width
    assert not any("…" in line for line in lines)


def test_the_race_shows_fame_money_and_the_gap(midway: Match) -> None:
    text = drawn(midway, drawing_of("rajas"), 0)

    for own in midway.view(0).seats:
        assert f"{own.fame}★" in text
        assert f"{own.money}¤" in text
        assert str(abs(own.ahead)) in text


def test_every_die_and_every_boat_is_there(midway: Match) -> None:
    text = drawn(midway, drawing_of("rajas"), 0)
    view = midway.view(0)

    for own in view.seats:
        assert all(f"{die.colour[0]}{die.value}" in text for die in own.dice)
    assert sum(text.count(f"{seat.boat}:") for seat in view.seats if seat.boat) >= 1


def test_dice_bear_the_letters_of_their_german_names(midway: Match) -> None:
    text = drawn(midway, drawing_of("rajas"), 0, "de")
    purple = [die for own in midway.view(0).seats for die in own.dice if die.colour == "purple"]

    assert purple
    assert all(f"v{die.value}" in text for die in purple)


def test_tiles_lie_as_they_were_turned(midway: Match) -> None:
    text = drawn(midway, drawing_of("rajas"), 0)
    laid = [cell for own in midway.view(0).seats for cell in own.cells if cell.exits == ["top", "bottom"]]

    assert text.count("║") >= len(laid)
