"""Chapters 10 and 11: Navaratnas and mixed tables."""

import pytest

from durbar import Match
from durbar.core.agenda import owe
from durbar.games.rajas.game import GAME
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import PICK_YIELD_TILE, PLACE, SLOT_AT
from durbar.games.rajas.rules.rewards import count_yield_tiles
from durbar.games.rajas.rules.rounds import next_turn
from durbar.games.rajas.rules.state import FROM_BUILDING, FROM_MARKET, State
from durbar.games.rajas.rules.tracks import earn, gain_fame
from durbar.games.rajas.rules.yields import is_free_slot, take_yield
from tests.games.rajas.tables import Table

BROWN_SLOT = next(b for b in range(tables.BORDERS) if tables.SLOT[b] == tables.BROWN)


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
    table.plays(0, "place dancer", "take green", "take green")
    assert table.prompt(0) == "pick_yield_tile"
    table.play(0, "take_yield_tile red_money")
    money = table.s.money[0]
    table.match.play(0, table.match.codes(0)[0])
    assert table.s.money[0] == money
    assert tables.YIELD_TILE_IDS.index("red_money") + 1 in table.s.laid[0]


def test_a_yield_tile_pays_when_a_path_reaches_it() -> None:
    """RG-10.4, RG-4.6."""
    table = _nine_jewels().show("b01").built(0, "o04:6:1").dice(0, "blue 3").put(0, money=1, fame=6)
    border = tables.BORDER[5][tables.LEFT]
    table.s.laid[0][border] = tables.YIELD_TILE_IDS.index("white_money") + 1
    table.plays(0, "place quarry", "pick_tile b01", "pick_cell 2 1", "turn 1")
    assert table.s.money[0] == 3


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


def test_there_is_no_third_yield_tile_for_missing_workers() -> None:
    """RG-10.5: not even with three workers against six."""
    table = _nine_jewels()
    table.s.workers[:2], table.s.ready[:2] = [3, 6], [0, 3]
    asked = []
    for _ in range(3):
        table.s.owed_count, table.s.first, table.s.served = 0, 0, 0
        next_turn(table.s)
        asked.append(table.prompt(0))
    assert asked == ["pick_yield_tile", "pick_yield_tile", None]


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


def test_a_reached_slot_is_not_free() -> None:
    """RG-R14."""
    table = _nine_jewels()
    assert is_free_slot(table.s, 0, BROWN_SLOT, tables.BROWN)
    table.s.reached[0][BROWN_SLOT] = 1
    assert not is_free_slot(table.s, 0, BROWN_SLOT, tables.BROWN)


def test_a_slot_whose_yield_still_waits_is_not_free() -> None:
    """RG-R14: the tile just built leads there; in between the boat brings the dancer."""
    table = _nine_jewels().show("b04").built(0, "o04:6:1").dice(0, "blue 5").put(0, money=11, boat=3, fame=6)
    border = tables.BORDER[5][tables.LEFT]
    assert is_free_slot(table.s, 0, border, tables.SLOT[border])
    table.plays(0, "place quarry", "pick_tile b04", "pick_cell 2 1", "turn 1", "sail 1", "enter dancer")
    table.plays(0, "take blue", "take blue", "take_yield_tile white_money")
    assert table.prompt(0) == "pick_slot"
    assert SLOT_AT + border not in table.match.codes(0)
    money = table.s.money[0]
    table.match.play(0, table.match.codes(0)[0])
    assert table.s.reached[0][border] == 1
    assert table.s.money[0] == money + tables.YIELD_AMOUNT[tables.BACK][border]


def _covered_towards_the_left_border(tile: int) -> tuple[State, int]:
    """A crossing covers a curve beside the left border, where a yield tile lies or none."""
    table = _nine_jewels().show("g16").built(0, "o04:6:1 b05:5:1").dice(0, "orange 5 green 6").put(0, fame=6)
    border = tables.BORDER[5][tables.LEFT]
    table.s.laid[0][border] = tile
    table.plays(0, "place master_builder", "cover_with g16", "cover_cell 2 1", "turn 0")
    return table.s, border


def test_a_path_made_by_covering_reaches_no_yield_tile_and_leaves_its_slot_free() -> None:
    """RG-R14, RG-6.10."""
    s, border = _covered_towards_the_left_border(tables.YIELD_TILE_IDS.index("white_money") + 1)
    assert s.reached[0][border] == 0
    assert count_yield_tiles(s, 0) == 0
    s, border = _covered_towards_the_left_border(0)
    assert is_free_slot(s, 0, border, tables.WHITE)


def _brown(kind: str) -> State:
    """A seat with 3 tiles (2 with a market, 2 curves, 2 buildings), 3 upgrades, boat on 10, 4 workers reaches a brown tile."""
    table = _nine_jewels().built(0, "b02:6:0 b08:8:0 g01:12:0").put(0, boat=10, fame=0, money=0, workers=4)
    table.s.upgraded[0][:] = [2, 1, 0, 0]
    table.s.laid[0][BROWN_SLOT] = tables.YIELD_TILE_IDS.index(f"brown_{kind}") + 1
    other = next(b for b in range(tables.BORDERS) if tables.SLOT[b] == tables.WHITE)
    table.s.laid[0][other], table.s.reached[0][other] = 1, 1
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
    """RG-10.7, RG-R14: the yield tiles reached include this one."""
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
    table.plays(0, "place dancer", "take green")
    assert "drew_white" in table.play(0, "take green")


def test_with_navaratnas_the_handicap_changes_nothing() -> None:
    """RG-R16."""
    plain, marked = (
        Match.start(GAME, seats=2, options={"navaratnas": "on", **o}, secret=b"same")
        for o in ({}, {"handicap_1": "on"})
    )
    assert plain.state == marked.state
