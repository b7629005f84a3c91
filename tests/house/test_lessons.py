"""Every game can be learnt at its own table: an introduction, and a lesson for each kind of question."""

from typing import Any

import pytest

from durbar.core.text import LANGUAGES
from durbar.games import GAMES, game

LONGEST = 230
"""More letters than this are no longer a small card beside the board."""


def learn(key: str, language: str = "en") -> dict[str, Any]:
    """What a game's catalogue has to teach."""
    found: dict[str, Any] = game(key).text(language).words["learn"]
    return found


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_an_introduction_of_a_few_steps(key: str) -> None:
    steps = list(learn(key)["intro"])

    assert steps == [str(n + 1) for n in range(len(steps))]
    assert 4 <= len(steps) <= 6


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_question_has_a_lesson(key: str) -> None:
    assert set(learn(key)["question"]) == set(game(key).text("en").words["question"])


@pytest.mark.parametrize("key", GAMES)
def test_an_introduction_lights_the_same_places_in_every_language(key: str) -> None:
    lit = [[step["places"] for step in learn(key, language)["intro"].values()] for language in LANGUAGES]

    assert all(places == lit[0] for places in lit)
    assert all(lit[0]), "a step lights no place"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_short(key: str, language: str) -> None:
    words = learn(key, language)
    lessons = [*words["question"].values(), *(step["text"] for step in words["intro"].values())]

    assert [lesson for lesson in lessons if len(lesson) > LONGEST] == []
