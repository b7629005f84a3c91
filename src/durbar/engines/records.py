"""States as NumPy records: the memory of every engine that compiles."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from durbar.core.game import Game
from durbar.core.state import Base


class Records:
    """Rows of a game's states as structured arrays: a state is one record, and a copy of it a memory copy."""

    game: Game

    @cached_property
    def dtype(self) -> Any:
        """The record of one state."""
        import numpy as np

        cells = self.game.rules.state.cells.items()
        return np.dtype([(name, f"i{cell.width}", cell.shape) for name, cell in cells], align=True)

    def states(self, size: int) -> Any:
        """An array of blank states."""
        import numpy as np

        return np.zeros(size, self.dtype)

    def put(self, states: Any, place: int, s: Base) -> None:
        """Write a plain state into an array."""
        row = states[place]
        for name in self.game.rules.state.cells:
            row[name] = getattr(s, name)

    def take(self, states: Any, place: int) -> Any:
        """Read a plain state out of an array."""
        s = self.game.rules.state()
        row = states[place]
        for name, cell in self.game.rules.state.cells.items():
            setattr(s, name, row[name].tolist() if cell.shape else int(row[name]))
        return s

    def zeros(self, kind: str, *shape: int) -> Any:
        """An array of zeros."""
        import numpy as np

        return np.zeros(shape, kind)


def as_array(value: Any) -> Any:
    """Rectangular tuples of integers as arrays; everything else stays what it is."""
    if not isinstance(value, tuple) or not value or not _numbers(value):
        return value
    import numpy as np

    return np.array(value, np.int64)


def _numbers(value: tuple[Any, ...]) -> bool:
    if all(isinstance(v, tuple) and v and _numbers(v) for v in value):
        return len({len(v) for v in value}) == 1
    return all(isinstance(v, int) for v in value)
