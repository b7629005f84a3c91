"""What lies in front of each seat, and what all know of its hand."""

import msgspec

from durbar.games.taj_mahal.people.breakdown import breakdown, by_source
from durbar.games.taj_mahal.people.cards import TajCard, cards
from durbar.games.taj_mahal.people.forecast import Forecast, forecast
from durbar.games.taj_mahal.people.names import city_id, special_id, symbol_id, ware_id
from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.points import chain
from durbar.games.taj_mahal.rules.state import State


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


def seat_view(s: State, seat: int) -> TajSeat:
    """One seat as everybody sees it."""
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
        forecast=forecast(s, seat),
        breakdown=breakdown(s, seat),
        visits=[by_source(s, seat, visit) for visit in range(min(s.visit + 1, tables.VISITS))],
    )


def chains(own: int) -> list[list[str]]:
    """A seat's cities, grouped by unbroken chains of its palaces. Rule TM-6.7."""
    found = []
    while own:
        group = chain(own, own & -own)
        found.append([city_id(city) for city in range(tables.CITIES) if group >> city & 1])
        own &= ~group
    return found
