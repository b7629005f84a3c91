"""The nine actions of the disc, part by part."""

from durbar.core.agenda import owe
from durbar.core.events import EVERYONE, note
from durbar.core.sets import first, without_first
from durbar.games.maharaja.rules.actions import (
    DO_BOTH,
    DO_COINS,
    DO_PRESTIGE,
    DO_SHRINE,
    DO_STATUE,
    DO_STOCK,
    DO_SWAP,
    DO_TRACK,
    DO_TWO_SHRINES,
    FLAG,
    SHRINE,
    SITE,
    SPACE,
    TAKE,
    USE_COINS,
    USE_PRESTIGE,
    USE_SHRINE,
    USE_SHRINE_CHEAP,
    USE_STATUE,
    USE_STATUE_CHEAP,
    USE_STOCK,
    USE_SWAP,
    USE_TRACK,
    USE_TWO_SHRINES,
)
from durbar.games.maharaja.rules.building import (
    cities_for_shrine,
    has_room,
    statue_sites,
    villages_for_shrine,
)
from durbar.games.maharaja.rules.events import BOUGHT_PRESTIGE
from durbar.games.maharaja.rules.state import (
    BY_ACTION,
    CITIES,
    COINS,
    PRESTIGE,
    SHRINE_ANY,
    SHRINE_CHEAP,
    SHRINE_CITY,
    SHRINE_OF_BOTH,
    STATUE_CHEAP,
    STATUE_OF_BOTH,
    STOCK,
    SWAP,
    TRACK,
    State,
)
from durbar.games.maharaja.rules.swapping import may_swap
from durbar.games.maharaja.rules.tableau import gain_prestige, owes_city_shrine, take_coins, take_shrines
from durbar.games.maharaja.rules.tables import COINS_TAKEN, PRESTIGE_BOUGHT, PRESTIGE_PRICE, SHRINES_TAKEN
from durbar.games.maharaja.rules.track import may_move_flag

PARTS_OF = (
    (STATUE_CHEAP, -1),
    (SHRINE_CHEAP, -1),
    (STATUE_OF_BOTH, SHRINE_OF_BOTH),
    (SHRINE_CITY, SHRINE_ANY),
    (COINS, -1),
    (STOCK, -1),
    (PRESTIGE, -1),
    (SWAP, -1),
    (TRACK, -1),
)
PART_USED = (
    STATUE_CHEAP,
    SHRINE_CHEAP,
    STATUE_OF_BOTH,
    SHRINE_OF_BOTH,
    SHRINE_CITY,
    COINS,
    STOCK,
    PRESTIGE,
    SWAP,
    TRACK,
)
ACTION_USED = (
    DO_STATUE,
    DO_SHRINE,
    DO_BOTH,
    DO_BOTH,
    DO_TWO_SHRINES,
    DO_COINS,
    DO_STOCK,
    DO_PRESTIGE,
    DO_SWAP,
    DO_TRACK,
)


def open_action(s: State, action: int) -> None:
    """All parts of an action become open to the seat in its turn. Rules MJ-3.2, MJ-3.3."""
    for i in range(2):
        part = PARTS_OF[action][i]
        if part >= 0:
            s.left[part] += 1


def may_build_shrine(s: State, seat: int, part: int) -> bool:
    """Whether there is anywhere to build a shrine. Rules MJ-3.6, MJ-3.7, MJ-3.8."""
    if cities_for_shrine(s, seat, part) != 0:
        return True
    villages = villages_for_shrine(s, seat, part)
    while villages != 0:
        if has_room(s, first(villages)):
            return True
        villages = without_first(villages)
    return False


def may_change_track(s: State) -> bool:
    """Whether any flag has three fields on its left. Rule MJ-3.15."""
    for city in range(CITIES):
        if may_move_flag(s, city):
            return True
    return False


def may_use(s: State, seat: int, use: int) -> bool:
    """Whether a part of a planned action can be done now. Rules MJ-3.2, MJ-R4."""
    part = PART_USED[use]
    if use == USE_TWO_SHRINES:
        return s.left[SHRINE_CITY] + s.left[SHRINE_ANY] > 0 and may_build_shrine(s, seat, part)
    if s.left[part] == 0 or owes_city_shrine(s, seat):
        return False
    if use == USE_STATUE_CHEAP or use == USE_STATUE:
        return statue_sites(s, seat, part) != 0
    if use == USE_SHRINE_CHEAP or use == USE_SHRINE:
        return may_build_shrine(s, seat, part)
    return may_use_simply(s, seat, use)


def may_use_simply(s: State, seat: int, use: int) -> bool:
    """Whether an action that builds nothing can be done now. Rules MJ-3.9, MJ-3.10, MJ-3.11, MJ-3.12, MJ-3.15."""
    if use == USE_STOCK:
        return s.supply[seat] > 0
    if use == USE_PRESTIGE:
        return s.coins[seat] >= PRESTIGE_PRICE
    if use == USE_SWAP:
        return may_swap(s, seat)
    if use == USE_TRACK:
        return may_change_track(s)
    return True


def do_part(s: State, seat: int, use: int) -> None:
    """A part of an action is done, or the question it needs is asked. Rules MJ-3.5, MJ-3.6, MJ-3.7, MJ-3.8."""
    part = PART_USED[use]
    if use == USE_STATUE_CHEAP or use == USE_STATUE:
        ask_site(s, seat, part)
    elif use == USE_SHRINE_CHEAP or use == USE_SHRINE or use == USE_TWO_SHRINES:
        owe(s, SHRINE, seat, part, 0)
    else:
        s.left[part] -= 1
        do_simply(s, seat, use)


def do_simply(s: State, seat: int, use: int) -> None:
    """An action that builds nothing. Rules MJ-3.9, MJ-3.10, MJ-3.11, MJ-3.12, MJ-3.15."""
    if use == USE_COINS:
        take_coins(s, seat, COINS_TAKEN)
    elif use == USE_STOCK:
        take_shrines(s, seat, SHRINES_TAKEN)
    elif use == USE_PRESTIGE:
        buy_prestige(s, seat)
    elif use == USE_SWAP:
        owe(s, TAKE, seat, 0, 0)
    else:
        owe(s, FLAG, seat, 0, 0)


def buy_prestige(s: State, seat: int) -> None:
    """Three coins for two prestige. Rule MJ-3.11."""
    s.coins[seat] -= PRESTIGE_PRICE
    got = gain_prestige(s, seat, PRESTIGE_BOUGHT, BY_ACTION)
    note(s, BOUGHT_PRESTIGE, EVERYONE, seat, PRESTIGE_PRICE, got, 0)


def ask_site(s: State, seat: int, part: int) -> None:
    """In which city the statue is built, unless there is only one; then on which space. Rules MJ-4.1, MJ-9.12."""
    sites = statue_sites(s, seat, part)
    if without_first(sites) != 0:
        owe(s, SITE, seat, part, 0)
    else:
        owe(s, SPACE, seat, part, first(sites))
