"""Taj Mahal drawn in the terminal."""

import random

import pytest

from durbar import Match
from durbar.cli.terminal.console import GLYPHS
from durbar.cli.terminal.drawings import drawing_of
from tests.cli.terminal.drawings.test_drawings import drawn


def played(seats: int, steps: int) -> Match:
    """A match after so many random steps."""
    match = Match.start("taj_mahal", seats=seats, secret=b"drawn in the terminal")
    chance = random.Random(2)
    while steps and not match.over:
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.codes(seat)))
        steps -= 1
    return match


@pytest.mark.parametrize("steps", [0, 40, 150, 9999])
@pytest.mark.parametrize("width", [80, 100])
def test_no_line_is_wider_than_the_terminal(width: int, steps: int) -> None:
    lines = drawn(played(5, steps), drawing_of("taj_mahal"), 0, "de", width).splitlines()

    assert max(len(line) for line in lines) <= width
    assert not any("…" in line for line in lines)


def test_provinces_stand_in_the_order_of_visits() -> None:
    match = played(3, 0)
    text = drawn(match, drawing_of("taj_mahal"), 0)
    names = [match.game.text("en").name(province.id) for province in match.view(0).provinces]
    board = text[text.index("Visit 1 of 12") :]

    assert [board.index(f" {name} ") for name in names] == sorted(board.index(f" {name} ") for name in names)


def test_palaces_wear_their_owners_glyphs() -> None:
    match = played(4, 150)
    text = drawn(match, drawing_of("taj_mahal"), 0)
    built = [city for city in match.view(0).cities if city.palace is not None]

    assert built
    assert all(f"{match.game.text('en').name(city.id)}" in text for city in built)
    assert all(GLYPHS[city.palace or 0] in text for city in built)


def test_your_hand_is_shown_to_you_alone() -> None:
    match = played(3, 0)

    assert "Your hand" in drawn(match, drawing_of("taj_mahal"), 0)
    assert "Your hand" not in drawn(match, drawing_of("taj_mahal"), None)


def test_the_forecast_names_every_city_that_could_be_chosen() -> None:
    match = played(3, 0)
    while not (told := match.view(0).seats[0].forecast) or not told.choices:
        seat = match.actors()[0]
        match.play(seat, match.codes(seat)[0])
    text = drawn(match, drawing_of("taj_mahal"), 0)

    assert "If you withdrew now" in text
    assert all(f"{match.game.text('en').name(each.city)}" in text for each in told.choices)
    assert text.count("at best") == len(told.choices)
