"""Chapter 5: withdrawing."""

from tests.games.taj_mahal.tables import ANNA, BEN, CHRIS, DORIS, Table, city


def test_example_four_players_withdraw_one_after_another() -> None:
    """TM-5.1, TM-5.2, TM-5.8: the elephants for Anna, the vizier for Ben, monk and crown for Doris, the rest for Chris."""
    table = Table().shows(ANNA, "elephant 4, vizier 1").shows(BEN, "elephant 3, vizier 2")
    table.shows(CHRIS, "elephant 1, princess 2, general 1").shows(DORIS, "monk 2, mogul 1, general 1")
    table.hand(CHRIS, "red elephant vizier")

    table.play(ANNA, "withdraw")
    assert table.view().provinces[2].owner == ANNA
    table.leave(ANNA)
    table.withdraw(BEN, "build ajmer")
    table.play(CHRIS, "play red elephant vizier")
    table.withdraw(DORIS, "build bikaner", "crown udaipur")
    table.play(CHRIS, "withdraw")
    table.play(CHRIS, "build udaipur")

    view = table.view()
    assert [seat.tokens for seat in view.seats] == [
        {"vizier": 0, "general": 0, "monk": 0, "princess": 0},
        {"vizier": 1, "general": 0, "monk": 0, "princess": 0},
        {"vizier": 0, "general": 1, "monk": 0, "princess": 1},
        {"vizier": 0, "general": 0, "monk": 1, "princess": 0},
    ]
    assert {c.id: (c.palace, c.crown) for c in view.cities if c.province == "ajmer_province"} == {
        "ajmer": (BEN, None),
        "bikaner": (DORIS, None),
        "udaipur": (CHRIS, DORIS),
        "jodhpur": (CHRIS, None),
    }, "the last palace of Chris has only Jodhpur left and is built without asking"


def test_a_tie_leads_nothing() -> None:
    """TM-5.2."""
    table = Table().shows(ANNA, "elephant 2, monk 1").shows(BEN, "elephant 2")
    assert table.play(ANNA, "withdraw")[:2] == ["withdrew", "won_token"]
    assert table.s.tile_at_court == 1


def test_a_tie_breaks_when_one_of_the_tied_has_left() -> None:
    """TM-5.2, TM-7.1: the cards of a seat that withdrew count no longer."""
    table = Table().shows(ANNA, "elephant 2").shows(BEN, "elephant 2")
    table.withdraw(ANNA)
    table.play(BEN, "withdraw")
    assert table.view().provinces[2].owner == BEN


def test_to_lead_takes_at_least_one_symbol() -> None:
    """TM-R2, TM-7.3: the last seat has played nothing and wins nothing."""
    table = Table().gone(BEN, CHRIS, DORIS)
    assert table.play(ANNA, "withdraw")[:3] == ["passed", "left", "drew"]
    assert table.s.points[ANNA] == 0


def test_each_figure_led_brings_a_token_and_a_palace_in_a_free_city() -> None:
    """TM-5.3."""
    table = Table().shows(ANNA, "monk 1, vizier 2").palaces(BEN, "ajmer")
    assert table.play(ANNA, "withdraw") == ["withdrew", "won_token", "won_token"]
    assert table.may(ANNA) == {"build bikaner", "build udaipur", "build jodhpur"}
    table.play(ANNA, "build bikaner")
    assert table.may(ANNA) == {"build udaipur", "build jodhpur"}


def test_a_palace_on_a_fortress_takes_the_bonus_tile() -> None:
    """TM-5.4."""
    table = Table().shows(ANNA, "monk 1").bonus(jodhpur="points")
    table.play(ANNA, "withdraw")
    assert table.play(ANNA, "build jodhpur")[:2] == ["built", "bonus_paid"]
    assert table.s.bonus[city("jodhpur")] == 0


def test_the_crown_palace_goes_anywhere_and_leaves_the_bonus_tile() -> None:
    """TM-5.5, TM-5.6."""
    table = Table().shows(ANNA, "mogul 1").bonus(jodhpur="points").palaces(BEN, "ajmer")
    table.play(ANNA, "withdraw")
    assert table.may(ANNA) == {"crown bikaner", "crown ajmer", "crown udaipur", "crown jodhpur"}
    assert "bonus_paid" not in table.play(ANNA, "crown jodhpur")
    assert table.s.crown_at_court == 0


def test_a_common_palace_may_join_a_crown_palace_and_takes_the_tile() -> None:
    """TM-5.6: two palaces in one city, and never a third."""
    table = Table().shows(ANNA, "mogul 1").shows(BEN, "monk 1").shows(CHRIS, "vizier 1").bonus(jodhpur="points")
    table.withdraw(ANNA, "crown jodhpur")
    assert table.withdraw(BEN, "build jodhpur") == 2 + 1
    table.play(CHRIS, "withdraw")
    assert "build jodhpur" not in table.may(CHRIS)


def test_a_seat_may_join_its_own_crown_palace() -> None:
    """TM-R3, TM-R4: common palaces come first."""
    table = Table().shows(ANNA, "mogul 1, monk 1")
    table.play(ANNA, "withdraw")
    table.play(ANNA, "build ajmer")
    table.play(ANNA, "crown ajmer")
    view = table.view()
    assert next((c.palace, c.crown) for c in view.cities if c.id == "ajmer") == (ANNA, ANNA)
    assert view.seats[ANNA].points == 1


def test_elephants_win_the_province_tile() -> None:
    """TM-5.7: tile 3 shows spices and gems."""
    table = Table(visit=3).shows(ANNA, "elephant 1")
    assert table.play(ANNA, "withdraw") == ["withdrew", "won_tile", "left"]
    assert table.view().seats[ANNA].goods == {"rice": 0, "tea": 0, "spices": 1, "gems": 1}
    assert table.view().seats[ANNA].tiles == [3]


def test_what_was_taken_from_the_court_cannot_be_won_again() -> None:
    """TM-5.8."""
    table = Table().shows(ANNA, "monk 2, elephant 2, mogul 2").shows(BEN, "monk 1, elephant 1, mogul 1")
    table.withdraw(ANNA, "build ajmer", "crown ajmer")
    assert table.play(BEN, "withdraw") == ["withdrew", "left"]


def test_all_six_symbols_may_be_won_at_once() -> None:
    """TM-5.1."""
    table = Table().shows(ANNA, "vizier 1, general 1, monk 1, princess 1, mogul 1, elephant 1")
    table.play(ANNA, "withdraw")
    for name in ("build ajmer", "build bikaner", "build udaipur"):
        table.play(ANNA, name)
    assert table.may(ANNA) == {"crown bikaner", "crown ajmer", "crown udaipur", "crown jodhpur"}
    table.play(ANNA, "crown jodhpur")
    assert [prize.at_court for prize in table.view().court] == [False] * 6


def test_withdrawing_can_be_taken_back_while_nothing_was_drawn() -> None:
    """TM-5.1: nothing hidden came to light."""
    table = Table(3)
    table.match = table.match.start(table.match.game, seats=3, secret=b"undo")
    seat = table.match.actors()[0]
    table.match.play(seat, table.match.codes(seat)[0])
    while table.match.actors() != [seat] or table.match.view().question != "turn":
        other = table.match.actors()[0]
        table.match.play(other, next(a for a in table.match.legal(other) if a.kind in ("play", "alone")))
    table.match.play(seat, {"kind": "withdraw"})
    assert table.match.may_undo(seat)
