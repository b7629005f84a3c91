"""Light answers of Maharaja: what a hurried but decent player would do. Table Python."""

from typing import Any

from durbar.core.agenda import question
from durbar.core.weights import fitted
from durbar.games.maharaja.rules.actions import (
    ABILITY,
    ALONG,
    BUY,
    BUY_PRESTIGE,
    CHARACTER,
    DO_BOTH,
    DO_COINS,
    DO_PRESTIGE,
    DO_SHRINE,
    DO_STATUE,
    DO_STOCK,
    DO_TWO_SHRINES,
    END,
    ENVOY_SHRINE,
    EXCHANGE,
    FLAG,
    GIFT_SHRINE,
    IN_CITY,
    IN_VILLAGE,
    MARK,
    MARKER,
    ON_SPACE,
    PLACE,
    POINT,
    REWARD,
    SHRINE,
    SITE,
    SPACE,
    TAKE_TILE,
    TURN,
    USE,
    USE_COINS,
    USE_PRESTIGE,
    USE_STOCK,
    USE_TRACK,
    WALK,
)
from durbar.games.maharaja.rules.disc import PARTS_OF
from durbar.games.maharaja.rules.rewards import TILE_BUY
from durbar.games.maharaja.rules.state import (
    ACTING,
    ASTROLOGER,
    CHANGER,
    COURTIER,
    NONE,
    PLANNING,
    POET,
    PRESTIGE,
    ROADS,
    SHRINE_ANY,
    SHRINE_CHEAP,
    SHRINE_CITY,
    SHRINE_OF_BOTH,
    STATUE_CHEAP,
    STATUE_OF_BOTH,
    STONECUTTER,
    VIZIER,
    State,
    sides,
)
from durbar.games.maharaja.rules.tables import (
    CHARACTER_IDS,
    PRESTIGE_PRICE,
    REWARD_BUY_TIMES,
    ROAD_FROM,
    ROAD_TO,
    ROAD_VILLAGES,
    ROUNDS,
    STATUE_DISCOUNT,
    STATUE_PRICE,
    STATUES,
)
from durbar.games.maharaja.rules.track import first_field
from durbar.games.maharaja.rules.walking import coins_to

ABILITY_WORTH = fitted(__package__, CHARACTER_IDS)
CHEAP = 3  # coins for a walk to the Maharaja
GOOD_SPACES = 3  # the central one and those with a bonus
FEW_SHRINES = 2
# Reward tiles beside one another: coins, shrines, prestige and coin, tax, prestige, each purchase, shrine, Maharani.
TILE_WORTH = (75, 50, 130, 45, 200, 75, 140, 150)


def rounds_left(s: State) -> int:
    """How many rounds may follow this one: the statues of whoever built most may end the match sooner."""
    rounds = ROUNDS - s.round
    for side in range(sides(s)):
        rounds = min(rounds, STATUES - s.built[side])
    return rounds


def open_part(s: State, seat: int, part: int) -> int:
    """How often a part of an action is still to be done by a seat in this round."""
    if s.turn == seat:
        return s.left[part] + 0
    count = 0
    for arrow in range(2):
        action = s.plan[seat][arrow]
        if action != NONE and (PARTS_OF[action][0] == part or PARTS_OF[action][1] == part):
            count += 1
    return count


def sensible(s: State, seat: int, out: Any, n: int) -> int:
    """In a playout: plan what can be paid, take what is free, build where the Maharaja is or comes next, and end with him."""
    asking = question(s)
    if s.phase == PLANNING or asking == MARK:
        return keep_plans(s, seat, out, n)
    if asking == TURN:
        return keep_deeds(s, seat, out, n)
    if asking == SPACE:
        return keep_below(out, n, ON_SPACE + GOOD_SPACES)
    if asking == SHRINE or asking == PLACE:
        return keep_shrines(s, seat, out, n)
    if asking == SITE or asking == ENVOY_SHRINE or asking == GIFT_SHRINE:
        return keep_cities(s, out, n)
    if asking == BUY or asking == EXCHANGE:
        return keep_purchases(out, n)
    if asking == REWARD:
        return keep_best_reward(s, seat, out, n)
    if asking == FLAG:
        return n
    return keep_best_character(s, out, n)


def keep_plans(s: State, seat: int, out: Any, n: int) -> int:
    """Actions that the seat can pay for and make use of; coins always."""
    coins = s.coins[seat] - planned_coins(s, seat)
    kept = 0
    for i in range(n):
        if is_plan(s, seat, out[i] - POINT, coins):
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else n


def planned_coins(s: State, seat: int) -> int:
    """The coins for what a seat has planned, or still has to do in its turn."""
    statues = open_part(s, seat, STATUE_CHEAP) + open_part(s, seat, STATUE_OF_BOTH)
    return statues * STATUE_PRICE + open_part(s, seat, PRESTIGE) * PRESTIGE_PRICE


