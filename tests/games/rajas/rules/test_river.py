"""Chapters 7 and 12: harbour, river and Ganga."""

import pytest

from durbar import Match
from durbar.core.agenda import owe
from durbar.games.rajas.game import GAME
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import ARRIVE, PLACE, SAIL
from durbar.games.rajas.rules.flow import proceed
from tests.games.rajas.tables import Table


def _arrived(table: Table, space: int) -> Table:
    """Seat 0 has just stopped at a river space."""
    table.s.owed_count = 0
    table.s.boat[0] = space
    owe(table.s, PLACE, 1, 0, 0)
    owe(table.s, ARRIVE, 0, 0, 0)
    proceed(table.s)
    return table


def test_example_leila_pays_one_money_gives_a_two_and_skips_the_yellow_boat() -> None:
    """RG-7.1, RG-7.2, RG-7.4: she reaches the upgrade and moves her mill from 3 to 4."""
    table = Table(2).dice(0, "blue 2").put(0, boat=9).put(1, boat=10).worker(1, "harbour")
    table.s.upgraded[0][3] = 1
    table.play(0, "place harbour")
    assert table.s.money[0] == 4
    table.plays(0, "sail 2 12", "upgrade mill")
    assert table.match.view().seats[0].upgrades["mill"] == 4


@pytest.mark.parametrize(("value", "sails"), [(1, []), (2, [1, 2]), (3, [1, 2, 3])])
def test_the_die_says_how_far_a_boat_may_sail(value: int, sails: list[int]) -> None:
    """RG-7.2: with a 1 there is nothing to choose, and nobody may stay."""
    table = Table(2).dice(0, f"blue {value}").put(0, boat=9)
    table.play(0, "place harbour")
    if sails:
        assert [a.what["spaces"] for a in table.match.legal(0)] == sails
    else:
        assert table.s.boat[0] == 10


def test_a_high_die_does_not_sail() -> None:
    """RG-7.1."""
    assert Table(2).dice(0, "blue 4 green 6").why(0, "harbour") == "no_low_die"


def test_several_boats_may_stand_on_the_last_space_and_sail_no_more() -> None:
    """RG-7.3."""
    table = Table(2).dice(0, "blue 1 green 1").put(0, boat=24).put(1, boat=25)
    table.play(0, "place harbour")
    while table.match.actors() == [0]:
        table.match.play(0, table.match.codes(0)[0])
    assert table.s.boat[:2] == [25, 25]
    assert table.why(0, "harbour") == "river_end"


def test_near_the_end_only_spaces_that_exist_are_offered() -> None:
    """RG-7.2, RG-7.3."""
    table = Table(2).put(0, boat=24)
    owe(table.s, SAIL, 0, 3, 1)
    assert table.may(0) == {"sail 1", "stay"}


def test_plain_rewards_of_the_river() -> None:
    """RG-7.5."""
    table = _arrived(Table(2).put(0, karma=0, money=0), 2)
    assert table.s.karma[0] == 2
    assert _arrived(Table(2).put(0, money=0), 3).s.money[0] == 4
    assert _arrived(Table(2), 16).s.fame[0] == 4
    assert _arrived(Table(2), 1).prompt(0) == "take_dice"
    assert _arrived(Table(2), 12).prompt(0) == "upgrade"


def test_a_palace_reward_enters_a_taken_chamber_without_worker_or_die() -> None:
    """RG-7.6: not the Great Mogul, and only what can be carried out."""
    table = Table(2).worker(1, "yogi")
    _arrived(table, 4)
    assert table.may(0) == {"enter dancer", "enter yogi", "enter raja_man_singh", "enter portuguese"}
    ready = table.s.ready[0]
    table.plays(0, "enter yogi", "take blue")
    assert table.s.karma[0] == 2
    assert table.s.ready[0] == ready


def test_coloured_dice_come_for_each_karma() -> None:
    """RG-7.7."""
    assert _arrived(Table(2).put(0, karma=3), 5).held(0) == {"purple": 3}
    assert _arrived(Table(2).put(0, karma=0), 5).held(0) == {}


def test_example_five_markets_pay_five_money() -> None:
    """RG-7.8: 1 for each, whatever their values."""
    table = Table(2).built(0, "b04:7:0 b07:6:1 o02:8:2 b08:13:0").put(0, money=0)
    assert _arrived(table, 15).s.money[0] == 5


