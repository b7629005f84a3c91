"""Where a net is fitted: NumPy on the processor, PyTorch on a graphics card; what both call by the same name is all that is used."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

DEVICES = ("cpu", "cuda")


class Device:
    """One of the two, with the few things they do differently."""

    def __init__(self, name: str) -> None:
        self.name = name
        if name == "cpu":
            import numpy

            self.math: Any = numpy
        else:
            self.math = _torch()

    def put(self, array: Any) -> Any:
        """A NumPy array in the memory of the device."""
        return array if self.name == "cpu" else self.math.from_numpy(array).to(self.name)

    def fetch(self, array: Any) -> Any:
        """A NumPy array again."""
        return array if self.name == "cpu" else array.cpu().numpy()

    def zeros(self, *shape: int) -> Any:
        """Fractions of 32 bits."""
        where = {} if self.name == "cpu" else {"device": self.name}
        return self.math.zeros(shape, dtype=self.math.float32, **where)


def _torch() -> Any:
    if find_spec("torch") is None:
        raise ValueError('PyTorch is not installed; `pip install "durbar[train]"` brings it, or learn on the cpu.')
    import torch

    if not torch.cuda.is_available():
        raise ValueError("PyTorch finds no graphics card that speaks CUDA; learn on the cpu.")
    torch.backends.cuda.matmul.allow_tf32 = True
    return torch
