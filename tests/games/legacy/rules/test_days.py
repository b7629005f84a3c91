"""Chapter 5: sales days."""

from durbar.core.sets import has, size
from durbar.games.legacy.rules.days import is_offered
from durbar.games.legacy.rules.scores import count_of_kind, owner
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
    for antique in ("vase_yellow", "jug_red"):
        assert not has(table.s.deck, number(antique)) and not is_offered(table.s, number(antique))
        assert owner(table.s, number(antique)) == -1


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
    """LM-1.1: an antique is in one place at any time, and those of a seat are counted by kind."""
    table = Table(2, offer="vase_yellow jug_red", deck=8).owns(0, "vase_red")
    while not table.match.over:
        table.match.play(table.match.actors()[0], table.match.codes(table.match.actors()[0])[-1])
        there = [a - 1 for a in table.s.offer if a > 0]
        there += [a for antiques in (table.s.deck, *table.s.owned) for a in range(36) if has(antiques, a)]
        assert len(there) == len(set(there))
        for seat in range(2):
            assert sum(count_of_kind(table.s, seat, kind) for kind in range(6)) == size(table.s.owned[seat])
