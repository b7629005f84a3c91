"""Where a net learns: NumPy on the processor, PyTorch on a graphics card; what both call by the same name needs no word here."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

DEVICES = ("cpu", "cuda")
LEAST, MOST = -32768, 32767


class Device:
    """One of the two, with the few things they do differently."""

    def __init__(self, name: str) -> None:
        self.name = name
        if name == "cpu":
            import numpy

            self.math: Any = numpy
        else:
            self.math = _torch()

    def sow(self, seed: int) -> None:
        """From here on chance follows from this number."""
        if self.name == "cpu":
            self._chance = self.math.random.default_rng(seed)
        else:
            self.math.manual_seed(seed)

    def put(self, array: Any) -> Any:
        """A NumPy array in the memory of the device."""
        return array if self.name == "cpu" else self.math.from_numpy(array).to(self.name)

    def fetch(self, array: Any) -> Any:
        """A NumPy array again."""
        return array if self.name == "cpu" else array.cpu().numpy()

    def own(self, shared: Any) -> Any:
        """A copy of an array of a batch, which writes it anew with every step."""
        return self.math.array(shared) if self.name == "cpu" else self.math.from_dlpack(shared).clone()

    def zeros(self, *shape: int) -> Any:
        """Fractions of 32 bits."""
        return self.math.zeros(shape, dtype=self.math.float32, **self._here)

    def same(self, numbers: Any, others: Any) -> Any:
        """Ones where two are the same, as the fractions that are multiplied fastest."""
        if self.name == "cpu":
            return (numbers == others).astype(self.math.float32)
        return self.math.eq(numbers, others, out=self.math.empty_like(numbers, dtype=self.math.bfloat16))

    def arange(self, n: int) -> Any:
        """0, 1, 2 …"""
        return self.math.arange(n, **self._here)

    def random(self, *shape: int) -> Any:
        """Fractions below one."""
        if self.name == "cpu":
            return self._chance.random(shape, dtype=self.math.float32)
        return self.math.rand(shape, **self._here)

    def shuffled(self, n: int) -> Any:
        """All numbers below this one, in any order."""
        return self._chance.permutation(n) if self.name == "cpu" else self.math.randperm(n, **self._here)

    def pick(self, rows: Any, index: Any) -> Any:
        """Of each row, the entries with these numbers."""
        return self.math.take_along_axis(rows, index, 1) if self.name == "cpu" else rows.gather(1, index)

    def beside(self, left: Any, right: Any) -> Any:
        """Two arrays with as many rows as one."""
        return self.math.hstack((left, right))

    def after(self, parts: tuple[Any, ...]) -> Any:
        """All rows of several arrays."""
        return self.math.concatenate(parts)

    def short(self, whole: Any) -> Any:
        """Whole numbers of 16 bits; what is too large becomes the largest."""
        whole = whole.clip(LEAST, MOST)
        return whole.astype(self.math.int16) if self.name == "cpu" else whole.to(self.math.int16)

    def long(self, whole: Any) -> Any:
        """Whole numbers of 64 bits."""
        return whole.astype(self.math.int64) if self.name == "cpu" else whole.long()

    def recorded(self, work: Callable[[], None]) -> Callable[[], None]:
        """Work that is done again and again in the same memory, with no number of Python's that changes."""
        return work if self.name == "cpu" else Recording(self.math, work)

    @property
    def _here(self) -> dict[str, Any]:
        return {} if self.name == "cpu" else {"device": self.name}


class Recording:
    """Work of a graphics card, done once, then recorded and repeated: to ask for its hundreds of small parts takes longer than to do them."""

    def __init__(self, torch: Any, work: Callable[[], None]) -> None:
        self.torch = torch
        self.work = work
        self.rehearsed = False
        self.graph: Any = None

    def __call__(self) -> None:
        """Do it."""
        if not self.rehearsed:
            self.work()
            self.rehearsed = True
            return
        if self.graph is None:
            self.graph = self.torch.cuda.CUDAGraph()
            with self.torch.cuda.graph(self.graph):
                self.work()
        self.graph.replay()


def _torch() -> Any:
    if find_spec("torch") is None:
        raise ValueError('PyTorch is not installed; `pip install "durbar[train]"` brings it, or learn on the cpu.')
    import torch

    if not torch.cuda.is_available():
        raise ValueError("PyTorch finds no graphics card that speaks CUDA; learn on the cpu.")
    torch.backends.cuda.matmul.allow_tf32 = True
    return torch
