"""The replay of a match that is over: its positions, for anybody to leaf through with their own eyes."""

from itertools import islice

from durbar.core.match import Match
from durbar.core.position import Position
from durbar.server import wire

AT_ONCE = 16
"""How many positions are told together."""


def told_positions(match: Match, first: int, seat: int | None) -> tuple[wire.Position, ...]:
    """Some positions from a step on, as a seat or a spectator could know them; nobody is asked anything any more."""
    some = islice(match.positions(first), AT_ONCE)
    return tuple(_told(position, step, seat) for step, position in enumerate(some, first))


def told_history(match: Match) -> wire.History:
    """How the points went."""
    points = (tuple(score.points for score in position.scores()) for position in match.positions())
    return wire.History(points=tuple(points))


def _told(position: Position, step: int, seat: int | None) -> wire.Position:
    return wire.Position(
        n=step,
        step=step,
        view=position.view(seat),
        actors=tuple(position.actors()),
        prompt=None,
        legal=(),
        undo=False,
        over=position.over,
        scores=tuple(position.scores()) if position.over else None,
        goal=None,
    )
