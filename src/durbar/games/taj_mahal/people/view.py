"""What a seat, or a spectator, may see: everything but the cards that others drew face down."""

from collections.abc import Sequence

import msgspec

from durbar.core.agenda import asked, question
from durbar.core.game import Reason
from durbar.games.taj_mahal.people.forecast import Forecast, forecast
from durbar.games.taj_mahal.people.refuse import (
    asking_of,
    why_not_add,
    why_not_build,
    why_not_take,
    why_not_use,
    why_not_withdraw,
)
from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.actions import COMPANION, CROWN_PALACE, PALACE, TAKE, TURN
from durbar.games.taj_mahal.rules.events import bonus_id, card_id, city_id, province_id, special_id, symbol_id, ware_id
from durbar.games.taj_mahal.rules.points import neighbours
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.withdrawing import is_at_court, leads

QUESTIONS = {TURN: "turn", COMPANION: "companion", PALACE: "palace", CROWN_PALACE: "crown", TAKE: "take"}


class TajCard(msgspec.Struct, frozen=True):
    """Some cards of one kind."""

    id: str
    colour: str
    symbols: list[str]
    count: int


class HandCard(msgspec.Struct, frozen=True):
    """Some cards of one kind in the viewer's own hand; `why_not` says what stands against playing one now."""

    id: str
    colour: str
    symbols: list[str]
    count: int
    playable: bool
    why_not: Reason | None


class SpecialCard(msgspec.Struct, frozen=True):
    """A special card: the figure whose pair of tokens takes it, what it does, and where it is."""

    id: str
    figure: str
    effect: str
    owner: int | None
    played: bool
    why_not: Reason | None


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


class TajSeat(msgspec.Struct, frozen=True):
    """What lies in front of one seat, and what all know of its hand."""

    points: int
    visiting: bool
    colour: str | None
    played: list[TajCard]
    symbols: dict[str, int]
    hand_size: int
    known: list[TajCard]
    unknown: int
    specials: list[str]
    tokens: dict[str, int]
    goods: dict[str, int]
    tiles: list[int]
    chains: list[list[str]]
    forecast: Forecast | None
    breakdown: dict[str, int]
    visits: list[dict[str, int]]


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


def view(s: State, seat: int | None) -> TajMahalView:
    """The table as one seat, or a spectator, sees it."""
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
        cities=[city_view(s, seat, city) for city in range(tables.CITIES)],
        roads=[[city_id(a), city_id(b)] for a, b in tables.ROADS],
        specials=[special_view(s, seat, figure) for figure in range(tables.FIGURES)],
        display=cards(s.display),
        why_not_take=why_not_take(s, seat),
        why_not_withdraw=why_not_withdraw(s, seat),
        deck=s.deck_left,
        discards=cards(s.discard),
        hand=[] if seat is None else [hand_card(s, seat, c) for c in range(tables.CARDS) if s.hand[seat][c]],
        seats=[seat_view(s, each, each == seat) for each in range(s.seats)],
    )


def nobody(number: int) -> int | None:
    """A seat out of a cell that counts from 1."""
    return number - 1 if number else None


def symbols_on(card: int) -> list[str]:
    """The symbols on a card, as often as it shows them."""
    return [symbol_id(symbol) for symbol in range(tables.SYMBOLS) for _ in range(tables.CARD_SHOWS[card][symbol])]


def colour_of(card: int) -> str:
    """The colour of a card, white included."""
    return tables.COLOUR_IDS[tables.CARD_COLOUR[card]]


def cards(counts: Sequence[int]) -> list[TajCard]:
    """Cards by kind, colour after colour."""
    return [TajCard(card_id(c), colour_of(c), symbols_on(c), counts[c]) for c in range(tables.CARDS) if counts[c]]


def hand_card(s: State, seat: int, card: int) -> HandCard:
    """A card of the viewer's hand, with whether it can be played at this moment."""
    why_not = why_not_add(s, seat, card)
    playable = why_not is None and asking_of(s, seat) in (TURN, COMPANION)
    return HandCard(card_id(card), colour_of(card), symbols_on(card), s.hand[seat][card], playable, why_not)


def special_view(s: State, seat: int | None, figure: int) -> SpecialCard:
    """Where a special card is."""
    effect = tables.EFFECT_IDS[tables.SPECIAL_EFFECT[figure]]
    return SpecialCard(
        id=special_id(figure),
        figure=symbol_id(figure),
        effect=effect,
        owner=nobody(s.special[figure]),
        played=bool(s.special_played[figure]),
        why_not=why_not_use(s, seat, figure),
    )


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


def city_view(s: State, seat: int | None, city: int) -> TajCity:
    """A city as it lies on the board."""
    return TajCity(
        id=city_id(city),
        province=province_id(tables.CITY_PROVINCE[city]),
        fortress=bool(tables.FORTRESS[city]),
        bonus=bonus_id(s.bonus[city]) if s.bonus[city] else None,
        palace=nobody(s.palace[city]),
        crown=nobody(s.crown[city]),
        why_not=why_not_build(s, seat, city),
    )


def seat_view(s: State, seat: int, viewer: bool) -> TajSeat:
    """One seat as everybody sees it; `viewer` adds every plan to its forecast."""
    return TajSeat(
        points=s.points[seat],
        visiting=bool(s.visiting[seat]),
        colour=tables.COLOUR_IDS[s.colour[seat] - 1] if s.colour[seat] else None,
        played=cards(s.played[seat]),
        symbols={symbol_id(symbol): s.shown[seat][symbol] for symbol in range(tables.SYMBOLS)},
        hand_size=s.hand_size[seat],
        known=cards(s.known[seat]),
        unknown=s.unknown[seat],
        specials=[special_id(figure) for figure in range(tables.FIGURES) if s.special[figure] == seat + 1],
        tokens={symbol_id(figure): s.tokens[seat][figure] for figure in range(tables.FIGURES)},
        goods={ware_id(ware): s.goods[seat][ware] for ware in range(tables.WARES)},
        tiles=[visit + 1 for visit in range(tables.VISITS) if s.tile_owner[visit] == seat + 1],
        chains=chains(s.cities[seat]),
        forecast=forecast(s, seat, viewer),
        breakdown=breakdown(s, seat),
        visits=[by_source(s, seat, visit) for visit in range(min(s.visit + 1, tables.VISITS))],
    )


def chains(own: int) -> list[list[str]]:
    """A seat's cities, grouped by unbroken chains of its palaces. Rule TM-6.7."""
    found = []
    while own:
        group = fresh = own & -own
        while fresh:
            fresh = neighbours(fresh) & own & ~group
            group |= fresh
        found.append([city_id(city) for city in range(tables.CITIES) if group >> city & 1])
        own &= ~group
    return found


def by_source(s: State, seat: int, visit: int) -> dict[str, int]:
    """A seat's points of one visit by source."""
    return {source: s.gained[seat][visit * tables.SOURCES + i] for i, source in enumerate(tables.SOURCE_IDS)}


def breakdown(s: State, seat: int) -> dict[str, int]:
    """A seat's points by source."""
    rows = [by_source(s, seat, visit) for visit in range(tables.VISITS)]
    return {source: sum(row[source] for row in rows) for source in tables.SOURCE_IDS}
