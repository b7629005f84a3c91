"""Chapter 4: the priest's way."""

import pytest

from durbar.core.agenda import asked, question
from durbar.games.maharaja.game import GAME
from durbar.games.maharaja.rules.actions import ALONG, TURN, WALK
from durbar.games.maharaja.rules.walking import survey
from tests.contract.cases import Case, random_match
from tests.games.maharaja.tables import Table

DELHI, CROSSING = 1, 7


def test_a_priest_walks_as_often_as_he_likes() -> None:
    """MJ-4.7: walking is no action."""
    table = Table().villages(0, "v01 v02 v11 v12").turn(0, "coins coins")
    table.play(0, "walk delhi", "walk jodhpur", "use_coins", "walk delhi", "use_coins", "walk crossing", "end_turn")
    assert table.stands(0) == "crossing"


def test_a_road_with_an_empty_village_is_closed() -> None:
    """MJ-4.8."""
    table = Table().villages(0, "v01").turn(0)
    assert "walk delhi" not in table.may(0)
    assert table.refusal(0, WALK + DELHI) == "no_open_way"
    assert "walk delhi" in Table().villages(0, "v01 v02").turn(0).may(0)


def test_an_own_shrine_makes_a_village_free_even_beside_others() -> None:
    """MJ-4.9."""
    table = Table().villages(0, "v01 v02").villages(1, "v01").turn(0)
    table.play(0, "walk delhi")
    assert table.s.coins[:2] == [15, 15]


def test_each_foreign_shrine_costs_a_coin_for_its_owner() -> None:
    """MJ-4.9: two owners in one village and two shrines of one in the other."""
    table = Table().villages(1, "v01 v02 v02").villages(2, "v01").turn(0)
    walk = next(w for w in table.match.view(0).walks if w.place == "delhi")
    assert (walk.coins, walk.pays, walk.roads) == (4, {1: 3, 2: 1}, ["r01"])
    told = table.play(0, "walk_for delhi 4")
    assert table.s.coins[:3] == [11, 18, 16]
    assert told.count("paid_toll") == 3


def test_cities_and_the_crossing_are_crossed_for_nothing_and_a_priest_stops_only_there() -> None:
    """MJ-4.10."""
    table = Table().priest(0, "ahmadabad").priest(1, "delhi").villages(0, "v03 v04 v01 v02 v13 v14").turn(0)
    assert {w for w in table.may(0) if w.startswith("walk")} == {"walk crossing", "walk delhi", "walk varanasi"}
    table.play(0, "walk varanasi")
    assert table.s.coins[0] == 15


def test_nobody_sets_out_without_the_coins_for_the_whole_way() -> None:
    """MJ-4.11: the first road could be paid, the second not."""
    table = Table().coins(0, 3).villages(1, "v01 v02 v13 v14").turn(0)
    assert "walk_for delhi 2 to_one 1 2" in table.may(0)
    assert table.refusal(0, WALK + 2) == "toll_too_high"


def test_a_walk_takes_the_cheapest_way() -> None:
    """MJ-R7: the long way over own shrines before the short one over others'."""
    table = Table().villages(1, "v01 v02").villages(0, "v03 v04 v19 v20").turn(0)
    assert "walk delhi" in table.may(0)
    walk = next(w for w in table.match.view(0).walks if w.place == "delhi")
    assert walk.roads == ["r02", "r10"]


def test_a_dearer_road_can_be_taken_because_it_decides_who_earns() -> None:
    """MJ-R7: over the fewer shrines of one owner, or straight over those of another."""
    table = Table().villages(1, "v03 v04 v19").villages(0, "v20").villages(2, "v01 v01 v02 v02").turn(0)
    assert {way for way in table.may(0) if "delhi" in way} == {
        "walk_for delhi 3 to_one 1 3",
        "along delhi r01 4 to_one 2 4",
    }
    table.play(0, "along r01")
    assert (table.stands(0), table.s.coins[:3]) == ("delhi", [11, 15, 19])


def test_a_road_that_is_as_cheap_as_another_way_can_be_taken_for_its_owners() -> None:
    """MJ-R7: one coin to each of two instead of two to one."""
    table = Table().villages(1, "v03 v19").villages(2, "v01").villages(0, "v02 v04 v20").villages(1, "v01").turn(0)
    assert "walk_for delhi 2 to_two 1 1 2 1" in table.may(0)
    table.play(0, "walk_for ahmadabad", "walk_for delhi")
    assert table.s.coins[:3] == [13, 17, 15]


