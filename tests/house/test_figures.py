"""The figures in the rules come from the components, and every one that is made is shown."""

import pytest

from durbar.core.figures import PLACE, without_pictures
from durbar.core.text import LANGUAGES, rulebook
from durbar.games import GAMES, game

BOOKS = [(key, language) for key in GAMES for language in LANGUAGES]


def places(key: str, language: str) -> set[str]:
    """The places for figures in a game's rules."""
    return {found[1] for found in PLACE.finditer(rulebook(game(key).room, language))}


@pytest.mark.parametrize(("key", "language"), BOOKS)
def test_every_place_in_the_rules_is_filled(key: str, language: str) -> None:
    filled = game(key).rulebook(language)

    assert "{" not in filled
    assert "None" not in filled


@pytest.mark.parametrize(("key", "language"), BOOKS)
def test_every_figure_that_is_made_has_its_place(key: str, language: str) -> None:
    made = game(key).people.figures(game(key).text(language))

    assert [name for name in made if name not in places(key, language)] == []


@pytest.mark.parametrize("key", GAMES)
def test_the_rules_show_the_same_figures_in_every_language(key: str) -> None:
    assert all(places(key, language) == places(key, "en") for language in LANGUAGES)


@pytest.mark.parametrize(("key", "language"), BOOKS)
def test_every_word_of_a_figure_is_in_the_catalogue(key: str, language: str) -> None:
    made = game(key).people.figures(game(key).text(language))
    read = {name: without_pictures(text) for name, text in made.items()}

    assert {name: text for name, text in read.items() if "figure." in text or "term." in text or "_" in text} == {}
