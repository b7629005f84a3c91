"""A position: a match at one moment, and all that can be asked of it."""

from __future__ import annotations

from typing import Any

from durbar.core.chance import stir
from durbar.core.game import Action, Game, Prompt, Score
from durbar.core.state import Base

THOUGHTS = (1, 2)
"""The sources of the possibilities from which it is found out what an answer opens."""


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
        described = [self.game.people.describe(self.state, seat, code) for code in self.codes(seat)]
        self.state.spare = None  # a table that waits holds no more than it needs
        return described

    def opened(self, seat: int) -> dict[int, list[Action]]:
        """By the number of each answer of a seat, what it could answer to the next question and not to this one.

        Found out from what the seat knows; nothing where that depends on luck, where others come first, or where the same is asked again.
        """
        now = self.codes(seat)
        before = self.prompt(seat)
        sources = THOUGHTS if before and before.secret else THOUGHTS[:1]
        thoughts = [Position(self.game, self.seats, self.known_to(seat, source)) for source in sources]
        return {code: found for code in now if before and (found := _opened_by(thoughts, seat, code, now, before))}

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

    def after(self, seat: int, code: int) -> Position:
        """The position that an answer leads to; it is there until the next one is asked for."""
        twin = self.state.twin()
        self.game.rules.apply(twin, seat, code)
        return Position(self.game, self.seats, twin)


def _opened_by(thoughts: list[Position], seat: int, code: int, now: list[int], before: Prompt) -> list[Action]:
    """What an answer opens in every possibility that a seat thinks of."""
    later = thoughts[0].after(seat, code)
    if later.game.rules.actors(later.state) != 1 << seat:
        return []
    then = later.prompt(seat)
    if then is None or before.kind == then.kind:
        return []
    # Where one answers from what only oneself sees, it is that which comes to light, and mostly nothing is drawn.
    if later.state.chance != thoughts[0].state.chance and not (before.secret and _alike(thoughts, seat, code)):
        return []
    return [later.game.people.describe(later.state, seat, each) for each in later.codes(seat) if each not in now]


def _alike(thoughts: list[Position], seat: int, code: int) -> bool:
    """Whether an answer leads to the same choice in all that a seat thinks possible."""
    first, *others = [thought.after(seat, code).codes(seat) for thought in thoughts]
    return all(other == first for other in others)
