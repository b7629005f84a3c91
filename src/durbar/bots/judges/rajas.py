"""What a strong player of Rajas of the Ganges looks at. Table Python."""

from typing import Any

from durbar.core.agenda import question
from durbar.games.rajas.actions import (
    BALCONY,
    CHAMBER_OF,
    CHOOSE_DIE,
    EARN,
    ENTER,
    FRONT_TERRACE,
    GIVE,
    GIVE_DIE,
    GIVE_TURNED,
    GOOD,
    HARBOUR,
    NOTHING,
    PAY_TILE,
    PICK_CHAMBER,
    PICK_GOOD,
    PICK_TILE,
    PICK_YIELD,
    PICK_YIELD_TILE,
    PUT_BACK,
    REROLL,
    SAIL,
    TAKE_DICE,
    TURN_TILE,
    UPGRADE,
)
from durbar.games.rajas.rules.building import may_pick_tile
from durbar.games.rajas.rules.dice import value_of
from durbar.games.rajas.rules.market import good_income, mixed_income
from durbar.games.rajas.rules.province import is_open, tile_fame, tile_money
from durbar.games.rajas.rules.rewards import count_upgrades
from durbar.games.rajas.rules.tracks import points
from durbar.games.rajas.state import State
from durbar.games.rajas.tables import CELLS, KINDS_OF_DIE, MEETING_SUM, PRICE, STACKS

WIN = 2000
DIE = 35
PIP = 20
WORKER = 16
READY = 110
KARMA = 80
INCOME = 3
RAISED = 3
SPACE = 35
OPEN_CELLS = 3
OPEN_CELL = 60
LOW_DIE = 2
MARKET = 75
YIELD_WORTH = 150
CHAMBER_WORTH = (200, 400, 270, 260, 250, 350)


def judge(s: State, seat: int) -> int:
    """A hundred times the points a seat has, and what its dice, workers, markets and paths may still bring."""
    total = points(s, seat) * 100
    if s.over:
        return total + (WIN if is_first(s, seat) else 0)
    left = to_come(s)
    total += dice_worth(s, seat) + s.ready[seat] * READY + s.karma[seat] * KARMA + s.boat[seat] * SPACE
    total += left * (s.workers[seat] * WORKER + mixed_income(s, seat) * INCOME + count_upgrades(s, seat) * RAISED)
    return total + paths_worth(s, seat) + owed_worth(s, seat)


def is_first(s: State, seat: int) -> bool:
    """Whether nobody stands before a seat."""
    for other in range(s.seats):
        if points(s, other) > points(s, seat):
            return False
        if points(s, other) == points(s, seat) and 0 < s.met[other] < s.met[seat]:
            return False
    return True


def to_come(s: State) -> int:
    """How many points the leader still lacks."""
    left = MEETING_SUM
    for seat in range(s.seats):
        left = min(left, MEETING_SUM - points(s, seat))
    return max(left, 0)


def dice_worth(s: State, seat: int) -> int:
    """Every die serves a chamber or the harbour; high ones build."""
    worth = 0
    for kind in range(KINDS_OF_DIE):
        worth += s.dice[seat][kind] * (DIE + PIP * (kind % 6 + 1))
    return worth


def paths_worth(s: State, seat: int) -> int:
    """A few open cells to build in; more bring no more."""
    cells = 0
    for cell in range(CELLS):
        if cells < OPEN_CELLS and is_open(s, seat, cell):
            cells += 1
    return cells * OPEN_CELL


def owed_worth(s: State, seat: int) -> int:
    """What the questions still owed to a seat will bring."""
    worth = 0
    for row in range(s.owed_count):
        if s.owed[row][1] == seat:
            worth += worth_of(s, seat, s.owed[row][0], s.owed[row][2])
    return worth


def worth_of(s: State, seat: int, asking: int, about: int) -> int:
    """What one owed question will bring."""
    if asking == TAKE_DICE:
        return about * (DIE + PIP * 3)
    if asking == UPGRADE:
        return about * 120
    if asking == EARN:
        return about * 50
    if asking == PICK_TILE:
        return best_tile(s, seat)
    if asking == TURN_TILE:
        return tile_worth(s, seat, s.plan_tile) - s.plan_due * (PIP + DIE // 4)
    if asking == GIVE_DIE:
        return space_worth(s, seat, about) - DIE - 3 * PIP
    if asking == ENTER:
        return CHAMBER_WORTH[about]
    if asking == PICK_CHAMBER:
        return 400
    if asking == SAIL or asking == PICK_YIELD_TILE or asking == PICK_GOOD or asking == PICK_YIELD:
        return 220
    return 0


def space_worth(s: State, seat: int, space: int) -> int:
    """What a space brings once its die is given."""
    if GOOD <= space < FRONT_TERRACE:
        return good_income(s, seat, space - GOOD, 6) * 50
    if BALCONY <= space < CHAMBER_OF:
        return 2 * (DIE + PIP * 3)
    if space == HARBOUR:
        return 250
    return CHAMBER_WORTH[space - CHAMBER_OF]


def tile_worth(s: State, seat: int, tile: int) -> int:
    """What a tile pays when laid, with what its markets will pay again."""
    return tile_fame(s, seat, tile) * 100 + tile_money(tile) * MARKET + YIELD_WORTH


def best_tile(s: State, seat: int) -> int:
    """The best of the tiles a seat can pay now, less its price."""
    best = 0
    for stack in range(STACKS):
        tile = s.shown[stack] - 1
        if tile >= 0 and may_pick_tile(s, seat, tile):
            best = max(best, tile_worth(s, seat, tile) - PRICE[tile] * (PIP + DIE // 4))
    return best


def sensible(s: State, seat: int, out: Any, n: int) -> int:
    """In a playout: pay tiles tightly, reroll low dice only, put back the lowest, take a yield tile when one may."""
    asking = question(s)
    if asking == PAY_TILE:
        return keep_tight_payment(s, out, n)
    if asking == REROLL:
        return keep_low_reroll(out, n)
    if asking == TAKE_DICE:
        return keep_lowest_return(out, n)
    if asking == PICK_YIELD_TILE:
        return drop_nothing(out, n)
    return n


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
