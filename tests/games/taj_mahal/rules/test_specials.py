"""Chapter 9: special cards."""

from tests.games.taj_mahal.tables import ANNA, BEN, CHRIS, DORIS, Table, special


def test_a_special_card_is_taken_from_whoever_has_it() -> None:
    """TM-9.1."""
    table = Table().gone(BEN, CHRIS, DORIS).tokens(ANNA, monk=1).shows(ANNA, "monk 1").specials(BEN, "mogul")
    table.display("white elephant")
    table.play(ANNA, "withdraw")
    assert "seized" in table.play(ANNA, "build ajmer")
    assert table.view().seats[ANNA].specials == ["special_mogul"]
    assert table.view().seats[BEN].specials == []


def test_a_pair_for_a_card_one_has_brings_nothing_more() -> None:
    """TM-9.2."""
    table = Table().gone(BEN, CHRIS, DORIS).tokens(ANNA, monk=1).shows(ANNA, "monk 1").specials(ANNA, "mogul")
    table.display("white elephant")
    table.play(ANNA, "withdraw")
    assert "returned" in table.play(ANNA, "build ajmer")
    assert table.view().seats[ANNA].specials == ["special_mogul"]
    assert table.view().seats[ANNA].tokens["monk"] == 0


def test_each_special_card_is_played_once_in_a_visit_and_one_in_a_turn() -> None:
    """TM-9.3."""
    table = Table().gone(BEN, CHRIS, DORIS).specials(ANNA, "mogul", "elephant")
    table.hand(ANNA, "red elephant monk", "red elephant vizier", "red elephant general")
    table.play(ANNA, "play red elephant monk")
    assert table.may(ANNA) == {"alone", "use mogul", "use elephant"}
    table.play(ANNA, "use mogul")
    table.play(ANNA, "play red elephant vizier")
    assert table.may(ANNA) == {"alone", "use elephant"}


def test_a_special_card_never_comes_alone_and_does_nothing_in_the_hand() -> None:
    """TM-9.3, TM-4.3."""
    table = Table().specials(ANNA, "mogul", "elephant", "points")
    assert table.may(ANNA) == {"withdraw"}
    assert table.shown(ANNA) == {}


def test_two_special_cards_show_an_elephant_and_a_grand_mogul() -> None:
    """TM-9.4."""
    for effect, symbol in (("elephant", "elephant"), ("mogul", "mogul")):
        table = Table().hand(ANNA, "red monk princess").specials(ANNA, effect)
        table.play(ANNA, "play red monk princess")
        table.play(ANNA, f"use {effect}")
        assert table.shown(ANNA) == {"monk": 1, "princess": 1, symbol: 1}


def test_the_third_pays_two_points_at_once() -> None:
    """TM-9.5."""
    table = Table().hand(ANNA, "red monk princess").specials(ANNA, "points")
    table.play(ANNA, "play red monk princess")
    assert table.play(ANNA, "use points") == ["earned"]
    assert table.s.points[ANNA] == 2
    assert table.view().seats[ANNA].breakdown["special"] == 2


def test_the_fourth_frees_only_the_card_it_comes_with() -> None:
    """TM-9.6, TM-R9: it comes by itself with a card of another colour."""
    table = Table().gone(BEN, CHRIS, DORIS).specials(ANNA, "freedom").shows(ANNA, "monk 1", "red")
    table.hand(ANNA, "green elephant monk", "green elephant vizier", "red elephant vizier")
    assert "play green elephant monk" in table.may(ANNA)
    assert table.play(ANNA, "play green elephant monk") == ["played", "used"]
    assert table.may(ANNA) == {"play red elephant vizier", "withdraw"}


def test_played_first_the_second_coloured_card_sets_the_colour() -> None:
    """TM-9.7."""
    table = Table().gone(BEN, CHRIS, DORIS).specials(ANNA, "freedom")
    table.hand(ANNA, "green elephant monk", "green elephant vizier", "red elephant vizier", "red elephant monk")
    table.play(ANNA, "play green elephant monk")
    table.play(ANNA, "use freedom")
    assert table.may(ANNA) == {
        "play green elephant vizier",
        "play red elephant vizier",
        "play red elephant monk",
        "withdraw",
    }
    table.play(ANNA, "play red elephant vizier")
    table.play(ANNA, "alone")
    assert table.may(ANNA) == {"play red elephant monk", "withdraw"}


def test_a_colour_that_is_still_free_on_a_later_turn_is_no_first_turn() -> None:
    """TM-9.7: the question says so."""
    table = (
        Table().specials(ANNA, "freedom").hand(ANNA, "green elephant monk", "red elephant vizier", "red elephant monk")
    )
    assert _question(table) == ("turn_first", "TM-4.2")
    table.play(ANNA, "play green elephant monk")
    table.play(ANNA, "use freedom")
    assert _question(table.turn(ANNA)) == ("turn_free", "TM-9.7")
    table.play(ANNA, "play red elephant vizier")
    table.play(ANNA, "alone")
    assert _question(table.turn(ANNA)) == ("turn", "TM-1.2")


def _question(table: Table) -> tuple[str, str | None]:
    prompt = table.match.prompt(ANNA)
    assert prompt is not None
    return prompt.kind, prompt.rule


def test_with_the_right_colour_it_does_nothing() -> None:
    """TM-R9: allowed, with a warning."""
    table = Table().gone(BEN, CHRIS, DORIS).specials(ANNA, "freedom").shows(ANNA, "monk 1", "red")
    table.hand(ANNA, "red elephant monk", "green elephant monk")
    table.play(ANNA, "play red elephant monk")
    warnings = [action.warning.kind for action in table.match.legal(ANNA) if action.warning]
    assert warnings == ["freedom_wasted"]
    table.play(ANNA, "use freedom")
    assert table.may(ANNA) == {"withdraw"}
    assert table.s.special[special("freedom")] == ANNA + 1
