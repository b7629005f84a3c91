"""What a strong player of Rajas of the Ganges looks at. Table Python."""

from typing import Any

from durbar.core.sets import has
from durbar.core.weights import SHIFT, fitted
from durbar.games.rajas.rules.actions import (
    CHAMBER_OF,
    DRAW_WHITE,
    ENTER,
    FRONT_TERRACE,
    GIVE_DIE,
    GOOD,
    HARBOUR,
    MIXED,
    PICK_CHAMBER,
    PICK_GOOD,
    PICK_TILE,
    PICK_YIELD_TILE,
    PLACE,
    QUARRY,
    SAIL,
    TAKE_DICE,
    TURN_TILE,
    UPGRADE,
)
from durbar.games.rajas.rules.board import cost_of
from durbar.games.rajas.rules.market import KINDS_OF_GOOD, good_income, mixed_income
from durbar.games.rajas.rules.province import SIDES_OF_CELL, is_worth_reaching, open_cells, tile_fame, tile_money
from durbar.games.rajas.rules.rewards import count_upgrades
from durbar.games.rajas.rules.state import FAME_WORKER, MONEY_WORKER, WAITING, State
from durbar.games.rajas.rules.tables import (
    BALCONY_DICE,
    BORDER,
    CELLS,
    FAME_BONUS_AT,
    FAME_BONUSES,
    KINDS_OF_DIE,
    MEETING_SUM,
)
from durbar.games.rajas.rules.tracks import points
from durbar.games.rajas.wisdom.light import best_tile

FEATURES = (
    "fame",
    "money",
    "dice that show 1",
    "dice that show 2",
    "dice that show 3",
    "dice that show 4",
    "dice that show 5",
    "dice that show 6",
    "dice, by what is to come",
    "karma",
    "karma, by what is to come",
    "workers to be placed this round",
    "workers, by what is to come",
    "the elephant next round",
    "river spaces sailed",
    "fame towards a waiting worker",
    "money towards a waiting worker",
    "fame near a bonus",
    "money bonuses gained",
    "mixed goods, by what is to come",
    "all goods, by what is to come",
    "mixed goods to be had this round",
    "the best good to be had this round",
    "upgrades",
    "upgrades, by what is to come",
    "open cells, by what is to come",
    "yields beside open cells",
    "the best tile within reach",
    "the best tile to be built this round",
    "dice owed",
    "upgrades owed",
    "a tile to be picked",
    "the best tile, when one is to be picked",
    "a tile to be laid",
    "pips due for a tile",
    "a die to be given",
    "sailing owed",
    "spaces of sailing owed",
    "the Great Mogul owed",
    "the dancer owed",
    "the yogi owed",
    "Raja Man Singh owed",
    "the master builder owed",
    "the Portuguese owed",
    "a chamber to be chosen",
    "yields owed",
    "points in the last pass",
    "a turn in the last pass",
    "points of all",
    "workers of all to be placed this round",
    "workers of all, by what is to come",
    "upgrades of all, by what is to come",
    "what is to come",
    "one",
)
(FAME, MONEY, DIE, DICE_LATER, KARMA, KARMA_LATER, READY, WORKERS_LATER, ELEPHANT, BOAT) = (0, 1, 2, *range(8, 15))
(FAME_AT_WORKER, MONEY_AT_WORKER, FAME_NEAR_BONUS, BONUSES, MIXED_LATER, GOODS_LATER, MIXED_NOW) = range(15, 22)
(GOOD_NOW, UPGRADES, UPGRADES_LATER, OPEN_LATER, YIELDS, BEST, BEST_NOW, DICE_OWED, UPGRADES_OWED) = range(22, 31)
(PICK_OWED, PICK_BEST, LAY_OWED, DUE, GIFT, SAIL_OWED, SPACES_OWED, CHAMBER_OWED) = range(31, 39)
(CHOICE_OWED, YIELDS_OWED, LAST_POINTS, LAST_TURN, ALL_POINTS, ALL_READY, ALL_WORKERS_LATER) = range(44, 51)
(ALL_UPGRADES_LATER, TO_COME, ONE) = range(51, 54)
WEIGHTS = fitted(__package__, FEATURES)
ASPECTS = 10

NEAR = 6
ENOUGH_CELLS = 4


def judge(s: State, seat: int) -> int:
    """A hundred times the points a seat may expect at the end."""
    if s.over:
        return points(s, seat) * 100
    if s.met_count > 0:
        return last_pass(s, seat, WEIGHTS[s.seats]) >> SHIFT
    return weighed(s, seat, WEIGHTS[s.seats]) >> SHIFT


