"""What a seat, or a spectator, may see: everything but the cards that others drew face down."""

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from durbar.core.agenda import asked, question
from durbar.core.game import Reason
from durbar.games.taj_mahal.people.cards import HandCard, SpecialCard, TajCard, cards, hand_card, special_view
from durbar.games.taj_mahal.people.forecast import plans
from durbar.games.taj_mahal.people.names import bonus_id, city_id, nobody, province_id, symbol_id, ware_id
from durbar.games.taj_mahal.people.refuse import why_not_build, why_not_take, why_not_use, why_not_withdraw
from durbar.games.taj_mahal.people.seats import TajSeat, seat_view
from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.actions import COMPANION, CROWN_PALACE, PALACE, TAKE, TURN
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.withdrawing import is_at_court, leads

QUESTIONS = {TURN: "turn", COMPANION: "companion", PALACE: "palace", CROWN_PALACE: "crown", TAKE: "take"}


class Prize(msgspec.Struct, frozen=True):
    """What one symbol wins: whether it is still at court, how many each seat shows, and who leads or ties now."""

    symbol: str
    at_court: bool
    counts: list[int]
    leader: int | None
    tied: list[int]


class TajCity(msgspec.Struct, frozen=True):
    """A city with its bonus tile and its palaces."""

    id: str
    province: str
    fortress: bool
    bonus: str | None
    palace: int | None
    crown: int | None
    why_not: Reason | None


class TajProvince(msgspec.Struct, frozen=True):
    """A province with the number of its visit and the wares on its tile; `status` is past, current or coming."""

    id: str
    number: int
    goods: list[str]
    status: str
    owner: int | None
    cities: list[str]


class TajMahalView(msgspec.Struct, frozen=True):
    """The whole table."""

    visit: int
    visits: int
    province: str | None
    start: int
    turn: int | None
    question: str | None
    over: bool
    court: list[Prize]
    provinces: list[TajProvince]
    cities: list[TajCity]
    roads: list[list[str]]
    specials: list[SpecialCard]
    display: list[TajCard]
    why_not_take: Reason | None
    why_not_withdraw: Reason | None
    deck: int
    discards: list[TajCard]
    hand: list[HandCard]
    seats: list[TajSeat]
    printed: dict[str, int]
    """What is printed on bonus tiles and special cards."""


Thing = TypeVar("Thing", TajCity, SpecialCard)


def open_view(s: State) -> TajMahalView:
    """The table as everybody sees it."""
    over = s.visit == tables.VISITS
    return TajMahalView(
        visit=min(s.visit + 1, tables.VISITS),
        visits=tables.VISITS,
        province=None if over else province_id(s.order[s.visit]),
        start=s.start,
        turn=None if over else asked(s),
        question=QUESTIONS.get(question(s)),
        over=over,
        court=[prize(s, symbol) for symbol in range(tables.SYMBOLS)],
        provinces=[province_view(s, visit) for visit in range(tables.VISITS)],
        cities=[city_view(s, city) for city in range(tables.CITIES)],
        roads=[[city_id(a), city_id(b)] for a, b in tables.ROADS],
        specials=[special_view(s, figure) for figure in range(tables.FIGURES)],
        display=cards(s.display),
        why_not_take=None,
        why_not_withdraw=None,
        deck=s.deck_left,
        discards=cards(s.discard),
        hand=[],
        seats=[seat_view(s, each) for each in range(s.seats)],
        printed={
            "bonus_points": tables.BONUS_PAYS,
            "bonus_taj_mahal": tables.TAJ_MAHAL_PAYS,
            "special_points": tables.SPECIAL_POINTS,
        },
    )


def own_view(s: State, seat: int, table: TajMahalView) -> TajMahalView:
    """The table as one seat sees it: with its hand, all its plans, and what stands against what."""
    own = table.seats[seat]
    if own.forecast is not None:
        own = replace(own, forecast=replace(own.forecast, plans=plans(s, seat)))
    return replace(
        table,
        cities=[barred(each, why_not_build(s, seat, city)) for city, each in enumerate(table.cities)],
        specials=[barred(each, why_not_use(s, seat, figure)) for figure, each in enumerate(table.specials)],
        why_not_take=why_not_take(s, seat),
        why_not_withdraw=why_not_withdraw(s, seat),
        hand=[hand_card(s, seat, c) for c in range(tables.CARDS) if s.hand[seat][c]],
        seats=[own if each == seat else table.seats[each] for each in range(s.seats)],
    )


def barred(thing: Thing, why_not: Reason | None) -> Thing:
    """A thing on the table with what stands against it, if anything does."""
    return thing if why_not is None else replace(thing, why_not=why_not)


def prize(s: State, symbol: int) -> Prize:
    """What a symbol wins, and who leads it. Rule TM-5.2."""
    counts = [s.shown[seat][symbol] for seat in range(s.seats)]
    most = max(counts)
    tied = [seat for seat in range(s.seats) if most and counts[seat] == most]
    leader = next((seat for seat in tied if s.visiting[seat] and leads(s, seat, symbol)), None)
    return Prize(symbol_id(symbol), is_at_court(s, symbol), counts, leader, [] if leader is not None else tied)


def province_view(s: State, visit: int) -> TajProvince:
    """A province in the order of visits."""
    province = s.order[visit]
    goods = [ware_id(ware) for ware in range(tables.WARES) for _ in range(tables.TILE_GOODS[visit][ware])]
    status = "past" if visit < s.visit else "current" if visit == s.visit else "coming"
    cities = [city_id(c) for c in range(tables.FIRST_CITY[province], tables.BEYOND_CITY[province])]
    return TajProvince(province_id(province), visit + 1, goods, status, nobody(s.tile_owner[visit]), cities)


def city_view(s: State, city: int) -> TajCity:
    """A city as it lies on the board."""
    return TajCity(
        id=city_id(city),
        province=province_id(tables.CITY_PROVINCE[city]),
        fortress=bool(tables.FORTRESS[city]),
        bonus=bonus_id(s.bonus[city]) if s.bonus[city] else None,
        palace=nobody(s.palace[city]),
        crown=nobody(s.crown[city]),
        why_not=None,
    )
