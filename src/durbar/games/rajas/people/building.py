"""Building as people read it: which tile, which cell, and how it is turned."""

from durbar.core.game import Action, Reason
from durbar.games.rajas.people.costs import karma_for
from durbar.games.rajas.people.land import placement
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import CELL, TILE, TURN
from durbar.games.rajas.rules.dice import payable
from durbar.games.rajas.rules.province import difference, may_cover, tile_fame, tile_money
from durbar.games.rajas.rules.state import State

What = dict[str, str | int]


def describe_tile(s: State, seat: int, code: int) -> Action:
    """Picking a tile."""
    tile = code - TILE
    what: What = {
        "tile": tables.TILE_IDS[tile],
        "price": tables.PRICE[tile],
        "colour": tables.COLOURS[tables.COLOUR[tile]],
    }
    due = least_difference(s, seat, tile) if s.covering else tables.PRICE[tile]
    karma = karma_for(s, seat, tables.COLOUR[tile], due)
    then = {"dice_from" if s.covering else "dice_value": -due, **karma, **gain_of(s, seat, tile)}
    if s.covering:
        return Action(code, "cover_with", what, rule="RG-6.9", then=then)
    return Action(code, "pick_tile", what, rule="RG-4.1", then=then)


def least_difference(s: State, seat: int, tile: int) -> int:
    """The least a tile costs that covers another."""
    most = payable(s, seat, tables.COLOUR[tile], s.karma[seat], -1)
    cells = [cell for cell in range(tables.CELLS) if may_cover(s, seat, cell, tile, most)]
    return min(difference(s, seat, cell, tile) for cell in cells)


def gain_of(s: State, seat: int, tile: int) -> dict[str, int]:
    """What a tile pays when it is laid."""
    gain = {"money": tile_money(tile), "fame": tile_fame(s, seat, tile)}
    return {what: n for what, n in gain.items() if n}


def describe_cell(s: State, seat: int, code: int) -> Action:
    """Picking a cell."""
    cell = code - CELL
    what: What = {"row": cell // tables.COLUMNS + 1, "column": cell % tables.COLUMNS + 1}
    if s.covering:
        what["tile"] = tables.TILE_IDS[s.tile[seat][cell] - 1]
        due = difference(s, seat, cell, s.plan_tile)
        then = {"dice_value": -due, **karma_for(s, seat, tables.COLOUR[s.plan_tile], due)}
        return Action(code, "cover_cell", {**what, "due": due}, rule="RG-6.9", then=then)
    return Action(code, "pick_cell", what, rule="RG-4.3")


def describe_turn(s: State, seat: int, code: int) -> Action:
    """Laying the tile turned so, with a warning when it cuts a path."""
    turn = code - TURN
    laid = placement(s, seat, s.plan_cell, turn)
    exits = tables.EXITS[tables.PATH[s.plan_tile]][turn]
    then = {"yields": len(laid.yields)} if laid.yields else {}
    warning = Reason("cuts", {"paths": len(laid.cuts)}, "RG-4.4") if laid.cuts else None
    what: What = {"turn": turn, "exits": f"exits.{exits}"}
    return Action(code, "turn", what, warning=warning, rule="RG-6.9" if s.covering else "RG-4.3", then=then)