def aspects(s: State, seat: int, out: Any, at: int) -> int:
    """Fame, money, what is owed, province, dice, people, quarry, markets, tracks, and the pace of all, each in hundredths of a point."""
    for i in range(ASPECTS):
        out[at + i] = 0
    w = WEIGHTS[s.seats]
    if s.over:
        out[at] = points(s, seat) * 100
    elif s.met_count > 0:
        out[at] = last_pass(s, seat, w) >> SHIFT
    else:
        left = to_come(s)
        out[at] = w[FAME] * s.fame[seat] >> SHIFT
        out[at + 1] = w[MONEY] * s.money[seat] >> SHIFT
        out[at + 2] = owed_worth(s, seat, w) >> SHIFT
        out[at + 3] = province_worth(s, seat, w, left) >> SHIFT
        out[at + 4] = dice_worth(s, seat, w, left) >> SHIFT
        out[at + 5] = people_worth(s, seat, w, left) >> SHIFT
        out[at + 6] = quarry_worth(s, seat, w) >> SHIFT
        out[at + 7] = market_worth(s, seat, w, left) >> SHIFT
        out[at + 8] = track_worth(s, seat, w) >> SHIFT
        out[at + 9] = pace(s, w, left) >> SHIFT
    return ASPECTS


def last_pass(s: State, seat: int, w: tuple[int, ...]) -> int:
    """Once markers have met, points count, one more turn for those who come later, and what is under way."""
    total = w[LAST_POINTS] * points(s, seat) + owed_worth(s, seat, w)
    waits = (seat + s.seats - s.first) % s.seats >= s.served
    if s.ready[seat] > 0 and (waits or (s.owed[0][0] == PLACE and s.owed[0][1] == seat)):
        total += w[LAST_TURN]
    return total


def weighed(s: State, seat: int, w: tuple[int, ...]) -> int:
    """All that counts, by its weights."""
    left = to_come(s)
    total = pace(s, w, left) + w[FAME] * s.fame[seat] + w[MONEY] * s.money[seat]
    total += dice_worth(s, seat, w, left) + people_worth(s, seat, w, left) + track_worth(s, seat, w)
    total += market_worth(s, seat, w, left) + province_worth(s, seat, w, left) + quarry_worth(s, seat, w)
    return total + owed_worth(s, seat, w)


def pace(s: State, w: tuple[int, ...], left: int) -> int:
    """What is common to all seats: how long the race will last, and how fast it is."""
    total = w[ONE] + w[TO_COME] * left
    for seat in range(s.seats):
        total += w[ALL_POINTS] * points(s, seat) + w[ALL_READY] * s.ready[seat]
        total += left * (w[ALL_WORKERS_LATER] * s.workers[seat] + w[ALL_UPGRADES_LATER] * count_upgrades(s, seat))
    return total


def to_come(s: State) -> int:
    """How many points the leader still lacks."""
    left = MEETING_SUM
    for seat in range(s.seats):
        left = min(left, MEETING_SUM - points(s, seat))
    return max(left, 0)


def dice_worth(s: State, seat: int, w: tuple[int, ...], left: int) -> int:
    """Dice by what they show, and the more of them the longer they serve."""
    total = 0
    for kind in range(KINDS_OF_DIE):
        dice = s.dice[seat][kind]
        if dice > 0:
            total += dice * (w[DIE + kind % 6] + w[DICE_LATER] * left)
    return total


def people_worth(s: State, seat: int, w: tuple[int, ...], left: int) -> int:
    """Workers, karma and the elephant."""
    total = w[READY] * s.ready[seat] + w[WORKERS_LATER] * s.workers[seat] * left
    total += s.karma[seat] * (w[KARMA] + w[KARMA_LATER] * left)
    heir = s.heir - 1 if s.heir > 0 else (s.first + 1) % s.seats
    if heir == seat:
        total += w[ELEPHANT]
    return total


def track_worth(s: State, seat: int, w: tuple[int, ...]) -> int:
    """The river behind, waiting workers and bonuses ahead."""
    total = w[BOAT] * s.boat[seat] + w[BONUSES] * s.bonus[seat]
    if s.waiting[seat][FAME_WORKER] == WAITING:
        total += w[FAME_AT_WORKER] * s.fame[seat]
    if s.waiting[seat][MONEY_WORKER] == WAITING:
        total += w[MONEY_AT_WORKER] * s.money[seat]
    for bonus in range(FAME_BONUSES):
        short = FAME_BONUS_AT[bonus] - s.fame[seat]
        if 0 < short < NEAR:
            total += w[FAME_NEAR_BONUS] * (NEAR - short)
    return total


