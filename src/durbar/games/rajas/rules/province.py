"""The land: cells, paths and what they join."""

from durbar.core.sets import first, without_first
from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.tables import (
    AT_HOME,
    BESIDE_HOME,
    BEYOND,
    BORDER,
    BORDERS,
    BOTTOM,
    BUILT,
    CELLS,
    COLUMNS,
    CURVE,
    EXITS,
    FAME_OF_BUILDING,
    HOME,
    INWARD,
    LEADS_ALL,
    LEFT,
    MARKET_VALUE,
    MARKETS_PER_TILE,
    NONE,
    NOT_LAND,
    OPPOSITE,
    PATH,
    PRICE,
    RIGHT,
    STACKS_PER_COLOUR,
    TILE_YIELDS,
    TOP,
    TURNS,
    YIELD_HERE,
    YIELD_KIND,
)

NO_PRICE = 99
SIDES_OF_CELL = LEFT + 1


def ways(s: State, seat: int, cell: int) -> int:
    """The sides to which the paths in a cell lead, as bits; none in an empty cell."""
    tile = s.tile[seat][cell]
    if tile == 0:
        return 0
    return EXITS[PATH[tile - 1]][s.turned[seat][cell]]


def put_tile(s: State, seat: int, cell: int, tile: int, turn: int) -> None:
    """A tile comes to lie in a cell, and with it its paths and its price. Rules RG-4.3, RG-6.10."""
    s.tile[seat][cell] = tile + 1
    s.turned[seat][cell] = turn
    for side in range(SIDES_OF_CELL):
        s.paths[seat][side] = led_to(s, seat, side, cell, EXITS[PATH[tile]][turn])
    s.prices[seat] = prices_to_cover(s, seat)


def led_to(s: State, seat: int, side: int, cell: int, exits: int) -> int:
    """The cells whose paths lead to a side, were one cell's exits changed, as a set."""
    return s.paths[seat][side] & ~(1 << cell) | ((exits >> side) & 1) << cell


def incoming(s: State, seat: int, cell: int) -> int:
    """The sides from which a path leads into a cell, the residence's included. Rule RG-4.3."""
    sides = HOME[cell]
    for side in range(SIDES_OF_CELL):
        other = BEYOND[cell][side]
        if other >= 0 and (s.paths[seat][OPPOSITE[side]] >> other) & 1:
            sides |= 1 << side
    return sides


def cells_built(s: State, seat: int) -> int:
    """The cells of a province that hold a tile, as a set: from each a path leads to some side."""
    paths = s.paths[seat]
    return paths[TOP] | paths[RIGHT] | paths[BOTTOM] | paths[LEFT]


def open_cells(s: State, seat: int) -> int:
    """The empty cells of a province to which a path leads, as a set: some tile could be laid there. Rules RG-4.3, RG-R3."""
    paths = s.paths[seat]
    reached = BESIDE_HOME
    reached |= (paths[TOP] & INWARD[TOP]) >> COLUMNS | (paths[BOTTOM] & INWARD[BOTTOM]) << COLUMNS
    reached |= (paths[LEFT] & INWARD[LEFT]) >> 1 | (paths[RIGHT] & INWARD[RIGHT]) << 1
    return reached & ~(cells_built(s, seat) | NOT_LAND)


def joins(s: State, seat: int, cell: int, path: int, turn: int) -> bool:
    """Whether a tile turned so would join a path to the residence; others it may cut. Rules RG-4.3, RG-4.4."""
    return (EXITS[path][turn] & incoming(s, seat, cell)) != 0


def stays_whole(s: State, seat: int, changed: int, exits: int) -> bool:
    """Whether every tile would still lead to the residence, were one cell's exits changed. Rule RG-6.9."""
    up = led_to(s, seat, TOP, changed, exits)
    right = led_to(s, seat, RIGHT, changed, exits)
    down = led_to(s, seat, BOTTOM, changed, exits)
    left = led_to(s, seat, LEFT, changed, exits)
    tied_below = down & INWARD[BOTTOM] & up >> COLUMNS
    tied_right = right & INWARD[RIGHT] & left >> 1
    found = up & AT_HOME[TOP] | right & AT_HOME[RIGHT] | down & AT_HOME[BOTTOM] | left & AT_HOME[LEFT]
    before = 0
    while found != before:
        before = found
        found |= (found & tied_below) << COLUMNS | found >> COLUMNS & tied_below
        found |= (found & tied_right) << 1 | found >> 1 & tied_right
    return found == up | right | down | left


def may_cover_turned(s: State, seat: int, cell: int, path: int, turn: int) -> bool:
    """Whether a path turned so may lie there instead; one that keeps all ties always may. Rule RG-6.9."""
    exits = EXITS[path][turn]
    ties = ways(s, seat, cell) & incoming(s, seat, cell)
    return exits & ties == ties or stays_whole(s, seat, cell, exits)


def fits_over(s: State, seat: int, cell: int, path: int) -> bool:
    """Whether a path may lie there instead in at least one turn. Rule RG-6.9."""
    if LEADS_ALL[path][ways(s, seat, cell) & incoming(s, seat, cell)]:
        return True
    for turn in range(TURNS[path]):
        if stays_whole(s, seat, cell, EXITS[path][turn]):
            return True
    return False


