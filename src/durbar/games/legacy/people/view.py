"""What a seat, or a spectator, may see: everything but the order of the draw pile, with the facts people look for."""

import msgspec
from msgspec.structs import replace

from durbar.core.game import Reason
from durbar.core.sets import has, size
from durbar.games.legacy.people.breakdown import breakdown
from durbar.games.legacy.people.names import antique_id, collection_id, colour_id, kind_id
from durbar.games.legacy.people.refuse import kinds_of, missing_for, too_dear, why_not_collect
from durbar.games.legacy.rules import tables
from durbar.games.legacy.rules.collections import holder, in_supply
from durbar.games.legacy.rules.days import coins_left, price, row
from durbar.games.legacy.rules.scores import antiques_kept, lone_antiques, owner, points
from durbar.games.legacy.rules.state import ANTIQUES, COLLECTIONS, EXTRA, State

DAYS = 9


class Antique(msgspec.Struct, frozen=True):
    """One antique card; `lone` when it is its owner's only one of its colour and would be given up at the scoring."""

    id: str
    kind: str
    colour: str
    value: int
    lone: bool = False


class TradeCard(msgspec.Struct, frozen=True):
    """One trade card: its price, whether its coin still lies on it, and whether it sets the price now."""

    price: int
    coin: bool
    current: bool


class CollectionCard(msgspec.Struct, frozen=True):
    """One collection card; `why_not` tells the viewing seat what stands against taking it, if anything does."""

    id: str
    kind: str
    large: bool
    points: int
    needs: dict[str, int]
    give_up: list[str]
    effect: str | None
    holder: int | None
    missing: dict[str, int]
    why_not: Reason | None


class LegacySeat(msgspec.Struct, frozen=True):
    """What lies in front of one seat."""

    money: int
    antiques: list[Antique]
    collections: list[str]
    kept: int
    points: int
    breakdown: dict[str, int]


class LegacyView(msgspec.Struct, frozen=True):
    """The whole table."""

    day: int
    days: int
    deck: int
    in_deck: list[str]
    gray: bool
    turn: int
    extra_turn: bool
    over: bool
    offer: list[Antique | None]
    trade: list[TradeCard]
    price: int | None
    too_dear: Reason | None
    most_rupees: int
    supply: list[CollectionCard]
    seats: list[LegacySeat]


def open_view(s: State) -> LegacyView:
    """The table as everybody sees it."""
    return LegacyView(
        day=s.day,
        days=DAYS,
        deck=size(s.deck),
        in_deck=[antique_id(a) for a in range(ANTIQUES) if has(s.deck, a)],
        gray=bool(s.gray),
        turn=s.turn,
        extra_turn=s.extra == EXTRA,
        over=s.owed_count == 0,
        offer=[antique_card(s, a - 1) if a > 0 else None for a in s.offer],
        trade=trade_row(s),
        price=price(s) if coins_left(s) > 0 else None,
        too_dear=None,
        most_rupees=tables.MOST_RUPEES,
        supply=[collection_card(s, card) for card in range(COLLECTIONS)],
        seats=[seat_view(s, each) for each in range(s.seats)],
    )


def own_view(s: State, seat: int, table: LegacyView) -> LegacyView:
    """The table as one seat sees it, with advice."""
    owned = kinds_of(s, seat)
    supply = [advised(s, seat, card, owned, table.supply[card]) for card in range(COLLECTIONS)]
    return replace(table, too_dear=too_dear(s, seat), supply=supply)


def antique_card(s: State, antique: int) -> Antique:
    """An antique as it lies on the table."""
    seat = owner(s, antique)
    lone = seat >= 0 and has(lone_antiques(s, seat), antique)
    return Antique(
        antique_id(antique),
        kind_id(antique),
        colour_id(antique),
        tables.VALUE[antique],
        lone,
    )


def trade_row(s: State) -> list[TradeCard]:
    """The trade cards from left to right."""
    which = row(s)
    cards = range(tables.ROW_LENGTH[which])
    return [TradeCard(tables.PRICES[which][i], i >= s.coins_taken, i == s.coins_taken) for i in cards]


def collection_card(s: State, card: int) -> CollectionCard:
    """A collection card as it lies on the table."""
    return CollectionCard(
        id=collection_id(card),
        kind=tables.COLLECTION_KIND[card],
        large=bool(tables.COLLECTION_LARGE[card]),
        points=tables.COLLECTION_POINTS[card],
        needs={kind: tables.NEEDS[card][k] for k, kind in enumerate(tables.KINDS) if tables.NEEDS[card][k]},
        give_up=[kind for k, kind in enumerate(tables.KINDS) if tables.GIVES_UP[card][k]],
        effect=tables.EFFECTS[tables.GRAY_EFFECT[card]] if s.gray else None,
        holder=None if in_supply(s, card) else holder(s, card),
        missing={},
        why_not=None,
    )


def advised(s: State, seat: int, card: int, owned: list[int], seen: CollectionCard) -> CollectionCard:
    """A collection card with what a seat lacks for it, and what stands against taking it."""
    missing = missing_for(card, owned)
    return replace(seen, missing=missing, why_not=why_not_collect(s, seat, card, missing))


def seat_view(s: State, seat: int) -> LegacySeat:
    """What lies in front of one seat, antiques sorted by kind."""
    return LegacySeat(
        money=s.money[seat],
        antiques=[antique_card(s, a) for a in range(ANTIQUES) if has(s.owned[seat], a)],
        collections=[collection_id(c) for c in range(COLLECTIONS) if has(s.held[seat], c)],
        kept=antiques_kept(s, seat),
        points=points(s, seat),
        breakdown=breakdown(s, seat),
    )
