"""Chapter 3: turns and the actions of the disc."""

from durbar.games.maharaja.rules.actions import ABILITY, END, MARKER, USE, USE_PRESTIGE, WALK
from durbar.games.maharaja.rules.state import CROSSING, POET
from tests.games.maharaja.tables import CROSSING_TO_DELHI, Table


def test_turns_follow_the_numbers_of_characters() -> None:
    """MJ-3.1."""
    table = Table(3).character(0, "vizier").character(1, "preacher").character(2, "herald")
    for seat in (0, 1, 2):
        table.planned(seat, "coins coins")
    order = []
    table._go_on()
    for _ in range(3):
        (seat,) = table.match.actors()
        order.append(seat)
        table.play(seat, "end_turn")
    assert order == [2, 1, 0]


def test_the_two_actions_are_done_in_any_order_in_part_or_not_at_all() -> None:
    """MJ-3.2, MJ-R5."""
    table = Table().turn(0, "prestige coins")
    assert {"use_prestige 3 2", "use_coins 3", "end_turn"} <= table.may(0)
    table.play(0, "use_coins")
    assert "use_coins 3" not in table.may(0)
    table.play(0, "end_turn")
    assert table.s.coins[0] == 18
    assert table.match.actors() == [1]


def test_a_turn_shows_what_is_left_of_each_action() -> None:
    """MJ-3.2."""
    table = Table().markers(0, 1).priest(0, "delhi").turn(0, "statue_and_shrine two_shrines")
    table.play(
        0, "use_statue", "statue centre", "marker", "mark two_shrines", "use_two_shrines", "shrine_in_city delhi"
    )
    left = [
        (task.action, task.source, [(part.id, part.open) for part in task.parts]) for task in table.match.view(0).tasks
    ]
    assert left == [
        ("statue_and_shrine", "first", [("statue", False), ("shrine", True)]),
        ("two_shrines", "second", [("shrine_city", False), ("shrine_any", True)]),
        ("two_shrines", "marker", [("shrine_city", True), ("shrine_any", True)]),
    ]


def test_one_marker_a_turn_gives_any_action_but_the_swap() -> None:
    """MJ-3.3."""
    table = Table().markers(0, 2).turn(0)
    table.play(0, "marker")
    assert table.may(0) == {
        f"mark {a}"
        for a in [
            "statue_discount",
            "shrine_discount",
            "statue_and_shrine",
            "two_shrines",
            "coins",
            "shrines",
            "prestige",
            "track",
        ]
    }
    table.play(0, "mark track")
    assert (table.s.markers[0], table.s.marker_supply) == (1, 6)
    assert table.refusal(0, MARKER) == "marker_used"
    table.play(0, "use_track", "move_flag delhi 1")
    assert table.track()[1] == "delhi"


def test_after_every_turn_comes_the_city_scoring() -> None:
    """MJ-3.4."""
    table = Table(2).turn(0)
    table.play(0, "end_turn")
    told = table.play(1, "end_turn")
    assert "scoring_began" in told


def test_a_statue_with_discount_costs_a_coin_less() -> None:
    """MJ-3.5."""
    table = Table().priest(0, "delhi").turn(0, "statue_discount coins")
    table.play(0, "use_statue_cheap", "statue centre")
    assert table.s.coins[0] == 15 - 9


def test_a_shrine_with_discount_costs_nothing() -> None:
    """MJ-3.6."""
    table = Table().coins(0, 0).turn(0, "shrine_discount coins")
    table.play(0, "use_shrine_cheap", "shrine_in_village v12")
    assert (table.s.coins[0], table.in_village(0, "v12"), table.s.stock[0]) == (0, 1, 3)


def test_a_statue_and_a_shrine_in_different_cities_with_walks_before_between_and_after() -> None:
    """MJ-3.7, MJ-4.7: the note on the priest walking during an action."""
    table = Table().villages(0, "v01 v02 v11 v12 v19 v20").turn(0, "statue_and_shrine coins")
    table.play(
        0,
        "walk delhi",
        "use_statue",
        "statue top",
        "walk jodhpur",
        "use_shrine",
        "shrine_in_city jodhpur",
        "walk ahmadabad",
        "end_turn",
    )
    assert table.temples(0, "jodhpur") == 1
    assert table.s.built[0] == 1
    assert table.stands(0) == "ahmadabad"
    assert table.s.coins[0] == 15 - 10 - 1


def test_the_shrine_may_come_before_the_statue() -> None:
    """MJ-3.7."""
    table = Table().priest(0, "delhi").turn(0, "statue_and_shrine coins")
    table.play(0, "use_shrine", "shrine_in_city delhi", "use_statue", "statue centre")
    assert (table.temples(0, "delhi"), table.s.built[0]) == (1, 1)


