"""The plain engine: rules and algorithms as ordinary Python, on objects and lists. It needs nothing, and is there at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from durbar.core.game import Game
from durbar.core.state import Base
from durbar.engines.bind import Binding, all_swaps, scope


class Plain:
    """A game in plain Python."""

    compiled = False

    def __init__(self, game: Game) -> None:
        self.game = game
        self._binding = Binding(scope(game), f"@{game.key}-{game.edition}-plain", all_swaps(game))

    def entry(self, function: Callable[..., Any]) -> Any:
        """The function over twins of its modules, in which the contract's verbs are this game's."""
        return self._binding.function(function)

    def states(self, size: int) -> Any:
        """A list of blank states."""
        return [self.game.rules.state() for _ in range(size)]

    def put(self, states: Any, place: int, s: Base) -> None:
        """Make a state of a list equal to another."""
        states[place].become(s)

    def take(self, states: Any, place: int) -> Any:
        """A copy of a state of a list."""
        return states[place].copy()

    def zeros(self, kind: str, *shape: int) -> Any:
        """A list of zeros, or a list of such lists."""
        zero = 0.0 if kind.startswith("float") else 0
        if len(shape) == 1:
            return [zero] * shape[0]
        return [[zero] * shape[1] for _ in range(shape[0])]
