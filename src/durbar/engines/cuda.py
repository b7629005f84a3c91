"""The CUDA engine: the same functions as device code, one table a thread."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import FunctionType
from typing import Any

from durbar.core.events import note, silence
from durbar.core.game import Game
from durbar.core.state import assign, assign_compiled
from durbar.engines.bind import Binding, all_swaps, scope
from durbar.engines.instructions import set_instructions
from durbar.engines.records import Records, as_array

THREADS = 128
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
        every = {**all_swaps(game), **self._instructions(), note: silence, assign: assign_compiled}
        suffix = f"@{game.key}-{game.edition}-cuda"
        self._binding = Binding((*scope(game), KERNELS), suffix, every, wrap=self._wrap, convert=as_array)
        self._kernels: dict[Callable[..., Any], Any] = {}

    def _instructions(self) -> dict[Any, Any]:
        """The device's own; the simulator runs the plain functions."""
        return {} if vars(import_module("numba").config)["ENABLE_CUDASIM"] else set_instructions()

    def launch(self, kernel: Callable[..., None], threads: int, *arguments: Any) -> None:
        """Run a kernel in so many threads."""
        if kernel not in self._kernels:
            self._kernels[kernel] = self.cuda.jit(_unwrapped(self._binding.function(kernel)))
        each = min(threads, THREADS)
        self._kernels[kernel][(threads + each - 1) // each, each](*arguments)

    def to_device(self, array: Any) -> Any:
        """A copy in the device's memory."""
        return self.cuda.to_device(array)

    def _wrap(self, function: FunctionType) -> Any:
        return self.cuda.jit(device=True)(function)


def _unwrapped(device_function: Any) -> Any:
    """The Python function behind device code; the simulator calls it by another name."""
    return device_function.py_func if hasattr(device_function, "py_func") else device_function.fn


def play_on_device(engine: Cuda, threads: int, matches: int, seats: int, seed: int) -> Any:
    """Let each thread play so many random matches of the usual variant; returns their decisions and last states."""
    from durbar.engines.kernels import play_matches_kernel

    game = engine.game
    numbers = game.numbers(game.choose(seats, {}))
    options = engine.zeros("int64", len(numbers))
    options[:] = numbers
    states = engine.to_device(engine.states(2 * threads))
    out = engine.to_device(engine.zeros("int32", threads, game.rules.most_legal))
    decisions = engine.to_device(engine.zeros("int64", threads))
    work = (states, out, engine.to_device(options), decisions)
    engine.launch(play_matches_kernel, threads, work, seats, seed, matches)
    return decisions.copy_to_host(), states.copy_to_host()[::2]
