"""Chapter 4: playing cards; and turns in chapter 1."""

import pytest

from tests.games.taj_mahal.tables import ANNA, BEN, CHRIS, Table


def test_the_first_coloured_card_of_a_visit_may_have_any_colour() -> None:
    """TM-4.1, TM-4.2: white cards are no way to begin."""
    table = Table().hand(ANNA, "red elephant monk", "green elephant vizier", "white elephant")
    assert table.may(ANNA) == {"play red elephant monk", "play green elephant vizier", "withdraw"}


def test_every_later_card_has_the_colour_of_the_first() -> None:
    """TM-4.2, TM-1.2."""
    table = Table(3).hand(ANNA, "red elephant monk", "red elephant vizier", "green elephant vizier")
    for other in (BEN, CHRIS):
        table.hand(other, "green elephant monk", "green elephant general")
    table.play(ANNA, "play red elephant monk")
    table.play(ANNA, "alone")
    for other in (BEN, CHRIS):
        table.play(other, "play green elephant monk")
        table.play(other, "alone")
    assert table.may(ANNA) == {"play red elephant vizier", "withdraw"}
    assert table.view().seats[BEN].colour == table.view().seats[CHRIS].colour == "green", "TM-4.4: a shared colour"


def test_a_new_visit_begins_with_any_colour() -> None:
    """TM-4.4."""
    table = Table().hand(ANNA, "red elephant monk", "green elephant vizier").shows(ANNA, "elephant 2", "red")
    table.gone(1, 2, 3)
    assert "play green elephant vizier" not in table.may(ANNA)
    table.play(ANNA, "withdraw")
    table.leave(ANNA)
    assert table.s.colour == [0, 0, 0, 0, 0]


def test_one_white_card_may_come_with_the_coloured_one() -> None:
    """TM-4.3: a) alone, b) with a white card, c) with a special card."""
    table = Table().hand(ANNA, "red elephant monk", "white elephant", "white monk").specials(ANNA, "mogul")
    assert table.play(ANNA, "play red elephant monk") == ["played"]
    assert table.may(ANNA) == {"alone", "add white elephant", "add white monk", "use mogul"}
    assert table.play(ANNA, "add white monk") == ["added"]
    assert table.shown(ANNA) == {"elephant": 1, "monk": 2}
    assert table.match.actors() == [BEN]


def test_turns_go_clockwise_around_seats_that_have_withdrawn() -> None:
    """TM-1.2, TM-1.3."""
    table = Table().hand(ANNA, "red elephant monk").gone(BEN).hand(CHRIS, "red elephant monk")
    table.play(ANNA, "play red elephant monk")
    assert table.match.actors() == [CHRIS]


def test_a_card_that_was_played_cannot_be_taken_back() -> None:
    """TM-4.5."""
    table = Table().hand(ANNA, "red elephant monk", "white elephant")
    table.play(ANNA, "play red elephant monk")
    assert not table.match.may_undo(ANNA)


@pytest.mark.parametrize("effect", ["elephant", "mogul", "points", "freedom"])
def test_a_special_card_that_was_played_cannot_be_taken_back(effect: str) -> None:
    """TM-4.5."""
    table = Table().hand(ANNA, "red elephant monk").specials(ANNA, effect)
    table.play(ANNA, "play red elephant monk")
    table.play(ANNA, f"use {effect}")
    assert not table.match.may_undo(ANNA)


def test_without_a_playable_card_a_seat_has_to_withdraw() -> None:
    """TM-R7."""
    table = (
        Table().hand(ANNA, "green elephant monk", "white elephant").shows(ANNA, "monk 1", "red").shows(BEN, "monk 2")
    )
    assert table.may(ANNA) == {"withdraw"}
    prompt = table.match.prompt(ANNA)
    assert prompt is not None
    assert prompt.kind == "turn_forced"


def test_the_companion_is_asked_for_even_if_there_is_none() -> None:
    """TM-R10: as long as others cannot know that there is none."""
    table = Table().hand(ANNA, "red elephant monk", "red elephant vizier")
    table.play(ANNA, "play red elephant monk")
    assert table.may(ANNA) == {"alone"}


def test_the_companion_is_not_asked_for_when_all_know_that_there_is_none() -> None:
    """TM-R10: the hand is empty, or all of it was taken openly."""
    table = Table().hand(ANNA, "red elephant monk")
    table.play(ANNA, "play red elephant monk")
    assert table.match.actors() == [BEN]
