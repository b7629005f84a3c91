"""A batch on a GPU: the same tables in the device's memory, one thread each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from durbar.engines import kernels, tables
from durbar.engines.cuda import Cuda
from durbar.engines.tables import Tables
from durbar.lab.batches import Batch, IllegalAnswer, blank_tables, sow

KERNEL_OF: dict[Callable[..., int], Callable[..., None]] = {
    tables.lay_out_range: kernels.lay_out_kernel,
    tables.answer_range: kernels.answer_kernel,
    tables.observe_range: kernels.observe_kernel,
    tables.mask_range: kernels.mask_kernel,
    tables.choose_range: kernels.choose_kernel,
}


class GpuBatch(Batch):
    """Tables on a GPU. Its arrays offer `__cuda_array_interface__`, which PyTorch and CuPy take without a copy."""

    device = "cuda"

    def __init__(self, gpu: Cuda, count: int, seats: int, options: Mapping[str, str], seed: int) -> None:
        self.game = game = gpu.game
        self.seats = seats
        self.options = game.choose(seats, options)
        self.gpu = gpu
        self._here = blank_tables(self.gpu, count, seats, game.numbers(self.options))
        self.tables = Tables(*map(self.gpu.to_device, self._here))
        self._refused = self.gpu.to_device(np.zeros(count, np.int8))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Lay out a new match at every table; the same seed gives the same matches as on the processor."""
        sow(self._here, seed)
        for name in ("pool", "lots", "done", "scores"):
            getattr(self.tables, name).copy_to_device(getattr(self._here, name))
        self._run(tables.lay_out_range, self.seats)

    def step(self, answers: Any) -> None:
        """Give one answer at every table, from an array here or on the device. Where one is not legal, none is given."""
        self._take(answers)
        self.gpu.launch(kernels.refuse_kernel, len(self), self.tables, self._refused)
        refused = self._refused.copy_to_host()
        if refused.any():
            raise IllegalAnswer(Tables(*(array.copy_to_host() for array in self.tables)), int(refused.argmax()))
        self._run(tables.answer_range, self.seats)

    def _take(self, answers: Any) -> None:
        there = hasattr(answers, "__cuda_array_interface__")
        chosen = self.gpu.cuda.as_cuda_array(answers) if there else self._integers(answers).astype(np.int64)
        if chosen.shape != (len(self),) or chosen.dtype != np.int64:
            came = f"{chosen.dtype} of shape {chosen.shape}"
            raise ValueError(f"A step on cuda takes {len(self)} 64-bit integers, one for each table, not {came}.")
        self.tables.chosen.copy_to_device(chosen)

    def _run(self, work: Callable[..., int], *extra: Any) -> list[int]:
        """One kernel over all tables."""
        self.gpu.launch(KERNEL_OF[work], len(self), self.tables, *extra)
        return []
