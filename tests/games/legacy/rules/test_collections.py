"""Chapter 4: collection cards."""

from durbar.core.game import Reason
from tests.games.legacy.tables import Table

OFFER = "jewelry_red jewelry_blue jewelry_green jewelry_orange"


def _collecting(antiques: str, held: str = "", other: str = "") -> Table:
    """A table where seat 0 has just taken a coin."""
    table = Table(offer=OFFER).owns(0, antiques).holds(0, held).holds(1, other)
    table.play(0, "take_coin")
    return table


def test_three_scimitars_may_still_take_the_card_with_two() -> None:
    """LM-4.2, LM-4.3: at least what is shown, in any colours."""
    table = _collecting("scimitar_red scimitar_blue scimitar_green")
    assert table.may(0) == {"no_card", "take_card scimitar_small", "take_card scimitar_large"}


def test_the_same_antiques_serve_for_several_cards() -> None:
    """LM-4.3, LM-4.7."""
    table = _collecting("scimitar_red scimitar_blue scimitar_green", held="scimitar_small")
    assert table.may(0) == {"no_card", "take_card scimitar_large"}


def test_a_slash_costs_one_antique_of_a_kind_shown() -> None:
    """LM-4.4: scimitar, jug or instrument in the example, and nothing else."""
    table = _collecting("scimitar_red jug_blue instrument_green vase_red statue_red")
    table.play(0, "take_card various_3")
    assert table.may(0) == {"give scimitar_red", "give jug_blue", "give instrument_green"}
    assert table.play(0, "give jug_blue")[0] == "gave_up"
    assert table.antiques(0) == {"scimitar_red", "instrument_green", "vase_red", "statue_red"}


def test_a_card_without_slash_costs_nothing() -> None:
    """LM-4.4."""
    table = _collecting("vase_red vase_blue")
    table.play(0, "take_card vase_small")
    assert table.antiques(0) == {"vase_red", "vase_blue"}
    assert table.match.actors() == [1]


def test_example_tim_holds_three_vases_and_may_not_take_two() -> None:
    """LM-4.5."""
    table = _collecting("vase_red vase_blue vase_green jug_red jug_blue", held="vase_large")
    assert table.may(0) == {"no_card", "take_card jug_small"}


def test_the_small_card_does_not_bar_the_large_one() -> None:
    """LM-4.5: the other way round there is no restriction."""
    table = _collecting("vase_red vase_blue vase_green", held="vase_small")
    assert "take_card vase_large" in table.may(0)


def test_example_carl_holds_three_different_and_may_take_four_or_five() -> None:
    """LM-4.5: the small card of various antiques bars neither of the others."""
    table = _collecting("jug_red scimitar_red instrument_blue jewelry_yellow statue_red vase_blue", held="various_3")
    assert {"take_card various_4", "take_card various_5"} <= table.may(0)


def test_five_different_bar_both_three_and_four() -> None:
    """LM-4.5."""
    table = _collecting(
        "jug_red scimitar_red instrument_blue jewelry_yellow statue_red vase_blue vase_red", held="various_5"
    )
    assert table.may(0) == {"no_card", "take_card vase_small"}


def _warning(table: Table, collection: str) -> Reason | None:
    return next(a.warning for a in table.match.legal(0) if a.what.get("collection") == collection)


def test_a_warning_names_every_small_card_that_a_large_one_bars() -> None:
    """LM-4.5: of those that are still in the supply."""
    antiques = "jug_red scimitar_red instrument_blue jewelry_yellow statue_red vase_blue"
    both: dict[str, str | int] = {"collection": "various_3", "other": "various_4"}
    assert _warning(_collecting(antiques), "various_5") == Reason("bars_both", both, "LM-4.5")
    one = Reason("bars_small", {"collection": "various_4"}, "LM-4.5")
    assert _warning(_collecting(antiques, held="various_3"), "various_5") == one
    assert _warning(_collecting(antiques, held="various_3", other="various_4"), "various_5") is None
    assert _warning(_collecting(antiques), "various_4") is None


def test_cards_of_other_seats_are_taboo() -> None:
    """LM-4.6."""
    table = _collecting("vase_red vase_blue vase_green", other="vase_small")
    assert table.may(0) == {"no_card", "take_card vase_large"}


def test_a_card_is_kept_when_its_antiques_go() -> None:
    """LM-4.7."""
    table = _collecting("vase_red vase_blue vase_green", held="vase_small")
    table.play(0, "take_card vase_large")
    table.play(0, "give vase_red")
    assert table.match.view().seats[0].collections == ["vase_small", "vase_large"]


def test_the_antique_just_bought_may_be_the_one_given_up() -> None:
    """LM-R6."""
    table = Table(offer="vase_yellow jug_red").owns(0, "vase_red vase_blue").money(0, 8)
    table.play(0, "buy vase_yellow")
    table.play(0, "take_card vase_large")
    table.play(0, "give vase_yellow")
    assert table.antiques(0) == {"vase_red", "vase_blue"}
    assert table.match.view().seats[0].collections == ["vase_large"]
