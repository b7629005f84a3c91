"""Sticks: take one or two; whoever takes the last one wins."""

from typing import Any

from durbar.core.agenda import offer
from durbar.core.state import Base, i8


class State(Base, owed=1):
    sticks: int = i8("how many lie there")
    turn: int = i8("whose turn it is")


def setup(s: State, seats: int, options: Any) -> None:
    s.seats = seats
    s.sticks = 10


def actors(s: State) -> int:
    return 0 if s.sticks == 0 else 1 << s.turn


def legal(s: State, seat: int, out: Any) -> int:
    n = offer(out, 0, 1)
    return offer(out, n, 2) if s.sticks > 1 else n


def apply(s: State, seat: int, action: int) -> None:
    s.sticks -= action
    s.turn = 1 - seat


def scores(s: State, out: Any) -> None:
    last = 1 - s.turn
    for seat in range(2):
        out[0][seat] = 1 if seat == last else 0
        out[1][seat] = 1 if seat == last else 2


def resample(s: State, seat: int) -> None:
    pass


def observe(s: State, seat: int, out: Any) -> int:
    return offer(out, 0, s.sticks)
