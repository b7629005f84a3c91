"""Chapters 10 and 11: Navaratnas and mixed tables."""

import pytest

from durbar import Match
from durbar.core.agenda import owe
from durbar.games.rajas.game import GAME
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import PICK_SLOT, PICK_YIELD_TILE, PLACE, SLOT_AT
from durbar.games.rajas.rules.rewards import count_yield_tiles
from durbar.games.rajas.rules.rounds import next_turn
from durbar.games.rajas.rules.state import FROM_BUILDING, FROM_MARKET, State
from durbar.games.rajas.rules.tracks import earn, gain_fame
from durbar.games.rajas.rules.yields import is_free_slot, take_yield
from tests.games.rajas.tables import Table

BROWN_SLOT = tables.BORDER[15][tables.LEFT]
LEFT_SLOT = tables.BORDER[5][tables.LEFT]
WHITE_SLOT = tables.BORDER[1][tables.LEFT]
TO_THE_LEFT = "b05:7:0 o01:6:1"
"""A crossing under the residence and a straight to the left: a path leads into the cell beside the left slot."""


def _tile(name: str) -> int:
    """A yield tile as the state holds it."""
    return tables.YIELD_TILE_IDS.index(name) + 1


def _nine_jewels(seats: int = 2) -> Table:
    return Table(seats, navaratnas="on")


def test_six_workers_and_eight_dice() -> None:
    """RG-10.1: no worker leaves the game."""
    table = _nine_jewels()
    gain_fame(table.s, 0, 15, FROM_BUILDING)
    earn(table.s, 0, 20, FROM_MARKET)
    seat = table.match.view().seats[0]
    assert (seat.workers, seat.hands, seat.waiting["at_bridge"]) == (5, 8, "waiting")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_lays_a_brown_tile_on_one_of_its_two_brown_slots(seats: int) -> None:
    """RG-10.2, RG-10.3: all other tiles lie open."""
    match = Match.start(GAME, seats=seats, options={"navaratnas": "on"}, secret=b"brown")
    for _ in range(seats):
        seat = match.actors()[0]
        assert [action.kind for action in match.legal(seat)] == ["lay_yield_tile"] * 2
        match.play(seat, match.codes(seat)[0])
    view = match.view()
    assert all(sum(border.yield_tile is not None for border in seat.borders) == 1 for seat in view.seats)
    assert sum(tile.count for tile in view.yield_tiles) == 30 - seats
    assert all(seat.back for seat in view.seats)


def test_the_dancer_gives_any_yield_tile_which_pays_only_when_reached() -> None:
    """RG-10.4."""
    table = _nine_jewels().dice(0, "blue 2")
    table.plays(0, "place dancer", "next choice.dice", "take green", "take green")
    assert table.prompt(0) == "pick_yield_tile"
    table.play(0, "take_yield_tile red_money")
    money = table.s.money[0]
    table.match.play(0, table.match.codes(0)[0])
    assert table.s.money[0] == money
    assert tables.YIELD_TILE_IDS.index("red_money") + 1 in table.s.laid[0]


def test_a_yield_tile_pays_when_a_path_reaches_it() -> None:
    """RG-10.4, RG-4.6."""
    table = _nine_jewels().show("b01").built(0, TO_THE_LEFT).dice(0, "blue 4").put(0, money=1, fame=6)
    table.s.laid[0][LEFT_SLOT] = _tile("yellow_money")
    table.plays(0, "place quarry", "pick_tile b01", "pick_cell 2 1", "turn 1")
    assert table.s.money[0] == 4


def test_a_yield_may_have_two_parts_and_a_yield_tile_two_colours() -> None:
    """RG-4.6, RG-10.4: a green die with karma below the middle, an orange and a green one from a tile over it."""
    table = _nine_jewels().show("b01").built(0, "b05:7:0").dice(0, "blue 4").put(0, fame=6)
    table.plays(0, "place quarry", "pick_tile b01", "pick_cell 3 3", "turn 0")
    assert (table.held(0), table.s.karma[0]) == ({"green": 1}, 1)
    table = _nine_jewels().show("b01").built(0, "b05:7:0").dice(0, "blue 4").put(0, fame=6)
    table.s.laid[0][tables.BORDER[12][tables.BOTTOM]] = _tile("yellow_orange_green")
    table.plays(0, "place quarry", "pick_tile b01", "pick_cell 3 3", "turn 0")
    assert (table.held(0), table.s.karma[0]) == ({"green": 1, "orange": 1}, 0)


