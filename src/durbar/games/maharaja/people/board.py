"""The board as people see it: cities, villages, roads, and what a walk would cost."""

import msgspec
from msgspec.structs import replace

from durbar.core.game import Reason
from durbar.games.maharaja.people.barred import Barred, on
from durbar.games.maharaja.people.describe import bonus
from durbar.games.maharaja.people.ways import payments, way_to
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.building import statue_price
from durbar.games.maharaja.rules.state import (
    CENTRE,
    CITIES,
    NONE,
    PLACES,
    ROADS,
    SPACES,
    STATUE_OF_BOTH,
    VILLAGES,
    State,
    sides,
)
from durbar.games.maharaja.rules.track import field_of
from durbar.games.maharaja.rules.walking import NO_WAY, coins_to, shrines_in, toll_in
from durbar.games.maharaja.rules.worship import lasting_worship, outer_worth, ranks_before, worship


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A statue space: whose statue stands there, what it is worth, what building there gives, and what stands against it."""

    id: str
    owner: int | None
    worth: int
    bonus: dict[str, int]
    why_not: Reason | None = None


class City(msgspec.Struct, frozen=True, omit_defaults=True):
    """A city. Worship counts characters, as its scoring would; `pieces` does not, as the final scoring. Leaders rank from the first down.

    `why_not` says what stands against the answer that is asked for there: walking, or building.
    """

    id: str
    colour: str
    visited: bool
    field: int
    spaces: list[Space]
    shrines: list[int]
    priests: list[int]
    worship: list[int]
    pieces: list[int]
    leaders: list[int]
    price: int | None
    why_not: Reason | None = None


class Village(msgspec.Struct, frozen=True, omit_defaults=True):
    """A village: how many shrines each side has there, how many more it takes, and what passing it costs the viewer."""

    id: str
    road: str
    shrines: list[int]
    room: int
    toll: int = 0
    why_not: Reason | None = None


class Road(msgspec.Struct, frozen=True):
    """A road between two places; `toll` is what the viewer would pay on it, none where it is closed."""

    id: str
    ends: list[str]
    villages: list[str]
    open: bool
    toll: int | None


class Walk(msgspec.Struct, frozen=True):
    """The viewer's best way to a place: its roads, its coins, and who gets them; no coins where there is no way."""

    place: str
    coins: int | None
    roads: list[str]
    pays: dict[int, int]


def cities(s: State) -> list[City]:
    """All cities."""
    return [city_view(s, city) for city in range(CITIES)]


def own_cities(s: State, seat: int, barred: Barred, seen: list[City]) -> list[City]:
    """The same with what a statue would cost a seat, and what stands against going or building there."""
    return [
        replace(
            one,
            spaces=[on(space, barred.space(city, i)) for i, space in enumerate(one.spaces)],
            price=statue_price(s, seat, STATUE_OF_BOTH, city),
            why_not=barred.place(city),
        )
        for city, one in enumerate(seen)
    ]


def city_view(s: State, city: int) -> City:
    """One city."""
    every = range(sides(s))
    return City(
        id=tables.CITY_IDS[city],
        colour=tables.CITY_COLOURS[city],
        visited=s.maharaja == city,
        field=field_of(s, city) + 1,
        spaces=[space_view(s, city, space) for space in range(SPACES)],
        shrines=[s.temple[side][city] for side in every],
        priests=[side for side in every if s.priest[side] == city],
        worship=[worship(s, side, city) for side in every],
        pieces=[lasting_worship(s, side, city) for side in every],
        leaders=leaders(s, city),
        price=None,
    )


def space_view(s: State, city: int, space: int) -> Space:
    """One statue space."""
    owner = s.statue[city][space]
    worth = tables.WORSHIP_CENTRAL if space == CENTRE else outer_worth(s)
    return Space(
        tables.SPACE_IDS[space],
        None if owner == NONE else owner,
        worth,
        bonus(city, space),
    )


def leaders(s: State, city: int) -> list[int]:
    """The sides with worship in a city, in the order of their ranks."""
    there = [side for side in range(sides(s)) if worship(s, side, city) > 0]
    return sorted(there, key=lambda side: sum(ranks_before(s, other, side, city) for other in there if other != side))


def villages(s: State) -> list[Village]:
    """All villages."""
    lies_on = {village: road for road in range(ROADS) for village in tables.ROAD_VILLAGES[road]}
    return [village_view(s, village, lies_on[village]) for village in range(VILLAGES)]


def own_villages(s: State, seat: int, barred: Barred, seen: list[Village]) -> list[Village]:
    """The same with what passing costs a seat, and what stands against building there."""
    return [
        replace(one, toll=toll_in(s, seat, village), why_not=barred.village(village))
        for village, one in enumerate(seen)
    ]


def village_view(s: State, village: int, road: int) -> Village:
    """One village on its road."""
    return Village(
        tables.VILLAGE_IDS[village],
        tables.ROAD_IDS[road],
        [s.wayside[side][village] for side in range(sides(s))],
        room=tables.VILLAGE_CAPACITY - shrines_in(s, village),
    )


def on_road(road: int) -> list[int]:
    """The villages of a road."""
    return [village for village in tables.ROAD_VILLAGES[road] if village != NONE]


def roads(s: State) -> list[Road]:
    """All roads."""
    return [road_view(s, road) for road in range(ROADS)]


def own_roads(s: State, seat: int, seen: list[Road]) -> list[Road]:
    """The same with what a seat would pay on each that is open, in a state surveyed for it."""
    tolls = [sum(toll_in(s, seat, v) for v in on_road(road)) if seen[road].open else None for road in range(ROADS)]
    return [replace(one, toll=toll) for one, toll in zip(seen, tolls, strict=True)]


def road_view(s: State, road: int) -> Road:
    """One road."""
    ends = [tables.PLACE_IDS[tables.ROAD_FROM[road]], tables.PLACE_IDS[tables.ROAD_TO[road]]]
    is_open = all(any(s.wayside[side][v] for side in range(sides(s))) for v in on_road(road))
    return Road(tables.ROAD_IDS[road], ends, [tables.VILLAGE_IDS[v] for v in on_road(road)], is_open, toll=None)


def walks(s: State, seat: int) -> list[Walk]:
    """The best way to every other place, for a state surveyed for that seat."""
    return [walk_view(s, seat, place) for place in range(PLACES) if place != s.priest[seat]]


def walk_view(s: State, seat: int, place: int) -> Walk:
    """The best way to one place."""
    if s.reach[place] == NO_WAY:
        return Walk(tables.PLACE_IDS[place], None, [], {})
    way = way_to(s, seat, place)
    return Walk(tables.PLACE_IDS[place], coins_to(s, place), [tables.ROAD_IDS[r] for r in way], payments(s, seat, way))
