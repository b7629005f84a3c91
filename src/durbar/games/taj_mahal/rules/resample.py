"""What a seat may not see: the cards that others drew face down."""

from durbar.core.chance import pick
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import CARDS


def resample(s: State, seat: int) -> None:
    """Unknown cards of other hands are dealt anew: those from before the last shuffle among themselves, the others from the deck. Rules TM-3.1, TM-3.2, TM-R11."""
    for other in range(s.seats):
        if other != seat:
            put_old_aside(s, other)
    for other in range(s.seats):
        if other != seat:
            deal_old(s, other)
    for other in range(s.seats):
        if other != seat:
            return_to_deck(s, other)
    for other in range(s.seats):
        if other != seat:
            deal_from_deck(s, other)


def missing(s: State, seat: int) -> int:
    """How many cards a hand is short of its size."""
    count = s.hand_size[seat]
    for card in range(CARDS):
        count -= s.hand[seat][card]
    return count


def put_old_aside(s: State, seat: int) -> None:
    """Unknown cards from before the last shuffle leave the hand. Rule TM-R11."""
    for card in range(CARDS):
        s.aside[card] += s.old[seat][card]
        s.hand[seat][card] -= s.old[seat][card]
        s.old[seat][card] = 0


def deal_old(s: State, seat: int) -> None:
    """As many of them come back, drawn from those of all hands. Rule TM-R11."""
    for _ in range(missing(s, seat)):
        card = pick(s, s.aside, CARDS)
        s.aside[card] -= 1
        s.old[seat][card] += 1
        s.hand[seat][card] += 1


def return_to_deck(s: State, seat: int) -> None:
    """Unknown cards from this deck leave the hand. Rule TM-3.1."""
    for card in range(CARDS):
        count = s.hand[seat][card] - s.known[seat][card] - s.old[seat][card]
        s.deck[card] += count
        s.hand[seat][card] -= count


def deal_from_deck(s: State, seat: int) -> None:
    """As many come back, drawn from the deck. Rule TM-3.1."""
    for _ in range(missing(s, seat)):
        card = pick(s, s.deck, CARDS)
        s.deck[card] -= 1
        s.hand[seat][card] += 1
