"""Chapter 6: the palace."""

import pytest

from durbar.games.rajas.rules.rounds import begin_round
from tests.games.rajas.tables import Table


def test_the_front_terrace_gives_two_money_and_rerolls_any_dice() -> None:
    """RG-6.1: all picked dice are rolled together."""
    table = Table(2).dice(0, "blue 1 blue 1 green 6")
    table.play(0, "place front_terrace")
    assert table.s.money[0] == 7
    table.plays(0, "choose_die blue 1", "choose_die blue 1")
    assert table.play(0, "roll 2")[:2] == ["rerolled", "rerolled"]
    assert table.held(0) == {"blue": 2, "green": 1}
    assert table.s.dice[0][1 * 6 + 5] == 1


def test_the_front_terrace_may_be_used_for_the_money_alone() -> None:
    """RG-6.1."""
    table = Table(2).dice(0, "blue 1")
    table.plays(0, "place front_terrace", "roll_none")
    assert table.s.dice[0][0] == 1
    assert table.s.money[0] == 7


def test_dice_won_by_the_money_of_the_front_terrace_may_be_rerolled() -> None:
    """RG-6.1, RG-8.2: an empty statue, and two dice at money 33."""
    table = Table(2).put(0, money=31, bonus=1)
    table.plays(0, "place front_terrace", "next choice.dice", "take green", "take green")
    assert table.may(0) == {"choose_die green", "roll_none 0"}


def test_an_empty_statue_leaves_nothing_to_reroll() -> None:
    """RG-6.1."""
    table = Table(2)
    table.play(0, "place front_terrace")
    assert table.s.money[0] == 7
    assert table.match.actors() == [1]


def test_example_rajesh_gives_a_blue_die_for_two_orange_ones() -> None:
    """RG-6.3: of any value."""
    table = Table(2).dice(0, "blue 2")
    table.play(0, "place balcony_blue")
    assert table.held(0) == {"orange": 2}


@pytest.mark.parametrize(
    ("give", "take"), [("blue", "orange"), ("orange", "purple"), ("purple", "green"), ("green", "blue")]
)
def test_every_balcony_has_its_own_colours(give: str, take: str) -> None:
    """RG-6.3."""
    table = Table(2).dice(0, f"{give} 5")
    table.play(0, f"place balcony_{give}")
    assert table.held(0) == {take: 2}


def test_a_chamber_asks_for_exactly_its_value_in_any_colour() -> None:
    """RG-6.4."""
    table = Table(2).dice(0, "blue 3 green 3 orange 4")
    table.play(0, "place yogi")
    assert table.may(0) == {"give blue", "give green"}


def test_the_dancer_gives_two_dice_and_a_white_tile() -> None:
    """RG-6.6."""
    table = Table(2).dice(0, "blue 2")
    table.plays(0, "place dancer", "next choice.dice", "take purple")
    events = table.play(0, "take purple")
    assert "drew_white" in events
    assert sum(table.s.yields) == 7


def test_the_dancers_tile_may_come_before_her_dice() -> None:
    """RG-R8, RG-6.6: karma, say, asks nothing more, and the dice follow."""
    table = Table(2).dice(0, "blue 2")
    table.s.yields[:] = [0, 0, 0, 1, *[0] * (len(table.s.yields) - 4)]
    table.play(0, "place dancer")
    assert table.may(0) == {"next choice.dice", "next choice.white_tile"}
    assert "drew_white" in table.play(0, "next choice.white_tile")
    assert table.s.karma[0] == 1
    table.plays(0, "take green", "take blue")
    assert table.held(0) == {"green": 1, "blue": 1}


def test_the_white_tiles_are_shuffled_again_when_all_are_set_aside() -> None:
    """RG-6.6."""
    table = Table(2).dice(0, "blue 2")
    table.s.yields[:] = [0] * len(table.s.yields)
    table.plays(0, "place dancer", "next choice.dice", "take purple")
    assert "white_shuffled" in table.play(0, "take purple")
    assert sum(table.s.yields) == 7


def test_the_yogi_gives_two_karma_and_a_die() -> None:
    """RG-6.7."""
    table = Table(2).dice(0, "blue 3")
    table.plays(0, "place yogi", "take green")
    assert table.s.karma[0] == 2
    assert table.held(0) == {"green": 1}


def test_a_chamber_says_which_dice_pay_for_it_as_they_lie_or_turned_with_karma() -> None:
    """RG-6.4, RG-3.4."""
    table = Table(2).dice(0, "blue 3 green 4 orange 5").put(0, karma=1)
    yogi = next(space for space in table.match.view(0).spaces if space.id == "yogi")
    assert (yogi.dice, yogi.turned) == ([0], [1])
    assert next(space for space in table.match.view(None).spaces if space.id == "yogi").dice == []


def test_raja_man_singh_gives_an_upgrade_and_three_money() -> None:
    """RG-6.8, RG-R8: the money comes before the upgrade is chosen."""
    table = Table(2).dice(0, "blue 4")
    table.play(0, "place raja_man_singh")
    assert table.s.money[0] == 8
    table.play(0, "upgrade fort")
    assert table.match.view().seats[0].upgrades["fort"] == 3


