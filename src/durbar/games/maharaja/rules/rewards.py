"""The reward tiles: which may be taken, what they do, and where they go."""

from typing import Any

from durbar.core.agenda import about, offer, owe, settle
from durbar.core.events import EVERYONE, note
from durbar.games.maharaja.rules.actions import BUY, FAVOUR, GIFT_SHRINE, TAKE_TILE
from durbar.games.maharaja.rules.events import BOT_TAXED, BOUGHT_PRESTIGE, BUILT_IN_CITY, FAVOURED, TAXED, TOOK_REWARD
from durbar.games.maharaja.rules.state import BY_REWARD, MARKED, NONE, PRINCESS, REWARD_FIELDS, State, sides
from durbar.games.maharaja.rules.tableau import (
    favour,
    gain_prestige,
    has,
    is_bot,
    take_coins,
    take_prestige,
    take_shrines,
)
from durbar.games.maharaja.rules.tables import (
    REWARD_BUY_PRICE,
    REWARD_BUY_TIMES,
    REWARD_COINS,
    REWARD_MIXED_COINS,
    REWARD_MIXED_PRESTIGE,
    REWARD_PRESTIGE,
    REWARD_SHRINES,
    REWARD_TAX,
    REWARDS_AVAILABLE,
)

TILE_COINS, TILE_SHRINES, TILE_MIXED, TILE_TAX, TILE_PRESTIGE, TILE_BUY, TILE_SHRINE, TILE_MAHARANI = (
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
)


def available_fields(s: State) -> int:
    """How many of the lowest fields may be chosen from. Rules MJ-5.5, MJ-12.14."""
    return REWARDS_AVAILABLE[s.seats - 1]


def legal_rewards(s: State, out: Any) -> int:
    """The reward tiles on the lowest fields. Rules MJ-5.5, MJ-12.14."""
    n = 0
    for field in range(available_fields(s)):
        if s.reward[field] != NONE:
            n = offer(out, n, TAKE_TILE + s.reward[field])
    return n


def top_field(s: State) -> int:
    """The field of the topmost reward tile."""
    field = REWARD_FIELDS - 1
    while s.reward[field] == NONE:
        field -= 1
    return field


def take_reward(s: State, seat: int, tile: int) -> None:
    """A reward tile takes effect, twice for the princess, and goes to the top, or in the solo game away. Rules MJ-5.5, MJ-5.6, MJ-9.16, MJ-12.14."""
    note(s, TOOK_REWARD, EVERYONE, seat, tile, 0, 0)
    top = top_field(s)
    field = 0
    while s.reward[field] != tile:
        field += 1
    s.reward[field] = NONE
    if s.seats > 1:
        s.reward[top + 1] = tile
    reward(s, seat, tile, 2 if has(s, seat, PRINCESS) else 1)


def reward(s: State, seat: int, tile: int, times: int) -> None:
    """The effect of a reward tile: those that ask, ask once for all times. Rules MJ-9.16, MJ-10.6, MJ-10.7, MJ-10.9."""
    if tile == TILE_BUY:
        ask_buy(s, seat, times * REWARD_BUY_TIMES)
    elif tile == TILE_SHRINE:
        ask_gift(s, seat, times)
    elif tile == TILE_MAHARANI:
        ask_favour(s, seat, times)
    else:
        for _ in range(times):
            reward_simply(s, seat, tile)


def reward_simply(s: State, seat: int, tile: int) -> None:
    """The effect of a reward tile that asks nothing. Rules MJ-10.1, MJ-10.2, MJ-10.3, MJ-10.5."""
    if tile == TILE_COINS:
        take_coins(s, seat, REWARD_COINS)
    elif tile == TILE_SHRINES:
        take_shrines(s, seat, REWARD_SHRINES)
    elif tile == TILE_MIXED:
        take_prestige(s, seat, REWARD_MIXED_PRESTIGE, BY_REWARD)
        take_coins(s, seat, REWARD_MIXED_COINS)
    elif tile == TILE_TAX:
        tax_others(s, seat)
    else:
        take_prestige(s, seat, REWARD_PRESTIGE, BY_REWARD)


