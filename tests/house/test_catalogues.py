"""Every word in every language."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from durbar.core.text import LANGUAGES, RULES
from durbar.games import GAMES as KEYS
from durbar.games import game
from tests.house.kinds import said
from tests.house.rooms import ROOT, SOURCE, short

ROOMS = sorted(SOURCE.glob("**/locale"))
PLACE = re.compile(r"\{@?(\w+)(?:\.\w+|:[^|}]*\|[^}]*)?\}")
KINDS = [(key, language) for key in KEYS for language in LANGUAGES]


def flat(words: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    """Every key with its pattern; the grammatical forms of one word count as one."""
    for key, value in words.items():
        if isinstance(value, Mapping) and "nom" not in value:
            yield from flat(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", " ".join(value.values()) if isinstance(value, Mapping) else str(value)


def catalogue(room: Path, language: str) -> dict[str, str]:
    """A room's words in one language."""
    return dict(flat(tomllib.loads((room / f"{language}.toml").read_text("utf-8"))))


def places(pattern: str) -> set[str]:
    """The particulars that a pattern speaks of."""
    return set(PLACE.findall(pattern))


@pytest.mark.parametrize("room", ROOMS, ids=short)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys(room: Path, language: str) -> None:
    assert sorted(catalogue(room, language)) == sorted(catalogue(room, "en"))


@pytest.mark.parametrize("room", ROOMS, ids=short)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_speaks_of_the_same_particulars(room: Path, language: str) -> None:
    english, other = catalogue(room, "en"), catalogue(room, language)

    assert [key for key in english if places(english[key]) != places(other.get(key, ""))] == []


@pytest.mark.parametrize("room", ROOMS, ids=short)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_brace_is_a_place_that_can_be_filled(room: Path, language: str) -> None:
    torn = [key for key, pattern in catalogue(room, language).items() if re.search(r"[{}]", PLACE.sub("", pattern))]

    assert torn == []


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_everything_a_game_says_has_words(key: str, language: str) -> None:
    words = game(key).text(language)

    assert [kind for kind in said(key) if words.find(kind) is None] == []


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_every_declared_event_has_words(key: str, language: str) -> None:
    words = game(key).text(language)

    assert [told.kind for told in game(key).people.events.values() if words.find(f"event.{told.kind}") is None] == []


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_every_option_has_words(key: str, language: str) -> None:
    words = game(key).text(language)
    wanted = [f"option.{option.name}.{entry}" for option in game(key).options for entry in ("label", *option.values)]

    assert [entry for entry in wanted if words.find(entry) is None] == []


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_every_preset_has_a_name_and_a_sentence(key: str, language: str) -> None:
    words = game(key).text(language)

    assert list(words.find("preset")) == [preset.key for preset in game(key).presets]
    assert [preset for preset, said in words.find("preset").items() if set(said) != {"title", "text"}] == []


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_every_block_of_components_has_a_name(key: str, language: str) -> None:
    words = game(key).text(language)

    assert sorted(game(key).rules.box.blocks) == sorted(words.find("block"))


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_every_component_that_is_named_has_a_name(key: str, language: str) -> None:
    words = game(key).text(language)
    named = {value for what in said(key).values() for value in what.values() if isinstance(value, str)}

    assert [component for component in sorted(named) if words.find(f"name.{component}") is None] == []


@pytest.mark.parametrize(("key", "language"), KINDS)
def test_every_place_in_a_sentence_is_filled(key: str, language: str) -> None:
    patterns = catalogue(SOURCE / "games" / key / "locale", language)
    empty = {kind: places(patterns[kind]) - set(what) for kind, what in said(key).items() if kind in patterns}

    assert {kind: missing for kind, missing in empty.items() if missing} == {}


def test_every_room_with_words_has_them_in_every_language() -> None:
    assert [short(room) for room in ROOMS if {f.stem for f in room.glob("*.toml")} - {RULES} != set(LANGUAGES)] == []
    assert ROOMS, f"no catalogue found under {ROOT.name}"
