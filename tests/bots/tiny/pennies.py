"""Pennies: both choose in secret, at the same time. With `prize` 0 the first seat wants them alike; else 2 beats all."""

from typing import Any

from durbar.core.agenda import offer
from durbar.core.chance import draw
from durbar.core.state import Base, i8

ALIKE = 0
HIGHEST = 1


class State(Base, owed=1):
    rule: int = i8("whether alike or the highest wins")
    chosen: list[int] = i8("what each seat chose, plus one", 2)


def setup(s: State, seats: int, options: Any) -> None:
    s.seats = seats


def actors(s: State) -> int:
    bits = 0
    for seat in range(2):
        if s.chosen[seat] == 0:
            bits |= 1 << seat
    return bits


def legal(s: State, seat: int, out: Any) -> int:
    n = offer(out, 0, 0)
    n = offer(out, n, 1)
    return offer(out, n, 2) if s.rule == HIGHEST else n


def apply(s: State, seat: int, action: int) -> None:
    s.chosen[seat] = action + 1


def wins(s: State, seat: int) -> bool:
    if s.rule == HIGHEST:
        return s.chosen[seat] >= s.chosen[1 - seat]
    return (s.chosen[0] == s.chosen[1]) == (seat == 0)


def scores(s: State, out: Any) -> None:
    for seat in range(2):
        out[0][seat] = 1 if wins(s, seat) else 0
        out[1][seat] = 1 if wins(s, seat) else 2


def resample(s: State, seat: int) -> None:
    for other in range(2):
        if other != seat and s.chosen[other] > 0:
            s.chosen[other] = draw(s, 3 if s.rule == HIGHEST else 2) + 1


def observe(s: State, seat: int, out: Any) -> int:
    return offer(out, 0, s.chosen[seat])
