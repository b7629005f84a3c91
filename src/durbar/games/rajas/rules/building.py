"""Building: buying a tile, laying it, and what it brings."""

from typing import Any

from durbar.core.agenda import offer, offer_each, owe, settle
from durbar.core.chance import draw
from durbar.core.events import EVERYONE, note
from durbar.core.sets import first, without_first
from durbar.games.rajas.rules.actions import CELL, PAY_TILE, PICK_CELL, TILE, TURN, TURN_TILE
from durbar.games.rajas.rules.dice import HIGH, WORTH_TURNING, colour_of, give_die, payable, value_of
from durbar.games.rajas.rules.events import BUILT, COVERED, SHOWN
from durbar.games.rajas.rules.market import add_markets
from durbar.games.rajas.rules.province import (
    NO_PRICE,
    covers_any,
    difference,
    joins,
    may_cover,
    may_cover_turned,
    open_cells,
    put_tile,
    tile_fame,
    tile_money,
)
from durbar.games.rajas.rules.state import FROM_BUILDING, FROM_MARKET, State
from durbar.games.rajas.rules.tables import (
    CELLS,
    COLOUR,
    EXITS,
    KINDS_OF_DIE,
    PATH,
    PRICE,
    STACK,
    STACK_SIZE,
    STACK_TILES,
    STACKS_PER_COLOUR,
    TURNS,
)
from durbar.games.rajas.rules.tracks import earn, gain_fame
from durbar.games.rajas.rules.yields import take_yields


def can_build(s: State, seat: int) -> bool:
    """Whether a seat can pay some tile on show and has a place for it. Rules RG-4.1, RG-4.3, RG-R3."""
    for colour in range(4):
        pips = s.pips[seat][colour]
        price = s.cheapest[colour]
        if pips >= price or (pips > 0 and payable(s, seat, colour, s.karma[seat], -1) >= price):
            return open_cells(s, seat) != 0
    return False


def may_pick_tile(s: State, seat: int, tile: int) -> bool:
    """Whether a tile on show can be paid and laid now. Rules RG-4.1, RG-4.2, RG-6.9."""
    return may_have_for(s, seat, tile, payable(s, seat, COLOUR[tile], s.karma[seat], -1))


def may_have_for(s: State, seat: int, tile: int, most: int) -> bool:
    """Whether a tile on show can be laid for at most so much. Rules RG-4.1, RG-6.9."""
    if s.covering:
        return covers_any(s, seat, tile, most)
    return PRICE[tile] <= most


def legal_tiles(s: State, seat: int, out: Any) -> int:
    """Any tile on show that can be paid and laid. Rules RG-4.1, RG-6.9."""
    n = 0
    for colour in range(4):
        most = payable(s, seat, colour, s.karma[seat], -1)
        for stack in range(colour * STACKS_PER_COLOUR, (colour + 1) * STACKS_PER_COLOUR):
            tile = s.shown[stack] - 1
            if tile >= 0 and may_have_for(s, seat, tile, most):
                n = offer(out, n, TILE + tile)
    return n


def answer_tile(s: State, seat: int, action: int) -> None:
    """A tile is picked: pay and place it; the master builder needs the place first to know the price. Rules RG-4.2, RG-6.9."""
    settle(s)
    s.plan_tile = action - TILE
    owe(s, TURN_TILE, seat, 0, 0)
    if s.covering:
        owe(s, PAY_TILE, seat, 0, 0)
        owe(s, PICK_CELL, seat, 0, 0)
    else:
        s.plan_due = PRICE[s.plan_tile]
        owe(s, PICK_CELL, seat, 0, 0)
        owe(s, PAY_TILE, seat, 0, 0)


def may_pay(s: State, seat: int, kind: int, turned: int) -> bool:
    """Whether what is left of the price could be paid after a die of the tile's colour. Rules RG-4.2, RG-R18."""
    value = value_of(kind, turned)
    return value + payable(s, seat, colour_of(kind), s.karma[seat] - turned, kind) >= s.plan_due


def dice_to_pay(s: State, seat: int) -> int:
    """The dice that pay for the tile, as a set of dice and turned dice. Rules RG-3.4, RG-4.2, RG-R20.

    Only low dice are turned; so giving a higher one spoils nothing, and giving a low one may.
    """
    lowest = COLOUR[s.plan_tile] * 6
    paid = s.kinds[seat] & HIGH << lowest
    low = s.kinds[seat] & WORTH_TURNING << lowest
    while low != 0:
        kind = first(low)
        low = without_first(low)
        if may_pay(s, seat, kind, 0):
            paid |= 1 << kind
        if s.karma[seat] > 0 and may_pay(s, seat, kind, 1):
            paid |= 1 << KINDS_OF_DIE + kind
    return paid


