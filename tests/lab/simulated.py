"""Memory for Numba's simulated GPU, whose own has no records that hold arrays or a field called `round`."""

from functools import cached_property
from typing import Any

import numpy as np

from durbar.engines.cuda import Cuda


class Cells(np.ndarray[Any, Any]):
    """An array that gives Python integers, which do not wrap in eight bits as NumPy's do."""

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        return found if isinstance(found, np.ndarray | np.void) else int(found)

    def copy_to_host(self) -> Any:
        return np.array(self)

    def copy_to_device(self, other: Any) -> None:
        self[...] = other


class Row(np.void):  # type: ignore[misc] # NumPy allows it
    """A state whose fields are its attributes."""

    def __getattribute__(self, name: str) -> Any:
        if name not in (np.void.__getattribute__(self, "dtype").names or ()):
            return np.void.__getattribute__(self, name)
        found = self[name]
        return found.view(Cells) if isinstance(found, np.ndarray) else int(found)

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value

    def become(self, other: Any) -> None:
        """Take over every field of another state."""
        for name in self.dtype.names or ():
            self[name] = other[name]


class Simulated(Cuda):
    """The CUDA engine on memory that the simulator's threads can share."""

    @cached_property
    def dtype(self) -> Any:
        return np.dtype((Row, super().dtype))

    def to_device(self, array: Any) -> Any:
        records = array.dtype.names and array.dtype.type is not Row
        return (array.astype((Row, array.dtype)) if records else array.copy()).view(Cells)
