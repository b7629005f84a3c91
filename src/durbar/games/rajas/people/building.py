"""Building as people read it: which tile, which cell, and how it is turned."""

from durbar.core.game import Action, Reason
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
    gain = gain_of(s, seat, tile)
    if s.covering:
        cost = {"dice_from": least_difference(s, seat, tile)}
        return Action(code, "cover_with", what, cost=cost, gain=gain, rule="RG-6.9")
    return Action(code, "pick_tile", what, cost={"dice_value": tables.PRICE[tile]}, gain=gain, rule="RG-4.1")


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
        return Action(code, "cover_cell", {**what, "due": due}, cost={"dice_value": due}, rule="RG-6.9")
    return Action(code, "pick_cell", what, rule="RG-4.3")


def describe_turn(s: State, seat: int, code: int) -> Action:
    """Laying the tile turned so, with a warning when it cuts a path."""
    turn = code - TURN
    laid = placement(s, seat, s.plan_cell, turn)
    exits = tables.EXITS[tables.PATH[s.plan_tile]][turn]
    gain = {**gain_of(s, seat, s.plan_tile), **({"yields": len(laid.yields)} if laid.yields else {})}
    warning = Reason("cuts", {"paths": len(laid.cuts)}, "RG-4.4") if laid.cuts else None
    what: What = {"turn": turn, "exits": f"exits.{exits}"}
    return Action(code, "turn", what, gain=gain, warning=warning, rule="RG-6.9" if s.covering else "RG-4.3")
