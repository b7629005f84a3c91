"""The tables of the rules speak of the board, the river and the tiles in play."""

from pathlib import Path

from durbar.games import game

DEARER = """
game = "rajas"

[quarry]
status = "found"
source = "my own copy"
two = [2, 4]
three = [2, 4, 6]
four = [2, 4, 6, 8]
"""


def book(language: str = "en") -> str:
    """The rules with their figures."""
    return game("rajas").rulebook(language)


def test_the_rules_list_what_the_spaces_cost_by_number_of_seats() -> None:
    """Rules RG-1.1, RG-4.1, RG-7.1."""
    assert "| 1, 2, 3, 3, 3, 4 | 1, 2, 2, 3, 3, 3, 4 | 1, 1, 2, 2, 3, 3, 3, 4 |" in book()
    assert "| 0, 1, 2, 2 | 0, 1, 2, 2 | 0, 1, 1, 2, 2 |" in book()


def test_the_rules_list_balconies_and_bonuses_of_the_tracks() -> None:
    """Rules RG-6.3, RG-8.1, RG-8.2, RG-8.4."""
    assert "| blue | 2 × orange |" in book()
    assert "| fame | 24 | 2 karma |" in book()
    assert "| money | 20 | a waiting worker |" in book()


def test_the_rules_list_the_river_and_its_tiles() -> None:
    """Rules RG-7.4, RG-12.2."""
    assert "| 5 | one die for each karma: purple |" in book()
    assert "(then comes the bridge) |\n| 18 |" in book()
    assert "| 4 | Gemach: Tänzerin |" in book("de")


def test_the_rules_list_province_tiles_and_yields() -> None:
    """Rules RG-1.2, RG-4.6, RG-10.2, RG-10.7."""
    assert "| blue | snake | **4** straight, fort; **4** curve, spice 2;" in book().replace("\u00a0", " ")
    assert "| 2 | 1 | top | a die of any colour | yellow | one die: blue |" in book()
    assert "| braun | 2 Ruhm je Kurve | 1 |" in book("de")


def test_the_rules_tell_where_the_residence_lies() -> None:
    """Rule RG-4.3."""
    assert "The residence lies in row 1, column 3, with paths to these sides: right, bottom, left." in book()


def test_an_edition_changes_the_spaces_in_its_rules(tmp_path: Path) -> None:
    """Rule RG-4.1."""
    (tmp_path / "own.toml").write_text(DEARER)

    assert "| 2, 4 | 2, 4, 6 | 2, 4, 6, 8 |" in game("rajas", tmp_path / "own.toml").rulebook("en")