def tax_others(s: State, seat: int) -> None:
    """Every other side pays two coins to the supply, or what it has. Rules MJ-10.4, MJ-R27."""
    for side in range(sides(s)):
        if side != seat:
            coins = REWARD_TAX
            if coins > s.coins[side]:
                coins = s.coins[side]
            s.coins[side] -= coins
            note(s, BOT_TAXED if is_bot(s, side) else TAXED, EVERYONE, -1 if is_bot(s, side) else side, coins, 0, 0)


def ask_buy(s: State, seat: int, times: int) -> None:
    """Whether to buy a prestige for a coin, while times and coins are left. Rule MJ-10.6."""
    if times > 0 and s.coins[seat] >= REWARD_BUY_PRICE:
        owe(s, BUY, seat, times, 0)


def buy(s: State, seat: int) -> None:
    """A coin for a prestige, and perhaps again. Rules MJ-10.6, MJ-R10, MJ-R11."""
    times = about(s)
    settle(s)
    s.coins[seat] -= REWARD_BUY_PRICE
    got = gain_prestige(s, seat, 1, BY_REWARD)
    note(s, BOUGHT_PRESTIGE, EVERYONE, seat, REWARD_BUY_PRICE, got, 0)
    ask_buy(s, seat, times - 1)


def ask_gift(s: State, seat: int, times: int) -> None:
    """In which city a free shrine is built, while there is one on the tableau. Rule MJ-10.7."""
    if times > 0 and s.stock[seat] > 0:
        owe(s, GIFT_SHRINE, seat, times, 0)


def build_gift(s: State, seat: int, city: int) -> None:
    """A shrine of the tableau is built in any city for nothing. Rule MJ-10.7."""
    times = about(s)
    settle(s)
    s.stock[seat] -= 1
    s.temple[seat][city] += 1
    note(s, BUILT_IN_CITY, EVERYONE, seat, city, 0, 0)
    ask_gift(s, seat, times - 1)


def free_marker(s: State) -> int:
    """A Maharani marker beside the track, or -1."""
    for marker in range(MARKED):
        if s.favoured[marker] == 0:
            return marker
    return -1


def may_favour(s: State, seat: int, character: int) -> bool:
    """A marker goes on any character of the display but one that carries this seat's other marker. Rules MJ-10.8, MJ-10.9, MJ-R12."""
    return favour(s, seat, character) < 0


def ask_favour(s: State, seat: int, times: int) -> None:
    """On which character a Maharani marker is laid, while there is one. Rules MJ-10.8, MJ-10.9, MJ-R12."""
    if times == 0 or free_marker(s) < 0:
        return
    for i in range(s.displayed):
        if may_favour(s, seat, s.display[i]):
            owe(s, FAVOUR, seat, times, 0)
            return


def lay_favour(s: State, seat: int, character: int) -> None:
    """A Maharani marker is laid on a character of the display. Rules MJ-10.8, MJ-10.9."""
    times = about(s)
    settle(s)
    marker = free_marker(s)
    s.favoured[marker] = character
    s.patron[marker] = seat
    s.since[marker] = s.round
    note(s, FAVOURED, EVERYONE, seat, character, 0, 0)
    ask_favour(s, seat, times - 1)


def remove_lowest_reward(s: State) -> int:
    """Solo: the lowest reward tile leaves the game. Rule MJ-12.14."""
    field = 0
    while s.reward[field] == NONE:
        field += 1
    tile = s.reward[field]
    s.reward[field] = NONE
    return tile


def slide_rewards(s: State) -> None:
    """The reward tiles slide down. Rule MJ-6.2."""
    to = 0
    for field in range(REWARD_FIELDS):
        tile = s.reward[field]
        if tile != NONE:
            s.reward[field] = NONE
            s.reward[to] = tile
            to += 1
