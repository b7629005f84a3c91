"""Chapter 4: building."""

import pytest

from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.actions import IN_VILLAGE, USE, USE_STATUE
from tests.games.maharaja.tables import Table


def test_a_statue_needs_the_priest_in_the_city_and_takes_any_free_space() -> None:
    """MJ-4.1."""
    table = Table().turn(0, "statue_and_shrine coins")
    assert "use_statue" not in table.kinds(0)
    assert table.refusal(0, USE + USE_STATUE) == "not_in_a_city"
    table = Table().priest(0, "delhi").statues(1, "delhi", "centre north_west").turn(0, "statue_and_shrine coins")
    table.play(0, "use_statue")
    assert {word.split()[2] for word in table.may(0)} == {"top", "bottom", "north_east", "south_east", "south_west"}


@pytest.mark.parametrize(
    ("city", "plan", "kind", "price"),
    [
        ("delhi", "statue_and_shrine", "use_statue", 10),
        ("jodhpur", "statue_and_shrine", "use_statue", 12),
        ("delhi", "statue_discount", "use_statue_cheap", 9),
        ("jodhpur", "statue_discount", "use_statue_cheap", 11),
    ],
)
def test_a_statue_costs_ten_or_twelve_with_the_maharaja(city: str, plan: str, kind: str, price: int) -> None:
    """MJ-4.2, MJ-3.5: the Maharaja is in Jodhpur."""
    table = Table().priest(0, city).turn(0, f"{plan} coins")
    table.play(0, kind, "statue centre")
    assert table.s.coins[0] == 15 - price


def test_a_statue_that_is_too_dear_is_not_built() -> None:
    """MJ-4.2."""
    table = Table().coins(0, 9).priest(0, "delhi").turn(0, "statue_and_shrine coins")
    assert table.refusal(0, USE + USE_STATUE) == "too_dear"


@pytest.mark.parametrize(
    ("city", "space", "gain"),
    [
        ("delhi", "top", "markers"),
        ("delhi", "bottom", "prestige"),
        ("ahmadabad", "bottom", "coins"),
        ("hampi", "bottom", "shrines"),
        ("delhi", "centre", ""),
        ("delhi", "north_east", ""),
    ],
)
def test_two_outer_spaces_give_a_bonus_at_once(city: str, space: str, gain: str) -> None:
    """MJ-4.3."""
    table = Table().priest(0, city).turn(0, "statue_and_shrine coins")
    table.play(0, "use_statue", f"statue {space}")
    got = {
        "markers": table.s.markers[0],
        "prestige": table.prestige(0) - 3,
        "coins": table.s.coins[0] - 5,
        "shrines": table.s.stock[0] - 4,
    }
    assert {kind for kind, n in got.items() if n} == ({gain} if gain else set())


def test_an_empty_supply_gives_no_marker() -> None:
    """MJ-R28, MJ-R8."""
    table = Table().markers(1, 7).priest(0, "delhi").turn(0, "statue_and_shrine coins")
    assert table.s.marker_supply == 0
    table.play(0, "use_statue", "statue top")
    assert table.s.markers[0] == 0


def test_every_city_has_one_space_for_a_marker() -> None:
    """MJ-4.3: as many as there are markers."""
    assert sum(map(sum, tables.BONUS_MARKERS)) == 7


def test_any_number_of_shrines_stands_in_a_city_for_a_coin_each() -> None:
    """MJ-4.4."""
    table = Table().shrines(0, "delhi", 9).priest(0, "delhi").turn(0, "statue_and_shrine coins")
    table.play(0, "use_shrine", "shrine_in_city delhi")
    assert (table.temples(0, "delhi"), table.s.coins[0]) == (10, 14)


def test_a_shrine_in_another_city_is_refused() -> None:
    """MJ-4.4."""
    table = Table().priest(0, "delhi").turn(0, "shrine_discount coins")
    table.play(0, "use_shrine_cheap")
    assert {w for w in table.may(0) if "city" in w} == {"shrine_in_city delhi 0"}


def test_a_village_takes_two_shrines_wherever_the_priest_stands() -> None:
    """MJ-4.5: and both may belong to one seat."""
    table = Table().villages(1, "v05").villages(0, "v05 v06").turn(0, "statue_and_shrine coins")
    table.play(0, "use_shrine")
    assert "shrine_in_village v05 1" not in table.may(0)
    assert table.refusal(0, IN_VILLAGE + 4) == "village_full"
    table.play(0, "shrine_in_village v06")
    assert table.in_village(0, "v06") == 2


def test_shrines_are_built_from_the_tableau() -> None:
    """MJ-4.6."""
    table = Table().stock(0, 0).turn(0, "shrine_discount coins")
    assert "use_shrine_cheap" not in table.kinds(0)
    table = Table().stock(0, 1).turn(0, "shrine_discount coins")
    table.play(0, "use_shrine_cheap", "shrine_in_village v01")
    assert (table.s.stock[0], table.s.supply[0]) == (0, 12)


def test_no_eighth_statue_is_built() -> None:
    table = (
        Table().priest(0, "delhi").statues(0, "puri", "centre top bottom north_east south_east south_west north_west")
    )
    table.turn(0, "statue_discount coins")
    assert "use_statue_cheap" not in table.kinds(0)
