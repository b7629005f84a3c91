"""Chapters 8 and 9: the characters."""

import pytest

from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.actions import ABILITY
from tests.games.maharaja.tables import Table


def turn_of(character: str, plan: str = "coins coins") -> Table:
    return Table(3).character(0, character).turn(0, plan)


def test_a_once_a_round_ability_is_used_once_in_ones_own_turn() -> None:
    """MJ-8.1."""
    table = turn_of("poet")
    table.play(0, "ability poet")
    assert table.refusal(0, ABILITY + 6) == "ability_used"
    table.play(0, "end_turn")
    for seat in (1, 2):
        table.play(seat, "end_turn")
    assert table.s.used[0] == 0


@pytest.mark.parametrize("character", ["herald", "preacher", "pilgrim", "princess"])
def test_other_abilities_are_not_used_but_hold(character: str) -> None:
    """MJ-8.2, MJ-8.3."""
    table = turn_of(character)
    assert "ability" not in table.kinds(0)
    assert table.refusal(0, ABILITY + tables.CHARACTER_IDS.index(character)) == "works_by_itself"


def test_the_herald_has_no_ability() -> None:
    """MJ-9.1."""
    assert turn_of("herald").match.view(0).sides[0].abilities == []


def test_the_stonecutter_takes_a_shrine() -> None:
    """MJ-9.2."""
    table = turn_of("stonecutter")
    table.play(0, "ability stonecutter")
    assert (table.s.stock[0], table.s.supply[0]) == (5, 11)


def test_the_changer_changes_up_to_three_times_either_way() -> None:
    """MJ-9.3, MJ-R11."""
    table = turn_of("changer")
    table.play(0, "ability changer", "buy_prestige 2", "buy_prestige 2", "sell_prestige 2")
    assert (table.s.coins[0], table.prestige(0)) == (13, 4)
    assert "use_coins 3" in table.may(0)
    table = turn_of("changer")
    table.play(0, "ability changer", "sell_prestige", "enough")
    assert (table.s.coins[0], table.prestige(0)) == (17, 2)


def test_the_courtier_pays_a_prestige_for_a_marker() -> None:
    """MJ-9.4."""
    table = turn_of("courtier")
    table.play(0, "ability courtier")
    assert (table.prestige(0), table.s.markers[0]) == (2, 1)


def test_the_preachers_priest_is_worth_one_more() -> None:
    """MJ-9.5."""
    table = Table(2).character(0, "preacher").priest(0, "delhi").priest(1, "delhi")
    assert table.match.view().cities[1].worship == [2, 1]
    assert table.match.view().cities[2].worship == [0, 0]


def test_the_poet_takes_a_prestige() -> None:
    """MJ-9.6."""
    table = turn_of("poet")
    table.play(0, "ability poet")
    assert table.prestige(0) == 4


@pytest.mark.parametrize(("shrines", "worship"), [(1, 1), (2, 3), (3, 4), (4, 6)])
def test_every_two_shrines_of_the_dancer_are_worth_one_more(shrines: int, worship: int) -> None:
    """MJ-9.7."""
    table = Table(2).character(0, "dancer").shrines(0, "delhi", shrines)
    assert table.match.view().cities[1].worship[0] == worship


def test_the_saint_has_worship_even_with_nothing_there() -> None:
    """MJ-9.8."""
    table = Table(2).character(0, "saint")
    table.score()
    assert table.s.coins[:2] == [27, 18]
    assert table.match.actors() == [0]


def test_the_pilgrim_walks_for_nothing_and_owners_get_nothing() -> None:
    """MJ-9.9."""
    table = Table(2).character(0, "pilgrim").villages(1, "v01 v02").turn(0)
    table.play(0, "walk delhi")
    assert table.s.coins[:2] == [15, 15]


def test_the_astrologer_changes_the_track() -> None:
    """MJ-9.10."""
    table = turn_of("astrologer")
    table.play(0, "ability astrologer", "move_flag delhi 1")
    assert table.track()[1] == "delhi"


def test_the_storyteller_gets_one_more_prestige_each_time() -> None:
    """MJ-9.11, MJ-R10: with an action, a bonus and an exchange."""
    table = turn_of("storyteller", "prestige coins")
    assert table.prestige(0) == 3
    table.play(0, "use_prestige 3 3")
    assert table.prestige(0) == 6
    table = Table(3).character(0, "storyteller").favour(0, "changer").turn(0)
    table.play(0, "ability changer", "buy_prestige 2", "buy_prestige 2", "enough")
    assert table.prestige(0) == 3 + 2 + 2


def test_the_architect_builds_in_every_city() -> None:
    """MJ-9.12: statues at the price of the city, and shrines."""
    table = turn_of("architect", "statue_and_shrine coins")
    table.play(0, "use_statue")
    assert {"site jodhpur 12", "site puri 10"} <= table.may(0)
    table.play(0, "site puri", "statue centre", "use_shrine", "shrine_in_city hampi")
    assert (table.s.built[0], table.temples(0, "hampi"), table.s.coins[0]) == (1, 1, 4)


def test_the_envoy_builds_a_shrine_of_the_supply_in_any_city_for_a_coin() -> None:
    """MJ-9.13, MJ-R9, MJ-R30: but in no village."""
    table = turn_of("envoy")
    table.play(0, "ability envoy")
    assert table.kinds(0) == {"envoy_in_city"}
    table.play(0, "envoy_in_city puri 1")
    assert (table.temples(0, "puri"), table.s.supply[0], table.s.stock[0], table.s.coins[0]) == (1, 11, 4, 14)


def test_the_vizier_takes_a_marker() -> None:
    """MJ-9.14."""
    table = turn_of("vizier")
    table.play(0, "ability vizier")
    assert table.s.markers[0] == 1


@pytest.mark.parametrize(
    ("city", "plan", "price"),
    [
        ("delhi", "statue_and_shrine", 7),
        ("jodhpur", "statue_and_shrine", 9),
        ("delhi", "statue_discount", 6),
        ("jodhpur", "statue_discount", 8),
    ],
)
def test_the_sculptor_pays_three_coins_less(city: str, plan: str, price: int) -> None:
    """MJ-9.15."""
    table = Table(3).character(0, "sculptor").priest(0, city).turn(0, f"{plan} coins")
    table.play(0, "use_statue" if plan == "statue_and_shrine" else "use_statue_cheap", "statue centre")
    assert table.s.coins[0] == 15 - price


def test_a_marker_on_the_own_character_returns_as_well() -> None:
    """MJ-10.8, MJ-R2: the ability is used once all the same."""
    table = Table(3).character(0, "poet").favour(0, "poet").turn(0)
    table.play(0, "ability poet")
    assert table.match.view().maharanis == 2
    assert "ability poet" not in table.may(0)
