"""The tables of the rules speak of the cards in play."""

from pathlib import Path

from durbar.games import game

DEARER = """
game = "legacy"

[money]
status = "found"
source = "my own copy"
gold_coin = 5
start_first = 4
start_others = 5
most_after_taxes = 9
rupees_for_a_point = 3
"""


def rule(book: str, number: str) -> str:
    """One rule of the book."""
    return next(line for line in book.splitlines() if line.startswith(f"**{number}**"))


def test_the_rules_list_what_every_collection_card_asks_and_gives() -> None:
    """Rules LM-4.1, LM-4.4, LM-7.2."""
    book = game("legacy").rulebook("en")

    assert "| jug, large | 3 × jug | one of them | 4 | another turn |" in book
    assert "| various, small | jug, scimitar, instrument | one of them | 4 | three rupees |" in book
    assert "| Krug, klein | 2 × Krug | – | 2 | drei Rupien |" in game("legacy").rulebook("de")


def test_the_rules_list_the_value_of_every_antique() -> None:
    """Rule LM-1.1."""
    assert "| jug | 3 | 1 | 2 | 1 | 2 | 1 |" in game("legacy").rulebook("en")


def test_an_edition_changes_the_figures_in_its_rules(tmp_path: Path) -> None:
    """Rules LM-1.5, LM-3.7."""
    (tmp_path / "own.toml").write_text(DEARER)
    book = game("legacy", tmp_path / "own.toml").rulebook("en")

    assert "A gold coin is worth 5 rupees" in rule(book, "LM-1.5")
    assert "more than 9 rupees" in rule(book, "LM-3.7")


def test_an_edition_changes_the_tables_of_its_rules(tmp_path: Path) -> None:
    """Rule LM-4.1."""
    cards = (Path(__file__).parents[4] / "src/durbar/games/legacy/data/collections.toml").read_text("utf-8")
    (tmp_path / "own.toml").write_text('game = "legacy"\n' + cards.replace("points = 6", "points = 13"))

    assert "| 13 | clear the offer |" in game("legacy", tmp_path / "own.toml").rulebook("en")
