"""Deck, display and hands, and what everybody knows of them."""

from durbar.core.chance import pick
from durbar.core.events import EVERYONE, note, only, others
from durbar.games.taj_mahal.rules.events import DREW, DREW_SECRETLY, SHUFFLED
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import CARDS, DISPLAY

NO_CARD = -1


def renew_deck(s: State) -> None:
    """A deck that is used up is made anew from the discards, if there are any. Rules TM-8.5, TM-R13."""
    if s.deck_left > 0:
        return
    for card in range(CARDS):
        s.deck[card] = s.discard[card]
        s.deck_left += s.discard[card]
        s.discard[card] = 0
    if s.deck_left > 0:
        mark_old(s)
        note(s, SHUFFLED, EVERYONE, -1, s.deck_left, 0, 0)


def mark_old(s: State) -> None:
    """What hands hold by now is none of the new deck; with the old one empty, everybody can tell all these cards, not where each is. Rule TM-R11."""
    for card in range(CARDS):
        s.past[card] = 0
    for seat in range(s.seats):
        s.past_left[seat] = s.unknown[seat]
        for card in range(CARDS):
            s.old[seat][card] = s.hand[seat][card] - s.known[seat][card]
            s.past[card] += s.old[seat][card]


def pull(s: State) -> int:
    """The top card of the deck, or NO_CARD when deck and discards are empty. Rules TM-8.5, TM-R5."""
    renew_deck(s)
    card = pick(s, s.deck, CARDS)
    if card == NO_CARD:
        return NO_CARD
    s.deck[card] -= 1
    s.deck_left -= 1
    return card


def draw_silently(s: State, seat: int) -> int:
    """The top card, if there is one, goes into a hand unseen. Rule TM-3.1."""
    card = pull(s)
    if card != NO_CARD:
        s.hand[seat][card] += 1
        s.hand_size[seat] += 1
        s.unknown[seat] += 1
    return card


def draw_card(s: State, seat: int) -> None:
    """The top card goes into a hand; others see that, not which. Rules TM-3.1, TM-6.3, TM-7.3, TM-R13."""
    card = draw_silently(s, seat)
    if card != NO_CARD:
        note(s, DREW, only(seat), seat, card, 0, 0)
        note(s, DREW_SECRETLY, others(seat), seat, 0, 0, 0)
        renew_deck(s)


def take_openly(s: State, seat: int, card: int) -> None:
    """A card of the display goes into a hand, and everybody sees and remembers it. Rule TM-3.2."""
    s.display[card] -= 1
    s.display_left -= 1
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1
    s.known[seat][card] += 1


def give_from_hand(s: State, seat: int, card: int) -> None:
    """A card leaves a hand openly: if one of its kind was known, it is taken to be that one. Rules TM-3.2, TM-R11."""
    if s.known[seat][card] > 0:
        s.known[seat][card] -= 1
    else:
        give_unseen(s, seat, card)
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1


def give_unseen(s: State, seat: int, card: int) -> None:
    """Whether a card that nobody had seen was held since before the last shuffle, all others can only guess: the likelier is taken for true. Rule TM-R11."""
    new = s.unknown[seat] - s.past_left[seat]
    new_of_kind = unseen(s, card) - s.past[card]
    likely = s.past_left[seat] * s.past[card] * new_cards(s) >= new * new_of_kind * past_cards(s)
    if s.past[card] > 0 and (likely or new_of_kind == 0):
        s.past[card] -= 1
    if s.past_left[seat] > 0 and (likely or new == 0):
        s.past_left[seat] -= 1
    if s.old[seat][card] > 0:
        s.old[seat][card] -= 1
    s.unknown[seat] -= 1


def unseen(s: State, card: int) -> int:
    """How many cards of a kind are in the deck or unseen in hands, which everybody can tell. Rule TM-3.2."""
    count = s.deck[card] + 0
    for seat in range(s.seats):
        count += s.hand[seat][card] - s.known[seat][card]
    return count


def past_cards(s: State) -> int:
    """How many cards all hands hold unseen since before the last shuffle, as far as everybody can tell."""
    count = 0
    for seat in range(s.seats):
        count += s.past_left[seat]
    return count


def new_cards(s: State) -> int:
    """How many cards of the last shuffle are in the deck or unseen in hands, as far as everybody can tell."""
    count = s.deck_left - past_cards(s)
    for seat in range(s.seats):
        count += s.unknown[seat]
    return count


def fill_display(s: State) -> None:
    """Two cards for each seat less one lie open; fewer when there are none to turn up. Rules TM-2.8, TM-8.5, TM-R5, TM-R13."""
    while s.display_left < DISPLAY[s.seats]:
        card = pull(s)
        if card == NO_CARD:
            return
        s.display[card] += 1
        s.display_left += 1
        renew_deck(s)


def kinds_in_display(s: State) -> int:
    """How many different cards lie in the display."""
    kinds = 0
    for card in range(CARDS):
        if s.display[card] > 0:
            kinds += 1
    return kinds


def first_in_display(s: State) -> int:
    """The first kind of card in the display; there is at least one."""
    card = 0
    while s.display[card] == 0:
        card += 1
    return card
