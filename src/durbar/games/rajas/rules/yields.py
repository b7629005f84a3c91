"""Special yields, and the yield tiles that cover them."""

from typing import Any

from durbar.core.agenda import about, offer, owe, settle
from durbar.core.chance import draw
from durbar.core.events import EVERYONE, note
from durbar.games.rajas.rules.actions import NOTHING, PICK_SLOT, PICK_YIELD_TILE, SLOT_AT, YIELD_TILE
from durbar.games.rajas.rules.events import DREW_WHITE, LAID_YIELD, TOOK_YIELD, WHITE_SHUFFLED, YIELDED
from durbar.games.rajas.rules.province import SIDES_OF_CELL, yield_at, yield_on
from durbar.games.rajas.rules.rewards import reward
from durbar.games.rajas.rules.state import FROM_PALACE, FROM_YIELD, State
from durbar.games.rajas.rules.tables import (
    BORDERS,
    NONE,
    SLOT,
    TILE_YIELDS,
    WHITE,
    WHITE_KINDS,
    YIELD_AMOUNT,
    YIELD_DETAIL,
    YIELD_KIND,
    YIELD_PARTS,
    YIELD_TILE_COLOUR,
    YIELD_TILE_COUNT,
    YIELD_TILES,
)


def take_yields(s: State, seat: int, cell: int, exits: int) -> None:
    """The yields that a tile just built reaches, clockwise from the top. Rules RG-4.6, RG-R8."""
    for side in range(SIDES_OF_CELL):
        border = yield_on(s, seat, cell, side, exits)
        if border >= 0:
            take_yield(s, seat, border)


def take_yield(s: State, seat: int, border: int) -> None:
    """A yield is gained, once. Rules RG-4.6, RG-10.4, RG-10.7."""
    s.reached[seat][border] = 1
    which = yield_at(s, seat, border)
    for part in range(YIELD_PARTS):
        if YIELD_KIND[which][part] != NONE:
            note(s, YIELDED, EVERYONE, seat, YIELD_KIND[which][part], YIELD_AMOUNT[which][part], border)
    give_yield(s, seat, which, FROM_YIELD)


def give_yield(s: State, seat: int, which: int, source: int) -> None:
    """All parts of a yield. Rules RG-4.6, RG-6.6."""
    for part in range(YIELD_PARTS):
        if YIELD_KIND[which][part] != NONE:
            reward(s, seat, YIELD_KIND[which][part], YIELD_AMOUNT[which][part], YIELD_DETAIL[which][part], source)


def draw_white(s: State, seat: int) -> None:
    """A white tile is drawn blind, used at once and set aside; when all are, they are shuffled anew. Rules RG-6.6, RG-11.2."""
    settle(s)
    tile = draw_yield_tile(s, WHITE)
    if tile < 0:
        for kind in range(WHITE_KINDS):
            s.yields[kind] = YIELD_TILE_COUNT[kind]
        note(s, WHITE_SHUFFLED, EVERYONE, -1, 0, 0, 0)
        tile = draw_yield_tile(s, WHITE)
    s.yields[tile] -= 1
    note(s, DREW_WHITE, EVERYONE, seat, tile, 0, 0)
    give_yield(s, seat, TILE_YIELDS + tile, FROM_PALACE)


def draw_yield_tile(s: State, colour: int) -> int:
    """Any tile of a colour drawn blind, -1 when none is left. Rules RG-6.6, RG-10.2."""
    left = 0
    for tile in range(YIELD_TILES):
        if YIELD_TILE_COLOUR[tile] == colour:
            left += s.yields[tile]
    if left == 0:
        return -1
    which = draw(s, left)
    for tile in range(YIELD_TILES):
        if YIELD_TILE_COLOUR[tile] == colour:
            which -= s.yields[tile]
            if which < 0:
                return tile
    return -1


def is_free_slot(s: State, seat: int, border: int, colour: int) -> bool:
    """Whether a yield tile of a colour may lie there: its slot, and no tile on it yet. Rules RG-10.6, RG-R14."""
    return SLOT[border] == colour and s.laid[seat][border] == 0


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
