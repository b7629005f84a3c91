"""The tables of the rules speak of the characters, roads and tiles in play."""

from pathlib import Path

from durbar.games import game

DEARER = """
game = "maharaja"

[prices]
status = "found"
source = "my own copy"
statue = 11
statue_with_maharaja = 14
statue_dear = 14
statue_discount = 2
shrine = 1
shrine_discount = 1
sculptor_discount = 3
"""


def test_the_rules_list_the_characters_with_their_numbers() -> None:
    """Rules MJ-3.1, MJ-8.1, MJ-8.2, MJ-8.3."""
    book = game("maharaja").rulebook("en")

    assert "| herald (1) | no ability |\n| stonecutter (2) | once a round |" in book
    assert "| princess (16) | at the scoring |" in book


def test_the_rules_list_the_coins_of_every_rank() -> None:
    """Rules MJ-5.3, MJ-5.4, MJ-5.5."""
    book = game("maharaja").rulebook("en")

    assert "| 2 | 12 | 6 | – | – | 3 | 3 |\n| 3 | 12 | 9 | 6 | – | 3 | 4 |\n| 4 | 12 | 10 | 8 | 6 | 3 | 5 |" in book


def test_the_rules_list_bonuses_and_roads() -> None:
    """Rules MJ-4.3, MJ-4.8."""
    book = game("maharaja").rulebook("de")

    assert "| Jodhpur | unteres Feld | 2 Prestige |" in book
    assert "| Jodhpur – Hampi | Dwarka |" in book


def test_the_rules_list_what_brahmabot_may_draw() -> None:
    """Rules MJ-12.3, MJ-12.4, MJ-12.9."""
    book = game("maharaja").rulebook("en")

    assert "| Easy | 0 | 2 |" in book
    assert "| setup tile 1 | Gwalior, Agra, Chittor, Bundi | Surat, Pune | Kannauj, Ayodhya |" in book
    assert "| tile 2 | 2 × a shrine in the Maharaja's city | Delhi | middle |" in book


def test_an_edition_changes_the_prices_in_its_rules(tmp_path: Path) -> None:
    """Rules MJ-3.5, MJ-4.2."""
    (tmp_path / "own.toml").write_text(DEARER)
    book = game("maharaja", tmp_path / "own.toml").rulebook("en")

    assert "A statue costs 11 coins, or 14 in the city that the Maharaja visits." in book
    assert "one statue for 2 coins less" in book
    assert "one statue for 1 coin less" in game("maharaja").rulebook("en")
