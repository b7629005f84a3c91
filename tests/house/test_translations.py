"""The rules of every game are there in every language, rule for rule."""

import re

import pytest

from durbar.core.text import LANGUAGES
from durbar.games import GAMES as KEYS
from tests.house.rooms import GAMES

ORIGINAL, *TRANSLATIONS = LANGUAGES
RULE = re.compile(r"^\*\*([A-Z]+-[R\d.]+)\*\*(?: \([^)]*\))?(.*)$", re.MULTILINE)


def stated(key: str, name: str) -> dict[str, str]:
    """The rules of one file in their order: numbers, and words without number and source."""
    return {number: words.strip() for number, words in RULE.findall((GAMES / key / name).read_text("utf-8"))}


def chapters(key: str, name: str) -> int:
    """How many chapters a file has."""
    return len(re.findall(r"^## ", (GAMES / key / name).read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("key", KEYS)
def test_a_translation_states_the_same_rules_in_the_same_order(key: str, language: str) -> None:
    original, translation = "RULES.md", f"RULES.{language}.md"

    assert list(stated(key, translation)) == list(stated(key, original))
    assert chapters(key, translation) == chapters(key, original)


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("key", KEYS)
def test_a_translated_rule_says_something_of_its_own(key: str, language: str) -> None:
    original = stated(key, "RULES.md")
    translation = stated(key, f"RULES.{language}.md")

    assert [rule for rule, words in translation.items() if not words or words == original[rule]] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("key", KEYS)
def test_a_translated_rule_has_the_figures_of_the_original(key: str, language: str) -> None:
    original = stated(key, "RULES.md")
    translation = stated(key, f"RULES.{language}.md")

    assert {rule: words for rule, words in translation.items() if figures(words) != figures(original[rule])} == {}


def figures(words: str) -> list[str]:
    """Every number written in figures and every place for one, sorted."""
    return sorted(re.findall(r"\d+|\{[\w.]+", words))
