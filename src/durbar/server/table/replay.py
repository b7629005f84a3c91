"""The replay of a match that is over: the state after each of its steps, so that anybody may leaf through it with their own eyes."""

from typing import Any

from durbar.core.match import Match
from durbar.server import wire

AT_ONCE = 16
"""How many positions are told together."""


class Replay:
    """Every state from the setup to the end."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        twin = Match.start(match.game, seats=match.seats, options=match.options, secret=match.secret)
        self.states: list[Any] = [twin.state.copy()]
        for step in match.steps:
            twin.play(step.seat, step.action)
            self.states.append(twin.state.copy())

    def positions(self, first: int, seat: int | None) -> tuple[wire.Position, ...]:
        """Some positions from a step on, as a seat or a spectator could know them; nobody is asked anything any more."""
        last = min(first + AT_ONCE, len(self.states))
        return tuple(self._position(step, seat) for step in range(first, last))

    def _position(self, step: int, seat: int | None) -> wire.Position:
        s = self.states[step]
        bits = self.game.rules.actors(s)
        return wire.Position(
            n=step,
            step=step,
            view=self.game.people.view(s, seat),
            actors=tuple(each for each in range(s.seats) if bits >> each & 1),
            prompt=None,
            legal=(),
            undo=False,
            over=bits == 0,
            scores=tuple(self.game.standing(s)) if bits == 0 else None,
        )
