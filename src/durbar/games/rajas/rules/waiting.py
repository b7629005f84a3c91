"""Choices that wait: whoever has won several says which one comes next."""

from typing import Any

from durbar.core.agenda import about, offer, settle
from durbar.games.rajas.rules.actions import (
    DRAW_WHITE,
    ENTER,
    NEXT,
    NEXT_BOAT,
    NEXT_CHAMBER,
    NEXT_DICE,
    NEXT_GOOD,
    NEXT_REROLL,
    NEXT_SAIL,
    NEXT_UPGRADE,
    NEXT_WHITE,
    NEXT_YIELD_TILE,
    PICK_CHAMBER,
    PICK_GOOD,
    PICK_YIELD_TILE,
    REROLL,
    SAIL,
    TAKE_DICE,
    UPGRADE,
    WAITING_CHOICES,
)
from durbar.games.rajas.rules.state import State

MUST_BE_ANSWERED = -1
_CHOICES = {
    TAKE_DICE: NEXT_DICE,
    UPGRADE: NEXT_UPGRADE,
    SAIL: NEXT_SAIL,
    PICK_GOOD: NEXT_GOOD,
    PICK_CHAMBER: NEXT_CHAMBER,
    REROLL: NEXT_REROLL,
    PICK_YIELD_TILE: NEXT_YIELD_TILE,
    DRAW_WHITE: NEXT_WHITE,
}
CHOICE_OF = tuple(_CHOICES.get(question, MUST_BE_ANSWERED) for question in range(ENTER + 1))
"""For each question the choice it is when it waits; all others must be answered at once."""
NUMBERS_OF_A_QUESTION = 4


def choice_at(s: State, row: int) -> int:
    """Which choice an owed question is. Rule RG-R8."""
    choice = CHOICE_OF[s.owed[row][0]]
    if choice == NEXT_SAIL and s.owed[row][3] != 0:
        return NEXT_BOAT
    return choice


def count_waiting(s: State) -> int:
    """How many choices wait on top of the agenda. Rule RG-R8."""
    count = 0
    while count < s.owed_count and CHOICE_OF[s.owed[s.owed_count - 1 - count][0]] != MUST_BE_ANSWERED:
        count += 1
    return count


def waiting_as_bits(s: State) -> int:
    """The different choices that wait on top of the agenda, as bits. Rule RG-R8."""
    choices = 0
    for below in range(count_waiting(s)):
        choices |= 1 << choice_at(s, s.owed_count - 1 - below)
    return choices


def lift(s: State, row: int) -> None:
    """An owed question comes to the top; those above it move down."""
    top = s.owed_count - 1
    for number in range(NUMBERS_OF_A_QUESTION):
        lifted = s.owed[row][number]
        for below in range(row, top):
            s.owed[below][number] = s.owed[below + 1][number]
        s.owed[top][number] = lifted


def legal_next(s: State, out: Any) -> int:
    """Any of the different choices that wait. Rule RG-R8."""
    n = 0
    for choice in range(WAITING_CHOICES):
        if (about(s) >> choice) & 1:
            n = offer(out, n, NEXT + choice)
    return n


def answer_next(s: State, action: int) -> None:
    """The choice comes to the top and is made before the others. Rule RG-R8."""
    settle(s)
    row = s.owed_count - 1
    while choice_at(s, row) != action - NEXT:
        row -= 1
    lift(s, row)
    s.picked = s.owed_count
