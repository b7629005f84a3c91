"""Chapter 6: points."""

import pytest

from durbar.games.taj_mahal.rules.points import palace_points
from durbar.games.taj_mahal.rules.tables import PROVINCE_IDS
from tests.games.taj_mahal.tables import ANNA, BEN, CHRIS, DORIS, Table, city

# The map of the example: A is Ajmer (1 Ajmer, 2 Udaipur, 3 Jodhpur, 4 Bikaner), B Multan, C Lahore, D Delhi, E Malwa,
# F Agra, G Kabul, H Gujarat, I Thatta.
RED = "bikaner udaipur dipalpur lahore attock ujjain haridwar kannauj junagadh"
BLUE = "ajmer jodhpur delhi umarkot sialkot raisen kabul"
BROWN = "jodhpur nasarpur uch bhakkar multan ghazni patan mandu gwalior"
GREY = "delhi jalandhar lahore dipalpur"


def _bits(cities: str) -> int:
    return sum(1 << city(name) for name in cities.split())


def _province(name: str) -> int:
    return PROVINCE_IDS.index(f"{name}_province")


def test_example_two_bonus_tiles_with_tea_pay_three_and_four() -> None:
    """TM-6.4: 3 + 4 = 7, the second counts the first."""
    table = Table(visit=9, province="thatta").bonus(sehwan="tea", umarkot="tea").goods(ANNA, tea=2)
    table.shows(ANNA, "monk 1, vizier 1")
    table.play(ANNA, "withdraw")
    table.play(ANNA, "build sehwan")
    assert table.s.points[ANNA] == 3
    table.play(ANNA, "build umarkot")
    assert table.view().seats[ANNA].breakdown["wares"] == 7


def test_example_the_province_tile_pays_eight_and_with_the_tea_fifteen() -> None:
    """TM-6.1, TM-6.5: spices and tea with two spices and four tea."""
    table = Table(visit=9, province="thatta").bonus(sehwan="tea", umarkot="tea").goods(ANNA, tea=2, spices=2)
    table.shows(ANNA, "monk 1, vizier 1, elephant 1")
    table.withdraw(ANNA, "build sehwan", "build umarkot")
    found = table.view().seats[ANNA].breakdown
    assert (found["wares"], found["tile"], found["wares"] + found["tile"]) == (7, 8, 15)
    assert table.view().seats[ANNA].goods == {"rice": 0, "tea": 5, "spices": 3, "gems": 0}


def test_the_first_province_tile_shows_one_ware_and_pays_one_point() -> None:
    """TM-6.5."""
    table = Table(visit=1).shows(ANNA, "elephant 1")
    assert table.withdraw(ANNA) == 1


def test_the_second_province_tile_pays_two_points() -> None:
    """TM-6.5: as all others do without wares of their kind."""
    table = Table(visit=2).shows(ANNA, "elephant 1")
    assert table.withdraw(ANNA) == 2


@pytest.mark.parametrize(("kind", "points"), [("points", 2), ("taj_mahal", 4)])
def test_tiles_with_points_pay_and_leave_the_game(kind: str, points: int) -> None:
    """TM-6.2."""
    table = Table().shows(ANNA, "monk 1").bonus(jodhpur=kind)
    assert table.withdraw(ANNA, "build jodhpur") == points + 1
    assert table.view().seats[ANNA].breakdown["bonus"] == points


def test_a_tile_with_a_card_draws_the_top_card() -> None:
    """TM-6.3."""
    table = Table().shows(ANNA, "monk 1").bonus(jodhpur="card")
    table.play(ANNA, "withdraw")
    assert table.play(ANNA, "build jodhpur")[:3] == ["built", "bonus_drew", "drew"]
    assert (table.s.hand_size[ANNA], table.s.unknown[ANNA]) == (1, 1)
    assert not table.match.may_undo(ANNA)


@pytest.mark.parametrize(("cities", "points"), [(RED, 4), (BLUE, 3), (BROWN, 5), (GREY, 0), (GREY + " ajmer", 4)])
def test_example_palaces_joined_to_province_a(cities: str, points: int) -> None:
    """TM-6.6, TM-6.7, TM-6.8: red 4, blue 3, brown 5, grey 0, and grey 4 with a palace on A1."""
    assert palace_points(_bits(cities), _province("ajmer")) == points


@pytest.mark.parametrize(("cities", "last", "points"), [(RED, "udaipur", 4), (BLUE, "ajmer", 3), (BROWN, "jodhpur", 5)])
def test_example_palaces_are_counted_as_the_last_one_is_built(cities: str, last: str, points: int) -> None:
    """TM-6.7, TM-6.8: with everybody on the board, and cities with two palaces serving both owners."""
    table = Table(visit=9).shows(ANNA, "monk 1")
    for seat, owned in zip(
        (BEN, CHRIS, DORIS), [each for each in (RED, BLUE, BROWN, GREY) if each != cities], strict=True
    ):
        table.palaces(seat, " ".join(name for name in owned.split() if name != last))
    table.palaces(ANNA, " ".join(name for name in cities.split() if name != last))
    table.play(ANNA, "withdraw")
    assert table.s.palace[city(last)] == ANNA + 1, "the only free city is built in without asking"
    assert table.view().seats[ANNA].breakdown["palaces"] == points


def test_several_palaces_in_the_province_bring_one_point() -> None:
    """TM-6.6."""
    table = Table().shows(ANNA, "monk 1, vizier 1, general 1")
    assert table.withdraw(ANNA, "build ajmer", "build bikaner", "build udaipur") == 1


def test_a_province_counts_once_however_many_chains_lead_to_it() -> None:
    """TM-6.7: Bikaner and Dipalpur, Uch and Multan all join Multan's province."""
    assert palace_points(_bits("bikaner dipalpur uch multan"), _province("ajmer")) == 2


def test_a_city_of_another_seat_breaks_a_chain() -> None:
    """TM-6.8."""
    assert palace_points(_bits("ajmer delhi sirhind kishtwar"), _province("ajmer")) == 3
    assert palace_points(_bits("ajmer sirhind kishtwar"), _province("ajmer")) == 1


def test_no_palace_in_the_province_pays_nothing() -> None:
    """TM-6.6: whatever stands around it."""
    table = Table().palaces(ANNA, "delhi dipalpur patan").shows(ANNA, "elephant 1")
    table.withdraw(ANNA)
    assert table.view().seats[ANNA].breakdown["palaces"] == 0


def test_a_chain_through_all_provinces_is_worth_twelve() -> None:
    """TM-6.7."""
    assert palace_points((1 << 49) - 1, _province("agra")) == 12


def test_points_are_kept_by_visit_and_source() -> None:
    """TM-6.1."""
    table = Table(visit=3).shows(ANNA, "monk 1, elephant 1").bonus(jodhpur="points")
    table.withdraw(ANNA, "build jodhpur")
    assert table.view().seats[ANNA].visits[2] == {
        "bonus": 2, "wares": 0, "tile": 2, "palaces": 1, "special": 0, "hand": 0,
    }  # fmt: skip
