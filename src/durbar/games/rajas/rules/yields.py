"""Special yields, and the yield tiles that cover them."""

from typing import Any

from durbar.core.agenda import about, about_more, offer, owe, settle
from durbar.core.chance import pick
from durbar.core.events import EVERYONE, note
from durbar.games.rajas.rules.actions import NOTHING, PICK_SLOT, PICK_YIELD, PICK_YIELD_TILE, SLOT_AT, YIELD, YIELD_TILE
from durbar.games.rajas.rules.events import DREW_WHITE, LAID_YIELD, TOOK_YIELD, WHITE_SHUFFLED, YIELDED
from durbar.games.rajas.rules.province import SIDES_OF_CELL, yield_on, yields_reached
from durbar.games.rajas.rules.rewards import reward
from durbar.games.rajas.rules.state import FROM_PALACE, FROM_YIELD, State
from durbar.games.rajas.rules.tables import (
    BORDER_CELL,
    BORDER_SIDE,
    BORDERS,
    SLOT,
    WHITE_KINDS,
    YIELD_AMOUNT,
    YIELD_KIND,
    YIELD_TILE_AMOUNT,
    YIELD_TILE_COLOUR,
    YIELD_TILE_COUNT,
    YIELD_TILE_KIND,
    YIELD_TILES,
)


def yield_kind(s: State, seat: int, border: int) -> int:
    """What a border place yields: its tile, or what is printed. Rules RG-4.6, RG-10.4."""
    if s.laid[seat][border] > 0:
        return YIELD_TILE_KIND[s.laid[seat][border] - 1]
    return YIELD_KIND[s.back[seat]][border]


def yield_amount(s: State, seat: int, border: int) -> int:
    """How much a border place yields. Rules RG-4.6, RG-10.4."""
    if s.laid[seat][border] > 0:
        return YIELD_TILE_AMOUNT[s.laid[seat][border] - 1]
    return YIELD_AMOUNT[s.back[seat]][border]


def legal_yields(s: State, seat: int, out: Any) -> int:
    """Any of the yields that the new tile reached, whatever covers it by now. Rules RG-4.6, RG-R8, RG-R11."""
    n = 0
    for side in range(SIDES_OF_CELL):
        border = yield_on(s, seat, about(s), side, about_more(s))
        if border >= 0:
            n = offer(out, n, YIELD + border)
    return n


def resolve_yield(s: State, seat: int) -> bool:
    """One yield is taken at once; several are put in order by the player. Rules RG-4.6, RG-R8, RG-R11."""
    cell = about(s)
    exits = about_more(s)
    if yields_reached(s, seat, cell, exits) > 1:
        return False
    settle(s)
    for side in range(SIDES_OF_CELL):
        border = yield_on(s, seat, cell, side, exits)
        if border >= 0:
            take_yield(s, seat, border)
    return True


def take_yield(s: State, seat: int, border: int) -> None:
    """A yield is gained, once. Rules RG-4.6, RG-10.4, RG-10.7."""
    s.reached[seat][border] = 1
    kind = yield_kind(s, seat, border)
    amount = yield_amount(s, seat, border)
    note(s, YIELDED, EVERYONE, seat, kind, amount, border)
    reward(s, seat, kind, amount, 0, FROM_YIELD)


def draw_white(s: State, seat: int) -> None:
    """A white tile is drawn blind, used at once and set aside; when all are, they are shuffled anew. Rules RG-6.6, RG-11.2."""
    settle(s)
    tile = pick(s, s.yields, WHITE_KINDS)
    if tile < 0:
        for kind in range(WHITE_KINDS):
            s.yields[kind] = YIELD_TILE_COUNT[kind]
        note(s, WHITE_SHUFFLED, EVERYONE, -1, 0, 0, 0)
        tile = pick(s, s.yields, WHITE_KINDS)
    s.yields[tile] -= 1
    note(s, DREW_WHITE, EVERYONE, seat, tile, 0, 0)
    reward(s, seat, YIELD_TILE_KIND[tile], YIELD_TILE_AMOUNT[tile], 0, FROM_PALACE)


def is_due(s: State, seat: int, border: int) -> bool:
    """Whether a tile just built leads to a border place and its yields still wait. Rule RG-R14."""
    for row in range(s.owed_count):
        if s.owed[row][0] == PICK_YIELD and s.owed[row][1] == seat and s.owed[row][2] == BORDER_CELL[border]:
            if (s.owed[row][3] >> BORDER_SIDE[border]) & 1:
                return True
    return False


def is_free_slot(s: State, seat: int, border: int, colour: int) -> bool:
    """Whether a yield tile of a colour may lie there: its slot, bare, neither reached nor due. Rules RG-10.6, RG-R14."""
    if SLOT[border] != colour or s.laid[seat][border] > 0:
        return False
    return s.reached[seat][border] == 0 and not is_due(s, seat, border)


def count_slots(s: State, seat: int, colour: int) -> int:
    """How many slots of a colour a seat has free. Rule RG-10.6."""
    count = 0
    for border in range(BORDERS):
        if is_free_slot(s, seat, border, colour):
            count += 1
    return count


def may_take_yield_tile(s: State, seat: int, tile: int) -> bool:
    """Whether a yield tile lies there and the seat has a slot for it. Rules RG-10.3, RG-10.6."""
    return s.yields[tile] > 0 and count_slots(s, seat, YIELD_TILE_COLOUR[tile]) > 0


def owe_yield_tile(s: State, seat: int) -> None:
    """A seat may take a yield tile, if any has a slot left. Rules RG-10.4, RG-10.6."""
    for tile in range(YIELD_TILES):
        if may_take_yield_tile(s, seat, tile):
            owe(s, PICK_YIELD_TILE, seat, 0, 0)
            return


def legal_yield_tiles(s: State, seat: int, out: Any) -> int:
    """Any open tile with a slot for it, or none. Rule RG-10.6."""
    n = offer(out, 0, NOTHING)
    for tile in range(YIELD_TILES):
        if may_take_yield_tile(s, seat, tile):
            n = offer(out, n, YIELD_TILE + tile)
    return n


def answer_yield_tile(s: State, seat: int, action: int) -> None:
    """The chosen tile goes to a slot next. Rule RG-10.4."""
    settle(s)
    if action == NOTHING:
        return
    s.yields[action - YIELD_TILE] -= 1
    note(s, TOOK_YIELD, EVERYONE, seat, action - YIELD_TILE, 0, 0)
    owe(s, PICK_SLOT, seat, action - YIELD_TILE, 0)


def legal_slots(s: State, seat: int, out: Any) -> int:
    """Any free slot of the tile's colour. Rules RG-10.2, RG-10.4."""
    n = 0
    for border in range(BORDERS):
        if is_free_slot(s, seat, border, YIELD_TILE_COLOUR[about(s)]):
            n = offer(out, n, SLOT_AT + border)
    return n


def resolve_slot(s: State, seat: int) -> bool:
    """A single free slot leaves no choice. Rule RG-10.4."""
    colour = YIELD_TILE_COLOUR[about(s)]
    if count_slots(s, seat, colour) > 1:
        return False
    for border in range(BORDERS):
        if is_free_slot(s, seat, border, colour):
            answer_slot(s, seat, SLOT_AT + border)
            return True
    return False


def answer_slot(s: State, seat: int, action: int) -> None:
    """The tile is laid and stays. Rules RG-10.4, RG-10.6."""
    tile = about(s)
    settle(s)
    s.laid[seat][action - SLOT_AT] = tile + 1
    note(s, LAID_YIELD, EVERYONE, seat, tile, action - SLOT_AT, 0)
