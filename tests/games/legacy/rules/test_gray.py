"""Chapter 7: the gray sides, for two seats."""

from durbar.core.sets import size
from tests.games.legacy.tables import Table

OFFER = "jewelry_red jewelry_blue jewelry_green jewelry_orange"


def _gray(**kwargs: int) -> Table:
    return Table(2, offer=OFFER, gray=True, **kwargs)


def test_three_rupees_come_after_taxes_and_are_taxed_again() -> None:
    """LM-7.2, LM-7.3, LM-R5."""
    table = _gray().owns(0, "jug_red jug_blue").money(0, 7)
    table.play(0, "take_coin")
    assert table.play(0, "take_card jug_small") == ["collected", "taxed", "received", "taxed"]
    assert table.s.money[0] == 8


def test_another_turn_is_a_complete_one() -> None:
    """LM-7.4."""
    table = _gray().owns(0, "scimitar_red scimitar_blue").money(0, 8)
    table.play(0, "buy jewelry_red")
    assert table.play(0, "take_card scimitar_small") == ["collected", "extra_turn"]
    assert table.match.actors() == [0]
    assert table.match.view().extra_turn
    table.play(0, "buy jewelry_blue")


def test_a_second_additional_turn_is_wasted() -> None:
    """LM-7.4."""
    table = _gray().owns(0, "scimitar_red scimitar_blue statue_red statue_blue")
    table.play(0, "take_coin")
    table.play(0, "take_card scimitar_small")
    table.play(0, "take_coin")
    assert table.play(0, "take_card statue_small") == ["collected", "taxed", "extra_wasted"]
    assert table.match.actors() == [1]


def test_clearing_the_offer_ends_the_day() -> None:
    """LM-7.5, LM-R3."""
    table = _gray(coins_taken=1).owns(0, "vase_red vase_blue")
    table.play(0, "take_coin")
    events = table.play(0, "take_card vase_small")
    assert events == ["collected", "offer_cleared", *["removed"] * 4, "day_began", *["laid_out"] * 4]
    assert table.s.coins_taken == 0
    assert table.match.actors() == [1]


def test_clearing_the_last_offer_ends_the_match() -> None:
    """LM-R3."""
    table = _gray(deck=0).owns(0, "vase_red vase_blue")
    table.play(0, "take_coin")
    assert table.play(0, "take_card vase_small")[-1] == "ended"


def test_clearing_with_the_last_coin_costs_one_day_only() -> None:
    """LM-R3, LM-5.1."""
    table = _gray(coins_taken=3).owns(0, "vase_red vase_blue")
    day = table.s.day
    table.play(0, "take_coin")
    table.play(0, "take_card vase_small")
    assert table.s.day == day + 1
    assert size(table.s.deck) == 12


def test_an_additional_turn_opens_the_new_day() -> None:
    """LM-R4."""
    table = _gray(coins_taken=3).owns(0, "scimitar_red scimitar_blue")
    table.play(0, "take_coin")
    assert "day_began" in table.play(0, "take_card scimitar_small")
    assert table.match.actors() == [0]
    assert table.match.view().extra_turn


def test_an_additional_turn_lapses_when_the_match_is_over() -> None:
    """LM-R4."""
    table = _gray(coins_taken=3, deck=0).owns(0, "scimitar_red scimitar_blue")
    table.play(0, "take_coin")
    table.play(0, "take_card scimitar_small")
    assert table.match.over


def test_an_effect_waits_for_the_antique_to_be_given_up() -> None:
    """LM-7.2: the effect is the last step of the turn."""
    table = _gray().owns(0, "vase_red vase_blue vase_green").money(0, 0)
    table.play(0, "take_coin")
    assert table.play(0, "take_card vase_large") == ["collected"]
    assert table.play(0, "give vase_red") == ["gave_up", "received"]
    assert table.s.money[0] == 6
