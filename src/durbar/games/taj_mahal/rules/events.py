"""What can happen, and how its numbers read."""

from durbar.core.events import Told
from durbar.games.taj_mahal.rules.tables import (
    BONUS_IDS,
    CARD_IDS,
    CITY_IDS,
    PROVINCE_IDS,
    SPECIAL_IDS,
    SYMBOL_IDS,
    WARE_IDS,
)

VISIT_BEGAN = 1
SHUFFLED = 2
PLAYED = 3
ADDED = 4
USED = 5
EARNED = 6
WITHDREW = 7
PASSED = 8
WON_TOKEN = 9
WON_CROWN = 10
BUILT = 11
CROWNED = 12
BONUS_PAID = 13
BONUS_DREW = 14
BONUS_KEPT = 15
WON_TILE = 16
SCORED_PALACES = 17
DREW = 18
DREW_SECRETLY = 19
TOOK = 20
LEFT = 21
EXCHANGED = 22
SEIZED = 23
RETURNED = 24
TILE_LOST = 25
BONUS_LOST = 26
COUNTED_HAND = 27
ENDED = 28


def card_id(card: int) -> str:
    """The id of a card."""
    return CARD_IDS[card]


def special_id(figure: int) -> str:
    """The id of the special card of a figure."""
    return SPECIAL_IDS[figure]


def symbol_id(symbol: int) -> str:
    """The id of a symbol."""
    return SYMBOL_IDS[symbol]


def city_id(city: int) -> str:
    """The id of a city."""
    return CITY_IDS[city]


def province_id(province: int) -> str:
    """The id of a province."""
    return PROVINCE_IDS[province]


def bonus_id(kind: int) -> str:
    """The id of a kind of bonus tile, as the catalogue names it."""
    return f"bonus_{BONUS_IDS[kind]}"


def ware_id(ware: int) -> str:
    """The id of a ware."""
    return WARE_IDS[ware]


EVENTS = {
    VISIT_BEGAN: Told("visit_began", number=int, province=province_id),
    SHUFFLED: Told("shuffled", cards=int),
    PLAYED: Told("played", card=card_id),
    ADDED: Told("added", card=card_id),
    USED: Told("used", special=special_id),
    EARNED: Told("earned", special=special_id, points=int),
    WITHDREW: Told("withdrew"),
    PASSED: Told("passed"),
    WON_TOKEN: Told("won_token", figure=symbol_id),
    WON_CROWN: Told("won_crown"),
    BUILT: Told("built", city=city_id),
    CROWNED: Told("crowned", city=city_id),
    BONUS_PAID: Told("bonus_paid", city=city_id, points=int),
    BONUS_DREW: Told("bonus_drew", city=city_id),
    BONUS_KEPT: Told("bonus_kept", city=city_id, ware=ware_id, points=int),
    WON_TILE: Told("won_tile", tile=int, points=int),
    SCORED_PALACES: Told("scored_palaces", points=int, province=province_id),
    DREW: Told("drew", card=card_id),
    DREW_SECRETLY: Told("drew_secretly"),
    TOOK: Told("took", card=card_id),
    LEFT: Told("left", points=int, total=int),
    EXCHANGED: Told("exchanged", special=special_id, figure=symbol_id),
    SEIZED: Told("seized", special=special_id, figure=symbol_id, owner=int),
    RETURNED: Told("returned", special=special_id, figure=symbol_id),
    TILE_LOST: Told("tile_lost", tile=int),
    BONUS_LOST: Told("bonus_lost", city=city_id, bonus=bonus_id),
    COUNTED_HAND: Told("counted_hand", specials=int, whites=int, longest=int),
    ENDED: Told("ended"),
}
