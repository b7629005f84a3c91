"""What a position of Maharaja is worth: points as they stand, and what coins, ranks to come, plans and characters will bring."""

from typing import Any

from durbar.core.agenda import question
from durbar.games.maharaja.actions import (
    ABILITY,
    BUY,
    BUY_PRESTIGE,
    DO_BOTH,
    DO_COINS,
    DO_PRESTIGE,
    DO_SHRINE,
    DO_STATUE,
    DO_STOCK,
    DO_TWO_SHRINES,
    END,
    IN_VILLAGE,
    MARK,
    MARKER,
    ON_SPACE,
    POINT,
    SHRINE,
    SPACE,
    TURN,
    USE,
    USE_SWAP,
    USE_TRACK,
    WALK,
)
from durbar.games.maharaja.rules.disc import PARTS_OF
from durbar.games.maharaja.rules.ending import last_points, points
from durbar.games.maharaja.rules.tableau import prestige
from durbar.games.maharaja.rules.track import first_field
from durbar.games.maharaja.rules.walking import COIN
from durbar.games.maharaja.rules.worship import ranks_before, worship
from durbar.games.maharaja.state import (
    ACTING,
    ASTROLOGER,
    BOT,
    CHANGER,
    FIELDS,
    NONE,
    OVER,
    PARTS,
    PLANNING,
    SCORING,
    STATUE_CHEAP,
    STATUE_OF_BOTH,
    VILLAGES,
    State,
    sides,
)
from durbar.games.maharaja.tables import (
    CONSOLATION,
    FINAL_STATUE,
    PRESTIGE_PRICE,
    RANK_COINS,
    ROUNDS,
    SCULPTOR_DISCOUNT,
    STATUE_PRICE,
    STATUES,
)

POINT_WORTH = 100
STATUE_LATER = 25  # a statue also blocks its space and stays for later scorings
SHRINE_AT_HAND = 18
MARKER_AT_HAND = 130
WAYSIDE = 14
REWARD_TILE = 160
CHEAP = 3 * COIN  # a walk for less than three coins
BOT_LOSES_FIRST = 300
BOT_ROUND = (0, 700, 800, 800)  # what Brahmabot makes in a round at each level, measured against greedy

# How much a scoring counts that comes so many rounds from now, in hundredths.
SOON = (100, 62, 48, 38, 30, 24, 20, 16)

# What the ability of each character brings in a round, in hundredths of a point.
ABILITY_WORTH = (0, 10, 25, 35, 35, 45, 110, 45, 60, 25, 35, 60, 75, 55, 110, 95, 80)

# What an open part of an action is still worth: statues, shrines, coins, shrines taken, prestige, swap, track.
PART_WORTH = (110, 45, 95, 35, 40, 35, 80, 35, 90, 20, 20)


def judge(s: State, seat: int) -> int:
    """A hundred for each point the seat may expect at the end."""
    rounds = rounds_left(s)
    worth = POINT_WORTH * prestige(s, seat) + (POINT_WORTH * FINAL_STATUE + STATUE_LATER) * s.built[seat]
    worth += s.coins[seat] * coin_worth(rounds)
    worth += (POINT_WORTH - 8 * rounds) * last_points(s, seat)
    if s.phase == OVER:
        return worth
    return worth + at_hand(s, seat, rounds) + to_come(s, seat, rounds) + open_parts(s, seat)


def house(s: State) -> int:
    """A hundred for each point Brahmabot may expect at the end."""
    rounds = rounds_left(s)
    if s.phase < SCORING:
        rounds += 1
    return POINT_WORTH * points(s, BOT) + BOT_ROUND[s.level] * rounds


def rounds_left(s: State) -> int:
    """How many rounds will follow this one."""
    return ROUNDS - s.round


def coin_worth(rounds: int) -> int:
    """A fifth of a point at the end, more while it can still become statues."""
    return 20 + 2 * rounds


def at_hand(s: State, seat: int, rounds: int) -> int:
    """Shrines, markers, the road network and the character, the more the longer they serve."""
    if rounds == 0 and s.phase == SCORING:
        return 0
    stock = s.stock[seat] if s.stock[seat] < 6 else 6
    worth = stock * SHRINE_AT_HAND + s.markers[seat] * MARKER_AT_HAND
    worth += ABILITY_WORTH[s.character[seat]] * rounds
    for village in range(VILLAGES):
        if s.wayside[seat][village] > 0:
            worth += WAYSIDE
    return worth * (rounds + 1) // (rounds + 2)


