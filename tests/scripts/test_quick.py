"""The quick check finds the tests of what a change touched."""

from pathlib import Path

from scripts.quick import folders_of, games_of


def touched(*names: str) -> list[str]:
    return folders_of([Path(name) for name in names])


def test_a_room_is_tested_by_the_same_folder_under_tests() -> None:
    assert touched("src/durbar/server/http/limits.py") == ["tests/house", "tests/server/http"]


def test_where_no_folder_mirrors_the_file_the_room_around_it_is_tested() -> None:
    assert touched("src/durbar/server/refusals/__init__.py") == ["tests/house", "tests/server"]


def test_the_rules_of_a_game_are_held_to_the_contract_too() -> None:
    rules = "src/durbar/games/legacy/rules/turns.py"

    assert touched(rules) == ["tests/contract", "tests/games/legacy/rules", "tests/house"]
    assert games_of([Path(rules)]) == ["legacy"]


def test_a_changed_test_is_run_alone_and_what_tests_share_with_its_folder() -> None:
    assert touched("tests/cli/test_entry.py") == ["tests/cli/test_entry.py", "tests/house"]
    assert touched("tests/cli/conversation.py") == ["tests/cli", "tests/house"]


def test_docs_and_journeys_in_the_browser_ask_for_the_house_alone() -> None:
    assert touched("docs/glossary.md", "tests/browser/guest.py") == ["tests/house"]
