"""Turns: who takes how many sticks."""

from typing import Any

from durbar.games.sticks.rules.actions import TAKE, TURN
from durbar.games.sticks.rules.events import ENDED, TAKEN
from durbar.games.sticks.rules.state import State
from durbar.games.sticks.rules.tables import MOST_AT_ONCE

from durbar.core.agenda import asked_bit, offer, owe, settle
from durbar.core.events import EVERYONE, note

MOST_STEPS = 40


def actors(s: State) -> int:
    """One seat at a time; nobody once the heap is gone. Rule ST-3.1."""
    return asked_bit(s)


def legal(s: State, seat: int, out: Any) -> int:
    """One to three sticks, as many as there are. Rules ST-2.1, ST-2.2."""
    n = 0
    for count in range(1, MOST_AT_ONCE + 1):
        if count <= s.sticks:
            n = offer(out, n, TAKE + count - 1)
    return n


def apply(s: State, seat: int, action: int) -> None:
    """Take so many sticks; then the next seat, unless that was the last one. Rules ST-2.2, ST-3.1."""
    count = action - TAKE + 1
    settle(s)
    s.sticks -= count
    note(s, TAKEN, EVERYONE, seat, count, s.sticks, 0)
    if s.sticks > 0:
        owe(s, TURN, (seat + 1) % s.seats, 0, 0)
    else:
        s.last = seat + 1
        note(s, ENDED, EVERYONE, seat, 0, 0, 0)
