"""Cards as people see them."""

from collections.abc import Sequence

import msgspec

from durbar.core.game import Reason
from durbar.games.taj_mahal.people.names import card_id, nobody, special_id, symbol_id
from durbar.games.taj_mahal.people.refuse import asking_of, why_not_add
from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.actions import COMPANION, TURN
from durbar.games.taj_mahal.rules.state import State


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


def special_view(s: State, figure: int) -> SpecialCard:
    """Where a special card is."""
    effect = tables.EFFECT_IDS[tables.SPECIAL_EFFECT[figure]]
    return SpecialCard(
        id=special_id(figure),
        figure=symbol_id(figure),
        effect=effect,
        owner=nobody(s.special[figure]),
        played=bool(s.special_played[figure]),
        why_not=None,
    )