def test_example_four_silk_markets_all_pay() -> None:
    """RG-7.8: of 1, 2, 3 and 3, where up to four may."""
    table = Table(2).built(0, "o08:7:0 o04:8:0 g07:6:1 b09:12:0").put(0, money=0)
    table = _arrived(table, 21)
    table.play(0, "sell silk")
    assert table.s.money[0] == 9


def test_of_more_markets_than_the_river_lets_pay_the_dearest_do() -> None:
    """RG-7.8, RG-R9: of 2, 2, 3, 3 and 3 four pay."""
    table = Table(2).built(0, "g04:7:0 o04:8:0 g07:6:1 b09:12:0 p10:13:0").put(0, money=0)
    assert _arrived(table, 21).s.money[0] == 11


def test_mixed_goods_and_one_good_of_the_river() -> None:
    """RG-7.8: one market of each good, or up to four of a chosen one."""
    rajesh = "b04:7:0 b07:6:1 o02:8:2 p02:13:0"
    assert _arrived(Table(2).built(0, rajesh).put(0, money=0), 19).s.money[0] == 5
    table = _arrived(Table(2).built(0, rajesh).put(0, money=0), 21)
    assert table.may(0) == {"sell silk", "sell tea"}
    table.play(0, "sell tea")
    assert table.s.money[0] == 7


def test_counted_rewards_of_the_river() -> None:
    """RG-7.9: three upgrades are 3 fame or 6 money; two karma are 4 fame."""
    for space, fame, money in ((20, 3, 0), (23, 0, 6)):
        table = Table(2).put(0, money=0)
        table.s.upgraded[0][:] = [2, 1, 0, 0]
        _arrived(table, space)
        assert (table.s.fame[0], table.s.money[0]) == (fame, money)
    assert _arrived(Table(2).put(0, karma=2), 25).s.fame[0] == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_river_tiles_lie_a_roll_apart_and_never_on_the_last_space(seats: int) -> None:
    """RG-12.1."""
    for number in range(10):
        match = Match.start(GAME, seats=seats, options={"ganga": "on"}, secret=bytes([number]))
        laid = [space for space in range(26) if match.state.river[space]]
        assert laid
        assert 25 not in laid
        assert all(1 <= b - a <= 6 for a, b in zip([0, *laid], laid, strict=False))
        assert len({match.state.river[space] for space in laid}) == len(laid)
        assert len(laid) == 8 or laid[-1] >= 19


def test_example_a_river_tile_on_space_two_replaces_the_karma() -> None:
    """RG-12.1."""
    table = Table(2)
    table.s.river[2] = tables.RIVER_TILE_IDS.index("ganga_dice_a") + 1
    _arrived(table, 2)
    assert table.s.karma[0] == 0
    assert table.held(0) == {"blue": 1, "green": 1, "orange": 1}


def _ganga(tile: str, **markers: int) -> Table:
    table = Table(2).put(0, **markers).built(0, "b04:7:0 o04:8:0")
    table.s.river[3] = tables.RIVER_TILE_IDS.index(tile) + 1
    return _arrived(table, 3)


def test_every_river_tile_has_its_effect() -> None:
    """RG-12.2, RG-R17: the chambers need neither worker nor die."""
    assert _ganga("ganga_karma", karma=2).prompt(0) == "take_dice"
    assert _ganga("ganga_karma", karma=0).match.actors() == [1]
    assert _ganga("ganga_dice_b").held(0) == {"green": 1, "orange": 1, "purple": 1}
    assert _ganga("ganga_yogi", karma=0).s.karma[0] == 2
    assert _ganga("ganga_dancer").may(0) == {"next choice.dice", "next choice.white_tile"}
    assert _ganga("ganga_raja").prompt(0) == "upgrade"
    assert _ganga("ganga_market").may(0) == {"sell tea", "sell silk"}
    assert _ganga("ganga_boat").may(0) == {"sail 1", "sail 2", "sail 3"}


def test_three_colours_without_room_leave_the_choice_which_to_forgo() -> None:
    """RG-12.2, RG-3.2: eight dice are held, so two of the three fit."""
    table = Table(2).dice(0, "purple 6 " * 8)
    table.s.river[3] = tables.RIVER_TILE_IDS.index("ganga_dice_a") + 1
    _arrived(table, 3)
    table.play(0, "take_fewer")
    assert table.may(0) == {"take blue", "take green", "take orange"}
    table.play(0, "take orange")
    assert table.may(0) == {"take blue", "take green"}
