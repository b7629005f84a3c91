"""The agenda: a stack of owed questions inside the state, and the list of answers to the one on top."""

from typing import Any

from durbar.core.sets import first, without_first
from durbar.core.state import Base


def owe(s: Base, question: int, seat: int, a: int, b: int) -> None:
    """Put a question on top: it is asked before all that is owed already."""
    row = s.owed[s.owed_count]
    row[0] = question
    row[1] = seat
    row[2] = a
    row[3] = b
    s.owed_count += 1


def settle(s: Base) -> None:
    """The question on top has been answered."""
    s.owed_count -= 1
    row = s.owed[s.owed_count]
    row[0] = 0
    row[1] = 0
    row[2] = 0
    row[3] = 0


def question(s: Base) -> int:
    """The question on top, 0 when nothing is owed."""
    if s.owed_count == 0:
        return 0
    return s.owed[s.owed_count - 1][0]


def asked(s: Base) -> int:
    """The seat that the question on top is put to."""
    return s.owed[s.owed_count - 1][1]


def asked_bit(s: Base) -> int:
    """That seat as a bit set, empty when nothing is owed."""
    if s.owed_count == 0:
        return 0
    return 1 << s.owed[s.owed_count - 1][1]


def about(s: Base) -> int:
    """What the question on top is about."""
    return s.owed[s.owed_count - 1][2]


def about_more(s: Base) -> int:
    """What else the question on top is about."""
    return s.owed[s.owed_count - 1][3]


def offer(out: Any, n: int, action: int) -> int:
    """Write one more legal action; returns how many there are now."""
    out[n] = action
    return n + 1


def offer_if(out: Any, n: int, action: int, legal: bool) -> int:
    """Write one more action and let it stand if it is legal: quicker than asking first where nobody can foresee the answer."""
    out[n] = action
    return n + (1 if legal else 0)


def offer_each(out: Any, n: int, action: int, members: int) -> int:
    """Write an action for each member of a set with few members, counted from the first action."""
    while members != 0:
        out[n] = action + first(members)
        members = without_first(members)
        n += 1
    return n


def offer_all(out: Any, n: int, action: int, members: int) -> int:
    """Write an action for each member of a set, counted from the first action; all are written and members stand."""
    while members != 0:
        out[n] = action
        n += members & 1
        members >>= 1
        action += 1
    return n