def test_of_two_shrines_at_most_one_goes_into_a_village() -> None:
    """MJ-3.8."""
    table = Table().priest(0, "delhi").turn(0, "two_shrines coins")
    table.play(0, "use_two_shrines", "shrine_in_village v01", "use_two_shrines")
    assert table.may(0) == {"shrine_in_city delhi 1"}


def test_both_of_two_shrines_may_stand_in_cities() -> None:
    """MJ-3.8."""
    table = Table().priest(0, "delhi").turn(0, "two_shrines coins")
    table.play(0, "use_two_shrines", "shrine_in_city delhi", "use_two_shrines", "shrine_in_city delhi")
    assert table.temples(0, "delhi") == 2
    assert table.s.coins[0] == 13


def test_a_shrine_in_a_village_may_open_the_way_to_the_city_of_the_other() -> None:
    """MJ-R4: and then the turn does not end before the shrine in a city is built."""
    table = Table().villages(1, "v01").turn(0, "two_shrines coins")
    table.play(0, "use_two_shrines", "shrine_in_village v02")
    assert "end_turn" not in table.may(0)
    assert table.refusal(0, END) == "city_shrine_owed"
    table.play(0, "walk_for delhi", "use_two_shrines", "shrine_in_city delhi", "end_turn")
    assert table.temples(0, "delhi") == 1


def test_a_village_does_not_come_first_without_shrines_or_coins_for_both() -> None:
    """MJ-R4."""
    for table in (Table().coins(0, 1), Table().stock(0, 1)):
        table.priest(0, "delhi").turn(0, "two_shrines coins")
        table.play(0, "use_two_shrines")
        assert table.may(0) == {"shrine_in_city delhi 1"}


def test_a_village_does_not_come_first_where_no_city_can_follow() -> None:
    """MJ-R4: the crossing has no open road, and v02 opens one that leaves a coin for the shrine at its end only with three coins."""
    assert "use_two_shrines" not in Table().turn(0, "two_shrines coins").may(0)
    for coins, villages in ((2, set()), (3, {"shrine_in_village v02 1"})):
        table = Table().villages(1, "v01").coins(0, coins).turn(0, "two_shrines prestige")
        if villages:
            table.play(0, "use_two_shrines")
        assert {answer for answer in table.may(0) if "village" in answer} == villages


def test_after_a_shrine_in_a_village_nothing_else_comes_before_the_one_in_a_city() -> None:
    """MJ-R4: no other action, no marker, no ability, no way to where it cannot be built or paid."""
    table = Table().character(0, "poet").markers(0, 1).coins(0, 4).priest(0, "delhi").villages(0, "v01")
    table.villages(1, "v02 v11 v12").turn(0, "two_shrines prestige")
    table.play(0, "use_two_shrines", "shrine_in_village v30")
    assert table.may(0) == {"use_two_shrines", "walk_for jodhpur 2 to_one 1 2"}
    for code in (END, MARKER, USE + USE_PRESTIGE, ABILITY + POET, WALK + CROSSING):
        assert table.refusal(0, code) == "city_shrine_owed"
    table.play(0, "use_two_shrines", "shrine_in_city delhi")
    assert {"use_prestige", "marker", "ability poet", "end_turn"} & table.may(0) == {
        "marker",
        "ability poet",
        "end_turn",
    }


def test_parts_of_different_actions_may_be_mixed() -> None:
    """MJ-R29: the swap comes between the statue and the shrine."""
    table = Table().character(0, "sculptor").display("architect courtier poet").priest(0, "delhi")
    table.turn(0, "statue_and_shrine swap")
    table.play(0, "use_statue", "statue centre", "use_swap", "take architect", "use_shrine", "shrine_in_city puri")
    assert (table.s.built[0], table.temples(0, "puri")) == (1, 1)


def test_three_coins_are_taken() -> None:
    """MJ-3.9."""
    table = Table().turn(0, "coins coins")
    table.play(0, "use_coins", "use_coins")
    assert table.s.coins[0] == 21


def test_two_shrines_are_taken_from_the_supply_or_what_is_there() -> None:
    """MJ-3.10, MJ-R8."""
    table = Table().stock(0, 4, supply=3).turn(0, "shrines shrines")
    table.play(0, "use_shrines", "use_shrines")
    assert (table.s.stock[0], table.s.supply[0]) == (7, 0)


def test_three_coins_buy_two_prestige() -> None:
    """MJ-3.11."""
    table = Table().coins(0, 4).turn(0, "prestige prestige")
    table.play(0, "use_prestige")
    assert (table.s.coins[0], table.prestige(0)) == (1, 5)
    assert "use_prestige" not in table.kinds(0)


def test_walks_are_free_in_the_middle_of_the_road_network() -> None:
    table = Table().villages(0, CROSSING_TO_DELHI).turn(0)
    assert "walk delhi" in table.may(0)
