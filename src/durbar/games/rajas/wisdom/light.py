"""Light answers of Rajas of the Ganges: what a hurried but decent player would do. Table Python."""

from typing import Any

from durbar.core.agenda import about, question
from durbar.games.rajas.rules.actions import (
    CELL,
    CHAMBER_OF,
    CHOOSE_DIE,
    FRONT_TERRACE,
    GIVE,
    GIVE_DIE,
    GIVE_TURNED,
    GOOD,
    HARBOUR,
    MIXED,
    NOTHING,
    PAY_TILE,
    PICK_CELL,
    PICK_CHAMBER,
    PICK_GOOD,
    PICK_NEXT,
    PICK_SLOT,
    PICK_TILE,
    PICK_YIELD_TILE,
    PLACE,
    PUT_BACK,
    QUARRY,
    REROLL,
    SAIL,
    SELL,
    SLOT_AT,
    TAKE_DICE,
    TILE,
    TURN,
    TURN_TILE,
)
from durbar.games.rajas.rules.board import cost_of
from durbar.games.rajas.rules.dice import payable, value_of
from durbar.games.rajas.rules.market import good_income, mixed_income
from durbar.games.rajas.rules.province import SIDES_OF_CELL, is_worth_reaching, tile_fame, tile_money
from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.tables import BEYOND, BORDER, EXITS, LAND, PATH, PRICE

# What a playout hopes for, in quarters of a point: from each chamber, the harbour, one die; and how much less will do.
CHAMBER_HOPE = (4, 13, 5, 13, 15, 3)
HARBOUR_HOPE = 11
QUARRY_HOPE = 6
DIE_HOPE = 6
MARGIN = 4
LOW_DIE = 2


def sensible(s: State, seat: int, out: Any, n: int) -> int:
    """The answers of a decent player: a space that promises much, a good tile where paths lead on, dice spent tightly."""
    asking = question(s)
    if asking == PLACE or asking == PICK_CHAMBER:
        return keep_promising(s, seat, out, n)
    if asking == PAY_TILE:
        return keep_tight_payment(s, out, n)
    if asking == GIVE_DIE:
        return keep_plain_gift(s, seat, out, n)
    if PICK_TILE <= asking <= TURN_TILE:
        return keep_best_building(s, seat, out, n)
    if asking == REROLL:
        return keep_low_reroll(out, n)
    if asking == TAKE_DICE:
        return keep_lowest_return(out, n)
    if asking == PICK_GOOD:
        return keep_best_good(s, seat, out, n)
    return sensible_reward(s, seat, out, n)


def sensible_reward(s: State, seat: int, out: Any, n: int) -> int:
    """Boats sail, tiles are taken and laid where they can still pay, and what waits comes in any order."""
    asking = question(s)
    if asking == SAIL and out[n - 1] == NOTHING:
        return n - 1
    if asking == PICK_YIELD_TILE:
        return drop_nothing(out, n)
    if asking == PICK_SLOT:
        return keep_unreached(s, seat, out, n)
    if asking == PICK_NEXT:
        return 1
    return n


def keep_promising(s: State, seat: int, out: Any, n: int) -> int:
    """Spaces or chambers that promise hardly less than the best."""
    best = -99
    for i in range(n):
        best = max(best, hope(s, seat, out[i]))
    kept = 0
    for i in range(n):
        if hope(s, seat, out[i]) >= best - MARGIN:
            out[kept] = out[i]
            kept += 1
    return kept


def hope(s: State, seat: int, space: int) -> int:
    """What a worker on a space may bring, less what it costs, in quarters of a point."""
    if space == QUARRY:
        return best_tile(s, seat) + QUARRY_HOPE - 2 * cost_of(s, space)
    if space == MIXED:
        return 2 * mixed_income(s, seat)
    if space < FRONT_TERRACE:
        return 2 * good_income(s, seat, space - GOOD, 6) - DIE_HOPE
    if space < CHAMBER_OF:
        return DIE_HOPE
    if space == HARBOUR:
        return HARBOUR_HOPE - 2 * cost_of(s, space)
    return CHAMBER_HOPE[space - CHAMBER_OF]


def keep_plain_gift(s: State, seat: int, out: Any, n: int) -> int:
    """The least die that brings the most, turned only where nothing else will do."""
    space = about(s)
    best = out[0]
    most = -99
    for i in range(n):
        turned = 1 if out[i] >= GIVE_TURNED else 0
        value = value_of(out[i] - (GIVE_TURNED if turned else GIVE), turned)
        worth = -value - 6 * turned
        if space < FRONT_TERRACE:
            worth += 2 * good_income(s, seat, space - GOOD, value)
        elif space == HARBOUR:
            worth += 2 * value
        if worth > most:
            most = worth
            best = out[i]
    out[0] = best
    return 1


