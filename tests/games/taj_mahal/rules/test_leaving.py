"""Chapter 7: after withdrawing."""

from durbar.games.taj_mahal.rules import tables
from tests.games.taj_mahal.tables import ANNA, BEN, CHRIS, DORIS, Table, card

SEVEN = (
    ("red elephant monk",) * 2
    + ("white elephant",) * 2
    + ("green vizier general", "yellow elephant vizier", "violet elephant mogul")
)


def test_played_cards_are_discarded_and_special_cards_come_back() -> None:
    """TM-7.1."""
    table = (
        Table().hand(ANNA, "red elephant monk", "red elephant vizier").specials(ANNA, "mogul").gone(BEN, CHRIS, DORIS)
    )
    table.play(ANNA, "play red elephant monk")
    table.play(ANNA, "use mogul")
    assert table.view().specials[tables.SPECIAL_IDS.index("special_mogul")].played
    table.play(ANNA, "withdraw")
    table.play(ANNA, "build ajmer")
    table.play(ANNA, "crown ajmer")
    table.leave(ANNA)
    assert table.s.discard[card("red elephant monk")] == 1
    assert table.shown(ANNA) == {}
    assert table.s.special[tables.SPECIAL_IDS.index("special_mogul")] == ANNA + 1
    assert table.s.special_played == [0] * 4


def test_two_cards_of_ones_choice_are_taken_from_the_display() -> None:
    """TM-7.2."""
    table = Table().display(*SEVEN).shows(ANNA, "elephant 1")
    table.play(ANNA, "withdraw")
    assert table.may(ANNA) == {f"take {words}" for words in SEVEN}
    table.play(ANNA, "take white elephant")
    table.play(ANNA, "take green vizier general")
    assert table.s.hand[ANNA][card("white elephant")] == table.s.hand[ANNA][card("green vizier general")] == 1
    assert table.match.actors() == [BEN]
    assert sum(each.count for each in table.view().display) == 5


def test_the_last_to_withdraw_takes_the_card_that_is_left() -> None:
    """TM-7.2."""
    table = Table().gone(BEN, CHRIS, DORIS).display("white elephant").shows(ANNA, "elephant 1")
    assert table.play(ANNA, "withdraw")[:4] == ["withdrew", "won_tile", "left", "took"]
    assert table.s.hand_size[ANNA] == 1


def test_a_whole_visit_empties_the_display() -> None:
    """TM-7.2: 7 cards for 2 + 2 + 2 + 1."""
    table = Table()
    for seat in (ANNA, BEN, CHRIS):
        table.withdraw(seat)
    assert table.s.display_left == 1
    table.play(DORIS, "withdraw")
    assert table.s.hand_size[:4] == [3, 3, 3, 2]


def test_who_played_nothing_draws_a_card_first() -> None:
    """TM-7.3."""
    table = Table()
    assert table.play(ANNA, "withdraw") == ["passed", "left", "drew"]
    assert (table.s.hand_size[ANNA], table.s.points[ANNA]) == (1, 0)
    table.leave(ANNA)
    assert table.s.hand_size[ANNA] == 3


def test_the_last_seat_may_play_on_alone() -> None:
    """TM-7.4."""
    table = (
        Table().gone(BEN, CHRIS, DORIS).hand(ANNA, "red elephant monk", "red elephant vizier", "red elephant general")
    )
    for words in ("red elephant monk", "red elephant vizier"):
        table.play(ANNA, f"play {words}")
        table.play(ANNA, "alone")
        assert table.match.actors() == [ANNA]
    prompt = table.match.prompt(ANNA)
    assert prompt is not None
    assert prompt.kind == "turn_alone"


def test_the_rules_hold_for_the_last_seat_too() -> None:
    """TM-7.4, TM-4.2."""
    table = Table().gone(BEN, CHRIS, DORIS).hand(ANNA, "green elephant monk").shows(ANNA, "monk 1", "red")
    assert table.may(ANNA) == {"withdraw"}
