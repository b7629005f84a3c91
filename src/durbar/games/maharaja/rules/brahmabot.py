"""Brahmabot's turn: the tile that decides, its main actions, the way to its city, and what he builds there."""

from durbar.core.events import EVERYONE, note
from durbar.games.maharaja.rules.building import has_free_space, put_statue
from durbar.games.maharaja.rules.events import (
    BOT_BOUGHT,
    BOT_CHECKED,
    BOT_COIN,
    BOT_MAIN,
    BOT_MOVED_SHRINE,
    BOT_SHRINE,
    BOT_STATUE,
    BOT_STUCK,
    BOT_TOLL,
    BOT_VILLAGE,
    BOT_WALKED,
)
from durbar.games.maharaja.rules.planning import draw_tile
from durbar.games.maharaja.rules.state import BOT, CENTRE, CITIES, FIELDS, NONE, State
from durbar.games.maharaja.rules.tables import (
    BOT_SHRINE_COINS,
    BOT_STATUE_PRICE,
    ROAD_LENGTH,
    ROAD_VILLAGES,
    STATUES,
    TILE_CHECK,
    TILE_MAIN,
    TILE_TARGET,
)
from durbar.games.maharaja.rules.track import first_field
from durbar.games.maharaja.rules.walking import NEW, last_road, other_end, shrines_in, survey
from durbar.games.maharaja.rules.worship import ranks_before, worship

STATUE_HERE, SHRINE_HERE, STATUE_NEXT, STATUE_CENTRE, STATUE_CHASE = 0, 1, 2, 3, 4
TO_MAHARAJA = CITIES


def take_bot_turn(s: State) -> None:
    """A fourth tile says which of the three is used; its main actions come first, then the walk. Rules MJ-12.8, MJ-12.9."""
    s.acted |= 1 << BOT
    s.check = draw_tile(s)
    s.chosen = TILE_CHECK[s.check]
    tile = s.laid[s.chosen]
    note(s, BOT_CHECKED, EVERYONE, -1, s.check, s.chosen, tile)
    for i in range(2):
        if TILE_MAIN[tile][i] >= 0:
            do_main(s, TILE_MAIN[tile][i])
    target = TILE_TARGET[tile]
    go_to(s, s.maharaja if target == TO_MAHARAJA else target)


def do_main(s: State, main: int) -> None:
    """One main action of the upper section. Rules MJ-12.9, MJ-12.19, MJ-12.20."""
    city = main_city(s, main)
    note(s, BOT_MAIN, EVERYONE, -1, main, city, 0)
    if main == SHRINE_HERE:
        build_bot_shrine(s, city)
    else:
        build_bot_statue(s, city)


def main_city(s: State, main: int) -> int:
    """The city a main action is about. Rules MJ-12.19, MJ-12.20, MJ-12.21, MJ-12.22, MJ-12.23, MJ-R21."""
    if main == STATUE_HERE or main == SHRINE_HERE:
        return s.maharaja
    city = NONE
    if main == STATUE_CENTRE:
        city = first_free_centre(s)
    elif main == STATUE_CHASE:
        city = closest_chase(s)
    if city == NONE:
        city = s.flag[first_field(s)]
    return city


def first_free_centre(s: State) -> int:
    """The first city from the left of the track whose central space is free, or NONE. Rule MJ-12.22."""
    for field in range(FIELDS):
        city = s.flag[field]
        if city != NONE and s.statue[city][CENTRE] == NONE:
            return city
    return NONE


def closest_chase(s: State) -> int:
    """The first city from the left where Brahmabot is second by the least, or NONE. Rules MJ-12.23, MJ-R22."""
    best = NONE
    least = 1000
    for field in range(FIELDS):
        city = s.flag[field]
        if city != NONE:
            gap = gap_in(s, city)
            if gap != NONE and gap < least:
                best = city
                least = gap
    return best


def gap_in(s: State, city: int) -> int:
    """By how much Brahmabot is second in a city, NONE where he is not. Rule MJ-R22."""
    own = worship(s, BOT, city)
    if own == 0 or not ranks_before(s, 0, BOT, city):
        return NONE
    return worship(s, 0, city) - own