def pay_for_tile(s: State, seat: int, kind: int, turned: int) -> None:
    """One die is paid; nothing is given back of what it is too much. Rules RG-4.2, RG-R18."""
    give_die(s, seat, kind, turned)
    s.plan_due -= value_of(kind, turned)
    if s.plan_due <= 0:
        s.plan_due = 0
        settle(s)


def cells_to_pick(s: State, seat: int) -> int:
    """The open cells to build in, or those whose tile may be covered and paid, as a set. Rules RG-4.3, RG-6.9."""
    if s.covering == 0:
        return open_cells(s, seat)
    most = payable(s, seat, COLOUR[s.plan_tile], s.karma[seat], -1)
    cells = 0
    for cell in range(CELLS):
        if may_cover(s, seat, cell, s.plan_tile, most):
            cells |= 1 << cell
    return cells


def legal_cells(s: State, seat: int, out: Any) -> int:
    """Any cell where the tile may lie. Rules RG-4.3, RG-6.9."""
    return offer_each(out, 0, CELL, cells_to_pick(s, seat))


def answer_cell(s: State, seat: int, action: int) -> None:
    """The cell is chosen; the master builder now knows the difference to pay. Rule RG-6.9."""
    settle(s)
    s.plan_cell = action - CELL
    if s.covering:
        s.plan_due = difference(s, seat, s.plan_cell, s.plan_tile)


def may_turn(s: State, seat: int, turn: int) -> bool:
    """Whether the tile may lie turned so. Rules RG-4.3, RG-6.9."""
    path = PATH[s.plan_tile]
    if turn >= TURNS[path]:
        return False
    if s.covering:
        return may_cover_turned(s, seat, s.plan_cell, path, turn)
    return joins(s, seat, s.plan_cell, path, turn)


def legal_turns(s: State, seat: int, out: Any) -> int:
    """Any turn that keeps the connection. Rules RG-4.3, RG-4.4, RG-6.9."""
    n = 0
    for turn in range(4):
        if may_turn(s, seat, turn):
            n = offer(out, n, TURN + turn)
    return n


def answer_turn(s: State, seat: int, action: int) -> None:
    """The tile is laid; it pays, and unless it covers another, yields follow. Rules RG-4.5, RG-4.6, RG-6.10, RG-R7, RG-R8."""
    settle(s)
    tile = s.plan_tile
    cell = s.plan_cell
    covering = s.covering
    s.covering = 0
    s.plan_tile = 0
    s.plan_cell = 0
    lay(s, seat, tile, cell, action - TURN)
    if tile_money(tile) > 0:
        earn(s, seat, tile_money(tile), FROM_MARKET)
    if tile_fame(s, seat, tile) > 0:
        gain_fame(s, seat, tile_fame(s, seat, tile), FROM_BUILDING)
    if not covering:
        take_yields(s, seat, cell, EXITS[PATH[tile]][action - TURN])


def lay(s: State, seat: int, tile: int, cell: int, turn: int) -> None:
    """A tile comes to lie in a cell, over the old one if there is one. Rules RG-4.4, RG-6.10, RG-R11."""
    old = s.tile[seat][cell]
    if old > 0:
        add_markets(s, seat, old - 1, -1)
        s.covered[seat][cell] = 1
        note(s, COVERED, EVERYONE, seat, tile, cell, old - 1)
    else:
        note(s, BUILT, EVERYONE, seat, tile, cell, turn)
    put_tile(s, seat, cell, tile, turn)
    add_markets(s, seat, tile, 1)
    show_next(s, STACK[tile])


def show_next(s: State, stack: int) -> None:
    """The next tile of a stack shows, any of those left; an empty stack stays empty. Rules RG-4.8, RG-R6, RG-R19."""
    tile = draw_tile(s, stack)
    show(s, stack, tile)
    if tile >= 0:
        s.hidden[tile] = 0
        note(s, SHOWN, EVERYONE, -1, tile, 0, 0)


def show(s: State, stack: int, tile: int) -> None:
    """A tile lies on top of its stack, or none when it is -1."""
    s.shown[stack] = tile + 1
    colour = stack // STACKS_PER_COLOUR
    s.cheapest[colour] = NO_PRICE
    for other in range(colour * STACKS_PER_COLOUR, (colour + 1) * STACKS_PER_COLOUR):
        if s.shown[other] > 0 and PRICE[s.shown[other] - 1] < s.cheapest[colour]:
            s.cheapest[colour] = PRICE[s.shown[other] - 1]


def draw_tile(s: State, stack: int) -> int:
    """Any tile of a stack, -1 when none is left. Rule RG-1.2."""
    tiles = STACK_TILES[stack]
    left = 0
    for place in range(STACK_SIZE[stack]):
        left += s.hidden[tiles[place]]
    if left == 0:
        return -1
    which = draw(s, left)
    for place in range(STACK_SIZE[stack]):
        if s.hidden[tiles[place]] == 1:
            if which == 0:
                return tiles[place]
            which -= 1
    return -1
