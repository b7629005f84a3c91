"""A batch on a GPU: the same tables in the device's memory, one thread each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import numpy as np

from durbar.engines import kernels, tables
from durbar.engines.cuda import Cuda
from durbar.engines.tables import Judging, Tables
from durbar.lab.batches import Batch, IllegalAnswer, Legal, blank_tables, source_of, sow
from durbar.lab.dlpack import SharedArray

KERNEL_OF: dict[Callable[..., None], Callable[..., None]] = {
    tables.lay_out_tables: kernels.lay_out_kernel,
    tables.answer_tables: kernels.answer_kernel,
    tables.ask_tables: kernels.ask_kernel,
    tables.judge_tables: kernels.judge_kernel,
}


class GpuBatch(Batch):
    """Tables on a GPU. What it returns stays there, and PyTorch, JAX and CuPy take it without a copy.

    Each step also writes what is seen and may be answered next. In memory the tables of a column lie side by side, as their threads do.
    """

    device = "cuda"

    def __init__(self, gpu: Cuda, count: int, seats: int, options: Mapping[str, str], seed: int) -> None:
        self.game = game = gpu.game
        self.seats = seats
        self.options = game.choose(seats, options)
        self.gpu = gpu
        blank = blank_tables(self.gpu, count, seats, game.numbers(self.options))
        self._here = Tables(*map(np.asfortranarray, blank))
        self.tables = Tables(*map(self.gpu.to_device, self._here))
        self._shared = Tables(*map(SharedArray, self.tables))
        self._refused = self.gpu.to_device(np.full(1, count, np.int32))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Lay out a new match at every table; the same seed gives the same matches as on the processor."""
        sow(self._here, seed)
        for name in ("pool", "lots", "done", "scores"):
            getattr(self.tables, name).copy_to_device(getattr(self._here, name))
        self._run(tables.lay_out_tables, self.seats)

    def actors(self) -> Any:
        """The seats that owe an answer at each table, as a bit set."""
        return self._shared.actors

    def asked(self) -> Any:
        """The seat whose answer `step` takes at each table."""
        return self._shared.asked

    def observe(self) -> Any:
        """What the asked seat of each table knows, as integers; the game's columns say what each is."""
        return self._shared.observation

    def judged(self) -> Any:
        """A hundred times the points that the judge expects each seat to have in the end, as on the processor."""
        self._run(tables.judge_tables, given=self._judging)
        return SharedArray(self._judging.opinions)

    @cached_property
    def _judging(self) -> Judging:
        opinions = np.zeros((len(self), self._opinions), np.int32, order="F")
        return Judging(self.tables.pool, self.tables.asked, self.gpu.to_device(opinions))

    def legal(self) -> Legal:
        """What the asked seat of each table may answer."""
        return Legal(self._shared.mask, self._shared.codes, self._shared.counts)

    def sample(self) -> Any:
        """A legal answer for every table, each as likely as any other."""
        return self._shared.chosen

    def step(self, answers: Any) -> None:
        """Give one answer at every table, from an array here or on the device. Where one is not legal, nothing happens at that table."""
        if answers is not self._shared.chosen:
            self._take(answers)
        self._run(tables.answer_tables, self.seats, self._refused)
        first = int(self._refused.copy_to_host()[0])
        if first < len(self):
            self._refused.copy_to_device(np.full(1, len(self), np.int32))
            refusal = IllegalAnswer(Tables(*(array.copy_to_host() for array in self.tables)), first)
            self._run(tables.ask_tables)
            raise refusal

    def _take(self, answers: Any) -> None:
        there = hasattr(answers, "__cuda_array_interface__")
        chosen = self.gpu.cuda.as_cuda_array(answers) if there else self._integers(answers).astype(np.int64)
        if chosen.shape != (len(self),) or chosen.dtype != np.int64:
            came = f"{chosen.dtype} of shape {chosen.shape}"
            raise ValueError(f"A step on cuda takes {len(self)} 64-bit integers, one for each table, not {came}.")
        self.tables.chosen.copy_to_device(chosen)

    def playouts(self, times: int = 1, seed: int = 0) -> Any:
        """Play so many random matches on from each table as it stands, a thread each; returns their points and places as on the processor."""
        if times < 1:
            raise ValueError(f"At least one match is played on from each table, not {times}.")
        scores = self.gpu.to_device(np.zeros((len(self) * times, 2, self.seats), np.int32))
        self.gpu.launch(kernels.play_out_kernel, len(scores), self.tables.pool, scores, times, source_of(seed))
        return SharedArray(scores.reshape(len(self), times, 2, self.seats))

    def done(self) -> Any:
        """Where the last step ended a match."""
        return self._shared.done

    def scores(self) -> Any:
        """Points of every seat in the match that ended last at each table."""
        return SharedArray(self.tables.scores[:, 0])

    def places(self) -> Any:
        """Places from 1, shared on ties, in the match that ended last at each table."""
        return SharedArray(self.tables.scores[:, 1])

    def _run(self, work: Callable[..., None], *extra: Any, given: Any = None) -> list[int]:
        """One kernel over all tables."""
        self.gpu.launch(KERNEL_OF[work], len(self), given or self.tables, *extra)
        return []
