"""Random play, for tests, measurements and searches; table Python written against the contract."""

from typing import TYPE_CHECKING, Any

from durbar.core import contract
from durbar.core.chance import draw, stir
from durbar.core.sets import first
from durbar.core.state import assign

if TYPE_CHECKING:
    from durbar.engines.engine import Engine

BLANK = 1
TABLE = 0


def play_randomly(s: Any, out: Any) -> int:
    """Play a state to its end with uniformly random answers; returns how many were given."""
    steps = 0
    bits = contract.actors(s)
    while bits != 0:
        seat = first(bits)
        n = contract.legal(s, seat, out)
        contract.apply(s, seat, out[draw(s, n)])
        steps += 1
        bits = contract.actors(s)
    return steps


def play_out(s: Any, source: int, out: Any, standing: Any) -> None:
    """Play a state on to its end with random answers from a source of their own, and write its points and places."""
    s.chance = source
    stir(s)
    play_randomly(s, out)
    contract.scores(s, standing)


def play_matches(states: Any, matches: int, seats: int, options: Any, seed: int, out: Any) -> int:
    """Play whole random matches on the first of two states, the second of which is blank; returns how many decisions they took."""
    decisions = 0
    for match in range(matches):
        assign(states, TABLE, BLANK)
        s = states[TABLE]
        s.chance = seed + match
        stir(s)
        contract.setup(s, seats, options)
        decisions += play_randomly(s, out)
    return decisions


def play_some(states: Any, steps: int, out: Any) -> int:
    """Play the first of some states on for so many random steps, or to its end; returns how many were made."""
    s = states[TABLE]
    done = 0
    bits = contract.actors(s)
    while bits != 0 and done < steps:
        seat = first(bits)
        n = contract.legal(s, seat, out)
        contract.apply(s, seat, out[draw(s, n)])
        done += 1
        bits = contract.actors(s)
    return done


def copy_often(states: Any, times: int) -> int:
    """Copy a state back and forth, for measuring what a copy costs."""
    for _ in range(times):
        assign(states, TABLE, BLANK)
        states[BLANK].chance += 1
    return int(states[TABLE].chance)


def survey(states: Any, seat: int, standing: Any, numbers: Any) -> int:
    """Ask all that can be asked beside answers: scores, the seat's observation, and last a possible state in its place."""
    s = states[TABLE]
    contract.scores(s, standing)
    n = contract.observe(s, seat, numbers)
    contract.resample(s, seat)
    return n


def random_matches(engine: "Engine", matches: int, seats: int, seed: int) -> int:
    """Let an engine play so many random matches of the usual variant; returns how many decisions they took. Not table Python."""
    game = engine.game
    numbers = game.numbers(game.choose(seats, {}))
    options, out = engine.zeros("int64", len(numbers)), engine.zeros("int64", game.rules.most_legal)
    for i, number in enumerate(numbers):
        options[i] = number
    return int(engine.entry(play_matches)(engine.states(2), matches, seats, options, seed, out))
