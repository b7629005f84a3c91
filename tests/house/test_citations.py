"""Rules, code and tests cite one another."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from durbar.games import GAMES as KEYS
from tests.house.rooms import GAMES, ROOT, files, prefix, short

WEB = ROOT / "web" / "src"
NUMBER = r"(?:R\d+|\d+(?:\.\d+)*[a-z]?)"


def stated(key: str) -> list[str]:
    """The numbers of a game's rules, in the order of its RULES.md."""
    return re.findall(rf"\*\*({prefix(key)}-{NUMBER})\*\*", (GAMES / key / "RULES.md").read_text("utf-8"))


def cited(key: str, paths: Iterable[Path]) -> dict[str, str]:
    """Every rule number in these files, and where one of its citations stands."""
    found: dict[str, str] = {}
    pattern = rf"\b{prefix(key)}-{NUMBER}"
    for path in paths:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            found.update({rule: f"{short(path)}:{number}" for rule in re.findall(pattern, line)})
    return found


def code(key: str) -> dict[str, str]:
    """What the game's room cites."""
    return cited(key, (GAMES / key).rglob("*.py"))


def examples(key: str) -> dict[str, str]:
    """What the game's tests cite."""
    return cited(key, (ROOT / "tests" / "games" / key).rglob("*.py"))


def words(key: str) -> dict[str, str]:
    """What the game's catalogues cite."""
    return cited(key, (GAMES / key / "locale").glob("*.toml"))


def pages(key: str) -> dict[str, str]:
    """What the pages cite of the game's rules."""
    return cited(key, (path for path in files() if path.is_relative_to(WEB) and path.suffix in (".svelte", ".ts")))


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_has_one_number_of_its_own(key: str) -> None:
    rules = stated(key)

    assert sorted(rules) == sorted(set(rules))


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_is_cited_by_code(key: str) -> None:
    found = code(key)

    assert [rule for rule in stated(key) if rule not in found] == []


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_is_cited_by_a_test(key: str) -> None:
    found = examples(key)

    assert [rule for rule in stated(key) if rule not in found] == []


@pytest.mark.parametrize("key", KEYS)
def test_whatever_is_cited_exists(key: str) -> None:
    rules = set(stated(key))
    everywhere = code(key) | examples(key) | words(key) | pages(key)

    assert {rule: place for rule, place in everywhere.items() if rule not in rules} == {}
