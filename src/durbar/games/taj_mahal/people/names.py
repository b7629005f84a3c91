"""What components are called on the wire and in the catalogues."""

from durbar.games.taj_mahal.rules.tables import (
    BONUS_IDS,
    CARD_IDS,
    CITY_IDS,
    PROVINCE_IDS,
    SPECIAL_IDS,
    SYMBOL_IDS,
    WARE_IDS,
)


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


def nobody(number: int) -> int | None:
    """A seat out of a cell that counts from 1."""
    return number - 1 if number else None