def test_a_seat_with_fewer_workers_takes_a_yield_tile_in_the_fifth_pass() -> None:
    """RG-10.5: four workers against five; against six it takes a second one."""
    table = _nine_jewels()
    table.s.workers[:2], table.s.ready[:2] = [4, 6], [0, 2]
    for expected in (1, 2):
        table.s.owed_count, table.s.first, table.s.served = 0, 0, 0
        next_turn(table.s)
        assert table.prompt(0) == "pick_yield_tile"
        assert table.s.idle[0] == expected
    table.s.owed_count, table.s.served = 0, 0
    next_turn(table.s)
    assert table.s.owed_count == 0


def test_three_workers_against_six_take_a_third_yield_tile_and_no_fourth() -> None:
    """RG-10.5."""
    table = _nine_jewels()
    table.s.workers[:2], table.s.ready[:2] = [3, 6], [0, 3]
    asked = []
    for _ in range(4):
        table.s.owed_count, table.s.first, table.s.served = 0, 0, 0
        next_turn(table.s)
        asked.append(table.prompt(0))
    assert asked == ["pick_yield_tile", "pick_yield_tile", "pick_yield_tile", None]


def test_example_four_workers_against_five_take_one_yield_tile_in_the_fifth_pass() -> None:
    """RG-10.5: the round is played to its end."""
    table = _nine_jewels()
    table.s.workers[:2], table.s.ready[:2] = [4, 5], [4, 5]
    for mine, theirs in (("blue", "green"), ("orange", "purple")):
        table.play(0, f"place terrace_{mine}")
        table.play(1, f"place terrace_{theirs}")
    for mine, theirs in (("orange", "green"), ("blue", "purple")):
        table.play(0, f"place balcony_{mine}")
        assert not any(table.s.laid[0])
        table.play(1, f"place balcony_{theirs}")
    assert table.prompt(0) == "pick_yield_tile"
    table.play(0, "take_yield_tile white_money")
    table.match.play(0, table.match.codes(0)[0])
    table.plays(1, "place front_terrace", "roll_none")
    assert table.s.round == 2
    assert [sum(tile > 0 for tile in laid) for laid in table.s.laid[:2]] == [1, 0]


def test_no_yield_tile_is_handed_out_once_markers_have_met() -> None:
    """RG-R15."""
    table = _nine_jewels()
    table.s.workers[:2], table.s.ready[:2], table.s.met_count = [4, 6], [0, 2], 1
    table.s.owed_count, table.s.served = 0, 0
    next_turn(table.s)
    assert table.s.owed_count == 0


def test_only_tiles_with_a_free_slot_may_be_taken_and_none_must() -> None:
    """RG-10.6."""
    table = _nine_jewels()
    for border in range(tables.BORDERS):
        if tables.SLOT[border] != tables.RED:
            table.s.laid[0][border] = 1
    owe(table.s, PICK_YIELD_TILE, 0, 0, 0)
    assert {
        word.split("_")[0]
        for word in (a.what.get("yield_tile", "nothing") for a in table.match.legal(0))
        if isinstance(word, str)
    } == {"red", "nothing"}


def test_a_slot_that_was_reached_stays_free_but_its_tile_pays_nothing() -> None:
    """RG-R14: the printed yield is had, and the tile laid over it later only counts for a brown one."""
    table = _nine_jewels().show("b01").built(0, TO_THE_LEFT).dice(0, "blue 4").put(0, money=1, fame=6)
    table.plays(0, "place quarry", "pick_tile b01", "pick_cell 2 1", "turn 1")
    assert table.s.money[0] == 2, "the quarry costs 1, and 2 are printed at the border"
    assert is_free_slot(table.s, 0, LEFT_SLOT, tables.YELLOW)
    owe(table.s, PICK_SLOT, 0, _tile("yellow_money") - 1, 0)
    warned = {action.code for action in table.match.legal(0) if action.warning}
    assert warned == {SLOT_AT + LEFT_SLOT}
    table.match.play(0, SLOT_AT + LEFT_SLOT)
    assert table.s.money[0] == 2
    assert count_yield_tiles(table.s, 0) == 1
    assert not is_free_slot(table.s, 0, LEFT_SLOT, tables.YELLOW)


