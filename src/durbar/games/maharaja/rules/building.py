"""Building statues and shrines: where, for how much, and what the space gives."""

from durbar.core.events import EVERYONE, note
from durbar.core.sets import first, without_first
from durbar.games.maharaja.rules.events import BUILT_IN_CITY, BUILT_IN_VILLAGE, BUILT_STATUE, LAST_ROUND
from durbar.games.maharaja.rules.state import (
    ARCHITECT,
    BY_BONUS,
    CITIES,
    CROSSING,
    DEAR,
    NONE,
    SCULPTOR,
    SHRINE_ANY,
    SHRINE_CHEAP,
    SHRINE_CITY,
    SPACES,
    STATUE_CHEAP,
    VILLAGES,
    State,
)
from durbar.games.maharaja.rules.tableau import (
    has,
    owes_city_shrine,
    take_coins,
    take_marker,
    take_prestige,
    take_shrines,
)
from durbar.games.maharaja.rules.tables import (
    BONUS_COINS,
    BONUS_MARKERS,
    BONUS_PRESTIGE,
    BONUS_SHRINES,
    ROAD_LENGTH,
    ROAD_OF,
    ROAD_VILLAGES,
    ROADS_AT,
    ROADS_COUNT,
    SCULPTOR_DISCOUNT,
    SHRINE_DISCOUNT,
    SHRINE_PRICE,
    STATUE_DISCOUNT,
    STATUE_PRICE,
    STATUE_PRICE_DEAR,
    STATUE_PRICE_MAHARAJA,
    STATUES,
    VILLAGE_CAPACITY,
)
from durbar.games.maharaja.rules.walking import dearest_for, road_cost, shrines_in, survey_ways

ALL_CITIES = (1 << CITIES) - 1
ALL_VILLAGES = (1 << VILLAGES) - 1


def cities_to_build_in(s: State, seat: int) -> int:
    """The cities where a seat may build, as a set: the one where its priest stands, with the architect all. Rules MJ-4.1, MJ-4.4, MJ-9.12."""
    if has(s, seat, ARCHITECT):
        return ALL_CITIES
    return ALL_CITIES & 1 << s.priest[seat]


def has_free_space(s: State, city: int) -> bool:
    """Whether a city has a free statue space."""
    for space in range(SPACES):
        if s.statue[city][space] == NONE:
            return True
    return False


def statue_price(s: State, seat: int, part: int, city: int) -> int:
    """What a statue costs. Rules MJ-3.5, MJ-4.2, MJ-9.15, MJ-11.4."""
    price = STATUE_PRICE
    if city == s.maharaja:
        price = STATUE_PRICE_MAHARAJA
    elif s.special[DEAR] > 0:
        price = STATUE_PRICE_DEAR
    if part == STATUE_CHEAP:
        price -= STATUE_DISCOUNT
    if has(s, seat, SCULPTOR):
        price -= SCULPTOR_DISCOUNT
    return price if price > 0 else 0


def may_build_statue(s: State, seat: int, part: int, city: int) -> bool:
    """A free space, and the coins. Rules MJ-4.1, MJ-4.2."""
    return has_free_space(s, city) and s.coins[seat] >= statue_price(s, seat, part, city)


def statue_sites(s: State, seat: int, part: int) -> int:
    """The cities where a seat with a statue left may build it, as a set. Rules MJ-4.1, MJ-4.2."""
    if s.built[seat] >= STATUES:
        return 0
    sites = 0
    cities = cities_to_build_in(s, seat)
    while cities != 0:
        if may_build_statue(s, seat, part, first(cities)):
            sites |= 1 << first(cities)
        cities = without_first(cities)
    return sites


def build_statue(s: State, seat: int, part: int, city: int, space: int) -> None:
    """A statue is paid for and put on a space, whose bonus comes at once. Rules MJ-4.1, MJ-4.3, MJ-7.2."""
    price = statue_price(s, seat, part, city)
    s.coins[seat] -= price
    s.left[part] -= 1
    note(s, BUILT_STATUE, EVERYONE, seat, city, space, price)
    put_statue(s, seat, city, space)
    take_bonus(s, seat, city, space)


def put_statue(s: State, side: int, city: int, space: int) -> None:
    """A statue goes from a tableau onto a space; the seventh announces the last round. Rule MJ-7.2."""
    s.statue[city][space] = side
    s.built[side] += 1
    if s.built[side] == STATUES:
        note(s, LAST_ROUND, EVERYONE, -1, 0, 0, 0)


def take_bonus(s: State, seat: int, city: int, space: int) -> None:
    """What a space gives to whoever builds there. Rules MJ-4.3, MJ-R28."""
    for _ in range(BONUS_MARKERS[city][space]):
        take_marker(s, seat)
    if BONUS_PRESTIGE[city][space] > 0:
        take_prestige(s, seat, BONUS_PRESTIGE[city][space], BY_BONUS)
    if BONUS_COINS[city][space] > 0:
        take_coins(s, seat, BONUS_COINS[city][space])
    if BONUS_SHRINES[city][space] > 0:
        take_shrines(s, seat, BONUS_SHRINES[city][space])


