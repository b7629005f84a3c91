"""Provinces as people see them, and where the tile in hand could go."""

import msgspec

from durbar.core.agenda import asked, question
from durbar.core.kept import Reads, kept_part, made_once
from durbar.core.sets import has
from durbar.games.rajas.people.paying import payment_of
from durbar.games.rajas.people.things import RajasReward, RajasTile, rewards_of, sides_of, tile_of
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import CELL, PAY_TILE, PICK_CELL, TURN, TURN_TILE
from durbar.games.rajas.rules.building import cells_to_pick, may_turn
from durbar.games.rajas.rules.province import (
    difference,
    incoming,
    is_worth_reaching,
    tile_fame,
    tile_money,
    ways,
    yield_at,
    yield_on,
)
from durbar.games.rajas.rules.state import State

PROVINCE = Reads(seat="tile turned paths covered")
BORDER = Reads(seat="back laid reached")


class RajasGrid(msgspec.Struct, frozen=True, gc=False):
    """The shape of every province: cells are numbered row by row; the residence, the cells its paths lead to, and those there are not."""

    rows: int
    columns: int
    residence: list[int]
    blocked: list[int]
    paths: dict[int, list[str]]


class RajasCell(msgspec.Struct, frozen=True, gc=False):
    """One laid tile of a province: how it is turned, where its paths lead, whether it covers another."""

    cell: int
    tile: RajasTile
    turn: int
    exits: list[str]
    covered: bool


class RajasBorder(msgspec.Struct, frozen=True, gc=False):
    """One yield on the border: all it gives now, the slot and the yield tile on it, and whether a path has reached it."""

    border: int
    cell: int
    side: str
    rewards: list[RajasReward]
    slot: str | None
    yield_tile: str | None
    reached: bool


class RajasPlacement(msgspec.Struct, frozen=True, gc=False):
    """One way to lay the tile in hand: what it pays, which yields it reaches, what it joins, cuts and leaves open."""

    cell: int
    turn: int
    cell_code: int
    turn_code: int
    exits: list[str]
    price: int
    money: int
    fame: int
    yields: list[int]
    joins: list[str]
    cuts: list[str]
    blind: list[str]


class RajasPlan(msgspec.Struct, frozen=True, gc=False):
    """The tile being built: what is still to pay and the answers that pay it best, and every way it could be laid."""

    tile: RajasTile
    due: int
    payment: list[int]
    covering: bool
    cell: int | None
    placements: list[RajasPlacement]


def grid_of() -> RajasGrid:
    """The shape of every province."""
    return RajasGrid(
        rows=tables.ROWS,
        columns=tables.COLUMNS,
        residence=[cell for cell in range(tables.CELLS) if tables.RESIDENCE[cell]],
        blocked=[cell for cell in range(tables.CELLS) if tables.BLOCKED[cell]],
        paths={cell: sides_of(tables.HOME[cell]) for cell in range(tables.CELLS) if tables.HOME[cell]},
    )


def cells_of(s: State, seat: int) -> list[RajasCell]:
    """The tiles of a province, row by row."""
    return kept_part(laid_cells, PROVINCE, s, seat)


def laid_cells(s: State, seat: int) -> list[RajasCell]:
    """The same from what was built."""
    return [cell_of(s, seat, cell) for cell in range(tables.CELLS) if s.tile[seat][cell]]


def cell_of(s: State, seat: int, cell: int) -> RajasCell:
    """One laid tile of a province."""
    return RajasCell(
        cell=cell,
        tile=made_once(tile_of, s.tile[seat][cell] - 1),
        turn=s.turned[seat][cell],
        exits=made_once(sides_of, ways(s, seat, cell)),
        covered=bool(s.covered[seat][cell]),
    )


def borders_of(s: State, seat: int) -> list[RajasBorder]:
    """The yields on a province's border."""
    return kept_part(all_borders, BORDER, s, seat)


def all_borders(s: State, seat: int) -> list[RajasBorder]:
    """The same from what was reached and laid there."""
    here = tables.YIELD_HERE[s.back[seat]]
    return [border_of(s, seat, border) for border in range(tables.BORDERS) if here[border]]


def border_of(s: State, seat: int, border: int) -> RajasBorder:
    """One yield on the border."""
    laid = s.laid[seat][border]
    slot = tables.SLOT[border] if s.back[seat] else -1
    return RajasBorder(
        border=border,
        cell=tables.BORDER_CELL[border],
        side=tables.SIDES[tables.BORDER_SIDE[border]],
        rewards=made_once(rewards_of, yield_at(s, seat, border)),
        slot=tables.SLOTS[slot] if slot >= 0 else None,
        yield_tile=tables.YIELD_TILE_IDS[laid - 1] if laid else None,
        reached=bool(s.reached[seat][border]),
    )


def plan_of(s: State) -> RajasPlan | None:
    """The building in progress, if there is one; it lies open to all."""
    asking = question(s)
    if asking not in (PAY_TILE, PICK_CELL, TURN_TILE):
        return None
    placed = asking == TURN_TILE or (asking == PAY_TILE and s.covering == 1)
    return RajasPlan(
        tile=made_once(tile_of, s.plan_tile),
        due=s.plan_due,
        payment=payment_of(s),
        covering=bool(s.covering),
        cell=s.plan_cell if placed else None,
        placements=placements(s, asked(s), placed),
    )


def placements(s: State, seat: int, placed: bool) -> list[RajasPlacement]:
    """Every cell and turn in which the tile in hand may lie; only the chosen cell once there is one."""
    twin: State = s.copy()
    cells = 1 << s.plan_cell if placed else cells_to_pick(s, seat)
    found = []
    for cell in (c for c in range(tables.CELLS) if has(cells, c)):
        twin.plan_cell = cell
        found += [placement(s, seat, cell, turn) for turn in range(4) if may_turn(twin, seat, turn)]
    return found


def placement(s: State, seat: int, cell: int, turn: int) -> RajasPlacement:
    """One way to lay the tile in hand."""
    tile = s.plan_tile
    exits = tables.EXITS[tables.PATH[tile]][turn]
    there = incoming(s, seat, cell)
    return RajasPlacement(
        cell=cell,
        turn=turn,
        cell_code=CELL + cell,
        turn_code=TURN + turn,
        exits=made_once(sides_of, exits),
        price=difference(s, seat, cell, tile) if s.covering else tables.PRICE[tile],
        money=tile_money(tile),
        fame=tile_fame(s, seat, tile),
        yields=[] if s.covering else yields_of(s, seat, cell, exits),
        joins=made_once(sides_of, exits & there),
        cuts=made_once(sides_of, there & ~exits & 15),
        blind=[side for i, side in enumerate(tables.SIDES) if exits >> i & 1 and is_blind(s, seat, cell, i)],
    )


def yields_of(s: State, seat: int, cell: int, exits: int) -> list[int]:
    """The border places whose yields paths out of a cell would reach."""
    found = [yield_on(s, seat, cell, side, exits) for side in range(4)]
    return [border for border in found if border >= 0 and is_worth_reaching(s, seat, border)]


def is_blind(s: State, seat: int, cell: int, side: int) -> bool:
    """Whether a path to that side would end at a wall: an edge without a yield, the residence, or a tile without a path to meet it."""
    if tables.HOME[cell] >> side & 1:
        return False
    other = tables.BEYOND[cell][side]
    if other < 0:
        return yield_on(s, seat, cell, side, 1 << side) < 0
    if tables.RESIDENCE[other]:
        return True
    met = ways(s, seat, other) >> tables.OPPOSITE[side] & 1
    return s.tile[seat][other] > 0 and not met
