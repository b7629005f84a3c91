"""Every word that pages ask for is in the catalogues, also where the last part of its key comes from a component."""

import re
import typing
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from durbar.bots.lineup import LEVELS, TUTOR
from durbar.core.text import LANGUAGES, Catalogue, catalogue
from durbar.games import GAMES as KEYS
from durbar.games import game
from durbar.games.legacy.rules import tables as legacy
from durbar.games.maharaja.people.tasks import PART_IDS
from durbar.games.maharaja.rules import tables as maharaja
from durbar.games.rajas.people.queue import OWED_IDS
from durbar.games.rajas.rules import tables as rajas
from durbar.games.taj_mahal.rules import tables as taj_mahal
from durbar.server import wire
from tests.house.rooms import ROOT, short

WEB = ROOT / "web" / "src"
SHELL = "shell"
ASKED = re.compile(r"\bt\(\s*'([a-z_]+(?:\.[a-z_]+)+)'")
LITERAL = re.compile(r"'([a-z_]+(?:\.[a-z_0-9]+)+)'")
BUILT = re.compile(r"`([a-z_]+\.[^`\s]*\$\{[^`]*)`")
HOLE = re.compile(r"\$\{[^}]*\}")
SAID_BY_RULES = (
    "action",
    "event",
    "question",
    "refusal",
    "warning",
    "score",
    "option",
    "preset",
    "block",
    "course",
    "learn",
    "turn",
    "rule",
)
"""Sections whose keys rules and courses make: other tests gather those from matches and tasks that are played."""
CHARACTERS = [name for name in maharaja.CHARACTER_IDS if name != "nobody"]
REWARDS = [f"reward_{name}" for name in maharaja.REWARD_IDS]
FILLED: Mapping[str, Mapping[str, Sequence[str]]] = {
    SHELL: {
        "level.*": [*LEVELS, TUTOR.name],
        "skill.*": list(LEVELS),
        "because.*": ("one", "two", "equal", "even", "close", "later", "ends", "goes_on"),
        "theme.*": ("system", "light", "dark"),
        "seating.*": typing.get_args(wire.Told),
        "speed.*": ("slow", "normal", "fast", "at_once"),
        "clock.without.*": ("both", "nights", "weekends"),
        "jump.*": ("board", "hand", "answers", "log"),
        "about.*": ("found", "derived", "reconstructed"),
        "coming.*.name": KEYS,
        "coming.*.line": KEYS,
        "coming.*.author": KEYS,
        "table.*": ("log", "chat", "around"),
        "mine.*": ("waiting", "running", "over"),
        "span.*": ("moment", "minutes", "hours", "days"),
    },
    "legacy": {"tip.*": legacy.EFFECTS},
    "taj_mahal": {
        "tip.*": [
            *taj_mahal.SPECIAL_IDS,
            *taj_mahal.SYMBOL_IDS,
            *(f"bonus_{name}" for name in taj_mahal.BONUS_IDS if name),
        ],
        "term.*": ("past", "current", "coming"),
    },
    "maharaja": {
        "tip.*": [*CHARACTERS, *REWARDS, *maharaja.ACTION_IDS],
        "term.*": ("once", "always", "scoring", "none"),
        "term.part_*": PART_IDS,
    },
    "rajas": {
        "tip.*": ["mixed", "one_good", "front_terrace", "terrace", "balcony", "harbour", *rajas.CHAMBERS],
        "owed.*": list(OWED_IDS.values()),
        "term.*": ("fame", "money"),
        "term.*_over_rounds": ("fame", "money"),
    },
}
"""What fills the holes of built keys, for each room of the pages."""
TOLD_IF_THERE = ("amount", "name", "tip.reward")
"""Sections that pages ask whether they have words, and that are gathered from matches that are played."""


def pages(room: str) -> Iterator[Path]:
    """What draws a game, or all that is not of one game."""
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts"):
            of_game = path.relative_to(WEB).parts[0] == "games" and path.relative_to(WEB).parts[1] in KEYS
            if path.is_relative_to(WEB / "games" / room) if room in KEYS else not of_game:
                yield path


def words(room: str, language: str) -> Catalogue:
    """The catalogue that a room's pages speak from."""
    return catalogue("durbar.server" if room == SHELL else f"durbar.games.{room}", language)


def literal(room: str) -> set[str]:
    """The whole keys that a room's pages ask for: of the shell those it says itself, as the parts also speak for games."""
    pattern = ASKED if room == SHELL else LITERAL
    sections = set(words(room, "en").words) - {"rule"}
    keys = {key for path in pages(room) for key in pattern.findall(path.read_text("utf-8"))}
    return {key for key in keys if room == SHELL or key.split(".")[0] in sections}


def built(room: str) -> dict[str, str]:
    """The keys with holes that a room's pages build, each with a page that does."""
    sections = set(words(room, "en").words) - set(SAID_BY_RULES)
    found = {HOLE.sub("*", key): short(path) for path in pages(room) for key in BUILT.findall(path.read_text("utf-8"))}
    return {
        key: path
        for key, path in found.items()
        if key.split(".")[0] in sections and not key.startswith(TOLD_IF_THERE) and not key.endswith(".*.label")
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [SHELL, *KEYS])
def test_every_whole_key_that_pages_ask_for_has_words(room: str, language: str) -> None:
    asked = literal(room)

    assert len(asked) > 10
    assert sorted(key for key in asked if words(room, language).find(key) is None) == []


@pytest.mark.parametrize("key", KEYS)
def test_whatever_sounds_is_an_event_of_the_game(key: str) -> None:
    table = re.search(r"const SOUNDS.*?{(.*?)}", (WEB / "games" / key / "room.ts").read_text("utf-8"), re.DOTALL)
    assert table
    kinds = {told.kind for told in game(key).people.events.values()}

    assert [kind for kind in re.findall(r"(\w+):", table[1]) if kind not in kinds] == []


@pytest.mark.parametrize("room", [SHELL, *KEYS])
def test_of_every_key_that_pages_build_it_is_known_what_fills_it(room: str) -> None:
    assert {key: path for key, path in built(room).items() if key not in FILLED[room]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [SHELL, *KEYS])
def test_every_key_that_pages_build_has_words(room: str, language: str) -> None:
    keys = [key.replace("*", name) for key, names in FILLED[room].items() for name in names]

    assert [key for key in keys if words(room, language).find(key) is None] == []
