"""Judges: a bot's opinion of a state, one file per game, in table Python.

`judges/<game>.py` has `judge(s, seat) -> int`, about a hundred for each point the seat may expect, and may have
`sensible(s, seat, out, n) -> int`, which keeps the sensible ones of n legal actions for light playouts. Where a game has
no judge yet, the points as they stand are the opinion.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from durbar.core.game import Game
from durbar.core.state import Base


def room(game: Game) -> ModuleType | None:
    """The module with a game's judge, if it has one."""
    name = f"{__name__}.{game.key}"
    return import_module(name) if find_spec(name) else None


def opinion(game: Game) -> Callable[[Base, int], int]:
    """A game's judge in plain Python."""
    found = room(game)
    if found is not None:
        judge: Callable[[Base, int], int] = found.judge
        return judge

    def points(s: Base, seat: int) -> int:
        out = [[0] * s.seats, [0] * s.seats]
        game.scores(s, out)
        return out[0][seat] * 100

    return points