def difference(s: State, seat: int, cell: int, tile: int) -> int:
    """How much dearer a tile is than the one it would cover; NO_PRICE where covering is forbidden. Rules RG-6.9, RG-6.10."""
    old = s.tile[seat][cell]
    if old == 0 or s.covered[seat][cell] == 1 or PRICE[tile] <= PRICE[old - 1]:
        return NO_PRICE
    return PRICE[tile] - PRICE[old - 1]


def may_cover(s: State, seat: int, cell: int, tile: int, most: int) -> bool:
    """Whether a tile may cover that cell for at most so much. Rule RG-6.9."""
    return difference(s, seat, cell, tile) <= most and fits_over(s, seat, cell, PATH[tile])


def prices_to_cover(s: State, seat: int) -> int:
    """The prices of the tiles in a province that may still be covered, as a set. Rule RG-6.10."""
    prices = 0
    for cell in range(CELLS):
        if s.tile[seat][cell] > 0 and s.covered[seat][cell] == 0:
            prices |= 1 << PRICE[s.tile[seat][cell] - 1]
    return prices


def is_within(prices: int, price: int, most: int) -> bool:
    """Whether some price of a set is lower than another by at most so much."""
    lower = prices & ((1 << price) - 1)
    return lower >> (price - most if price > most else 0) != 0


def covers_any(s: State, seat: int, tile: int, most: int) -> bool:
    """Whether a tile may cover some tile of a province for at most so much. Rule RG-6.9."""
    if not is_within(s.prices[seat], PRICE[tile], most):
        return False
    cells = cells_built(s, seat)
    while cells != 0:
        if may_cover(s, seat, first(cells), tile, most):
            return True
        cells = without_first(cells)
    return False


def colour_covers(s: State, seat: int, colour: int, most: int) -> bool:
    """Whether a shown tile of a colour may cover something for at most so much. Rule RG-6.9."""
    for stack in range(colour * STACKS_PER_COLOUR, (colour + 1) * STACKS_PER_COLOUR):
        if s.shown[stack] > 0 and covers_any(s, seat, s.shown[stack] - 1, most):
            return True
    return False


def tile_fame(s: State, seat: int, tile: int) -> int:
    """What a tile's buildings are worth to a seat now. Rules RG-4.5, RG-4.7."""
    fame = 0
    for building in range(4):
        fame += BUILT[tile][building] * FAME_OF_BUILDING[steps_that_count(s, seat, building)]
    return fame


def steps_that_count(s: State, seat: int, building: int) -> int:
    """How far a building is upgraded for a tile laid now: the fame track's upgrade waits for the next turn. Rule RG-R7."""
    if s.late[seat] == building + 1:
        return s.upgraded[seat][building] - 1
    return s.upgraded[seat][building]


def tile_money(tile: int) -> int:
    """What a tile's markets pay when it is laid. Rule RG-4.5."""
    money = 0
    for place in range(MARKETS_PER_TILE):
        money += MARKET_VALUE[tile][place]
    return money


def yield_waits(s: State, seat: int, border: int) -> bool:
    """Whether a border place has a yield or a slot that no path has reached yet. Rules RG-4.6, RG-R14."""
    return s.reached[seat][border] == 0 and YIELD_HERE[s.back[seat]][border] == 1


def yield_on(s: State, seat: int, cell: int, side: int, exits: int) -> int:
    """The border place whose waiting yield a path out of a cell reaches on that side, -1 when none. Rule RG-4.6."""
    border = BORDER[cell][side]
    if border >= 0 and (exits >> side) & 1 and yield_waits(s, seat, border):
        return border
    return -1


def yield_at(s: State, seat: int, border: int) -> int:
    """The number of the yield at a border place: its tile's, or what is printed. Rules RG-4.6, RG-10.4."""
    if s.laid[seat][border] > 0:
        return TILE_YIELDS + s.laid[seat][border] - 1
    return s.back[seat] * BORDERS + border


def is_worth_reaching(s: State, seat: int, border: int) -> bool:
    """Whether a path to a border place would bring something; a bare slot may have no printed yield. Rule RG-4.6."""
    return yield_waits(s, seat, border) and YIELD_KIND[yield_at(s, seat, border)][0] != NONE


def count_buildings(s: State, seat: int) -> int:
    """How many buildings stand in a province. Rule RG-10.7."""
    count = 0
    for cell in range(CELLS):
        if s.tile[seat][cell] > 0:
            for building in range(4):
                count += BUILT[s.tile[seat][cell] - 1][building]
    return count


def count_curves(s: State, seat: int) -> int:
    """How many curves lie in a province. Rule RG-10.7."""
    count = 0
    for cell in range(CELLS):
        if s.tile[seat][cell] > 0 and PATH[s.tile[seat][cell] - 1] == CURVE:
            count += 1
    return count


def count_market_tiles(s: State, seat: int) -> int:
    """How many tiles of a province carry a market. Rule RG-10.7."""
    count = 0
    for cell in range(CELLS):
        if s.tile[seat][cell] > 0 and tile_money(s.tile[seat][cell] - 1) > 0:
            count += 1
    return count
