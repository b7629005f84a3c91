"""Chapter 5: sales days."""

from durbar.games.legacy.rules.state import GONE, OWNED
from tests.games.legacy.tables import Table, number


def test_the_last_antique_ends_the_day_after_the_buyers_whole_turn() -> None:
    """LM-5.1: the buyer may still take a collection card."""
    table = Table(3, offer="vase_yellow").owns(0, "vase_red").money(0, 8)
    assert table.play(0, "buy vase_yellow") == ["bought"]
    assert table.play(0, "take_card vase_small")[:2] == ["collected", "day_began"]
    assert table.match.actors() == [1], "the seat that would have been next opens the new day"


def test_the_last_coin_ends_the_day_and_unsold_antiques_leave() -> None:
    """LM-5.1, LM-5.2."""
    table = Table(offer="vase_yellow jug_red", coins_taken=3)
    assert table.play(0, "take_coin") == ["coin_taken", "removed", "removed", "day_began", *["laid_out"] * 4]
    assert table.s.where[number("vase_yellow")] == GONE == table.s.where[number("jug_red")]


def test_a_new_day_has_four_antiques_and_a_coin_on_every_card() -> None:
    """LM-5.3, LM-5.4."""
    table = Table(4, offer="vase_yellow", coins_taken=4, deck=20)
    table.play(0, "take_coin")
    view = table.match.view()
    assert len([card for card in view.offer if card]) == 4
    assert view.deck == 16
    assert all(card.coin for card in view.trade)
    assert table.match.actors() == [1]


def test_no_antique_is_ever_lost_or_doubled() -> None:
    """LM-1.1: 36 antiques are somewhere at any time."""
    table = Table(2, offer="vase_yellow jug_red", deck=8).owns(0, "vase_red")
    while not table.match.over:
        table.match.play(table.match.actors()[0], table.match.codes(table.match.actors()[0])[-1])
        assert table.s.deck == table.s.where.count(0)
        assert sum(n > 0 for n in table.s.offer) == table.s.where.count(1)
        for seat in range(2):
            assert sum(table.s.have[seat]) == table.s.where.count(OWNED + seat)
