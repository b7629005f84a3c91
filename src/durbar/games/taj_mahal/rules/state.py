"""What lies on the table."""

from durbar.core.state import Base, i8, i16, i64
from durbar.games.taj_mahal.rules.tables import (
    CARDS,
    CITIES,
    FIGURES,
    PROVINCES,
    SEATS,
    SOURCES,
    SYMBOLS,
    VISITS,
    WARES,
)


class State(Base, owed=8):
    """Board, court, cards and what each seat has; a seat in a cell counts from 1, so that 0 is nobody."""

    visit: int = i8("the visit, from 0; 12 when all are over")
    start: int = i8("the start player's seat")
    order: list[int] = i8("the province of each visit", VISITS)
    tile_at_court: int = i8("1 while the province tile is at court")
    crown_at_court: int = i8("1 while the crown is at court")
    token_at_court: list[int] = i8("1 while that figure's token is at court", FIGURES)
    tile_owner: list[int] = i8("who won each province tile", PROVINCES)

    bonus: list[int] = i8("the kind of bonus tile in each city, 0 for none", CITIES)
    palace: list[int] = i8("whose common palace stands in each city", CITIES)
    crown: list[int] = i8("whose crown palace stands in each city", CITIES)
    cities: list[int] = i64("the cities with a palace of that seat, one bit each", SEATS)

    deck: list[int] = i8("cards in the deck, by kind", CARDS)
    deck_left: int = i8("cards in the deck")
    discard: list[int] = i8("discarded cards, by kind", CARDS)
    display: list[int] = i8("cards in the display, by kind", CARDS)
    display_left: int = i8("cards in the display")

    hand: list[list[int]] = i8("cards in each hand, by kind, without special cards", SEATS, CARDS)
    hand_size: list[int] = i8("cards in each hand, without special cards", SEATS)
    known: list[list[int]] = i8("cards of each hand that were taken openly", SEATS, CARDS)
    old: list[list[int]] = i8(
        "other cards that were there before the last shuffle, as the owner of a hand knows", SEATS, CARDS
    )
    past: list[int] = i8(
        "cards that hands hold unseen since before the last shuffle, as far as everybody can tell", CARDS
    )
    past_left: list[int] = i8("how many of these each hand holds, as far as everybody can tell", SEATS)
    unknown: list[int] = i8("cards of each hand that were not taken openly", SEATS)
    aside: list[int] = i8("room to shuffle cards in, empty between steps", CARDS)

    visiting: list[int] = i8("1 for each seat that has not withdrawn", SEATS)
    played: list[list[int]] = i8("cards in front of each seat, by kind, without special cards", SEATS, CARDS)
    shown: list[list[int]] = i8("symbols in front of each seat", SEATS, SYMBOLS)
    turns: list[int] = i8("coloured cards each seat has played in this visit", SEATS)
    colour: list[int] = i8("the colour of the visit for each seat, from 1; 0 while free", SEATS)

    special: list[int] = i8("who has each figure's special card", FIGURES)
    special_played: list[int] = i8("1 while that special card lies in front of its owner", FIGURES)
    tokens: list[list[int]] = i8("influence tokens of each seat", SEATS, FIGURES)
    goods: list[list[int]] = i8("wares on the tiles of each seat", SEATS, WARES)
    points: list[int] = i16("influence points", SEATS)
    gained: list[list[int]] = i8("points of each seat by visit and source", SEATS, VISITS * SOURCES)
