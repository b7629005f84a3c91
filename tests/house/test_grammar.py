"""No sentence says `1 points` or `a orange die`: numbers choose their words, and articles stand in the forms of names."""

import re
from pathlib import Path

import pytest

from durbar.core.text import LANGUAGES
from tests.house.rooms import short
from tests.house.test_catalogues import ROOMS, catalogue

CHOICE = re.compile(r"\{(\w+):((?:[^|}]*\|)+[^}]*)\}")
JOINING = r"(?:and|or|in|of|with|past|und|oder|in|von|mit)"
BARE = re.compile(rf"\{{(\w+)\}} (?:(?!{JOINING}\b)[a-zäöüß]+ )?(\w+)")
"""A number and the word that it counts, perhaps after an adjective."""
ARTICLE = re.compile(r"\b[Aa]n? \{\w+(?:\.\w+)?\}")


def choices(language: str) -> tuple[set[str], set[str]]:
    """The places that stand for numbers, and the words beside more than one: the catalogues' own choices tell which these are."""
    numbers: set[str] = set()
    plurals: set[str] = set()
    for room in ROOMS:
        for pattern in catalogue(room, language).values():
            for place, forms in CHOICE.findall(pattern):
                *_, one, many = forms.split("|")
                numbers.add(place)
                plurals |= set(re.findall(r"[^\W\d]{3,}", many)) - set(re.findall(r"\w+", one))
    return numbers, plurals


@pytest.mark.parametrize("room", ROOMS, ids=short)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_a_plural_chooses_its_word(room: Path, language: str) -> None:
    numbers, plurals = choices(language)
    wrong = {
        key: pattern
        for key, pattern in catalogue(room, language).items()
        if any(place in numbers and word in plurals for place, word in BARE.findall(pattern))
    }

    assert wrong == {}


@pytest.mark.parametrize("room", ROOMS, ids=short)
def test_no_english_article_stands_before_a_name_that_may_begin_with_a_vowel(room: Path) -> None:
    assert {key: pattern for key, pattern in catalogue(room, "en").items() if ARTICLE.search(pattern)} == {}