def keep_best_building(s: State, seat: int, out: Any, n: int) -> int:
    """The tile that brings the most, the cell and the turn from which paths lead farthest."""
    asking = question(s)
    best = -99
    kept = 0
    for i in range(n):
        if asking == PICK_TILE:
            worth = tile_worth(s, seat, out[i] - TILE)
        elif asking == PICK_CELL:
            worth = outlook(s, seat, out[i] - CELL, 15)
        else:
            worth = outlook(s, seat, s.plan_cell, EXITS[PATH[s.plan_tile]][out[i] - TURN])
        if worth > best:
            best = worth
            kept = 0
        if worth == best:
            out[kept] = out[i]
            kept += 1
    return kept


def outlook(s: State, seat: int, cell: int, exits: int) -> int:
    """How many new cells, and yields twice, paths out of a cell would lead to."""
    worth = 0
    for side in range(SIDES_OF_CELL):
        if exits >> side & 1:
            border = BORDER[cell][side]
            if border >= 0 and is_worth_reaching(s, seat, border):
                worth += 2
            elif is_empty(s, seat, BEYOND[cell][side]):
                worth += 1
    return worth


def keep_best_good(s: State, seat: int, out: Any, n: int) -> int:
    """The good that pays the most."""
    best = out[0]
    for i in range(1, n):
        if good_income(s, seat, out[i] - SELL, about(s)) > good_income(s, seat, best - SELL, about(s)):
            best = out[i]
    out[0] = best
    return 1


def keep_tight_payment(s: State, out: Any, n: int) -> int:
    """The die that comes nearest to covering what is due; karma only where no die does."""
    best = out[0]
    least = 99
    for i in range(n):
        turned = 1 if out[i] >= GIVE_TURNED else 0
        kind = out[i] - (GIVE_TURNED if turned else GIVE)
        excess = value_of(kind, turned) - s.plan_due
        rank = excess + 2 * turned if excess >= 0 else 20 - value_of(kind, turned) + 2 * turned
        if rank < least:
            least = rank
            best = out[i]
    out[0] = best
    return 1


def keep_low_reroll(out: Any, n: int) -> int:
    """A low die if there is one, else roll what is chosen."""
    for i in range(n):
        if out[i] != NOTHING and (out[i] - CHOOSE_DIE) % 6 < LOW_DIE:
            out[0] = out[i]
            return 1
    out[0] = NOTHING
    return 1


def keep_lowest_return(out: Any, n: int) -> int:
    """Without room: put back the lowest die, or go without when all are high. Otherwise any colour."""
    if out[0] != NOTHING:
        return n
    best = NOTHING
    lowest = 3
    for i in range(1, n):
        if (out[i] - PUT_BACK) % 6 < lowest:
            lowest = (out[i] - PUT_BACK) % 6
            best = out[i]
    out[0] = best
    return 1


def drop_nothing(out: Any, n: int) -> int:
    """Any yield tile rather than none."""
    out[0] = out[n - 1]
    return n - 1


def keep_unreached(s: State, seat: int, out: Any, n: int) -> int:
    """Slots that no path has reached yet, for there a tile still pays; any slot when there is none."""
    kept = 0
    for i in range(n):
        if s.reached[seat][out[i] - SLOT_AT] == 0:
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else n


def is_empty(s: State, seat: int, cell: int) -> bool:
    """Whether there is such a cell, without tile or residence."""
    return cell >= 0 and s.tile[seat][cell] == 0 and LAND[cell] == 1


def best_tile(s: State, seat: int) -> int:
    """What the best of the tiles brings that a seat can pay now."""
    best = 0
    for colour in range(4):
        most = payable(s, seat, colour, s.karma[seat], -1)
        if most > 0:
            for stack in range(3 * colour, 3 * colour + 3):
                tile = s.shown[stack] - 1
                if tile >= 0 and PRICE[tile] <= most:
                    best = max(best, tile_worth(s, seat, tile))
    return best


def tile_worth(s: State, seat: int, tile: int) -> int:
    """What a tile brings, its markets more than once, less the pips it costs, in quarters of a point."""
    return 4 * tile_fame(s, seat, tile) + 3 * tile_money(tile) - PRICE[tile]
