"""Rewards: what river, border and tiles give, each by its kind."""

from durbar.core.agenda import owe
from durbar.games.rajas.rules.actions import ENTER, PICK_CHAMBER, PICK_GOOD, SAIL
from durbar.games.rajas.rules.dice import owe_dice, owe_one_of_each
from durbar.games.rajas.rules.market import all_markets, mixed_income
from durbar.games.rajas.rules.province import count_buildings, count_curves, count_market_tiles, ways
from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.tables import (
    ALL_COLOURS,
    BORDER_CELL,
    BORDER_SIDE,
    BORDERS,
    CHAMBER,
    DICE_ANY_PER_KARMA,
    DICE_OF_COLOURS,
    DICE_PER_KARMA,
    FAME,
    FAME_PER_CURVE,
    FAME_PER_KARMA,
    FAME_PER_MARKET_TILE,
    FAME_PER_THREE_SPACES,
    FAME_PER_UPGRADE,
    FAME_PER_WORKER,
    MIXED_GOODS,
    MONEY,
    MONEY_PER_BUILDING,
    MONEY_PER_MARKET,
    MONEY_PER_UPGRADE,
    MONEY_PER_YIELD_TILE,
    ONE_GOOD,
    PALACE,
    SAIL_ON,
)
from durbar.games.rajas.rules.tracks import AT_ONCE, earn, gain_fame, owe_bonus


def reward(s: State, seat: int, kind: int, amount: int, detail: int, source: int) -> None:
    """Give a reward: fame and money at once, choices as questions. Rules RG-7.5, RG-R8."""
    fame = fame_for(s, seat, kind, amount)
    money = money_for(s, seat, kind, amount)
    if fame >= 0:
        gain_fame(s, seat, fame, source)
    elif money >= 0:
        earn(s, seat, money, source)
    elif kind == ONE_GOOD:
        owe(s, PICK_GOOD, seat, amount, source)
    elif kind == PALACE:
        owe(s, PICK_CHAMBER, seat, 0, 0)
    elif kind == CHAMBER:
        owe(s, ENTER, seat, detail, 0)
    elif kind == SAIL_ON:
        owe(s, SAIL, seat, amount, 0)
    elif kind == DICE_PER_KARMA:
        owe_dice(s, seat, amount * s.karma[seat], detail)
    elif kind == DICE_ANY_PER_KARMA:
        owe_dice(s, seat, amount * s.karma[seat], ALL_COLOURS)
    elif kind == DICE_OF_COLOURS:
        owe_one_of_each(s, seat, detail)
    else:
        owe_bonus(s, seat, kind, amount, AT_ONCE)


def fame_for(s: State, seat: int, kind: int, amount: int) -> int:
    """How much fame a reward of that kind gives; -1 when it gives something else. Rules RG-7.5, RG-7.9, RG-10.7."""
    if kind == FAME:
        return amount
    if kind == FAME_PER_UPGRADE:
        return amount * count_upgrades(s, seat)
    if kind == FAME_PER_KARMA:
        return amount * s.karma[seat]
    if kind == FAME_PER_MARKET_TILE:
        return amount * count_market_tiles(s, seat)
    if kind == FAME_PER_THREE_SPACES:
        return amount * (s.boat[seat] // 3)
    if kind == FAME_PER_CURVE:
        return amount * count_curves(s, seat)
    if kind == FAME_PER_WORKER:
        return amount * s.workers[seat]
    return -1


def money_for(s: State, seat: int, kind: int, amount: int) -> int:
    """How much money a reward of that kind gives; -1 when it gives something else. Rules RG-7.8, RG-7.9, RG-10.7."""
    if kind == MONEY:
        return amount
    if kind == MONEY_PER_MARKET:
        return amount * all_markets(s, seat)
    if kind == MIXED_GOODS:
        return mixed_income(s, seat)
    if kind == MONEY_PER_UPGRADE:
        return amount * count_upgrades(s, seat)
    if kind == MONEY_PER_BUILDING:
        return amount * count_buildings(s, seat)
    if kind == MONEY_PER_YIELD_TILE:
        return amount * count_yield_tiles(s, seat)
    return -1


def count_upgrades(s: State, seat: int) -> int:
    """How many upgrades a seat has made. Rule RG-7.9."""
    count = 0
    for building in range(4):
        count += s.upgraded[seat][building]
    return count


def count_yield_tiles(s: State, seat: int) -> int:
    """How many yield tiles of a seat a path joins now. Rules RG-10.7, RG-R14."""
    count = 0
    for border in range(BORDERS):
        if s.laid[seat][border] > 0 and (ways(s, seat, BORDER_CELL[border]) >> BORDER_SIDE[border]) & 1:
            count += 1
    return count