def shrine_price(part: int) -> int:
    """What a shrine costs. Rules MJ-3.6, MJ-4.4."""
    price = SHRINE_PRICE
    if part == SHRINE_CHEAP:
        price -= SHRINE_DISCOUNT
    return price if price > 0 else 0


def has_room(s: State, village: int) -> bool:
    """Whether a village can take another shrine. Rule MJ-4.5."""
    return shrines_in(s, village) < VILLAGE_CAPACITY


def villages_with_room(s: State) -> int:
    """The villages that can take another shrine, as a set. Rule MJ-4.5."""
    one, two, three, four = s.wayside[0], s.wayside[1], s.wayside[2], s.wayside[3]
    villages = 0
    for village in range(VILLAGES):
        if one[village] + two[village] + three[village] + four[village] < VILLAGE_CAPACITY:
            villages |= 1 << village
    return villages


def may_pay_shrine(s: State, seat: int, part: int) -> bool:
    """A shrine on the tableau, and the coin for it. Rules MJ-4.4, MJ-4.6."""
    return s.stock[seat] > 0 and s.coins[seat] >= shrine_price(part)


def cities_for_shrine(s: State, seat: int, part: int) -> int:
    """The cities where a shrine may go, as a set: any where one may build. Rules MJ-3.6, MJ-3.7, MJ-3.8, MJ-4.4."""
    if s.left[city_part(s, part)] > 0 and may_pay_shrine(s, seat, part):
        return cities_to_build_in(s, seat)
    return 0


def villages_for_shrine(s: State, seat: int, part: int) -> int:
    """The villages where a shrine may go if there is room, as a set: of two shrines first only if the other can follow. Rules MJ-3.6, MJ-3.7, MJ-3.8, MJ-4.5, MJ-R4."""
    if s.left[village_part(part)] == 0 or owes_city_shrine(s, seat) or not may_pay_shrine(s, seat, part):
        return 0
    comes_first = part == SHRINE_CITY and s.left[SHRINE_CITY] == s.left[SHRINE_ANY]
    return villages_before_city(s, seat) if comes_first else ALL_VILLAGES


def villages_before_city(s: State, seat: int) -> int:
    """The villages, as a set, after whose shrine another can be built in a city, here or at the end of a road. Rule MJ-R4."""
    coins = s.coins[seat] - 2 * SHRINE_PRICE
    if s.stock[seat] < 2 or coins < 0:
        return 0
    if cities_to_build_in(s, seat) != 0:
        return ALL_VILLAGES
    villages = 0
    for i in range(ROADS_COUNT[CROSSING]):  # where else he stands, and every road leads to a city
        road = ROADS_AT[CROSSING][i]
        if road_cost(s, seat, road, NONE) <= dearest_for(coins):
            return ALL_VILLAGES
        for j in range(ROAD_LENGTH[road]):
            if road_cost(s, seat, road, ROAD_VILLAGES[road][j]) <= dearest_for(coins):
                villages |= 1 << ROAD_VILLAGES[road][j]
    return villages


def city_part(s: State, part: int) -> int:
    """The part that a shrine in a city uses up: of two shrines first the one that has to stand in a city. Rule MJ-3.8."""
    if part == SHRINE_CITY and s.left[SHRINE_CITY] == 0:
        return SHRINE_ANY
    return part


def village_part(part: int) -> int:
    """The part that a shrine in a village uses up. Rule MJ-3.8."""
    return SHRINE_ANY if part == SHRINE_CITY else part


def build_in_city(s: State, seat: int, part: int, city: int) -> None:
    """A shrine is paid for and put into a city. Rules MJ-4.4, MJ-4.6."""
    s.left[city_part(s, part)] -= 1
    s.coins[seat] -= shrine_price(part)
    s.stock[seat] -= 1
    s.temple[seat][city] += 1
    note(s, BUILT_IN_CITY, EVERYONE, seat, city, shrine_price(part), 0)


def build_in_village(s: State, seat: int, part: int, village: int) -> None:
    """A shrine is paid for and put into a village. Rules MJ-4.5, MJ-4.6."""
    s.left[village_part(part)] -= 1
    s.coins[seat] -= shrine_price(part)
    s.stock[seat] -= 1
    s.wayside[seat][village] += 1
    s.toll[ROAD_OF[village]] = road_cost(s, seat, ROAD_OF[village], NONE)
    survey_ways(s, seat)
    note(s, BUILT_IN_VILLAGE, EVERYONE, seat, village, shrine_price(part), 0)
