"""A position: a match at one moment, and all that can be asked of it."""

from __future__ import annotations

from typing import Any

from durbar.core.chance import stir
from durbar.core.game import Action, Game, Prompt, Score
from durbar.core.state import Base


class Position:
    """A game, its seats and a state of it: read, never changed."""

    def __init__(self, game: Game, seats: int, state: Any) -> None:
        self.game = game
        self.seats = seats
        self.state = state

    @property
    def over(self) -> bool:
        """Whether nobody owes an answer any more."""
        return self.game.rules.actors(self.state) == 0

    def actors(self) -> list[int]:
        """The seats that owe an answer now."""
        bits = self.game.rules.actors(self.state)
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    def codes(self, seat: int) -> list[int]:
        """The numbers of a seat's legal actions; none when it is not asked."""
        if not self.game.rules.actors(self.state) >> seat & 1:
            return []
        out = [0] * self.game.rules.most_legal
        n = self.game.rules.legal(self.state, seat, out)
        return out[:n]

    def legal(self, seat: int) -> list[Action]:
        """A seat's legal actions, described."""
        return [self.game.people.describe(self.state, seat, code) for code in self.codes(seat)]

    def opened(self, seat: int) -> dict[int, list[Action]]:
        """By the number of each answer of a seat, what it could answer to the next question and not to this one.

        Nothing where something is drawn, where others come first, or where the same is asked again.
        """
        now = self.codes(seat)
        return {code: found for code in now if (found := self._opened_by(seat, code, now))}

    def _opened_by(self, seat: int, code: int, now: list[int]) -> list[Action]:
        twin = self.state.copy()
        self.game.rules.apply(twin, seat, code)
        if twin.chance != self.state.chance or self.game.rules.actors(twin) != 1 << seat:
            return []
        later, describe = Position(self.game, self.seats, twin), self.game.people.describe
        before, after = self.prompt(seat), later.prompt(seat)
        if before and after and before.kind == after.kind:
            return []
        return [describe(twin, seat, each) for each in later.codes(seat) if each not in now]

    def prompt(self, seat: int) -> Prompt | None:
        """The question a seat faces, if it is asked."""
        return self.game.people.prompt(self.state, seat) if self.game.rules.actors(self.state) >> seat & 1 else None

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator, may know."""
        return self.game.people.view(self.state, seat)

    def scores(self) -> list[Score]:
        """Place, points and breakdown of every seat: the result once over, before that as if it ended now."""
        return self.game.standing(self.state)

    def known_to(self, seat: int, source: int) -> Base:
        """A possible state, given all that this seat knows and a bot's own random source: all that a bot ever gets."""
        twin: Base = self.state.copy()
        twin.chance = source
        stir(twin)
        self.game.rules.resample(twin, seat)
        return twin
