"""The tables of the rules speak of the cards, tiles and roads in play."""

from pathlib import Path

from durbar.games import game

SWAPPED = """
game = "taj_mahal"

[special_cards_guessed]
status = "found"
source = "my own copy"
vizier = "mogul"
monk = "freedom"
"""


def test_the_rules_say_whose_pair_brings_which_special_card() -> None:
    """Rules TM-8.1, TM-9.4, TM-9.5, TM-9.6."""
    book = game("taj_mahal").rulebook("en")

    assert "| vizier | free colour |\n| general | elephant |\n| monk | grand mogul |\n| princess | points |" in book


def test_the_rules_count_the_cards_by_colour_and_symbols() -> None:
    """Rule TM-2.6."""
    book = game("taj_mahal").rulebook("de")

    assert "| Elefant + Wesir | 3 | 3 | 3 | 3 | – |" in book
    assert "| Wesir + General | 1 | – | 1 | – | – |" in book
    assert "| Elefant | – | – | – | – | 7 |" in book


def test_the_rules_list_wares_bonus_tiles_and_roads() -> None:
    """Rules TM-2.1, TM-2.3, TM-6.5."""
    book = game("taj_mahal").rulebook("en")

    assert "| 1 | rice |" in book
    assert "| Taj Mahal | 1 |" in book
    assert "| Kabul | **Kabul** | Jalalabad, Ghazni |" in book


def test_an_edition_changes_the_special_cards_in_its_rules(tmp_path: Path) -> None:
    """Rule TM-9.1."""
    (tmp_path / "own.toml").write_text(SWAPPED)
    book = game("taj_mahal", tmp_path / "own.toml").rulebook("en")

    assert "| vizier | grand mogul |" in book
    assert "| monk | free colour |" in book
