"""An engine: one way in which the rules of a game run, and with them every algorithm written against the contract."""

from collections.abc import Callable
from typing import Any, Protocol

from durbar.core.game import Game
from durbar.core.state import Base


class Engine(Protocol):
    """What algorithms need of an engine: themselves, and memory of its kind."""

    game: Game
    compiled: bool

    def __hash__(self) -> int:
        """Each is itself alone."""

    def entry(self, function: Callable[..., Any]) -> Any:
        """An algorithm as it runs here with this game's rules, to be called from Python."""

    def states(self, size: int) -> Any:
        """A row of blank states."""

    def put(self, states: Any, place: int, s: Base) -> None:
        """Write a state into a row of them."""

    def take(self, states: Any, place: int) -> Any:
        """Read a state out of a row of them."""

    def zeros(self, kind: str, *shape: int) -> Any:
        """A row or a table of zeros; the kind is `int32`, `int64` or `float64`."""
