"""Chapter 5: the market."""

from tests.games.rajas.tables import Table

RAJESH = "b04:7:0 b07:6:1 o02:8:2 p02:13:0"
"""Three tea markets of 2, 2 and 3, and one silk market of 2."""


def test_example_rajesh_scores_one_silk_and_one_tea_for_five_money() -> None:
    """RG-5.1, RG-R9: the dearest of his tea markets."""
    table = Table(3).built(0, RAJESH).put(0, money=0)
    table.play(0, "place mixed")
    assert table.s.money[0] == 5


def test_example_rajesh_gives_a_four_and_scores_all_three_tea_markets_for_seven() -> None:
    """RG-5.2."""
    table = Table(3).built(0, RAJESH).dice(0, "blue 4").put(0, money=0)
    table.play(0, "place market_tea")
    assert table.s.money[0] == 7
    assert table.held(0) == {}


def test_the_die_limits_how_many_markets_pay() -> None:
    """RG-5.2, RG-R9: with a 2 the two dearest pay."""
    table = Table(3).built(0, RAJESH).dice(0, "green 2").put(0, money=0)
    table.play(0, "place market_tea")
    assert table.s.money[0] == 5


def test_with_three_seats_nobody_uses_mixed_goods_twice_a_round() -> None:
    """RG-5.3: the second space is for somebody else."""
    table = Table(3).built(0, RAJESH).built(1, "g04:7:0")
    table.play(0, "place mixed")
    assert table.why(0, "mixed") == "mixed_once"
    assert table.why(1, "mixed") is None
    table.play(1, "place mixed")
    assert table.why(2, "mixed") == "space_taken"


def test_the_mixed_goods_are_open_without_any_market() -> None:
    """RG-R3: it brings nothing but keeps the space from others."""
    table = Table(2).built(1, "g04:7:0")
    mixed = next(action for action in table.match.legal(0) if action.what["space"] == "mixed")
    assert mixed.warning is not None
    assert mixed.warning.kind == "no_market"
    assert "earned" not in table.play(0, "place mixed")
    assert table.why(1, "mixed") == "space_taken"
