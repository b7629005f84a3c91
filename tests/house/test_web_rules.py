"""The web knows no rule: reasons come with views, rule numbers from the catalogues, and codes are the rules' own affair."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from durbar.core.text import catalogue
from durbar.games import GAMES as KEYS
from tests.house.rooms import ROOT, short

NUMBER = re.compile(r"\b[A-Z]{2}-(?:R?\d|\$?\{)")
REASON = re.compile(r"\bkind: [^}]*\brule: ", re.DOTALL)
CODE = re.compile(r"\bcode\b\s*(?:[-+*/%^<>]|&(?!&)|\|(?!\|))")
CITED = re.compile(r"\btext\.rule\(\s*([^)]+)\)")
WORD = re.compile(r"'([a-z_.]+)'|`([a-z_]+)\.\$\{")


def pages(key: str) -> Iterator[Path]:
    """What draws a game."""
    room = ROOT / "web" / "src" / "games" / key
    return (path for path in room.rglob("*") if path.suffix in (".svelte", ".ts"))


def found(key: str, pattern: re.Pattern[str]) -> list[str]:
    """Where a pattern occurs in what draws a game."""
    return [
        f"{short(path)}:{text.count(chr(10), 0, match.start()) + 1}: {match[0]}"
        for path in pages(key)
        for text in [path.read_text("utf-8")]
        for match in pattern.finditer(text)
    ]


def asked(key: str) -> set[str]:
    """The keys of the rules that pages of a game ask for; of built keys the section."""
    calls = [call for path in pages(key) for call in CITED.findall(path.read_text("utf-8"))]
    return {word or section for call in calls for word, section in WORD.findall(call)}


@pytest.mark.parametrize("key", KEYS)
def test_no_page_of_a_game_names_a_rule_by_its_number(key: str) -> None:
    assert found(key, NUMBER) == []


@pytest.mark.parametrize("key", KEYS)
def test_no_page_of_a_game_makes_a_reason(key: str) -> None:
    assert found(key, REASON) == []


@pytest.mark.parametrize("key", KEYS)
def test_a_code_is_only_ever_compared_with_another(key: str) -> None:
    assert found(key, CODE) == []


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_that_a_page_asks_for_is_cited(key: str) -> None:
    rules = catalogue(f"durbar.games.{key}", "en")

    assert [word for word in sorted(asked(key)) if rules.find(f"rule.{word}") is None] == []


@pytest.mark.parametrize("key", KEYS)
def test_every_cited_rule_is_asked_for(key: str) -> None:
    cited = catalogue(f"durbar.games.{key}", "en").find("rule")

    assert [word for word in cited if word not in asked(key)] == []
