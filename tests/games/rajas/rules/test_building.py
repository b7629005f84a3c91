"""Chapter 4: building in the quarry."""

from durbar.games.rajas.game import GAME
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import CELL
from durbar.games.rajas.rules.province import stays_whole, tile_fame, ways
from durbar.games.rajas.rules.rounds import next_turn
from tests.games.rajas.tables import Table

TO_THE_LEFT_CORNER = "b05:7:0 o01:6:1"
"""A crossing under the residence and a straight to the left: a path leads into the left corner of the second row."""
LEFT_CORNER = 5


def test_example_rajesh_pays_one_money_and_two_orange_dice_for_the_orange_nine() -> None:
    """RG-4.1, RG-4.2, RG-4.3."""
    table = Table(4).show("o14").dice(0, "orange 4 orange 5 blue 6").put(0, money=6)
    table.play(0, "place quarry")
    assert table.s.money[0] == 5
    table.plays(0, "pick_tile o14", "give orange 4")
    assert table.held(0) == {"blue": 1}
    assert table.prompt(0) == "pick_cell"
    table.play(0, "pick_cell 2 3")
    table.play(0, "turn 0")
    assert table.s.tile[0][7] == tables.TILE_IDS.index("o14") + 1


def test_blue_seven_may_be_paid_with_a_three_and_a_five() -> None:
    """RG-4.2: nothing is given back."""
    table = Table(2).show("b07").dice(0, "blue 3 blue 5")
    table.plays(0, "place quarry", "pick_tile b07", "give blue 3")
    assert table.held(0) == {}


def test_a_die_that_leaves_the_rest_unpayable_is_refused() -> None:
    """RG-4.2: with one karma a 6 and a turned 1 would do, so neither may be wasted."""
    table = Table(2).show("b16").dice(0, "blue 6 blue 1").put(0, karma=1)
    table.plays(0, "place quarry", "pick_tile b16")
    assert {(a.kind, a.what["value"]) for a in table.match.legal(0)} == {("give", 6), ("give_turned", 1)}


def test_payment_stops_when_the_price_is_covered() -> None:
    """RG-R18."""
    table = Table(2).show("b01").dice(0, "blue 4 blue 5")
    table.plays(0, "place quarry", "pick_tile b01", "give blue 4")
    assert table.prompt(0) == "pick_cell"
    assert table.held(0) == {"blue": 1}


def test_a_tile_must_join_a_path_to_the_residence() -> None:
    """RG-4.3: three cells at first, and a straight only along the path."""
    table = Table(2).show("b01").dice(0, "blue 4")
    table.plays(0, "place quarry", "pick_tile b01")
    cells = {(a.what["row"], a.what["column"]) for a in table.match.legal(0)}
    assert cells == {(1, 2), (1, 4), (2, 3)}
    table.play(0, "pick_cell 2 3")
    assert [a.what["exits"] for a in table.match.legal(0)] == ["exits.5"]


def test_a_neighbours_path_may_be_cut_with_a_warning() -> None:
    """RG-4.4: between two crossings a straight joins one of them and cuts the other."""
    table = Table(2).show("b01").built(0, "b05:7:0 o05:1:0").dice(0, "blue 4")
    table.plays(0, "place quarry", "pick_tile b01", "pick_cell 2 2")
    legal = {a.what["exits"]: a for a in table.match.legal(0)}
    assert set(legal) == {"exits.5", "exits.10"}
    assert legal["exits.5"].warning is not None
    table.play(0, "turn 0")
    assert ways(table.s, 0, 6) == 5
    assert stays_whole(table.s, 0, 6, 5)


def test_a_laid_tile_pays_its_markets_and_buildings() -> None:
    """RG-4.5: a fort and silk 3."""
    table = Table(2).show("b15").dice(0, "blue 6 blue 4").put(0, fame=6, money=3)
    table.plays(0, "place quarry", "pick_tile b15", "give blue 4", "pick_cell 2 3", "turn 0")
    assert (table.s.fame[0], table.s.money[0]) == (8, 5)


def test_example_leila_reaches_a_die_and_five_money_in_the_left_corner() -> None:
    """RG-4.6: a fork into the corner; the money comes at once, the colour of the die is hers to choose (RG-R8)."""
    table = Table(2).show("p03").built(0, TO_THE_LEFT_CORNER).dice(0, "purple 5").put(0, fame=6, money=3)
    table.plays(0, "place quarry", "pick_tile p03", "pick_cell 2 1", "turn 0")
    assert table.s.money[0] == 7
    assert table.prompt(0) == "take_dice"
    table.play(0, "take green")
    assert table.held(0) == {"green": 1}


def test_a_tile_that_does_not_point_at_a_yield_gains_nothing_extra() -> None:
    """RG-4.6: turned inward, the corner gives nothing."""
    table = Table(2).show("b02").built(0, TO_THE_LEFT_CORNER).dice(0, "blue 4").put(0, fame=6)
    table.plays(0, "place quarry", "pick_tile b02", "pick_cell 2 1")
    table.play(0, "turn 1")
    assert not any(table.s.reached[0])


