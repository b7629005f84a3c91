"""What a seat knows, as numbers."""

from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.observe import OBSERVATION, observe
from durbar.games.rajas.rules.state import State
from tests.games.rajas.tables import Table


def _numbers(s: State) -> list[int]:
    out = [0] * OBSERVATION
    assert observe(s, 0, out) == OBSERVATION
    return out


def test_the_cell_a_tile_goes_to_is_known() -> None:
    table = Table(2).show("b06").dice(0, "blue 6")
    table.plays(0, "place quarry", "pick_tile b06", "pick_cell 2 3")
    elsewhere: State = table.s.copy()
    elsewhere.plan_cell = 8
    assert _numbers(table.s) != _numbers(elsewhere)


def test_an_upgrade_that_waits_for_the_next_turn_is_known() -> None:
    table = Table(2)
    table.s.upgraded[0][:] = [1] * 4
    later: State = table.s.copy()
    later.late[0] = tables.BUILDINGS.index("mill") + 1
    assert _numbers(table.s) != _numbers(later)


def test_the_choices_that_wait_are_known() -> None:
    table = Table(2).put(0, money=32, bonus=1).dice(0, "blue 3")
    table.play(0, "place front_terrace")
    other: State = table.s.copy()
    other.owed[other.owed_count - 1][2] = 1
    assert _numbers(table.s) != _numbers(other)
