"""Judges: a bot's opinion of a state, one file per game, in table Python.

`judges/<game>.py` has `judge(s, seat) -> int`, about a hundred for each point the seat may expect, and where one can play
alone `house(s) -> int`, the same of what that seat plays against. Where a game has no judge yet, the points as they stand
are the opinion.
"""

from collections.abc import Callable

from durbar.bots.rooms import room
from durbar.core.game import Game
from durbar.core.state import Base


def opinion(game: Game) -> Callable[[Base, int], int]:
    """A game's judge in plain Python."""
    found = room("judges", game)
    if found is not None:
        judge: Callable[[Base, int], int] = found.judge
        return judge

    def points(s: Base, seat: int) -> int:
        out = [[0] * s.seats, [0] * s.seats]
        game.rules.scores(s, out)
        return out[0][seat] * 100

    return points
