"""Influence points: bonus tiles, province tiles and palaces."""

from durbar.core.events import EVERYONE, note
from durbar.core.sets import first, without_first
from durbar.games.taj_mahal.rules.cards import draw_card
from durbar.games.taj_mahal.rules.events import BONUS_DREW, BONUS_KEPT, BONUS_PAID, SCORED_PALACES, WON_TILE
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import (
    BONUS_CARD,
    BONUS_PAYS,
    BONUS_WARE,
    CITY_PROVINCE,
    NEIGHBOUR_BITS,
    PROVINCE_BITS,
    SOURCES,
    TAJ_MAHAL,
    TAJ_MAHAL_PAYS,
    TILE_GOODS,
    VISITS,
    WARES,
)

FROM_BONUS = 0
FROM_WARES = 1
FROM_TILE = 2
FROM_PALACES = 3
FROM_SPECIAL = 4
FROM_HAND = 5


def gain(s: State, seat: int, source: int, points: int) -> None:
    """Points go onto the track, remembered by visit and source."""
    visit = s.visit if s.visit < VISITS else VISITS - 1
    s.points[seat] += points
    s.gained[seat][visit * SOURCES + source] += points


def gained_in_visit(s: State, seat: int, visit: int) -> int:
    """All points of a seat in one visit."""
    points = 0
    for source in range(SOURCES):
        points += s.gained[seat][visit * SOURCES + source]
    return points


def bonus_points(s: State, seat: int, kind: int) -> int:
    """What a bonus tile would pay a seat now, in points. Rules TM-6.2, TM-6.4."""
    if kind == TAJ_MAHAL:
        return TAJ_MAHAL_PAYS
    if kind >= BONUS_WARE:
        return 1 + s.goods[seat][kind - BONUS_WARE]
    if kind == 0 or kind == BONUS_CARD:
        return 0
    return BONUS_PAYS


def take_bonus(s: State, seat: int, city: int) -> None:
    """The bonus tile of a city is taken and counted at once. Rules TM-5.4, TM-6.1."""
    kind = s.bonus[city]
    s.bonus[city] = 0
    if kind == 0:
        return
    if kind == BONUS_CARD:
        note(s, BONUS_DREW, EVERYONE, seat, city, 0, 0)
        draw_card(s, seat)
    elif BONUS_WARE <= kind < TAJ_MAHAL:
        keep_ware(s, seat, city, kind)
    else:
        points = bonus_points(s, seat, kind)
        gain(s, seat, FROM_BONUS, points)
        note(s, BONUS_PAID, EVERYONE, seat, city, points, 0)


def keep_ware(s: State, seat: int, city: int, kind: int) -> None:
    """A tile with a ware is kept: one point for itself and one for each the seat had. Rule TM-6.4."""
    points = bonus_points(s, seat, kind)
    s.goods[seat][kind - BONUS_WARE] += 1
    gain(s, seat, FROM_WARES, points)
    note(s, BONUS_KEPT, EVERYONE, seat, city, kind - BONUS_WARE, points)


def tile_points(s: State, seat: int, tile: int) -> int:
    """What a province tile would pay a seat now: each ware on it, and each same ware the seat has. Rule TM-6.5."""
    points = 0
    for ware in range(WARES):
        if TILE_GOODS[tile][ware] > 0:
            points += TILE_GOODS[tile][ware] * (1 + s.goods[seat][ware])
    return points


def take_tile(s: State, seat: int) -> None:
    """The tile of the province being visited is taken, counted and kept. Rule TM-6.5."""
    points = tile_points(s, seat, s.visit)
    s.tile_at_court = 0
    s.tile_owner[s.visit] = seat + 1
    for ware in range(WARES):
        s.goods[seat][ware] += TILE_GOODS[s.visit][ware]
    gain(s, seat, FROM_TILE, points)
    note(s, WON_TILE, EVERYONE, seat, s.visit + 1, points, 0)


def chain(own: int, cities: int) -> int:
    """Some cities, and all of one's own that an unbroken chain joins to them. Rules TM-6.7, TM-6.8."""
    fresh = cities
    while fresh != 0:
        around = NEIGHBOUR_BITS[first(fresh)] & own & ~cities
        fresh = without_first(fresh) | around
        cities |= around
    return cities


def count_provinces(cities: int) -> int:
    """In how many provinces some cities lie."""
    count = 0
    while cities != 0:
        cities &= ~PROVINCE_BITS[CITY_PROVINCE[first(cities)]]
        count += 1
    return count


def palace_points(own: int, province: int) -> int:
    """One point for the province and one for each other on the chain; none without a palace in it. Rules TM-6.6, TM-6.7."""
    return count_provinces(chain(own, own & PROVINCE_BITS[province]))


def score_palaces(s: State, seat: int) -> None:
    """Whoever built in the province counts its chains once. Rule TM-6.6."""
    province = s.order[s.visit]
    points = palace_points(s.cities[seat], province)
    if points > 0:
        gain(s, seat, FROM_PALACES, points)
        note(s, SCORED_PALACES, EVERYONE, seat, points, province, 0)