def build_bot_statue(s: State, city: int) -> None:
    """A statue on the best space by his order, or a shrine where none can be. Rules MJ-12.17, MJ-R21."""
    if s.built[BOT] >= STATUES or not has_free_space(s, city):
        build_bot_shrine(s, city)
        return
    space = 0
    while s.statue[city][space] != NONE:
        space += 1
    note(s, BOT_STATUE, EVERYONE, -1, city, space, 0)
    put_statue(s, BOT, city, space)


def shrines_at_hand(s: State) -> int:
    """How many shrines Brahmabot could build: those in hand and those in cities. Rules MJ-12.18, MJ-R23."""
    count = s.stock[BOT] + 0
    for city in range(CITIES):
        count += s.temple[BOT][city]
    return count


def take_shrine(s: State) -> bool:
    """A shrine from his hand, else from the first city from the right where he has one. Rules MJ-12.18, MJ-R23."""
    if s.stock[BOT] > 0:
        s.stock[BOT] -= 1
        return True
    for field in range(FIELDS - 1, -1, -1):
        city = s.flag[field]
        if city != NONE and s.temple[BOT][city] > 0:
            s.temple[BOT][city] -= 1
            note(s, BOT_MOVED_SHRINE, EVERYONE, -1, city, 0, 0)
            return True
    return False


def build_bot_shrine(s: State, city: int) -> None:
    """A shrine in a city, for nothing. Rule MJ-12.20."""
    if take_shrine(s):
        s.temple[BOT][city] += 1
        note(s, BOT_SHRINE, EVERYONE, -1, city, 0, 0)


def go_to(s: State, city: int) -> None:
    """He walks an open way and builds at its end, or opens one and walks it. Rules MJ-12.10, MJ-12.11, MJ-R19, MJ-R23."""
    survey(s, BOT)
    new = s.reach[city] // NEW
    if new > shrines_at_hand(s):
        note(s, BOT_STUCK, EVERYONE, -1, city, 0, 0)
        return
    walk_to(s, city)
    if new == 0:
        build_at_end(s, city)


def walk_to(s: State, city: int) -> None:
    """His priest walks; missing shrines are built, and the seat gets its coins from the supply. Rules MJ-12.10, MJ-12.12, MJ-R20."""
    origin = s.priest[BOT]
    coins = 0
    at = city
    while at != origin:
        road = last_road(s, at)
        for i in range(ROAD_LENGTH[road]):
            coins += pass_village(s, ROAD_VILLAGES[road][i])
        at = other_end(road, at)
    s.priest[BOT] = city
    s.coins[0] += coins
    if origin != city:
        note(s, BOT_WALKED, EVERYONE, -1, origin, city, 0)
    if coins > 0:
        note(s, BOT_TOLL, EVERYONE, 0, coins, 0, 0)


def pass_village(s: State, village: int) -> int:
    """An empty village gets a shrine; returns how many shrines of the seat stand there. Rules MJ-12.10, MJ-12.12."""
    if shrines_in(s, village) == 0 and take_shrine(s):
        s.wayside[BOT][village] = 1
        note(s, BOT_VILLAGE, EVERYONE, -1, village, 0, 0)
    return s.wayside[0][village]


def build_at_end(s: State, city: int) -> None:
    """With six coins a statue for them, else a free shrine and a coin. Rules MJ-12.11, MJ-R21."""
    if s.coins[BOT] >= BOT_STATUE_PRICE and s.built[BOT] < STATUES and has_free_space(s, city):
        s.coins[BOT] -= BOT_STATUE_PRICE
        note(s, BOT_BOUGHT, EVERYONE, -1, BOT_STATUE_PRICE, 0, 0)
        build_bot_statue(s, city)
    else:
        build_bot_shrine(s, city)
        s.coins[BOT] += BOT_SHRINE_COINS
        note(s, BOT_COIN, EVERYONE, -1, BOT_SHRINE_COINS, 0, 0)