def test_example_leila_covers_the_orange_four_with_the_violet_six_for_a_difference_of_two() -> None:
    """RG-6.9, RG-R11: she gives a green 5 and a violet die of at least 2; the fort of the new tile pays."""
    table = Table(2).show("p05").built(0, "o01:7:0").dice(0, "green 5 purple 1 purple 2").put(0, fame=6)
    table.play(0, "place master_builder")
    table.play(0, "cover_with p05")
    assert table.match.view(0).plan.due == 0
    assert [(a.kind, a.what["due"]) for a in table.match.legal(0)] == [("cover_cell", 2)]
    table.play(0, "cover_cell 2 3")
    assert {(a.kind, a.what["value"]) for a in table.match.legal(0)} == {("give", 1), ("give", 2)}
    table.play(0, "give purple 2")
    table.play(0, f"turn {table.match.legal(0)[0].what['turn']}")
    assert table.s.fame[0] == 8
    assert table.held(0) == {"purple": 1}
    assert table.s.covered[0][7] == 1


def test_a_market_that_is_covered_is_gone() -> None:
    """RG-R11: tea 2 pays no more, the silk and spice over it do."""
    table = Table(2).show("o11").built(0, "b04:7:0").dice(0, "green 5 orange 6").put(0, fame=6, money=0)
    table.plays(0, "place master_builder", "cover_with o11", "cover_cell 2 3")
    table.match.play(0, table.match.codes(0)[0])
    assert table.s.money[0] == 4
    assert [(m.good, m.value) for m in table.match.view().seats[0].markets] == [("silk", 2), ("spice", 2)]


def test_a_tile_that_covers_shows_the_least_difference_it_costs() -> None:
    """RG-6.9: 6 over 5 or over 4."""
    table = Table(2).show("p05").built(0, "o03:7:0 b01:3:1").dice(0, "green 5 purple 3").put(0, fame=6)
    table.play(0, "place master_builder")
    assert {a.what["tile"]: a.then.get("dice_from") for a in table.match.legal(0)}["p05"] == -1
    table.play(0, "cover_with p05")
    assert {a.what["due"] for a in table.match.legal(0)} == {1, 2}


def test_covering_brings_no_special_yield_and_happens_once_in_each_place() -> None:
    """RG-6.10: a crossing in the left corner would lead to a die and 5 money."""
    table = Table(2).show("g05").built(0, "b05:7:0 o01:6:1 b02:5:1").dice(0, "green 2 blue 5").put(0, fame=6, money=0)
    table.plays(0, "place master_builder", "cover_with g05", "cover_cell 2 1", "turn 0")
    assert not any(table.s.reached[0])
    assert table.s.money[0] == 0
    assert table.s.covered[0][5] == 1
    begin_round(table.s)
    table.turn(0).show("b16").dice(0, "purple 5 blue 6 blue 6")
    table.plays(0, "place master_builder", "cover_with b16")
    assert {(a.what["row"], a.what["column"]) for a in table.match.legal(0)} == {(2, 2), (2, 3)}


def test_the_master_builder_may_not_cut_anything_off() -> None:
    """RG-6.9: a straight across the path would lose the tile behind it."""
    table = Table(2).show("b07").built(0, "b05:7:0 o01:6:1 o02:5:1").dice(0, "green 5 blue 3")
    table.plays(0, "place master_builder", "cover_with b07", "cover_cell 2 2")
    assert [a.what["exits"] for a in table.match.legal(0)] == ["exits.10"]


def test_without_a_dearer_tile_or_dice_the_master_builder_is_closed() -> None:
    """RG-6.9."""
    table = Table(2).built(0, "o04:7:0").dice(0, "green 5")
    assert table.why(0, "master_builder") == "no_die_or_cover"


def test_the_portuguese_sails_exactly_six_free_spaces() -> None:
    """RG-6.11: a boat on the way is skipped."""
    table = Table(2).dice(0, "blue 6").put(0, boat=9).put(1, boat=12)
    table.play(0, "place portuguese")
    assert table.s.boat[0] == 16
    assert table.s.fame[0] == 4


@pytest.mark.parametrize(("boat", "other", "why"), [(19, 0, None), (20, 0, "river_short"), (19, 22, "river_short")])
def test_the_portuguese_is_closed_near_the_end(boat: int, other: int, why: str | None) -> None:
    """RG-6.11."""
    assert Table(2).dice(0, "blue 6").put(0, boat=boat).put(1, boat=other).why(0, "portuguese") == why


def test_an_upgrade_is_lost_when_all_buildings_are_at_their_highest() -> None:
    """RG-R19, RG-4.7."""
    table = Table(2).dice(0, "blue 4")
    table.s.upgraded[0][:] = [2] * 4
    table.play(0, "place raja_man_singh")
    assert table.s.money[0] == 8
    assert table.match.actors() == [1]


def test_every_white_tile_is_one_of_the_four_kinds() -> None:
    """RG-6.6: a die, three money, an upgrade or a karma."""
    kinds = [
        (tile.rewards[0].kind, tile.rewards[0].amount, tile.count)
        for tile in Table(2).match.view().yield_tiles
        if tile.colour == "white"
    ]
    assert kinds == [("dice", 1, 3), ("money", 3, 3), ("upgrade", 1, 1), ("karma", 1, 1)]
