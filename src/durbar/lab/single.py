"""One table in plain Python, for libraries that step one match at a time; it needs no compiler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.core.chance import stir
from durbar.core.contract import PLACES
from durbar.core.game import Game
from durbar.core.sets import first
from durbar.lab.outcome import worth


class LoneTable:
    """A match without its events: one seat is asked after another until it is over."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], source: int) -> None:
        self.game = game
        self.seats = seats
        self.state: Any = game.rules.state()
        self.state.chance = source
        stir(self.state)
        game.rules.setup(self.state, seats, game.numbers(game.choose(seats, options)))

    def copy(self) -> LoneTable:
        """An independent twin."""
        twin = object.__new__(LoneTable)
        twin.game, twin.seats, twin.state = self.game, self.seats, self.state.copy()
        return twin

    @property
    def over(self) -> bool:
        """Whether nobody owes an answer any more."""
        return self.game.rules.actors(self.state) == 0

    @property
    def asked(self) -> int:
        """The seat that answers next; of several that owe an answer the lowest."""
        return first(self.game.rules.actors(self.state))

    def legal(self, seat: int) -> list[int]:
        """The answers of a seat, none when it is not asked."""
        if not self.game.rules.actors(self.state) >> seat & 1:
            return []
        out = [0] * self.game.rules.most_legal
        return out[: self.game.rules.legal(self.state, seat, out)]

    def observe(self, seat: int) -> list[int]:
        """What a seat knows, as integers."""
        out = [0] * self.game.rules.observation
        self.game.rules.observe(self.state, seat, out)
        return out

    def check(self, code: int) -> None:
        """Raise a sentence when the asked seat may not give this answer."""
        if self.over:
            raise ValueError("The match is over: nobody is asked any more.")
        legal = self.legal(self.asked)
        if code not in legal:
            raise ValueError(f"Seat {self.asked} may answer {', '.join(map(str, legal))}, not {code}.")

    def play(self, code: int, seat: int) -> None:
        """A seat that is asked gives a legal answer."""
        self.game.rules.apply(self.state, seat, code)

    def play_from(self, source: int, code: int) -> bool:
        """The asked seat gives an answer, and what follows is drawn from a source; returns whether anything was."""
        self.state.chance = source
        stir(self.state)
        before = self.state.chance
        self.game.rules.apply(self.state, self.asked, code)
        return bool(self.state.chance != before)

    def known_to(self, seat: int, source: int) -> Any:
        """A possible state, given all that this seat knows: all that a bot ever gets."""
        twin = self.state.copy()
        twin.chance = source
        stir(twin)
        self.game.rules.resample(twin, seat)
        return twin

    def standing(self) -> str:
        """Who is asked, and everybody's points, in words."""
        points = ", ".join(f"seat {score.seat}: {score.points}" for score in self.game.standing(self.state))
        return f"{self.game.name}, {'over' if self.over else f'seat {self.asked} is asked'}; {points}"

    def worth(self) -> list[float]:
        """What the match is worth to each seat once it is over."""
        out = [[0] * self.seats, [0] * self.seats]
        self.game.rules.scores(self.state, out)
        return worth(out[PLACES])