def test_a_road_that_pays_the_same_is_not_offered_twice() -> None:
    """MJ-R7: neither the cheapest way itself nor another that pays the same owners as much."""
    table = Table().villages(0, "v03 v04 v19 v20").villages(0, "v01 v02").turn(0)
    assert not any(way.startswith("along") for way in table.may(0))
    assert table.refusal(0, ALONG) == "same_tolls"
    assert table.refusal(0, ALONG + 2) == "road_closed"
    assert table.refusal(0, ALONG + 5) == "road_elsewhere"


def test_a_road_that_cannot_be_paid_or_leads_back_is_refused() -> None:
    """MJ-R6, MJ-R7, MJ-4.11."""
    table = Table().coins(0, 3).villages(0, "v03 v04 v19 v20").villages(1, "v01 v01 v02 v02").turn(0)
    assert table.refusal(0, ALONG) == "toll_too_high"
    table.coins(0, 4).turn(0)
    table.play(0, "walk delhi")
    assert table.refusal(0, ALONG) == "been_there"


def test_a_dear_road_never_leads_away_from_an_owed_shrine_without_the_coin_for_it() -> None:
    """MJ-R4, MJ-R7."""
    table = Table().coins(0, 3).priest(0, "delhi").villages(1, "v11 v12").villages(0, "v19 v20 v15 v16")
    table.turn(0, "two_shrines prestige")
    assert "along jodhpur r06 2 to_one 1 2" in table.may(0)
    table.play(0, "use_two_shrines", "shrine_in_village v30")
    assert {way for way in table.may(0) if "jodhpur" in way} == {"walk jodhpur"}


def test_the_pilgrim_pays_nobody_on_any_road() -> None:
    """MJ-9.9, MJ-R7: so there is nothing to choose."""
    table = Table().character(0, "pilgrim").villages(1, "v01 v02").villages(2, "v03 v04 v19 v20").turn(0)
    assert not any(way.startswith("along") for way in table.may(0))


def test_whoever_takes_the_pilgrim_pays_nobody_from_then_on() -> None:
    """MJ-9.9, MJ-3.13: also after its owner has taken another."""
    table = Table().character(1, "pilgrim").villages(1, "v01 v02").turn(0, "swap coins")
    assert "walk_for delhi 2 to_one 1 2" in table.may(0)
    table.play(0, "use_swap", "take_from pilgrim")
    table.play(1, "replace poet")
    assert "walk delhi" in table.may(0)


@pytest.mark.parametrize("seats", GAME.seats)
def test_in_every_turn_the_ways_are_as_a_new_survey_finds_them(seats: int) -> None:
    """MJ-R7: they are surveyed only when a turn begins, the priest walks, a shrine opens a road or a character changes hands."""
    for match, _, _ in random_match(Case(GAME, seats, GAME.choose(seats, {})), 1):
        if question(match.state) == TURN:
            seen = match.state.copy()
            survey(seen, asked(seen))
            assert seen == match.state


def test_among_equally_cheap_ways_the_shortest_is_taken() -> None:
    """MJ-R7."""
    table = Table().villages(0, "v03 v04 v19 v20 v01 v02").turn(0)
    walk = next(w for w in table.match.view(0).walks if w.place == "delhi")
    assert walk.roads == ["r01"]


def test_a_priest_does_not_walk_in_circles() -> None:
    """MJ-R6: until something else is done."""
    table = Table().villages(0, "v01 v02").turn(0)
    table.play(0, "walk delhi")
    assert "walk crossing" not in table.may(0)
    assert table.refusal(0, WALK + CROSSING) == "been_there"
    table.play(0, "use_coins")
    assert "walk crossing" in table.may(0)


def test_a_spectator_sees_which_roads_are_open_and_no_tolls() -> None:
    table = Table().villages(1, "v01 v02").turn(0)
    roads = table.match.view(None).roads
    assert (roads[0].open, roads[0].toll) == (True, None)
    assert not roads[1].open
    assert table.match.view(None).walks == []
    assert [table.match.view(seat).roads[0].toll for seat in (0, 1)] == [2, 0]
