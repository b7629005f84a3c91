"""Nouns: what lies on the table."""

from durbar.core.state import Base, derived, i8, i16, i32
from durbar.games.rajas.rules.tables import (
    BOARD_SPACES,
    BORDERS,
    CELLS,
    GOODS,
    KINDS_OF_DIE,
    MARKET_MOST,
    RIVER_END,
    SEATS,
    STACKS,
    TILES,
    YIELD_TILES_MOST,
)

WAITING, JOINED, LEFT_THE_GAME = 0, 1, 2
FAME_WORKER, MONEY_WORKER, BRIDGE_WORKER = 0, 1, 2

FROM_BUILDING, FROM_MARKET, FROM_PALACE, FROM_RIVER, FROM_YIELD = 0, 1, 2, 3, 4
SOURCES = 5


class State(Base, owed=24):
    """One table of Rajas of the Ganges."""

    navaratnas: int = i8("1 in the Navaratnas variant")
    back: list[int] = i8("1 for a seat that uses the back of its province board and Kali statue", SEATS)
    round: int = i8("number of the round, from 1")
    first: int = i8("the seat that has the elephant")
    heir: int = i8("seat + 1 of whoever sent a worker to the Great Mogul this round")
    served: int = i8("how many seats have had their turn in this pass")
    placed: int = i8("how many workers were placed in this pass")
    over: int = i8("1 when the match has ended")
    met_count: int = i8("how many seats' markers have met")
    met: list[int] = i8("the order in which a seat's markers met, from 1; 0 when they have not", SEATS)

    space: list[int] = i8("who stands on each space of the board: seat + 1", BOARD_SPACES)
    full: int = derived(i32("the choices of spaces that workers have filled, as a set"))
    workers: list[int] = i8("active workers of each seat", SEATS)
    ready: list[int] = i8("workers of each seat not yet placed this round", SEATS)
    idle: list[int] = i8("how often each seat's turn came without a worker this round", SEATS)
    waiting: list[list[int]] = i8(
        "the waiting workers on fame, money and bridge: WAITING, JOINED or LEFT_THE_GAME", SEATS, 3
    )

    fame: list[int] = i16("fame of each seat", SEATS)
    money: list[int] = i16("money of each seat", SEATS)
    bonus: list[int] = i8("how many bonuses of the money track each seat has gained", SEATS)
    karma: list[int] = i8("karma of each seat", SEATS)
    boat: list[int] = i8("river space of each boat, 0 at the start", SEATS)
    upgraded: list[list[int]] = i8("steps each building has been upgraded by each seat", SEATS, 4)
    late: list[int] = i8("building + 1 whose last step counts from the seat's next turn only", SEATS)
    fame_from: list[list[int]] = i16("fame of each seat by source", SEATS, SOURCES)
    money_from: list[list[int]] = i16("money each seat has ever earned, by source", SEATS, SOURCES)

    supply: list[int] = i8("dice in the supply, by colour", 4)
    stock: int = derived(i8("the colours of which the supply has dice, as a set"))
    dice: list[list[int]] = i8("dice of each seat by colour × 6 + value - 1", SEATS, KINDS_OF_DIE)
    kinds: list[int] = derived(i32("the kinds of dice that each seat has, as sets", SEATS))
    held: list[int] = derived(i8("how many dice each seat has", SEATS))
    pips: list[list[int]] = derived(i8("what the dice of each seat show together, by colour", SEATS, 4))
    chosen: list[int] = i8("dice picked for rerolling", KINDS_OF_DIE)

    shown: list[int] = i8("the tile on top of each stack: tile + 1, 0 when it is empty", STACKS)
    cheapest: list[int] = derived(i8("the least price of a tile on show, by colour; NO_PRICE without any", 4))
    hidden: list[int] = i8("1 for each tile still under the top of its stack", TILES)
    tile: list[list[int]] = i8("the tile in each cell of a province: tile + 1", SEATS, CELLS)
    turned: list[list[int]] = i8("how that tile is turned, in quarters clockwise", SEATS, CELLS)
    paths: list[list[int]] = derived(
        i32("the cells of a province whose paths lead to each of the four sides, as sets", SEATS, 4)
    )
    covered: list[list[int]] = i8("1 where a tile has been covered by the master builder", SEATS, CELLS)
    prices: list[int] = derived(i32("the prices of the tiles in a province that may still be covered, as sets", SEATS))
    markets: list[list[int]] = i8("markets in a province by good × 7 + value", SEATS, len(GOODS) * (MARKET_MOST + 1))
    goods: list[int] = derived(i8("the goods that a province has a market of, as sets", SEATS))
    reached: list[list[int]] = i8(
        "1 for each border place that a tile built there has reached, so that its yield is spent", SEATS, BORDERS
    )
    laid: list[list[int]] = i8("the yield tile on each border place: tile + 1", SEATS, BORDERS)
    yields: list[int] = i8("yield tiles that can be drawn or taken, by kind", YIELD_TILES_MOST)
    river: list[int] = i8("the river tile on each river space: tile + 1", RIVER_END + 1)

    picked: int = i8("how many questions were owed when the one on top was picked to come next; 0 when none was")
    plan_tile: int = i8("the tile being built")
    plan_cell: int = i8("the cell it goes to, once chosen")
    plan_due: int = i8("what of its price is still to be paid")
    covering: int = i8("1 while the master builder works")
