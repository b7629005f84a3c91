"""Light answers: what a hurried but decent player would do."""

from durbar.core.agenda import owe
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import PICK_SLOT, SLOT_AT
from durbar.games.rajas.wisdom.light import sensible
from tests.games.rajas.tables import Table


def test_a_yield_tile_goes_where_it_can_still_pay() -> None:
    table = Table(2, navaratnas="on")
    white = [border for border in range(tables.BORDERS) if tables.SLOT[border] == tables.WHITE]
    for border in white[1:]:
        table.s.reached[0][border] = 1
    owe(table.s, PICK_SLOT, 0, tables.YIELD_TILE_IDS.index("white_money"), 0)
    out = table.match.codes(0)
    assert out[: sensible(table.s, 0, out, len(out))] == [SLOT_AT + white[0]]
    table.s.reached[0][white[0]] = 1
    out = table.match.codes(0)
    assert sensible(table.s, 0, out, len(out)) == len(white)
