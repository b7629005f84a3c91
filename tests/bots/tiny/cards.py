"""Hidden cards: each seat holds one of three cards; the first may fold for a small loss or bet, the other then shows."""

from typing import Any

from durbar.core.agenda import offer
from durbar.core.chance import draw
from durbar.core.state import Base, i8

CARDS = 3
FOLD = 0
BET = 1
GUESS = 2


class State(Base, owed=1):
    guessing: int = i8("1 where the first seat guesses the other's card instead")
    card: list[int] = i8("each seat's card", 2)
    answer: int = i8("what the first seat answered, plus one")


def setup(s: State, seats: int, options: Any) -> None:
    s.seats = seats
    s.card[0] = draw(s, CARDS)
    deal_other(s)


def deal_other(s: State) -> None:
    s.card[1] = (s.card[0] + 1 + draw(s, CARDS - 1)) % CARDS


def actors(s: State) -> int:
    return 1 if s.answer == 0 else 0


def legal(s: State, seat: int, out: Any) -> int:
    if s.guessing == 0:
        return offer(out, offer(out, 0, FOLD), BET)
    n = 0
    for card in range(CARDS):
        if card != s.card[0]:
            n = offer(out, n, GUESS + card)
    return n


def apply(s: State, seat: int, action: int) -> None:
    s.answer = action + 1


def first_wins(s: State) -> bool:
    if s.guessing == 1:
        return s.answer - 1 - GUESS == s.card[1]
    return s.answer == BET + 1 and s.card[0] > s.card[1]


def scores(s: State, out: Any) -> None:
    won = first_wins(s)
    lost = 1 if s.answer == FOLD + 1 else 4
    out[0][0] = 4 if won else 0
    out[0][1] = 0 if won else lost
    out[1][0] = 1 if won else 2
    out[1][1] = 2 if won else 1


def resample(s: State, seat: int) -> None:
    if seat == 0:
        deal_other(s)


def observe(s: State, seat: int, out: Any) -> int:
    return offer(out, 0, s.card[seat])
