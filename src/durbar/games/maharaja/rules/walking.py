"""The priest's way: open roads, tolls, and the cheapest way to every place."""

from typing import Any

from durbar.core.agenda import offer
from durbar.core.events import EVERYONE, note
from durbar.core.sets import first, without_first
from durbar.games.maharaja.rules.actions import ALONG, WALK
from durbar.games.maharaja.rules.events import BOT_PAID, PAID_TOLL, WALKED
from durbar.games.maharaja.rules.state import CROSSING, NONE, PILGRIM, PLACES, ROADS, State, sides
from durbar.games.maharaja.rules.tableau import has, is_bot, owes_city_shrine
from durbar.games.maharaja.rules.tables import (
    ENDS_AT,
    OTHER_END,
    ROAD_LENGTH,
    ROAD_VILLAGES,
    ROADS_AT,
    ROADS_COUNT,
    SHRINE_PRICE,
)

# A way costs its coins × COIN + its villages, so that among equally cheap ones the shortest is best;
# for Brahmabot its new shrines × NEW + the seat's shrines × COIN + its villages.
COIN = 32
NEW = 1024
NO_WAY = 30000


def shrines_in(s: State, village: int) -> int:
    """How many shrines a village holds."""
    wayside = s.wayside
    return wayside[0][village] + wayside[1][village] + wayside[2][village] + wayside[3][village]


def toll_in(s: State, seat: int, village: int) -> int:
    """What a seat pays in a village: nothing where it has a shrine, else a coin for each. Rules MJ-4.9, MJ-9.9."""
    if s.wayside[seat][village] > 0 or has(s, seat, PILGRIM):
        return 0
    return shrines_in(s, village)


def road_cost(s: State, seat: int, road: int, own: int) -> int:
    """What a road costs a seat if it had a shrine in its own village, or NONE; no way where a village is empty. Rules MJ-4.8, MJ-4.9, MJ-9.9, MJ-R7."""
    coins = 0
    for i in range(ROAD_LENGTH[road]):
        village = ROAD_VILLAGES[road][i]
        if village != own:
            shrines = shrines_in(s, village)
            if shrines == 0:
                return NO_WAY
            if s.wayside[seat][village] == 0:
                coins += shrines
    if coins > 0 and has(s, seat, PILGRIM):
        coins = 0
    return ROAD_LENGTH[road] + COIN * coins


def bot_road_cost(s: State, road: int) -> int:
    """How little Brahmabot likes a road: new shrines, then shrines of the seat, then villages. Rules MJ-12.10, MJ-12.11, MJ-R20."""
    cost = ROAD_LENGTH[road]
    for i in range(ROAD_LENGTH[road]):
        village = ROAD_VILLAGES[road][i]
        if shrines_in(s, village) == 0:
            cost += NEW
        cost += COIN * s.wayside[0][village]
    return cost


def survey(s: State, side: int) -> None:
    """Work out what each road and the best way to each place cost a side. Rules MJ-4.10, MJ-R7, MJ-R20."""
    bot = is_bot(s, side)
    for road in range(ROADS):
        s.toll[road] = bot_road_cost(s, road) if bot else road_cost(s, side, road, NONE)
    survey_ways(s, side)


def survey_ways(s: State, side: int) -> None:
    """Work out what the best way to each place costs a side on surveyed roads. Rules MJ-4.10, MJ-R7, MJ-R20."""
    toll, reach, origin = s.toll, s.reach, s.priest[side]
    for place in range(PLACES):
        reach[place] = NO_WAY
    reach[origin] = 0
    nearer = 1 << origin  # the places that came nearer since anybody looked where their roads lead
    while nearer != 0:
        place = first(nearer)
        nearer = without_first(nearer)
        roads, ends, so_far = ROADS_AT[place], ENDS_AT[place], reach[place]
        for i in range(ROADS_COUNT[place]):
            cost = so_far + toll[roads[i]]
            if cost < reach[ends[i]]:
                reach[ends[i]] = cost
                nearer |= 1 << ends[i]


def coins_to(s: State, place: int) -> int:
    """What the surveyed way to a place costs in coins."""
    return s.reach[place] // COIN


def dearest_for(coins: int) -> int:
    """What the dearest way costs that so many coins pay for."""
    cost = COIN * coins + COIN - 1
    return cost if cost < NO_WAY else NO_WAY - 1


def dearest_way(s: State, seat: int) -> int:
    """What a way may cost a seat at most that keeps the coins for what it owes at its end. Rules MJ-4.11, MJ-R4."""
    return dearest_for(s.coins[seat] - (SHRINE_PRICE if owes_city_shrine(s, seat) else 0))


def barred_places(s: State, seat: int) -> int:
    """Where the priest may not go, as a set: in circles, and to the crossing while he owes a shrine in a city. Rules MJ-R4, MJ-R6."""
    return s.stood | 1 << CROSSING if owes_city_shrine(s, seat) else s.stood


def may_arrive(s: State, seat: int, place: int, cost: int) -> bool:
    """Whether the priest may go to a place on a way that costs so much. Rules MJ-4.11, MJ-R4, MJ-R6."""
    return cost <= dearest_way(s, seat) and barred_places(s, seat) >> place & 1 == 0


def may_walk(s: State, seat: int, place: int) -> bool:
    """Whether the priest may walk to a place by the cheapest of all open ways. Rules MJ-4.7, MJ-4.8, MJ-R7."""
    return may_arrive(s, seat, place, s.reach[place])


