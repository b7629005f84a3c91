"""Chapters 2 and 3: the course of a match, and a turn."""

from durbar.games.legacy.rules.observe import OBSERVATION, observe
from durbar.games.legacy.rules.tables import VALUE
from tests.games.legacy.tables import Table, number

OFFER = "jug_red vase_blue statue_green jewelry_orange"


def test_seats_take_turns_clockwise() -> None:
    """LM-2.1."""
    table = Table(3, offer=OFFER)
    for seat in (0, 1, 2):
        assert table.match.actors() == [seat]
        table.play(seat, "take_coin")
    assert table.match.actors() == [0]


def test_a_turn_is_an_action_then_a_collection_then_taxes() -> None:
    """LM-2.2: taxes come after the collection card."""
    table = Table(offer=OFFER).owns(0, "jug_blue jug_green").money(0, 7)
    assert table.may(0) == {"take_coin", "buy jug_red", "buy vase_blue", "buy statue_green", "buy jewelry_orange"}
    table.play(0, "take_coin")
    assert table.s.money[0] == 10
    assert table.play(0, "take_card jug_small") == ["collected", "taxed"]
    assert table.s.money[0] == 8


def test_a_seat_without_money_can_only_take_a_coin() -> None:
    """LM-3.1: one of the two actions has to be done."""
    assert Table(offer=OFFER).money(0, 3).may(0) == {"take_coin"}


def test_the_coin_taken_is_the_leftmost() -> None:
    """LM-3.2: the coin marked in the illustration."""
    table = Table(4, offer=OFFER, coins_taken=1)
    table.play(0, "take_coin")
    assert [card.coin for card in table.match.view().trade] == [False, False, True, True, True]
    assert table.s.money[0] == 8


def test_example_two_antiques_left_and_one_coin_gone_make_a_price_of_three() -> None:
    """LM-3.3: the example of the rulebook, with both trade rows."""
    for seats in (2, 4):
        table = Table(seats, offer="jug_red vase_blue", coins_taken=1).money(0, 5)
        assert table.match.view().price == 3
        assert table.play(0, "buy vase_blue")[0] == "bought"
        assert table.s.money[0] == 2
        assert table.antiques(0) == {"vase_blue"}


def test_prices_fall_with_the_coins_and_never_below_two() -> None:
    """LM-3.3, LM-1.2."""
    assert [Table(4, offer=OFFER, coins_taken=n).match.view().price for n in range(5)] == [4, 3, 3, 2, 2]
    assert [Table(3, offer=OFFER, coins_taken=n).match.view().price for n in range(4)] == [4, 3, 2, 2]


def test_a_seat_knows_how_many_coins_are_left_where_the_price_is_the_same() -> None:
    """LM-1.3, LM-1.6."""
    for seats, coins_taken in ((2, 2), (4, 1), (4, 3)):
        earlier, later = (Table(seats, offer=OFFER, coins_taken=n) for n in (coins_taken, coins_taken + 1))
        assert earlier.match.view().price == later.match.view().price
        assert _numbers(earlier) != _numbers(later)


def _numbers(table: Table) -> list[int]:
    numbers = [0] * OBSERVATION
    assert observe(table.s, 0, numbers) == OBSERVATION
    return numbers


def test_the_number_on_an_antique_is_not_its_price() -> None:
    """LM-3.3."""
    assert VALUE[number("jug_yellow")] == 3
    table = Table(offer="jug_yellow jug_red").money(0, 4)
    table.play(0, "buy jug_yellow")
    assert table.s.money[0] == 0


def test_one_antique_a_turn_and_only_from_the_offer() -> None:
    """LM-3.4."""
    table = Table(offer=OFFER).money(0, 8).owns(1, "jug_blue")
    assert "buy jug_blue" not in table.may(0)
    table.play(0, "buy jug_red")
    assert table.match.actors() == [1]


def test_a_collection_may_follow_a_coin_too() -> None:
    """LM-3.5."""
    table = Table(offer=OFFER).owns(0, "vase_red vase_green")
    table.play(0, "take_coin")
    assert table.may(0) == {"no_card", "take_card vase_small"}


def test_a_collection_need_not_be_taken_and_waits_for_a_later_turn() -> None:
    """LM-3.6."""
    table = Table(offer=OFFER).owns(0, "vase_red vase_green jug_blue jug_green")
    table.play(0, "take_coin")
    table.play(0, "no_card")
    table.play(1, "take_coin")
    table.play(0, "take_coin")
    assert table.may(0) == {"no_card", "take_card vase_small", "take_card jug_small"}
    table.play(0, "take_card jug_small")
    assert table.match.actors() == [1], "only one collection card a turn"


def test_more_than_eight_rupees_are_taxed() -> None:
    """LM-3.7."""
    table = Table(offer=OFFER).money(0, 8)
    assert "taxed" in table.play(0, "take_coin")
    assert table.s.money[0] == 8
    table = Table(offer=OFFER).money(0, 5)
    assert "taxed" not in table.play(0, "take_coin")
    assert table.s.money[0] == 8
