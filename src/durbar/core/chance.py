"""Chance: a small generator inside the state, the same numbers plain and compiled.

The generator is PCG over 63 bits. Compiled integers must never overflow, because the compiler takes that for impossible
and makes wrong code; so the multiplier has 31 bits, and compiled code multiplies the state in two halves.
"""

import hashlib
import hmac
from typing import Any

from durbar.core.state import Base

MASK = (1 << 63) - 1
WORD = (1 << 32) - 1
HALF = (1 << 31) - 1
MULTIPLIER = 1597334677
INCREMENT = 1442695041


def draw(s: Base, n: int) -> int:
    """A uniform number from 0 to n - 1."""
    x = s.chance
    s.chance = (x * MULTIPLIER + INCREMENT) & MASK
    word = ((x ^ (x >> 21)) >> (21 + (x >> 60))) & WORD
    return (word * n) >> 32


def draw_in_halves(s: Base, n: int) -> int:
    """What `draw` becomes in compiled code: the same number, and the same source afterwards."""
    x = s.chance
    below = (x & HALF) * MULTIPLIER + INCREMENT
    above = (x >> 31) * MULTIPLIER + (below >> 31)
    s.chance = ((above & WORD) << 31) | (below & HALF)
    word = ((x ^ (x >> 21)) >> (21 + (x >> 60))) & WORD
    return (word * n) >> 32


def pick(s: Base, counts: Any, n: int) -> int:
    """An index below n, drawn with a weight of counts[index]; -1 when there is nothing to draw."""
    total = 0
    for i in range(n):
        total += counts[i]
    if total == 0:
        return -1
    left = draw(s, total)
    for i in range(n):
        left -= counts[i]
        if left < 0:
            return i
    return -1


def reveal(s: Base) -> None:
    """Say that something hidden came to light: this step can no longer be taken back."""
    draw(s, 1)


def stir(s: Base) -> None:
    """Mix a source that was merely counted up; until then its first draws would hardly differ from its neighbours'."""
    for _ in range(4):
        draw(s, 1)


def seed(secret: bytes, step: int) -> int:
    """The random source of one step, which nobody can tell without the secret."""
    digest = hmac.new(secret, step.to_bytes(8, "big"), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") & MASK


def commitment(secret: bytes) -> str:
    """What is published at the start, so that the secret cannot be changed afterwards."""
    return hashlib.sha256(b"durbar:" + secret).hexdigest()