def to_come(s: State, seat: int, rounds: int) -> int:
    """The scoring of this round, and those of the next cities on the track."""
    worth = 0
    if s.phase == PLANNING or s.phase == ACTING:
        worth += rank_worth(s, seat, s.maharaja, rounds)
    ahead = 1
    for field in range(FIELDS):
        if s.flag[field] != NONE and ahead <= rounds:
            worth += SOON[ahead] * rank_worth(s, seat, s.flag[field], rounds - ahead) // 100
            ahead += 1
    return worth


def rank_worth(s: State, seat: int, city: int, rounds: int) -> int:
    """What the seat would get if a city were scored as it stands."""
    if worship(s, seat, city) == 0:
        return CONSOLATION * coin_worth(rounds)
    rank = 0
    for other in range(sides(s)):
        if other != seat and ranks_before(s, other, seat, city):
            rank += 1
    worth = RANK_COINS[s.seats - 1][rank] * coin_worth(rounds) + REWARD_TILE
    if s.seats == 1 and rank == 0:
        worth += BOT_LOSES_FIRST
    return worth


def open_parts(s: State, seat: int) -> int:
    """What is still to be done of a plan."""
    worth = 0
    if s.turn == seat:
        for part in range(PARTS):
            worth += s.left[part] * PART_WORTH[part]
    elif (s.phase == PLANNING or s.phase == ACTING) and s.acted >> seat & 1 == 0:
        for arrow in range(2):
            if s.plan[seat][arrow] != NONE:
                worth += action_worth(s.plan[seat][arrow])
    return worth


def action_worth(action: int) -> int:
    """What an action is worth before it is done."""
    worth = 0
    for i in range(2):
        part = PARTS_OF[action][i]
        if part >= 0:
            worth += PART_WORTH[part]
    return worth


def sensible(s: State, seat: int, out: Any, n: int) -> int:
    """The answers a playout chooses among: no idle walks, no spare swaps, the good spaces."""
    asking = question(s)
    if s.phase == PLANNING or asking == MARK:
        return keep_plans(s, seat, out, n)
    if asking == TURN:
        return keep_deeds(s, seat, out, n)
    if asking == SPACE:
        return keep_below(out, n, ON_SPACE + 3)
    if asking == SHRINE:
        return keep_below(out, n, IN_VILLAGE)
    if asking == BUY:
        return keep_below(out, n, BUY_PRESTIGE + 1)
    return n


def keep_plans(s: State, seat: int, out: Any, n: int) -> int:
    """Actions that the seat can pay for and make use of; coins always."""
    kept = 0
    for i in range(n):
        if is_plan(s, seat, out[i] - POINT):
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else n


def is_plan(s: State, seat: int, action: int) -> bool:
    """Whether an action promises anything with the coins and shrines a seat has."""
    if action == DO_STATUE or action == DO_BOTH:
        return s.coins[seat] >= STATUE_PRICE - SCULPTOR_DISCOUNT and s.built[seat] < STATUES
    if action == DO_SHRINE or action == DO_TWO_SHRINES:
        return s.stock[seat] > 0
    if action == DO_STOCK:
        return s.stock[seat] < 3 and s.supply[seat] > 0
    if action == DO_PRESTIGE:
        return s.coins[seat] >= PRESTIGE_PRICE and (rounds_left(s) < 2 or s.coins[seat] > 2 * STATUE_PRICE)
    return action == DO_COINS


def keep_below(out: Any, n: int, limit: int) -> int:
    """Answers below a limit, or the first when there are none."""
    kept = 0
    for i in range(n):
        if out[i] < limit:
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else 1


def keep_deeds(s: State, seat: int, out: Any, n: int) -> int:
    """Parts of actions, abilities, a cheap walk to the Maharaja or his next city; the end only when nothing else is left."""
    last = out[n - 1]
    kept = 0
    for i in range(n):
        if is_deed(s, seat, out[i]):
            out[kept] = out[i]
            kept += 1
    if kept == 0:
        out[0] = last
        kept = 1
    return kept


def is_deed(s: State, seat: int, code: int) -> bool:
    """Whether an answer in a turn gets a seat on."""
    if code >= WALK:
        place = code - WALK
        return s.reach[place] < CHEAP and (
            place == s.maharaja or (place == s.flag[first_field(s)] and has_statue_part(s))
        )
    if code == END or code == USE + USE_SWAP or code == USE + USE_TRACK:
        return False
    return code == MARKER or code < ABILITY or (code != ABILITY + CHANGER and code != ABILITY + ASTROLOGER)


def has_statue_part(s: State) -> bool:
    """Whether a statue is still to be built in this turn."""
    return s.left[STATUE_CHEAP] + s.left[STATUE_OF_BOTH] > 0
