"""Chapter 8: tracks, bonuses, workers, and chains of rewards."""

from durbar.core.agenda import owe
from durbar.games.rajas.rules.actions import ARRIVE, PLACE
from durbar.games.rajas.rules.flow import proceed
from durbar.games.rajas.rules.state import FROM_BUILDING, FROM_MARKET
from durbar.games.rajas.rules.tracks import earn, gain_fame, pay
from tests.games.rajas.tables import Table


def _after(table: Table) -> Table:
    """The other seat is next once seat 0 has resolved everything."""
    table.s.owed_count = 0
    owe(table.s, PLACE, 1, 0, 0)
    return table


def _fame(start: int, gain: int, **markers: int) -> Table:
    table = _after(Table(2).put(0, fame=start, **markers))
    gain_fame(table.s, 0, gain, FROM_BUILDING)
    proceed(table.s)
    return table


def _money(start: int, gain: int, bonus: int, **markers: int) -> Table:
    table = _after(Table(2).put(0, money=start, bonus=bonus, **markers))
    earn(table.s, 0, gain, FROM_MARKET)
    proceed(table.s)
    return table


def test_bonuses_of_the_fame_track() -> None:
    """RG-8.1: reached or passed."""
    assert _fame(4, 1).prompt(0) == "upgrade"
    assert _fame(3, 4).prompt(0) == "upgrade"
    assert _fame(23, 2, karma=0).s.karma[0] == 2
    assert _fame(30, 1).may(0) == {"sail 1", "stay"}


def test_bonuses_of_the_money_track() -> None:
    """RG-8.2, RG-R10: sailing is a permission."""
    assert _money(11, 1, 0).may(0) == {"sail 1", "stay"}
    assert _money(32, 2, 1).prompt(0) == "take_dice"
    assert _money(43, 1, 2).may(0) == {"sail 1", "stay"}
    assert _money(54, 3, 3).prompt(0) == "take_dice"


def test_a_money_bonus_is_gained_once() -> None:
    """RG-8.3: falling back and reaching 12 again gives nothing."""
    table = _money(10, 3, 0)
    table.play(0, "stay")
    pay(table.s, 0, 5)
    earn(table.s, 0, 6, FROM_MARKET)
    proceed(table.s)
    assert table.match.actors() == [1]
    assert table.match.view().seats[0].next_money_bonus == 33


def test_one_gain_over_two_bonuses_gives_both_the_nearer_first() -> None:
    """RG-R8, RG-8.2."""
    table = _money(30, 15, 1)
    assert [owed.kind for owed in table.match.view(0).queue] == ["take_dice", "sail", "place"]


def test_workers_join_on_fame_fifteen_and_money_twenty_and_stay() -> None:
    """RG-8.4: usable in the same round, and kept when money falls back."""
    table = _fame(13, 4)
    assert (table.s.workers[0], table.s.ready[0]) == (4, 4)
    table = _money(19, 1, 1)
    pay(table.s, 0, 10)
    assert table.s.workers[0] == 4
    assert table.match.view().seats[0].waiting == {"at_fame": "waiting", "at_money": "joined", "at_bridge": "waiting"}


def test_a_worker_joins_when_the_boat_passes_the_bridge() -> None:
    """RG-8.4."""
    table = Table(2).dice(0, "blue 1").put(0, boat=20)
    assert "worker_joined" in table.play(0, "place harbour")


def test_the_third_waiting_worker_leaves_when_the_second_joins() -> None:
    """RG-8.5."""
    table = _fame(13, 4)
    earn(table.s, 0, 20, FROM_MARKET)
    assert table.s.workers[0] == 5
    assert table.match.view().seats[0].waiting["at_bridge"] == "left"


def test_paying_moves_the_money_marker_back() -> None:
    """RG-8.6."""
    table = Table(2).show("b01").dice(0, "blue 3").put(0, money=4)
    table.play(0, "place quarry")
    assert table.s.money[0] == 3


def test_a_chain_of_rewards_loses_nothing() -> None:
    """RG-R8: river money reaches 12, the boat sails to a palace space, and the raja gives his upgrade and money."""
    table = _after(Table(2).put(0, money=9, boat=3))
    owe(table.s, ARRIVE, 0, 0, 0)
    proceed(table.s)
    assert table.s.money[0] == 13
    table.play(0, "sail 1")
    assert table.prompt(0) == "pick_chamber"
    table.play(0, "enter raja_man_singh")
    table.play(0, "upgrade temple")
    assert table.s.money[0] == 16
    assert table.match.actors() == [1]


def test_a_tile_that_crosses_both_tracks_resolves_money_then_fame_then_yields() -> None:
    """RG-R8, RG-4.6: silk 3 to money 12, a building to fame 5, and the border."""
    table = Table(2).show("b15").built(0, "o04:6:1").dice(0, "blue 6 blue 4").put(0, fame=4, money=10)
    table.plays(0, "place quarry", "pick_tile b15", "give blue 4", "pick_cell 2 1")
    exits = next(p for p in table.match.view(0).plan.placements if p.yields)
    table.play(0, f"turn {exits.turn}")
    assert [owed.kind for owed in table.match.view(0).queue] == ["sail", "upgrade", "pick_yield"]
    table.plays(0, "stay", "upgrade mill")
    assert table.s.money[0] == 15, "9 after the quarry, 3 for silk, 3 for the yield"


def test_karma_of_the_fame_track_comes_before_a_waiting_question() -> None:
    """RG-R8, RG-8.1: money 44 lets the boat sail to blue dice for each karma, and fame 24 has raised karma by then."""
    table = Table(2).show("b15").dice(0, "blue 6 blue 4").put(0, money=42, bonus=2, fame=23, boat=4)
    table.plays(0, "place quarry", "pick_tile b15", "give blue 4", "pick_cell 2 2", "turn 0")
    assert table.prompt(0) == "sail_or_stay"
    assert (table.s.karma[0], table.s.workers[0]) == (2, 5)
    table.play(0, "sail 1")
    assert table.held(0) == {"blue": 2}


def test_points_are_fame_and_half_the_money_rounded_up() -> None:
    """RG-R12: money 65 lies beside fame 28, money 52 beside fame 35."""
    for money, beside in ((65, 28), (52, 35), (1, 60), (2, 60), (119, 1), (120, 1)):
        assert Table(2).put(0, fame=beside, money=money).match.view().seats[0].ahead == 0


def test_markers_may_run_past_the_ends_of_their_tracks() -> None:
    """RG-R12."""
    assert _money(118, 9, 4).s.money[0] == 127
