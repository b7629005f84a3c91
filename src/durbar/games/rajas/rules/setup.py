"""Preparing the game."""

from typing import Any

from durbar.core.agenda import owe
from durbar.core.chance import draw
from durbar.core.events import EVERYONE, note
from durbar.games.rajas.rules.actions import PICK_SLOT
from durbar.games.rajas.rules.building import show_next
from durbar.games.rajas.rules.dice import roll, take_die
from durbar.games.rajas.rules.events import RIVER_TILE_LAID, ROLLED_FIRST, STARTED, TOOK_YIELD
from durbar.games.rajas.rules.flow import proceed
from durbar.games.rajas.rules.rounds import begin_round
from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.tables import (
    ALL_COLOURS,
    BROWN,
    DICE_PER_COLOUR,
    FIRST_MONEY,
    KARMA_START,
    RIVER_END,
    RIVER_TILES,
    STACKS,
    TILES,
    WORKERS_START,
    YIELD_TILE_COLOUR,
    YIELD_TILE_COUNT,
    YIELD_TILES,
)
from durbar.games.rajas.rules.yields import draw_yield_tile

NAVARATNAS, GANGA, HANDICAP = 0, 1, 2
ANY_DIE = 0


def setup(s: State, seats: int, options: Any) -> None:
    """The table is laid and the first round begins. Rules RG-1.1, RG-11.1, RG-R16."""
    s.seats = seats
    s.navaratnas = options[NAVARATNAS]
    for seat in range(seats):
        s.back[seat] = 1 if s.navaratnas else options[HANDICAP + seat]
    lay_stacks(s)
    lay_yield_tiles(s)
    if options[GANGA]:
        lay_river_tiles(s)
    for colour in range(4):
        s.supply[colour] = DICE_PER_COLOUR
    s.stock = ALL_COLOURS
    for seat in range(seats):
        equip(s, seat)
    choose_first(s)
    if s.navaratnas:
        deal_brown(s)
    begin_round(s)
    proceed(s)


def lay_stacks(s: State) -> None:
    """Twelve stacks, each with its top tile on show. Rule RG-1.2."""
    for tile in range(TILES):
        s.hidden[tile] = 1
    for stack in range(STACKS):
        show_next(s, stack)


def lay_yield_tiles(s: State) -> None:
    """The white tiles are ready; with Navaratnas all others too. Rules RG-6.6, RG-10.3, RG-11.2."""
    for tile in range(YIELD_TILES):
        if YIELD_TILE_COLOUR[tile] == 0 or s.navaratnas:
            s.yields[tile] = YIELD_TILE_COUNT[tile]


def lay_river_tiles(s: State) -> None:
    """River tiles are laid by counting dice along the river, never on the last space. Rule RG-12.1."""
    left = (1 << RIVER_TILES) - 1
    space = roll(s, ANY_DIE)
    for laid in range(RIVER_TILES):
        if space < RIVER_END:
            tile = draw_river_tile(s, left, RIVER_TILES - laid)
            left -= 1 << tile
            s.river[space] = tile + 1
            note(s, RIVER_TILE_LAID, EVERYONE, -1, tile, space, 0)
            space += roll(s, ANY_DIE)


def draw_river_tile(s: State, left: int, count: int) -> int:
    """One of the river tiles left. Rule RG-12.1."""
    which = draw(s, count)
    for tile in range(RIVER_TILES):
        if (left >> tile) & 1:
            if which == 0:
                return tile
            which -= 1
    return 0


def equip(s: State, seat: int) -> None:
    """A seat's workers, karma and first four dice, one of each colour. Rules RG-1.3, RG-1.5, RG-1.6, RG-1.7."""
    s.workers[seat] = WORKERS_START
    s.karma[seat] = KARMA_START
    for colour in range(4):
        take_die(s, seat, colour)
    note(s, ROLLED_FIRST, EVERYONE, seat, total_of(s, seat), 0, 0)


def total_of(s: State, seat: int) -> int:
    """The sum of a seat's dice. Rule RG-1.3."""
    total = 0
    for colour in range(4):
        total += s.pips[seat][colour]
    return total


def choose_first(s: State) -> None:
    """The lowest roll takes the elephant, money follows the order of play. Rules RG-1.3, RG-1.4, RG-R1."""
    tied = 1
    for seat in range(1, s.seats):
        if total_of(s, seat) < total_of(s, s.first):
            s.first = seat
            tied = 1
        elif total_of(s, seat) == total_of(s, s.first):
            tied += 1
            if wins_tie(s, seat, tied):
                s.first = seat
    for step in range(s.seats):
        s.money[(s.first + step) % s.seats] = FIRST_MONEY + step
    note(s, STARTED, EVERYONE, s.first, 0, 0, 0)


def wins_tie(s: State, seat: int, tied: int) -> bool:
    """Whether chance prefers a seat to those before it with the same roll. Rule RG-R1."""
    return draw(s, tied) == 0


def deal_brown(s: State) -> None:
    """Each seat draws a brown tile and lays it on one of its brown slots. Rule RG-10.2."""
    for last in range(s.seats):
        seat = (s.first + s.seats - 1 - last) % s.seats
        tile = draw_yield_tile(s, BROWN)
        s.yields[tile] -= 1
        note(s, TOOK_YIELD, EVERYONE, seat, tile, 0, 0)
        owe(s, PICK_SLOT, seat, tile, 0)
