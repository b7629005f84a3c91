"""Chapter 8: tracks, bonuses, workers, and chains of rewards."""

from durbar.core.agenda import owe
from durbar.games.rajas.game import GAME
from durbar.games.rajas.rules.actions import ARRIVE, NEXT, NEXT_GOOD, PLACE
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


def test_one_gain_over_two_bonuses_gives_both_in_the_players_order() -> None:
    """RG-R8, RG-8.2: the player says which comes first."""
    table = _money(30, 15, 1)
    assert table.prompt(0) == "pick_next"
    assert table.may(0) == {"next choice.dice", "next choice.boat"}
    table.plays(0, "next choice.boat", "stay", "take blue", "take blue")
    assert table.match.actors() == [1]


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
    table = Table(2).dice(0, "blue 1").put(0, boat=17)
    assert "worker_joined" in table.play(0, "place harbour")


def test_the_third_waiting_worker_leaves_when_the_second_joins() -> None:
    """RG-8.5."""
    table = _fame(13, 4)
    earn(table.s, 0, 20, FROM_MARKET)
    assert table.s.workers[0] == 5
    assert table.match.view().seats[0].waiting["at_bridge"] == "left"


def test_paying_moves_the_money_marker_back() -> None:
    """RG-8.6."""
    table = Table(2).show("b01").dice(0, "blue 4").put(0, money=4)
    table.play(0, "place quarry")
    assert table.s.money[0] == 3


def test_a_chain_of_rewards_loses_nothing() -> None:
    """RG-R8: river money reaches 12, the boat sails to a palace space, and the raja gives his money and upgrade."""
    table = _after(Table(2).put(0, money=9, boat=3))
    owe(table.s, ARRIVE, 0, 0, 0)
    proceed(table.s)
    assert table.s.money[0] == 13
    table.play(0, "sail 1")
    assert table.prompt(0) == "pick_chamber"
    table.play(0, "enter raja_man_singh")
    assert table.s.money[0] == 16
    table.play(0, "upgrade temple")
    assert table.match.actors() == [1]


def _tile_on_both_tracks() -> Table:
    """Silk 3 to money 12, a fort to fame 5, and five money at the border: a boat and an upgrade wait."""
    table = Table(2).show("b15").built(0, "b05:7:0 o01:6:1").dice(0, "blue 6 blue 4").put(0, fame=4, money=10)
    return table.plays(0, "place quarry", "pick_tile b15", "give blue 4", "pick_cell 2 1", "turn 1")


def test_the_yields_of_a_tile_are_paid_before_the_choices_it_won() -> None:
    """RG-R8, RG-4.6: 9 after the quarry, 3 for silk, 5 for the yield."""
    table = _tile_on_both_tracks()
    assert (table.s.money[0], table.s.fame[0]) == (17, 6)
    assert [owed.kind for owed in table.match.view(0).queue] == ["pick_next", "upgrade", "sail"]


def test_choices_are_made_in_the_order_the_player_likes() -> None:
    """RG-R8: what a choice brings joins those that wait."""
    table = _tile_on_both_tracks()
    assert table.may(0) == {"next choice.boat", "next choice.upgrade"}
    table.plays(0, "next choice.boat", "sail 1")
    assert table.may(0) == {"next choice.dice", "next choice.upgrade"}
    table.plays(0, "next choice.dice", "take blue", "take green", "upgrade mill")
    assert table.match.actors() == [1]


def test_choices_of_one_kind_need_no_order() -> None:
    """RG-R8: dice at money 33, and two more at 55."""
    table = _money(32, 23, 1, boat=25)
    assert table.prompt(0) == "take_dice"
    table.plays(0, "take blue", "take blue", "take blue", "take blue")
    assert table.match.actors() == [1]


def test_only_a_choice_that_waits_can_come_next() -> None:
    """RG-R8."""
    table = _tile_on_both_tracks()
    assert GAME.people.refuse(table.s, 0, NEXT + NEXT_GOOD).kind == "not_waiting"


def test_karma_of_the_fame_track_comes_before_a_waiting_question() -> None:
    """RG-R8, RG-8.1: money 44 lets the boat sail to purple dice for each karma, and fame 24 has raised karma by then."""
    table = Table(2).show("b15").dice(0, "blue 6 blue 4").put(0, money=42, bonus=2, fame=23, boat=4)
    table.plays(0, "place quarry", "pick_tile b15", "give blue 4", "pick_cell 2 3", "turn 0")
    assert table.prompt(0) == "sail_or_stay"
    assert (table.s.karma[0], table.s.workers[0]) == (2, 5)
    table.play(0, "sail 1")
    assert table.held(0) == {"purple": 2}


def test_points_are_fame_and_half_the_money_rounded_up() -> None:
    """RG-R12: money 65 lies beside fame 28, money 52 beside fame 35."""
    for money, beside in ((65, 28), (52, 35), (1, 60), (2, 60), (119, 1), (120, 1)):
        assert Table(2).put(0, fame=beside, money=money).match.view().seats[0].ahead == 0


def test_markers_may_run_past_the_ends_of_their_tracks() -> None:
    """RG-R12."""
    assert _money(118, 9, 4).s.money[0] == 127
