"""The same furniture in the same place: who knows one game's room knows them all."""

import pytest

from durbar.core.text import LANGUAGES
from durbar.games import GAMES as KEYS
from tests.house.rooms import GAMES, ROOT, files

ORIGINAL, *TRANSLATIONS = LANGUAGES
RULEBOOKS = {"RULES.md", *(f"RULES.{language}.md" for language in TRANSLATIONS)}
ROOM = {"__init__.py", "game.py", "data", "locale", "rules", "people", "wisdom", *RULEBOOKS}
RULES = "state actions events setup flow scores resample observe tables".split()
PEOPLE = "names view prompt describe refuse breakdown events figures".split()
WISDOM = {
    "__init__.py",
    "judge.py",
    "light.py",
    "reasons.toml",
    "reasons.py",
    "columns.py",
    "weights.toml",
    "search.toml",
}


def lying_in(*folders: str) -> set[str]:
    """What lies in a folder of the games: its files and folders by name."""
    place = GAMES.joinpath(*folders)
    return {path.relative_to(place).parts[0] for path in files() if path.is_relative_to(place)}


@pytest.mark.parametrize("key", KEYS)
def test_a_room_has_all_of_its_furniture_and_nothing_else(key: str) -> None:
    assert lying_in(key) - {"course.toml"} == ROOM


@pytest.mark.parametrize(("part", "plan"), [("rules", RULES), ("people", PEOPLE)])
@pytest.mark.parametrize("key", KEYS)
def test_a_part_has_every_file_of_the_plan_and_only_python_beside(key: str, part: str, plan: list[str]) -> None:
    found = lying_in(key, part)

    assert {f"{name}.py" for name in plan} - found == set()
    assert [name for name in found if not name.endswith(".py")] == []


@pytest.mark.parametrize("key", KEYS)
def test_wisdom_is_a_judge_with_its_weights_a_light_player_columns_and_a_setting(key: str) -> None:
    assert lying_in(key, "wisdom") - {"learned.net", "secrets.py"} == WISDOM


def test_all_furniture_stands_in_the_page_on_adding_a_game() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    wanted = [*(f"rules/{name}.py" for name in RULES), *(f"people/{name}.py" for name in PEOPLE)]
    wanted += [f"wisdom/{name}" for name in sorted(WISDOM - {"__init__.py"})]

    assert [name for name in [*wanted, *sorted(RULEBOOKS), "game.py"] if f"`{name}`" not in page] == []


@pytest.mark.parametrize("key", KEYS)
def test_figures_and_words_are_data(key: str) -> None:
    assert {name.partition(".")[2] for name in lying_in(key, "data")} == {"toml"}
    assert lying_in(key, "locale") == {"rules.toml", *(f"{language}.toml" for language in LANGUAGES)}
