"""Random play, for tests, measurements and searches; table Python written against the contract."""

from typing import Any

from durbar.core import contract
from durbar.core.chance import draw, stir
from durbar.core.state import assign

BLANK = 1
TABLE = 0


def first_seat(bits: int) -> int:
    """The lowest seat of a bit set."""
    seat = 0
    while bits & 1 == 0:
        bits >>= 1
        seat += 1
    return seat


def play_randomly(s: Any, out: Any) -> int:
    """Play a state to its end with uniformly random answers; returns how many were given."""
    steps = 0
    bits = contract.actors(s)
    while bits != 0:
        seat = first_seat(bits)
        n = contract.legal(s, seat, out)
        contract.apply(s, seat, out[draw(s, n)])
        steps += 1
        bits = contract.actors(s)
    return steps


def play_matches(pool: Any, matches: int, seats: int, options: Any, seed: int, out: Any) -> int:
    """Play whole random matches on the first state of a pool, whose second is blank; returns how many decisions they took."""
    decisions = 0
    for match in range(matches):
        assign(pool, TABLE, BLANK)
        s = pool[TABLE]
        s.chance = seed + match
        stir(s)
        contract.setup(s, seats, options)
        decisions += play_randomly(s, out)
    return decisions


def play_some(pool: Any, steps: int, out: Any) -> int:
    """Play the first state of a pool on for so many random steps, or to its end; returns how many were made."""
    s = pool[TABLE]
    done = 0
    bits = contract.actors(s)
    while bits != 0 and done < steps:
        seat = first_seat(bits)
        n = contract.legal(s, seat, out)
        contract.apply(s, seat, out[draw(s, n)])
        done += 1
        bits = contract.actors(s)
    return done


def copy_often(pool: Any, times: int) -> int:
    """Copy a state back and forth, for measuring what a copy costs."""
    for _ in range(times):
        assign(pool, TABLE, BLANK)
        pool[BLANK].chance += 1
    return int(pool[TABLE].chance)


def survey(pool: Any, seat: int, standing: Any, numbers: Any) -> int:
    """Ask all that can be asked beside answers: scores, the seat's observation, and last a possible state in its place."""
    s = pool[TABLE]
    contract.scores(s, standing)
    n = contract.observe(s, seat, numbers)
    contract.resample(s, seat)
    return n
