"""What a plan costs is shown before it is set, and one that cannot be paid is marked."""

from durbar.core.game import Action
from tests.games.maharaja.tables import Table


def arrow(table: Table, action: str) -> Action:
    """Pointing an arrow of seat 0 at an action."""
    return next(a for a in table.match.legal(0) if a.kind == "point" and a.what["action"] == action)


def test_an_arrow_says_what_its_action_takes_at_least() -> None:
    """MJ-3.5, MJ-3.9: a statue with discount is 1 coin cheaper than where the Maharaja is not."""
    table = Table().coins(0, 15).planning()

    assert arrow(table, "statue_discount").then == {"coins": -9}
    assert arrow(table, "coins").then == {"coins": 3}
    assert arrow(table, "statue_discount").warning is None


def test_a_first_arrow_counts_on_coins_that_the_second_may_bring() -> None:
    assert arrow(Table().coins(0, 6).planning(), "statue_discount").warning is None
    unpaid = arrow(Table().coins(0, 5).planning(), "statue_discount").warning

    assert unpaid is not None
    assert (unpaid.kind, unpaid.what) == ("unpaid_plan", {"coins": 9, "have": 8})


def test_a_second_arrow_is_marked_when_both_together_cannot_be_paid() -> None:
    table = Table().coins(0, 10).planning()
    table.match.play(0, arrow(table, "statue_discount"))

    assert arrow(table, "coins").warning is None
    assert arrow(table, "shrine_discount").warning is None
    assert arrow(table, "prestige").warning is not None


def test_building_says_its_price_before_a_place_is_chosen() -> None:
    """MJ-4.2: a statue costs more beside the Maharaja."""
    table = Table().coins(0, 15).priest(0, "jodhpur").turn(0, "statue_and_shrine coins")
    kinds = {a.kind: a for a in table.match.legal(0)}

    assert kinds["use_statue"].then == {"coins": -12}
    assert kinds["use_shrine"].then == {"coins": -1}


def test_a_moved_flag_says_which_city_is_then_the_next() -> None:
    table = Table().turn(0, "track coins")
    table.play(0, "use_track")
    flags = {a.what["city"]: a.what["next"] for a in table.match.legal(0) if a.kind == "move_flag"}

    assert flags["varanasi"] == "varanasi"
    assert flags["puri"] != "puri"
