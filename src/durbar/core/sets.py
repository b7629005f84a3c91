"""Small sets as integers, a bit for each member: what a set holds is asked without looking at one member after another. Table Python.

Engines put their processor's own instruction in the place of `size` and `first`.
"""

from typing import Any


def has(members: int, one: int) -> bool:
    """Whether a set holds one."""
    return (members >> one) & 1 == 1


def size(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()


def first(members: int) -> int:
    """The smallest member of a set that is not empty."""
    return ((members & -members) - 1).bit_count()


def without_first(members: int) -> int:
    """A set that is not empty, less its smallest member."""
    return members & (members - 1)


def nth(members: int, n: int) -> int:
    """The member with n smaller ones before it, found by halves."""
    at = 0
    width = 32
    while width > 0:
        below = size((members >> at) & ((1 << width) - 1))
        if n >= below:
            n -= below
            at += width
        width >>= 1
    return at


def holder_of(sets: Any, n: int, one: int) -> int:
    """The first of n sets that holds one, -1 when none does."""
    for i in range(n):
        if has(sets[i], one):
            return i
    return -1
