"""Tables drawn in the terminal."""

import io
import random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from durbar import Match
from durbar.cli.terminal.drawings import brief_of, drawing_of, plain
from durbar.cli.terminal.words import Words
from durbar.games import GAMES, games


def drawn(match: Match, draw: Any, seat: int | None, language: str = "en", width: int = 100) -> str:
    """The table as text."""
    console = Console(file=io.StringIO(), width=width)
    console.print(
        draw(match.view(seat), Words(match.game, language, ["Anna", "Ben", "Carl", "Dora", "Emil"][: match.seats]))
    )
    return str(console.file.getvalue())  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seat", [0, None], ids=["seat", "spectator"])
def test_every_game_can_be_drawn_for_seats_and_spectators(key: str, language: str, seat: int | None) -> None:
    for seats in next(game for game in games() if game.key == key).seats:
        match = Match.start(key, seats=seats, secret=b"draw")
        for draw in (drawing_of(key), plain.draw):
            assert "Anna" in drawn(match, drawing_of(key), seat, language)
            assert drawn(match, draw, seat, language).strip()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_brief_table_leaves_room_for_the_question_on_forty_rows(key: str, language: str) -> None:
    match = Match.start(key, seats=4, secret=b"brief")
    chance = random.Random(5)
    for _ in range(60):
        seat = match.actors()[0]
        lines = drawn(match, brief_of(key), seat, language).splitlines()
        assert len(lines) <= 34
        assert max(len(line) for line in lines) <= 100
        match.play(seat, chance.choice(match.codes(seat)))


@pytest.mark.parametrize("width", [80, 100, 140])
def test_no_line_is_wider_than_the_terminal(width: int, finished: Match) -> None:
    lines = drawn(finished, drawing_of("legacy"), 0, "de", width).splitlines()

    assert max(len(line) for line in lines) <= width
    assert not any("…" in line for line in lines)


def test_a_game_without_a_drawing_of_its_own_gets_the_plain_one() -> None:
    assert drawing_of("no_such_game") is plain.draw


def test_the_plain_drawing_names_everything(finished: Match) -> None:
    view = msgspec.to_builtins(finished.view(0))
    text = drawn(finished, plain.draw, 0)

    assert all(key.replace("_", " ") in text or finished.game.text("en").name(key) in text for key in view)


def test_a_lone_colour_is_marked() -> None:
    match = Match.start("legacy", seats=2, secret=b"lone")
    buyer = match.actors()[0]
    match.play(buyer, match.legal(buyer)[1])

    (card,) = match.view(buyer).seats[buyer].antiques
    assert card.lone
    assert f"{card.colour[:2]}{card.value}!" in drawn(match, drawing_of("legacy"), buyer)


def played(seats: int, steps: int, **options: str) -> Match:
    """A match of Maharaja after so many random answers."""
    match = Match.start("maharaja", seats=seats, options=options, secret=b"drawn")
    chance = random.Random(3)
    while not match.over and len(match.steps) < steps:
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.codes(seat)))
    return match


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 4])
def test_the_realm_fits_the_terminal_in_every_phase(seats: int, language: str, width: int) -> None:
    for steps in (0, 12, 40, 90, 9999):
        lines = drawn(played(seats, steps), drawing_of("maharaja"), 0, language, width).splitlines()

        assert max(len(line) for line in lines) <= width
        assert not any("…" in line or "term." in line for line in lines)


def test_a_secret_plan_is_not_drawn() -> None:
    match = played(2, 10)
    first, second = match.actors()
    for _ in range(2):
        match.play(first, match.codes(first)[7])

    assert "swap characters" in drawn(match, drawing_of("maharaja"), first)
    assert "swap characters" not in drawn(match, drawing_of("maharaja"), second)
    assert "ready" in drawn(match, drawing_of("maharaja"), second)


def test_the_hidden_tile_of_brahmabot_is_not_drawn() -> None:
    match = played(1, 5)

    assert "face down" in drawn(match, drawing_of("maharaja"), 0)
