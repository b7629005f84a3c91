"""The CUDA engine: the same functions as device code, one table a thread."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from importlib import import_module
from types import FunctionType
from typing import Any

from durbar.core.chance import draw, draw_in_halves
from durbar.core.events import note, silence
from durbar.core.game import Game
from durbar.core.state import assign, assign_compiled
from durbar.engines.bind import Binding, all_swaps, scope
from durbar.engines.instructions import set_instructions
from durbar.engines.narrow import as_narrow, narrow_instructions, narrowed, narrowly, width_of
from durbar.engines.records import Records, as_array

THREADS = 128
SORTING = 1024
REGISTERS = 65536
NEAR = 256
"""Threads of a block; of one that sorts its tables; registers that a block shares; bytes of a state that its thread keeps near."""
KERNELS = "durbar.engines.kernels"
_FORMER_NAMES = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}


def numba_cuda() -> Any:
    """Numba's CUDA, which asks NumPy for functions by names that newer ones no longer have."""
    import numpy as np

    for former, name in _FORMER_NAMES.items():
        if former not in vars(np):
            setattr(np, former, getattr(np, name))
    return import_module("numba.cuda")


class NoGpu(RuntimeError):
    """There is no device that could run a kernel."""

    def __init__(self) -> None:
        super().__init__("A batch on cuda needs an NVIDIA GPU with its driver, and none was found; use device='cpu'.")


class Cuda(Records):
    """A game on a GPU: functions become device code, kernels start them, memory is the device's."""

    compiled = True

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cuda = numba_cuda()
        if not self.cuda.is_available():
            raise NoGpu
        self.simulated = bool(vars(import_module("numba").config)["ENABLE_CUDASIM"])
        suffix = f"@{game.key}-{game.edition}-cuda"
        convert = as_array if self.simulated else as_narrow
        self._binding = Binding(
            (*scope(game), KERNELS), suffix, self._swaps(), self._types(), wrap=self._wrap, convert=convert
        )
        self._kernels: dict[Callable[..., Any], Any] = {}

    def _types(self) -> dict[tuple[str, int], Any]:
        """What kernels know of a game; the simulator's short integers are Python's, which do not wrap."""
        kernels, numba = import_module(KERNELS), import_module("numba")
        own = (self.dtype, object) if self.simulated else (numba.from_dtype(self.dtype), numba.int16)
        given = {"STATE": own[0], "SHORT": own[1], "MOST_LEGAL": self.game.rules.most_legal}
        return {(name, id(getattr(kernels, name))): value for name, value in given.items()}

    def _swaps(self) -> dict[Any, Any]:
        """The device's own instructions; the simulator runs the plain functions."""
        own = {} if self.simulated else {**set_instructions(), **narrow_instructions()}
        return {**all_swaps(self.game), **own, draw: draw_in_halves, note: silence, assign: assign_compiled}

    def launch(self, kernel: Callable[..., None], threads: int, *arguments: Any) -> None:
        """Run a kernel in so many threads."""
        self.launch_blocks(kernel, (threads + THREADS - 1) // THREADS, min(threads, THREADS), *arguments)

    def launch_blocks(
        self, kernel: Callable[..., None], blocks: int, each: int, *arguments: Any, most: int = 0
    ) -> None:
        """Run a kernel in so many blocks of threads, each of which gets at most so many registers."""
        if kernel not in self._kernels:
            limit = {"max_registers": most} if most and not self.simulated else {}
            self._kernels[kernel] = self.cuda.jit(_unwrapped(self._binding.function(kernel)), **limit)
        with nullcontext() if self.simulated else narrowly():
            self._kernels[kernel][blocks, each](*arguments)

    def to_device(self, array: Any) -> Any:
        """A copy in the device's memory."""
        return self.cuda.to_device(array)

    def _wrap(self, function: FunctionType) -> Any:
        if self.simulated or function.__name__.endswith("_kernel"):
            return self.cuda.jit(device=True)(function)
        device = self.cuda.jit(device=True)(narrowed(function))
        template = device.get_call_template
        device.get_call_template = lambda args, kws: template(tuple(map(width_of, args)), kws)
        return device


def _unwrapped(device_function: Any) -> Any:
    """The Python function behind device code; the simulator calls it by another name."""
    return device_function.py_func if hasattr(device_function, "py_func") else device_function.fn


def play_on_device(engine: Cuda, tables: int, matches: int, seats: int, seed: int) -> Any:
    """Play so many random matches of the usual variant at each table; returns their decisions and last states."""
    work = work_for(engine, tables, seats)
    play_at_tables(engine, work, matches, seats, seed)
    return work.decisions.copy_to_host(), work.states.copy_to_host()


def work_for(engine: Cuda, tables: int, seats: int) -> Any:
    """Memory on the device for random matches at so many tables."""
    from durbar.engines.kernels import RandomMatches

    game = engine.game
    options = engine.zeros("int64", len(game.numbers(game.choose(seats, {}))))
    options[:] = game.numbers(game.choose(seats, {}))
    played, decisions = engine.zeros("int32", tables), engine.zeros("int64", tables)
    return RandomMatches(*map(engine.to_device, (engine.states(tables), engine.states(1), options, played, decisions)))


def play_at_tables(engine: Cuda, work: Any, matches: int, seats: int, seed: int) -> None:
    """Play so many random matches at each table."""
    from durbar.engines.kernels import TOGETHER, play_alone_kernel, play_sorted_kernel

    tables = len(work.decisions)
    if engine.dtype.itemsize <= NEAR:
        engine.launch(play_alone_kernel, tables, work, seats, seed, matches)
        return
    blocks = (tables + TOGETHER - 1) // TOGETHER
    each = min(tables, SORTING)
    engine.launch_blocks(play_sorted_kernel, blocks, each, work, seats, seed, matches, most=REGISTERS // SORTING)