def is_plan(s: State, seat: int, action: int, coins: int) -> bool:
    """Whether an action promises anything with so many coins and the shrines a seat has."""
    if action == DO_STATUE or action == DO_BOTH:
        return coins >= STATUE_PRICE - STATUE_DISCOUNT and s.built[seat] < STATUES
    if action == DO_SHRINE or action == DO_TWO_SHRINES:
        return s.stock[seat] > 0
    if action == DO_STOCK:
        return s.stock[seat] < FEW_SHRINES and s.supply[seat] > 0
    if action == DO_PRESTIGE:
        return coins >= PRESTIGE_PRICE
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
    """What is free at once; then what builds or earns, and walks that serve it; last the walk to the Maharaja, or the end."""
    kept = 0
    for i in range(n):
        if is_free_deed(out[i]):
            out[0] = out[i]
            return 1
        if is_deed(s, seat, out[i]):
            out[kept] = out[i]
            kept += 1
    if kept > 0:
        return kept
    out[0] = last_deed(s, out, n)
    return 1


def is_free_deed(code: int) -> bool:
    """Whether an answer in a turn brings something for nothing."""
    if code == USE + USE_COINS or code == USE + USE_STOCK or code == MARKER:
        return True
    return code == ABILITY + STONECUTTER or code == ABILITY + POET or code == ABILITY + VIZIER


def is_deed(s: State, seat: int, code: int) -> bool:
    """Whether an answer in a turn gets a seat on; a hurried player never pays more to please another."""
    if code >= ALONG:
        return False
    if code >= WALK:
        return is_useful_walk(s, seat, code - WALK)
    if code == USE + USE_PRESTIGE:
        return s.coins[seat] >= planned_coins(s, seat)
    if code == ABILITY + CHANGER:
        return s.coins[seat] > planned_coins(s, seat)
    return code != END and code != USE + USE_TRACK and code != ABILITY + ASTROLOGER and code != ABILITY + COURTIER


def is_useful_walk(s: State, seat: int, place: int) -> bool:
    """Whether something open can be built in the Maharaja's city or his next one, and the way leaves the coins for it."""
    if place != s.maharaja and place != s.flag[first_field(s)]:
        return False
    coins = s.coins[seat] - coins_to(s, place)
    if s.left[STATUE_CHEAP] + s.left[STATUE_OF_BOTH] > 0 and coins >= STATUE_PRICE:
        return True
    shrines = s.left[SHRINE_CHEAP] + s.left[SHRINE_OF_BOTH] + s.left[SHRINE_CITY] + s.left[SHRINE_ANY]
    return shrines > 0 and s.stock[seat] > 0 and place == s.maharaja


def last_deed(s: State, out: Any, n: int) -> int:
    """The walk to the Maharaja if it is cheap, else the end, or the only answer there is."""
    for i in range(n):
        if out[i] == WALK + s.maharaja and coins_to(s, s.maharaja) <= CHEAP:
            return int(out[i])
    return int(out[n - 1])


def keep_shrines(s: State, seat: int, out: Any, n: int) -> int:
    """In cities as others are built; else villages without an own shrine on roads to the Maharaja's city or his next."""
    if out[0] < IN_VILLAGE:
        return keep_cities(s, out, n)
    kept = 0
    for i in range(n):
        if is_on_the_way(s, seat, out[i] - IN_VILLAGE):
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else n


def is_on_the_way(s: State, seat: int, village: int) -> bool:
    """Whether a village without an own shrine lies on a road to the Maharaja's city or his next one."""
    if s.wayside[seat][village] > 0:
        return False
    city = s.flag[first_field(s)]
    for road in range(ROADS):
        if ROAD_VILLAGES[road][0] == village or ROAD_VILLAGES[road][1] == village:
            return (
                ROAD_FROM[road] == city
                or ROAD_TO[road] == city
                or ROAD_FROM[road] == s.maharaja
                or ROAD_TO[road] == s.maharaja
            )
    return False


def keep_cities(s: State, out: Any, n: int) -> int:
    """The Maharaja's city while it is to be scored, and his next one; all cities when neither is offered."""
    city = s.flag[first_field(s)]
    kept = 0
    for i in range(n):
        if out[i] == IN_CITY + city or (out[i] == IN_CITY + s.maharaja and s.phase == ACTING):
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else n


def keep_purchases(out: Any, n: int) -> int:
    """Prestige for coins, or enough."""
    if out[0] != BUY_PRESTIGE:
        out[0] = out[n - 1]
    return 1


def keep_best_reward(s: State, seat: int, out: Any, n: int) -> int:
    """The reward tile that brings most."""
    best = out[0]
    most = -1
    for i in range(n):
        worth = TILE_WORTH[out[i] - TAKE_TILE]
        if out[i] - TAKE_TILE == TILE_BUY:
            worth = worth * min(REWARD_BUY_TIMES, s.coins[seat] + 0)
        if worth > most:
            most = worth
            best = out[i]
    out[0] = best
    return 1


def keep_best_character(s: State, out: Any, n: int) -> int:
    """The character whose ability brings most."""
    best = out[0]
    for i in range(n):
        if ABILITY_WORTH[s.seats][out[i] - CHARACTER] > ABILITY_WORTH[s.seats][best - CHARACTER]:
            best = out[i]
    out[0] = best
    return 1
