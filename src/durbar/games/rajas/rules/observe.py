"""What a seat knows, as numbers."""

from typing import Any

from durbar.core.agenda import about, about_more, offer, question
from durbar.games.rajas.rules.province import ways
from durbar.games.rajas.rules.state import State
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
from durbar.games.rajas.rules.waiting import waiting_as_bits

MARKET_KINDS = len(GOODS) * (MARKET_MOST + 1)
TABLE_NUMBERS = 17 + 4 + BOARD_SPACES + KINDS_OF_DIE + STACKS + TILES + YIELD_TILES_MOST + RIVER_END + 1
SEAT_NUMBERS = 19 + KINDS_OF_DIE + 3 * CELLS + MARKET_KINDS + 2 * BORDERS
OBSERVATION = TABLE_NUMBERS + SEATS * SEAT_NUMBERS


def observe(s: State, seat: int, out: Any) -> int:
    """The common facts, then each seat's own, counted from the observer; empty seats are all zero."""
    n = observe_turn(s, seat, out)
    n = observe_board(s, seat, out, n)
    n = observe_stock(s, out, n)
    for step in range(SEATS):
        if step < s.seats:
            n = observe_seat(s, (seat + step) % s.seats, out, n)
        else:
            for _ in range(SEAT_NUMBERS):
                n = offer(out, n, 0)
    return n


def observe_turn(s: State, seat: int, out: Any) -> int:
    """Seats, variant, round, order of play, the question asked and the choices that wait."""
    n = offer(out, 0, s.seats)
    n = offer(out, n, s.navaratnas)
    n = offer(out, n, s.round)
    n = offer(out, n, (s.first + s.seats - seat) % s.seats)
    n = offer(out, n, 0 if s.heir == 0 else (s.heir - 1 + s.seats - seat) % s.seats + 1)
    n = offer(out, n, s.served)
    n = offer(out, n, s.placed)
    n = offer(out, n, s.met_count)
    n = offer(out, n, question(s))
    n = offer(out, n, about(s) if question(s) > 0 else 0)
    n = offer(out, n, about_more(s) if question(s) > 0 else 0)
    n = offer(out, n, waiting_as_bits(s))
    n = offer(out, n, s.picked)
    n = offer(out, n, s.plan_tile)
    n = offer(out, n, s.plan_cell)
    n = offer(out, n, s.plan_due)
    return offer(out, n, s.covering)


def observe_board(s: State, seat: int, out: Any, n: int) -> int:
    """Who stands where on the board, and the dice in the supply."""
    for space in range(BOARD_SPACES):
        owner = s.space[space]
        n = offer(out, n, 0 if owner == 0 else (owner - 1 + s.seats - seat) % s.seats + 1)
    for colour in range(4):
        n = offer(out, n, s.supply[colour])
    for kind in range(KINDS_OF_DIE):
        n = offer(out, n, s.chosen[kind])
    return n


def observe_stock(s: State, out: Any, n: int) -> int:
    """Tiles on show, tiles still to come, yield tiles and the river."""
    for stack in range(STACKS):
        n = offer(out, n, s.shown[stack])
    for tile in range(TILES):
        n = offer(out, n, s.hidden[tile])
    for tile in range(YIELD_TILES_MOST):
        n = offer(out, n, s.yields[tile])
    for space in range(RIVER_END + 1):
        n = offer(out, n, s.river[space])
    return n


def observe_seat(s: State, seat: int, out: Any, n: int) -> int:
    """Everything in front of one seat."""
    n = observe_markers(s, seat, out, n)
    for kind in range(KINDS_OF_DIE):
        n = offer(out, n, s.dice[seat][kind])
    for cell in range(CELLS):
        n = offer(out, n, s.tile[seat][cell])
        n = offer(out, n, ways(s, seat, cell))
        n = offer(out, n, s.covered[seat][cell])
    for market in range(MARKET_KINDS):
        n = offer(out, n, s.markets[seat][market])
    for border in range(BORDERS):
        n = offer(out, n, s.reached[seat][border])
        n = offer(out, n, s.laid[seat][border])
    return n


def observe_markers(s: State, seat: int, out: Any, n: int) -> int:
    """A seat's markers and workers."""
    n = offer(out, n, s.back[seat])
    n = offer(out, n, s.met[seat])
    n = offer(out, n, s.workers[seat])
    n = offer(out, n, s.ready[seat])
    n = offer(out, n, s.idle[seat])
    n = offer(out, n, s.fame[seat])
    n = offer(out, n, s.money[seat])
    n = offer(out, n, s.bonus[seat])
    n = offer(out, n, s.karma[seat])
    n = offer(out, n, s.boat[seat])
    for building in range(4):
        n = offer(out, n, s.upgraded[seat][building])
    n = offer(out, n, s.late[seat])
    for where in range(3):
        n = offer(out, n, s.waiting[seat][where])
    return offer(out, n, 1)
