"""The contract every game signs, as rules and algorithms see it.

Code that works for any game (searches, playouts, tests) imports this module and calls these verbs; `engines.bind` puts a
game's own functions in their place, plain or compiled.
"""

from typing import Any, NoReturn

from durbar.core.state import Base

POINTS = 0
PLACES = 1


def _unbound() -> NoReturn:
    raise NotImplementedError("This verb belongs to no game yet: reach it through an engine.")


def setup(s: Base, seats: int, options: Any) -> None:
    """The box is opened: components laid out for that many seats and these options."""
    _unbound()


def actors(s: Base) -> int:
    """The bit set of seats that owe an answer now; 0 when the match is over."""
    _unbound()


def legal(s: Base, seat: int, out: Any) -> int:
    """Write that seat's legal actions; returns how many there are."""
    _unbound()


def apply(s: Base, seat: int, action: int) -> None:
    """Carry out a legal action, with all that follows until the next question."""
    _unbound()


def scores(s: Base, out: Any) -> None:
    """Write points into out[POINTS] and places, from 1, into out[PLACES], as if the match ended now."""
    _unbound()


def resample(s: Base, seat: int) -> None:
    """Replace all that this seat (-1: a spectator) cannot know by a random possibility that fits what it knows."""
    _unbound()


def observe(s: Base, seat: int, out: Any) -> int:
    """Write what this seat knows as integers; returns how many."""
    _unbound()


def judge(s: Base, seat: int) -> int:
    """A bot's opinion of a state for a seat: about a hundred for each point it expects."""
    _unbound()


def aspects(s: Base, seat: int, out: Any, at: int) -> int:
    """Write from that place on what the judge's opinion of a seat is made of, in its units; returns how many these are.

    A game whose judge tells no more has the opinion itself.
    """
    out[at] = judge(s, seat)
    return 1


VERBS = ("setup", "actors", "legal", "apply", "scores", "resample", "observe")
