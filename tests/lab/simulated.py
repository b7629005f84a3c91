"""Memory for Numba's simulated GPU, whose own has no records that hold arrays or a field called `round`, and whose threads may each get a shared array of their own."""

import sys
import threading
from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np

from durbar.core.game import Game
from durbar.engines.cuda import Cuda

_making = threading.Lock()


def shared_array(shared: Any, shape: int, dtype: Any) -> Any:
    """The array of a line of a kernel, made once for all threads of a block, also when they ask at the same time."""
    asking = sys._getframe(1)
    with _making:
        made = np.empty(shape, import_module("numba.np.numpy_support").as_dtype(dtype) if _is_type(dtype) else dtype)
        return shared._allocations.setdefault((asking.f_code.co_filename, asking.f_lineno), made)


def _is_type(dtype: Any) -> bool:
    return isinstance(dtype, import_module("numba").types.Type)


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

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        import_module("numba.cuda.simulator.kernelapi").FakeCUDAShared.array = shared_array

    @cached_property
    def dtype(self) -> Any:
        return np.dtype((Row, super().dtype))

    def to_device(self, array: Any) -> Any:
        records = array.dtype.names and array.dtype.type is not Row
        return (array.astype((Row, array.dtype)) if records else array.copy()).view(Cells)
