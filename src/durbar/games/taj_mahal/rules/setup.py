"""Preparing the game."""

from typing import Any

from durbar.core.chance import draw, pick
from durbar.games.taj_mahal.rules.cards import draw_silently
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import (
    AGRA,
    BONUS_COUNT,
    BONUS_KINDS,
    CARD_COUNT,
    CARDS,
    CITIES,
    CITY_PROVINCE,
    FORTRESS,
    HAND,
    PROVINCES,
    TAJ_MAHAL,
)
from durbar.games.taj_mahal.rules.visits import begin_visit


def setup(s: State, seats: int, options: Any) -> None:
    """Board and court are laid out, hands are dealt, and the first visit begins. Rules TM-1.1, TM-2.4, TM-2.5, TM-2.9, TM-R6."""
    s.seats = seats
    s.start = draw(s, seats)
    lay_province_tiles(s)
    lay_bonus_tiles(s)
    deal(s)
    begin_visit(s)


def lay_province_tiles(s: State) -> None:
    """Agra's province comes last, the others in random order. Rules TM-2.1, TM-2.2."""
    last = CITY_PROVINCE[AGRA]
    place = 0
    for province in range(PROVINCES):
        if province != last:
            s.order[place] = province
            place += 1
    s.order[place] = last
    for left in range(place - 1, 0, -1):
        other = draw(s, left + 1)
        province = s.order[other]
        s.order[other] = s.order[left]
        s.order[left] = province


def lay_bonus_tiles(s: State) -> None:
    """The Taj Mahal tile on Agra, a random square one on every other fortress. Rule TM-2.3."""
    for kind in range(BONUS_KINDS):
        s.aside[kind] = BONUS_COUNT[kind]
    for city in range(CITIES):
        if city == AGRA:
            s.bonus[city] = TAJ_MAHAL
        elif FORTRESS[city] == 1:
            kind = pick(s, s.aside, BONUS_KINDS)
            s.aside[kind] -= 1
            s.bonus[city] = kind


def deal(s: State) -> None:
    """A full deck, and six cards for each seat. Rules TM-2.6, TM-2.7."""
    for card in range(CARDS):
        s.deck[card] = CARD_COUNT[card]
        s.deck_left += CARD_COUNT[card]
    for seat in range(s.seats):
        for _ in range(HAND):
            draw_silently(s, seat)
