"""What a seat would win and score if it withdrew now: all of it lies open, so everybody may know."""

from itertools import combinations

import msgspec

from durbar.core.agenda import asked, question
from durbar.games.taj_mahal.people.names import bonus_id, city_id, province_id, symbol_id
from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.actions import CROWN_PALACE, PALACE
from durbar.games.taj_mahal.rules.leaving import TAKES
from durbar.games.taj_mahal.rules.points import bonus_points, chain, palace_points, tile_points
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.withdrawing import is_free, wins


class Plan(msgspec.Struct, frozen=True):
    """One way to place all palaces a seat has won, with the points it brings."""

    cities: list[str]
    crown: str | None
    bonus: int
    tile: int
    palaces: int
    cards: int
    total: int


class CityChoice(msgspec.Struct, frozen=True):
    """A city for the next palace: its bonus tile, the chain it would join, and the best total with it."""

    city: str
    crown: bool
    bonus: str | None
    bonus_points: int
    cards: int
    palaces: int
    chain: list[str]
    provinces: list[str]
    best: int


class Forecast(msgspec.Struct, frozen=True):
    """What withdrawing now would bring a seat, or what is still to come of it; `chain` is that of the first plan."""

    wins: list[str]
    palaces: int
    crown: bool
    tile: bool
    tile_points: int
    draws: int
    takes: int
    choices: list[CityChoice]
    plans: list[Plan]
    chain: list[str]
    least: int
    most: int


def builds(s: State, seat: int) -> bool:
    """Whether a seat has withdrawn and is placing its palaces."""
    return question(s) in (PALACE, CROWN_PALACE) and asked(s) == seat


def due(s: State, seat: int) -> tuple[int, bool]:
    """How many common palaces a seat may place, and whether it has the crown palace."""
    if builds(s, seat):
        owed = [s.owed[row][0] for row in range(s.owed_count)]
        return owed.count(PALACE), CROWN_PALACE in owed
    return sum(wins(s, seat, figure) for figure in range(tables.FIGURES)), wins(s, seat, tables.MOGUL)


def province_cities(s: State) -> range:
    """The cities of the province being visited."""
    province = s.order[s.visit]
    return range(tables.FIRST_CITY[province], tables.BEYOND_CITY[province])


def plan(s: State, seat: int, cities: tuple[int, ...], crown: int | None) -> Plan:
    """The points of one placement, counted in the order of the rules. Rule TM-6.1."""
    twin = s.copy()
    bonus = cards = 0
    for city in cities:
        kind = twin.bonus[city]
        bonus += bonus_points(twin, seat, kind)
        cards += kind == tables.BONUS_CARD
        if tables.BONUS_WARE <= kind < tables.TAJ_MAHAL:
            twin.goods[seat][kind - tables.BONUS_WARE] += 1
    tile = tile_points(twin, seat, s.visit) if wins(s, seat, tables.ELEPHANT) else 0
    own = s.cities[seat] | sum(1 << city for city in {*cities, *([] if crown is None else [crown])})
    palaces = palace_points(own, s.order[s.visit])
    names = [city_id(city) for city in cities]
    drawn = min(cards, cards_to_draw(s))
    return Plan(names, None if crown is None else city_id(crown), bonus, tile, palaces, drawn, bonus + tile + palaces)


def cards_to_draw(s: State) -> int:
    """How many cards can be drawn until deck and discards are empty. Rule TM-R5."""
    return s.deck_left + sum(s.discard)


def plans(s: State, seat: int) -> list[Plan]:
    """Every way to place what a seat has won, the best first."""
    count, has_crown = due(s, seat)
    free = [city for city in province_cities(s) if is_free(s, city)]
    crowns: list[int | None] = [*province_cities(s)] if has_crown else [None]
    found = [plan(s, seat, cities, crown) for cities in combinations(free, count) for crown in crowns]
    return sorted(found, key=lambda each: (-each.total, -each.cards, each.cities, each.crown or ""))


def choice(s: State, seat: int, city: int, crown: bool, found: list[Plan]) -> CityChoice:
    """One city with what a palace there alone would join, and the best plan that has it."""
    province = s.order[s.visit]
    own = s.cities[seat] | 1 << city
    reached = chain(own, own & tables.PROVINCE_BITS[province])
    bonus = 0 if crown else s.bonus[city]
    name = city_id(city)
    return CityChoice(
        city=name,
        crown=crown,
        bonus=bonus_id(bonus) if bonus else None,
        bonus_points=bonus_points(s, seat, bonus),
        cards=min(int(bonus == tables.BONUS_CARD), cards_to_draw(s)),
        palaces=palace_points(own, province),
        chain=[city_id(c) for c in range(tables.CITIES) if reached >> c & 1],
        provinces=[province_id(p) for p in range(tables.PROVINCES) if reached & tables.PROVINCE_BITS[p]],
        best=max(each.total for each in found if (each.crown == name if crown else name in each.cities)),
    )


def choices(s: State, seat: int, found: list[Plan]) -> list[CityChoice]:
    """Every city that a common palace may go to, then every city for the crown palace."""
    count, has_crown = due(s, seat)
    common = [city for city in province_cities(s) if is_free(s, city)] if count else []
    crowned = province_cities(s) if has_crown else []
    return [choice(s, seat, c, False, found) for c in common] + [choice(s, seat, c, True, found) for c in crowned]


def best_chain(s: State, seat: int, best: Plan) -> list[str]:
    """The cities joined to the province once a plan is carried out. Rule TM-6.7."""
    built = {*best.cities, *([] if best.crown is None else [best.crown])}
    own = s.cities[seat] | sum(1 << city for city in range(tables.CITIES) if city_id(city) in built)
    reached = chain(own, own & tables.PROVINCE_BITS[s.order[s.visit]])
    return [city_id(city) for city in range(tables.CITIES) if reached >> city & 1]


def forecast(s: State, seat: int) -> Forecast | None:
    """What withdrawing now would bring a visiting seat; which plans there are is left to that seat."""
    if s.visit == tables.VISITS or not s.visiting[seat]:
        return None
    count, has_crown = due(s, seat)
    found = plans(s, seat)
    return Forecast(
        wins=[symbol_id(symbol) for symbol in range(tables.SYMBOLS) if wins(s, seat, symbol)],
        palaces=count,
        crown=has_crown,
        tile=wins(s, seat, tables.ELEPHANT),
        tile_points=tile_points(s, seat, s.visit),
        draws=min(int(s.turns[seat] == 0), cards_to_draw(s)),
        takes=min(TAKES, s.display_left),
        choices=choices(s, seat, found),
        plans=[],
        chain=best_chain(s, seat, found[0]),
        least=min(each.total for each in found),
        most=found[0].total,
    )
