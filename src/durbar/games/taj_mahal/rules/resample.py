"""What a seat may not see: the cards that others drew face down."""

from durbar.core.chance import pick
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import CARDS


def resample(s: State, seat: int) -> None:
    """Unseen cards of other hands are dealt anew from all that the seat has not seen: first those from before the last shuffle, the others from the deck. Rules TM-3.1, TM-3.2, TM-R11."""
    for other in range(s.seats):
        if other != seat:
            return_to_deck(s, other)
    put_past_aside(s, seat)
    for other in range(s.seats):
        if other != seat:
            deal_past(s, other)
    return_aside(s)
    for other in range(s.seats):
        if other != seat:
            deal_from_deck(s, other)


def return_to_deck(s: State, seat: int) -> None:
    """All unseen cards leave a hand; with them the deck holds whatever the resampling seat has not seen. Rule TM-3.1."""
    for card in range(CARDS):
        s.deck[card] += s.hand[seat][card] - s.known[seat][card]
        s.hand[seat][card] = s.known[seat][card]
        s.old[seat][card] = 0


def put_past_aside(s: State, seat: int) -> None:
    """The cards from before the last shuffle that a seat does not hold itself; a spectator, -1, holds none. Rule TM-R11."""
    for card in range(CARDS):
        count = s.past[card] - (s.old[seat][card] if seat >= 0 else 0)
        if count > s.deck[card]:
            count = s.deck[card]
        if count > 0:
            s.aside[card] = count
            s.deck[card] -= count


def deal_past(s: State, seat: int) -> None:
    """As many of them as a hand holds for all that is known, while there are any. Rule TM-R11."""
    for _ in range(s.past_left[seat]):
        card = pick(s, s.aside, CARDS)
        if card < 0:
            return
        s.aside[card] -= 1
        s.old[seat][card] += 1
        s.hand[seat][card] += 1


def return_aside(s: State) -> None:
    """What is left of them goes to the rest; a wrong guess of everybody's can leave some over. Rule TM-R11."""
    for card in range(CARDS):
        s.deck[card] += s.aside[card]
        s.aside[card] = 0


def missing(s: State, seat: int) -> int:
    """How many cards a hand is short of its size."""
    count = s.hand_size[seat]
    for card in range(CARDS):
        count -= s.hand[seat][card]
    return count


def deal_from_deck(s: State, seat: int) -> None:
    """The rest of a hand is drawn from the deck. Rule TM-3.1."""
    for _ in range(missing(s, seat)):
        card = pick(s, s.deck, CARDS)
        s.deck[card] -= 1
        s.hand[seat][card] += 1