def market_worth(s: State, seat: int, w: tuple[int, ...], left: int) -> int:
    """What markets may pay, in this round and later."""
    mixed = mixed_income(s, seat)
    if mixed == 0:
        return 0
    total = w[MIXED_LATER] * mixed * left
    now = 0
    for good in range(KINDS_OF_GOOD):
        income = good_income(s, seat, good, 6)
        total += w[GOODS_LATER] * income * left
        if s.ready[seat] > 0 and not has(s.full, GOOD + good):
            now = max(now, income)
    if s.ready[seat] > 0 and not has(s.full, MIXED):
        total += w[MIXED_NOW] * mixed
    return total + w[GOOD_NOW] * now


def province_worth(s: State, seat: int, w: tuple[int, ...], left: int) -> int:
    """Upgrades, some cells to build in, and yields beside them."""
    total = count_upgrades(s, seat) * (w[UPGRADES] + w[UPGRADES_LATER] * left)
    cells = open_cells(s, seat)
    count = 0
    for cell in range(CELLS):
        if cells >> cell & 1:
            count += 1
            total += w[YIELDS] * yields_beside(s, seat, cell)
    return total + w[OPEN_LATER] * min(count, ENOUGH_CELLS) * left


def yields_beside(s: State, seat: int, cell: int) -> int:
    """How many yields wait on the border of a cell."""
    count = 0
    for side in range(SIDES_OF_CELL):
        if BORDER[cell][side] >= 0 and is_worth_reaching(s, seat, BORDER[cell][side]):
            count += 1
    return count


def quarry_worth(s: State, seat: int, w: tuple[int, ...]) -> int:
    """The best tile that the dice reach, more when there is a worker, a space and money for it."""
    best = best_tile(s, seat)
    if s.ready[seat] > 0 and not has(s.full, QUARRY) and cost_of(s, QUARRY) <= s.money[seat]:
        return (w[BEST] + w[BEST_NOW]) * best
    return w[BEST] * best


def owed_worth(s: State, seat: int, w: tuple[int, ...]) -> int:
    """What the questions still owed to a seat will bring."""
    total = 0
    for row in range(s.owed_count):
        if s.owed[row][1] == seat:
            total += reward_owed(s, seat, w, s.owed[row][0], s.owed[row][2])
            total += building_owed(s, seat, w, s.owed[row][0])
    return total


def reward_owed(s: State, seat: int, w: tuple[int, ...], asking: int, amount: int) -> int:
    """What one owed question will bring, unless it is about building."""
    if asking == GIVE_DIE:
        return w[GIFT] + space_owed(s, seat, w, amount)
    if asking == TAKE_DICE:
        return w[DICE_OWED] * amount
    if asking == UPGRADE:
        return w[UPGRADES_OWED] * amount
    if asking == ENTER:
        return w[CHAMBER_OWED + amount]
    if asking == PICK_CHAMBER:
        return w[CHOICE_OWED]
    if asking == SAIL:
        return w[SAIL_OWED] + w[SPACES_OWED] * amount
    if asking == PICK_GOOD:
        return w[MONEY] * best_good(s, seat, amount)
    if asking == PICK_YIELD_TILE or asking == DRAW_WHITE:
        return w[YIELDS_OWED]
    return 0


def building_owed(s: State, seat: int, w: tuple[int, ...], asking: int) -> int:
    """What a tile will bring that is to be picked, paid or laid."""
    if asking == PICK_TILE:
        return w[PICK_OWED] + w[PICK_BEST] * best_tile(s, seat)
    if asking == TURN_TILE:
        pays = w[FAME] * tile_fame(s, seat, s.plan_tile) + w[MONEY] * tile_money(s.plan_tile)
        return w[LAY_OWED] + pays + w[DUE] * s.plan_due
    return 0


def space_owed(s: State, seat: int, w: tuple[int, ...], space: int) -> int:
    """What a space brings once its die is given."""
    if space < FRONT_TERRACE:
        return w[MONEY] * good_income(s, seat, space - GOOD, 6)
    if space < CHAMBER_OF:
        return BALCONY_DICE * w[DICE_OWED]
    if space == HARBOUR:
        return w[SAIL_OWED] + 2 * w[SPACES_OWED]
    return w[CHAMBER_OWED + space - CHAMBER_OF]


def best_good(s: State, seat: int, most: int) -> int:
    """The most that so many markets of one good pay."""
    best = 0
    for good in range(KINDS_OF_GOOD):
        best = max(best, good_income(s, seat, good, most))
    return best