def test_example_leila_gains_five_fame_for_temple_and_upgraded_mill_then_a_die_and_an_upgrade() -> None:
    """RG-4.5, RG-4.6, RG-4.7: 2 for the temple and 3 for the mill, then both parts of one yield in her order (RG-R8)."""
    table = Table(2).show("o16").built(0, "b05:7:0").dice(0, "orange 6 orange 4").put(0, fame=6)
    table.s.upgraded[0][3] = 1
    table.plays(0, "place quarry", "pick_tile o16", "give orange 4", "pick_cell 3 3")
    assert table.play(0, "turn 1").count("yielded") == 2
    assert table.s.fame[0] == 11
    assert table.may(0) == {"next choice.dice", "next choice.upgrade"}
    table.plays(0, "next choice.upgrade", "upgrade mill", "take blue")
    assert table.match.view().seats[0].upgrades["mill"] == 4
    assert (table.s.fame[0], table.held(0)) == (11, {"blue": 1})


def test_an_upgrade_won_by_a_tile_does_not_count_for_it() -> None:
    """RG-R7, RG-4.7, RG-8.1: two buildings take fame from 2 past 5."""
    table = Table(2).show("b14").dice(0, "blue 6 blue 3").put(0, fame=2)
    table.plays(0, "place quarry", "pick_tile b14", "give blue 3", "pick_cell 2 3", "turn 0")
    assert table.s.fame[0] == 6
    assert table.prompt(0) == "upgrade"
    table.play(0, "upgrade palace")
    assert table.s.fame[0] == 6


def test_the_upgrade_of_the_fame_track_counts_from_the_next_turn() -> None:
    """RG-R7: a tile laid in the same turn would not profit, one of the next turn does."""
    table = Table(2).show("b14").dice(0, "blue 6 blue 3").put(0, fame=2)
    table.plays(0, "place quarry", "pick_tile b14", "give blue 3", "pick_cell 2 3", "turn 0", "upgrade palace")
    palace = tables.TILE_IDS.index("b06")
    assert tile_fame(table.s, 0, palace) == 2
    table.s.served = 0
    next_turn(table.s)
    assert tile_fame(table.s, 0, palace) == 3


def test_the_next_tile_shows_when_a_tile_is_laid() -> None:
    """RG-4.8, RG-R6: not before, so the whole building can be taken back."""
    table = Table(2).show("b01").dice(0, "blue 4")
    table.plays(0, "place quarry", "pick_tile b01", "pick_cell 2 3")
    assert table.match.view().stacks[0].tile.id == "b01"
    assert not any(table.match.sealed)
    assert "shown" in table.play(0, "turn 0")
    assert table.match.view().stacks[0].tile.id != "b01"


def test_an_empty_stack_stays_empty() -> None:
    """RG-R19."""
    table = Table(2).show("b01").dice(0, "blue 4")
    for tile in range(64):
        if tables.STACK[tile] == 0:
            table.s.hidden[tile] = 0
    table.plays(0, "place quarry", "pick_tile b01", "pick_cell 2 3", "turn 0")
    assert table.match.view().stacks[0].tile is None


def test_ghosts_tell_what_a_placement_pays_reaches_and_cuts() -> None:
    """RG-4.3, RG-4.6: the view shows every way to lay the tile in hand."""
    table = Table(2).show("p03").built(0, TO_THE_LEFT_CORNER).dice(0, "purple 5")
    table.plays(0, "place quarry", "pick_tile p03")
    plan = table.match.view(0).plan
    corner = {tuple(p.exits): p for p in plan.placements if p.cell == LEFT_CORNER}
    both = corner["top", "right", "left"]
    assert (both.fame, both.money, len(both.yields), both.cuts) == (2, 0, 2, [])
    assert corner["top", "right", "bottom"].joins == ["right"]
    assert ("top", "bottom", "left") not in corner, "that would not join the path"


def test_the_land_has_sixteen_places_around_the_residence() -> None:
    """RG-4.3: two corners and a place in the last row are missing, and nothing can be built there."""
    table = Table(2).show("b01").built(0, "b05:7:0 o05:12:0").dice(0, "blue 4")
    grid = table.match.view(0).grid
    assert (grid.residence, grid.blocked) == ([2], [0, 4, 17])
    assert grid.rows * grid.columns - len(grid.residence) - len(grid.blocked) == 16
    table.plays(0, "place quarry", "pick_tile b01")
    assert {p.cell for p in table.match.view(0).plan.placements} == {1, 3, 6, 8, 11, 13}
    assert [GAME.people.refuse(table.s, 0, CELL + cell).kind for cell in (2, 17, 7)] == [
        "residence",
        "no_cell",
        "cell_full",
    ]