def test_a_slot_without_a_printed_yield_is_reached_for_good() -> None:
    """RG-R14: a curve leads to the bare white slot above it, and nothing comes of it."""
    table = _nine_jewels().show("b02").dice(0, "blue 4").put(0, money=1, fame=6)
    bare = tables.BORDER[1][tables.TOP]
    table.plays(0, "place quarry", "pick_tile b02", "pick_cell 1 2")
    laid = next(p for p in table.match.view(0).plan.placements if p.exits == ["top", "right"])
    assert laid.yields == []
    assert "yielded" not in table.play(0, f"turn {laid.turn}")
    assert table.s.reached[0][bare] == 1
    assert is_free_slot(table.s, 0, bare, tables.WHITE)


def _covered_in_the_corner(tile: str, over: str, turn: int) -> State:
    """A tile in the left corner is covered by another; a yellow tile lies on the slot to the left."""
    table = _nine_jewels().show(over).built(0, f"{TO_THE_LEFT} {tile}").dice(0, "blue 5 green 5").put(0, fame=6)
    table.s.laid[0][LEFT_SLOT] = _tile("yellow_money")
    table.plays(0, "place master_builder", "give blue 5", f"cover_with {over}", "cover_cell 2 1", f"turn {turn}")
    return table.s


def test_a_path_made_by_covering_brings_no_yield_but_its_tile_is_joined() -> None:
    """RG-R14, RG-6.10: a crossing over a curve that turned away."""
    s = _covered_in_the_corner("b02:5:1", "g05", 0)
    assert (s.money[0], s.reached[0][LEFT_SLOT]) == (5, 0)
    assert count_yield_tiles(s, 0) == 1


def test_a_yield_tile_that_was_cut_off_counts_no_more() -> None:
    """RG-R14: a curve over the straight that led there."""
    s = _covered_in_the_corner("b01:5:1", "g12", 1)
    assert count_yield_tiles(s, 0) == 0


def _brown(kind: str) -> State:
    """A seat with 3 tiles (2 with a market, 2 curves, 2 buildings), 3 upgrades, boat on 10, 4 workers reaches a brown tile."""
    table = _nine_jewels().built(0, "o02:1:2 b12:15:3 g01:7:0").put(0, boat=10, fame=0, money=0, workers=4)
    table.s.upgraded[0][:] = [2, 1, 0, 0]
    table.s.laid[0][BROWN_SLOT] = _tile(f"brown_{kind}")
    table.s.laid[0][WHITE_SLOT] = _tile("white_dice")
    owe(table.s, PLACE, 0, 0, 0)
    take_yield(table.s, 0, BROWN_SLOT)
    return table.s


@pytest.mark.parametrize(
    ("kind", "fame", "money"),
    [
        ("fame_per_market_tile", 2, 0),
        ("fame_per_three_spaces", 3, 0),
        ("money_per_building", 0, 2),
        ("money_per_yield_tile", 0, 4),
        ("fame_per_curve", 4, 0),
        ("money_per_upgrade", 0, 6),
        ("fame_per_worker", 4, 0),
    ],
)
def test_brown_tiles_count_at_the_moment_they_are_reached(kind: str, fame: int, money: int) -> None:
    """RG-10.7, RG-R14: the yield tiles joined include this one."""
    s = _brown(kind)
    assert (s.fame[0], s.money[0]) == (fame, money)


def test_a_handicap_uses_the_back_of_both_boards_for_that_seat_alone() -> None:
    """RG-11.1: still five workers."""
    match = Match.start(GAME, seats=3, options={"handicap_2": "on"}, secret=b"mixed")
    view = match.view()
    assert [(seat.back, seat.hands) for seat in view.seats] == [(False, 10), (True, 8), (False, 10)]
    gain_fame(match.state, 1, 15, FROM_BUILDING)
    earn(match.state, 1, 20, FROM_MARKET)
    assert match.view().seats[1].waiting["at_bridge"] == "left"


def test_mixed_tables_use_white_tiles_only_and_at_once() -> None:
    """RG-11.2."""
    table = Table(2, handicap_1="on").dice(0, "blue 2")
    assert {tile.colour for tile in table.match.view().yield_tiles} == {"white"}
    table.plays(0, "place dancer", "next choice.dice", "take green")
    assert "drew_white" in table.play(0, "take green")


def test_with_navaratnas_the_handicap_changes_nothing() -> None:
    """RG-R16."""
    plain, marked = (
        Match.start(GAME, seats=2, options={"navaratnas": "on", **o}, secret=b"same")
        for o in ({}, {"handicap_1": "on"})
    )
    assert plain.state == marked.state
