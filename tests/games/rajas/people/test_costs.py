"""What answers say of their cost before it is paid, and of their effect."""

from durbar.core.game import Action
from durbar.core.text import catalogue
from tests.games.rajas.tables import Table


def answer(table: Table, kind: str, **what: str) -> Action:
    """The answer of seat 0 of a kind with these particulars."""
    return next(a for a in table.match.legal(0) if a.kind == kind and what.items() <= a.what.items())


def test_a_tile_that_only_karma_can_pay_says_what_karma_it_spends() -> None:
    """RG-3.4: a blue 3 pays 4 only when it is turned."""
    table = Table(2).show("b01").dice(0, "blue 3").put(0, karma=1, money=9)
    table.play(0, "place quarry")
    tile = answer(table, "pick_tile", tile="b01")

    assert tile.cost == {"karma": 1, "dice": 1}
    assert tile.warning is not None
    assert (tile.warning.kind, tile.warning.what) == ("spends_karma", {"karma": 1})


def test_the_quarry_says_what_its_only_tile_takes_as_that_is_picked_and_paid_unasked() -> None:
    """RG-3.4: a single tile in reach is picked by itself, so its karma is the worker's."""
    table = Table(2).show("b01").dice(0, "blue 3").put(0, karma=1, money=9)
    quarry = answer(table, "place", space="quarry")

    assert quarry.cost == {"money": 1, "karma": 1, "dice": 1}
    assert quarry.warning is not None
    assert quarry.warning.kind == "spends_karma"


def test_a_tile_whose_dice_are_still_asked_for_announces_karma_and_offers_what_wastes_least() -> None:
    """RG-3.4: with 1, 2 and 5 one turned die is needed for 10, and the 2 wastes nothing."""
    table = Table(2).show("b10").dice(0, "blue 1 blue 2 blue 5").put(0, karma=2, money=9)
    table.play(0, "place quarry")
    tile = answer(table, "pick_tile", tile="b10")
    table.play(0, "pick_tile b10")
    offered = {a.code: (a.kind, a.what["value"]) for a in table.match.legal(0)}

    assert (tile.then["karma"], tile.warning) == (-1, None)
    assert [offered[code] for code in table.match.view(0).plan.payment] == [("give_turned", 2), ("give", 5)]


def test_a_tile_that_dice_can_pay_costs_no_karma() -> None:
    table = Table(2).show("b01").dice(0, "blue 3 blue 4").put(0, karma=1, money=9)
    table.play(0, "place quarry")
    tile = answer(table, "pick_tile", tile="b01")

    assert tile.cost == {}
    assert tile.then["dice_value"] == -4
    assert "karma" not in tile.then
    assert tile.warning is None


def test_every_chamber_says_what_it_does() -> None:
    table = Table(2).dice(0, "blue 1 blue 2 blue 3 blue 4 blue 6 green 6").put(0, karma=0)
    placed = [a for a in table.match.legal(0) if a.kind == "place" and a.effect]
    words = {language: catalogue("durbar.games.rajas", language) for language in ("en", "de")}

    assert {"great_mogul", "dancer", "yogi", "raja_man_singh"} <= {a.what["space"] for a in placed}
    for language in words.values():
        assert all(isinstance(language.find(a.effect), str) for a in placed)
