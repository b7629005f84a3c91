"""What people see beyond the rules: forecasts, leaders, reasons."""

from durbar.core.game import Action
from durbar.games.taj_mahal.game import GAME
from durbar.games.taj_mahal.rules.actions import ALONE, BUILD, PICK, USE, WITHDRAW
from tests.games.taj_mahal.tables import ANNA, BEN, CHRIS, Table, card, city, special


def test_the_court_tells_who_leads_and_who_ties() -> None:
    """TM-5.2."""
    table = Table().shows(ANNA, "elephant 2, monk 1").shows(BEN, "elephant 2")
    court = {prize.symbol: prize for prize in table.view().court}
    assert (court["elephant"].leader, court["elephant"].tied) == (None, [ANNA, BEN])
    assert (court["monk"].leader, court["monk"].counts) == (ANNA, [1, 0, 0, 0])
    assert (court["vizier"].leader, court["vizier"].tied) == (None, [])


def test_a_forecast_says_what_each_city_would_bring() -> None:
    """TM-5.3, TM-6.1: before anything is decided."""
    table = Table(visit=3).shows(ANNA, "monk 1, elephant 1").palaces(ANNA, "delhi").bonus(jodhpur="points")
    found = table.view(ANNA).seats[ANNA].forecast
    assert found is not None
    assert (found.wins, found.tile_points) == (["monk", "elephant"], 2)
    assert {c.city: (c.bonus_points, c.palaces, c.best) for c in found.choices} == {
        "bikaner": (0, 2, 4),
        "ajmer": (0, 2, 4),
        "udaipur": (0, 1, 3),
        "jodhpur": (2, 1, 5),
    }
    assert (found.least, found.most) == (3, 5)


def test_a_card_is_announced_only_while_there_is_one_to_draw() -> None:
    """TM-R5, TM-6.3, TM-7.3."""
    table = Table().shows(ANNA, "monk 1").bonus(jodhpur="card")
    table.play(ANNA, "withdraw")
    assert _action(table, ANNA, BUILD + city("jodhpur")).gain["cards"] == 1
    table.s.deck, table.s.deck_left = [0] * len(table.s.deck), 0
    assert "cards" not in _action(table, ANNA, BUILD + city("jodhpur")).gain
    table = Table().display("red elephant monk", "white elephant", "green elephant monk")
    assert _action(table, ANNA, WITHDRAW).gain == {"cards": 1}
    table.s.deck, table.s.deck_left = [0] * len(table.s.deck), 0
    assert _action(table, ANNA, WITHDRAW).gain == {}


def test_the_last_palace_announces_all_that_is_counted_with_it() -> None:
    """TM-6.1: before it, what a palace joins is still to come."""
    table = Table(visit=3).shows(ANNA, "monk 1, vizier 1").palaces(ANNA, "delhi").bonus(jodhpur="points")
    table.play(ANNA, "withdraw")
    first = _action(table, ANNA, BUILD + city("bikaner"))
    assert (first.gain, first.then) == ({}, {"provinces": 2})
    table.play(ANNA, "build bikaner")
    last = _action(table, ANNA, BUILD + city("jodhpur"))
    assert (last.gain, last.then) == ({"points": 2 + 2}, {})


def _action(table: Table, seat: int, code: int) -> Action:
    return GAME.people.describe(table.s, seat, code)


def test_what_the_forecast_promises_is_what_withdrawing_pays() -> None:
    """TM-6.1: for every plan with two palaces and a crown palace."""
    plans = _crowned().view(ANNA).seats[ANNA].forecast
    assert plans is not None
    assert len(plans.plans) == 6 * 4
    for plan in plans.plans:
        table = _crowned()
        assert table.withdraw(ANNA, *(f"build {name}" for name in plan.cities), f"crown {plan.crown}") == plan.total


def _crowned() -> Table:
    table = Table(visit=9).shows(ANNA, "monk 1, vizier 1, mogul 1, elephant 1").goods(ANNA, tea=2, spices=1)
    return table.palaces(ANNA, "delhi jalandhar patan uch").bonus(jodhpur="tea", ajmer="points", bikaner="card")


def test_while_building_the_forecast_tells_what_is_still_to_come() -> None:
    """TM-R4."""
    table = _crowned()
    table.play(ANNA, "withdraw")
    table.play(ANNA, "build jodhpur")
    found = table.view(ANNA).seats[ANNA].forecast
    assert found is not None
    assert (found.palaces, found.crown) == (1, True)


def test_chains_are_grouped_by_roads() -> None:
    """TM-6.7."""
    table = Table().palaces(BEN, "delhi ajmer patan")
    assert table.view().seats[BEN].chains == [["delhi", "ajmer"], ["patan"]]


def test_the_hand_says_what_can_be_played_and_why_not() -> None:
    """TM-4.2, TM-4.3."""
    table = (
        Table().shows(ANNA, "monk 1", "red").hand(ANNA, "red elephant monk", "green elephant monk", "white elephant")
    )
    found = [(c.playable, c.why_not.kind if c.why_not else None) for c in table.view(ANNA).hand]
    assert found == [(True, None), (False, "wrong_colour"), (False, "white_alone")]


def test_refusals_name_the_reason() -> None:
    """TM-5.3, TM-7.2: a sentence for what cannot be done now."""
    table = (
        Table().hand(ANNA, "red elephant monk").specials(BEN, "mogul").specials(ANNA, "points").palaces(CHRIS, "ajmer")
    )
    game, s = table.match.game, table.s
    reasons = {
        "not_in_hand": card("green elephant monk"),
        "white_alone": card("white elephant"),
        "special_elsewhere": USE + special("mogul"),
        "special_alone": USE + special("points"),
        "special_on_table": USE + special("freedom"),
        "no_palace_due": BUILD,
        "no_card_due": PICK,
        "card_first": ALONE,
    }
    assert {kind: game.people.refuse(s, ANNA, code).kind for kind, code in reasons.items()} == {
        kind: kind for kind in reasons
    }
    table.play(ANNA, "play red elephant monk")
    assert game.people.refuse(s, ANNA, card("red elephant vizier")).kind == "one_coloured"
    assert game.people.refuse(s, ANNA, WITHDRAW).kind == "companion_due"
    table.shows(ANNA, "monk 1").turn(ANNA).play(ANNA, "withdraw")
    assert game.people.refuse(s, ANNA, BUILD + city("ajmer")).kind == "city_taken"
    assert game.people.refuse(s, ANNA, BUILD + city("delhi")).kind == "other_province"
    assert game.people.refuse(s, ANNA, WITHDRAW).kind == "palace_due"