def legal_walks(s: State, seat: int, out: Any, n: int) -> int:
    """Where the priest may walk by the cheapest ways, and then along single roads that pay otherwise. Rules MJ-4.7, MJ-4.8, MJ-R7."""
    toll, reach, here = s.toll, s.reach, s.priest[seat]
    dearest, barred = dearest_way(s, seat), barred_places(s, seat)
    for place in range(PLACES):
        out[n] = WALK + place  # it stands if the place counts: quicker than asking first, as in `offer_if`
        if reach[place] <= dearest and barred >> place & 1 == 0:
            n += 1
    for i in range(ROADS_COUNT[here]):
        road, place = ROADS_AT[here][i], ENDS_AT[here][i]
        if toll[road] <= dearest and barred >> place & 1 == 0 and differs_from_best_way(s, seat, road, place):
            n = offer(out, n, ALONG + road)
    return n


def differs_from_best_way(s: State, seat: int, road: int, place: int) -> bool:
    """Whether a road costs more coins than the cheapest way to its end, or pays others. Rule MJ-R7."""
    coins = coins_on(s, road)
    if coins != coins_to(s, place):
        return True
    return coins > 0 and last_road(s, place) != road and pays_otherwise(s, seat, road, place)


def pays_otherwise(s: State, seat: int, road: int, place: int) -> bool:
    """Whether anybody earns more or less on a road than on an equally dear way to its end. Rule MJ-R7."""
    for owner in range(sides(s)):
        if earned_on(s, seat, owner, road) != earned_on_way(s, seat, owner, place):
            return True
    return False


def coins_on(s: State, road: int) -> int:
    """What a surveyed road costs in coins."""
    return s.toll[road] // COIN


def earned_on(s: State, seat: int, owner: int, road: int) -> int:
    """What an owner of shrines gets when a seat's priest walks along a road. Rule MJ-4.9."""
    coins = 0
    for i in range(ROAD_LENGTH[road]):
        village = ROAD_VILLAGES[road][i]
        if toll_in(s, seat, village) > 0:
            coins += s.wayside[owner][village]
    return coins


def earned_on_way(s: State, seat: int, owner: int, place: int) -> int:
    """What an owner of shrines gets when a seat's priest walks the cheapest way to a place. Rules MJ-4.9, MJ-R7."""
    coins = 0
    at = place
    while at != s.priest[seat]:
        road = last_road(s, at)
        coins += earned_on(s, seat, owner, road)
        at = other_end(road, at)
    return coins


def last_road(s: State, place: int) -> int:
    """The road on which the best way enters a place, the lowest number among equals. Rule MJ-R7."""
    toll, reach = s.toll, s.reach
    for i in range(ROADS_COUNT[place]):
        road = ROADS_AT[place][i]
        if reach[ENDS_AT[place][i]] + toll[road] == reach[place]:
            return road
    return -1


def other_end(road: int, place: int) -> int:
    """Where a road leads from a place, -1 when it does not touch it."""
    return OTHER_END[road][place]


def walk(s: State, seat: int, place: int) -> None:
    """The priest goes to a place by the cheapest way and pays on it. Rules MJ-4.7, MJ-4.9, MJ-R7."""
    origin = s.priest[seat]
    note(s, WALKED, EVERYONE, seat, origin, place, coins_to(s, place))
    at = place
    while coins_to(s, at) > 0:
        road = last_road(s, at)
        pay_on(s, seat, road)
        at = other_end(road, at)
    arrive(s, seat, place)


def walk_along(s: State, seat: int, road: int) -> None:
    """The priest goes along one road and pays on it. Rules MJ-4.7, MJ-4.9, MJ-R7."""
    origin = s.priest[seat]
    place = other_end(road, origin)
    note(s, WALKED, EVERYONE, seat, origin, place, coins_on(s, road))
    pay_on(s, seat, road)
    arrive(s, seat, place)


def arrive(s: State, seat: int, place: int) -> None:
    """The priest stands at the end of his way. Rules MJ-4.10, MJ-R6."""
    s.priest[seat] = place
    s.stood |= 1 << place
    survey_ways(s, seat)


def pay_on(s: State, seat: int, road: int) -> None:
    """The tolls of one road, in villages without an own shrine; a pilgrim's road costs nothing. Rules MJ-4.9, MJ-9.9, MJ-12.7."""
    if coins_on(s, road) == 0:
        return
    for i in range(ROAD_LENGTH[road]):
        village = ROAD_VILLAGES[road][i]
        if s.wayside[seat][village] == 0:
            pay_in(s, seat, village)


def pay_in(s: State, seat: int, village: int) -> None:
    """Every owner in a village gets a coin for each shrine. Rules MJ-4.9, MJ-12.7."""
    for owner in range(sides(s)):
        coins = s.wayside[owner][village]
        if coins > 0:
            s.coins[seat] -= coins
            s.coins[owner] += coins
            note_toll(s, seat, owner, village, coins)


def note_toll(s: State, seat: int, owner: int, village: int, coins: int) -> None:
    """Tell of a toll."""
    if is_bot(s, owner):
        note(s, BOT_PAID, EVERYONE, seat, village, coins, 0)
    else:
        note(s, PAID_TOLL, EVERYONE, seat, owner, village, coins)
