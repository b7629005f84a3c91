"""The compiler: the same rule functions through Numba, on arrays of records, cached by what they were made from."""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any

from durbar.core.bind import Binding, scope, verbs
from durbar.core.events import note, silence
from durbar.core.game import Game
from durbar.core.state import Base, assign, assign_compiled

FLAGS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,  # table Python allocates nothing, so no references are counted; that took two fifths of a search
}


def available() -> bool:
    """Whether Numba is installed; it is not imported by this question."""
    return find_spec("numba") is not None


def cache_root() -> Path:
    """Where compiled code is kept: $DURBAR_CACHE, else the user's cache folder."""
    chosen = os.environ.get("DURBAR_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "durbar"


class Compiled:
    """The compiled twin of a game. Algorithms written against the contract are bound to it with `entry`."""

    def __init__(self, game: Game, swaps: Mapping[FunctionType, Any] | None = None) -> None:
        import numba

        self.game = game
        self.numba = numba
        every: dict[Any, Any] = {**verbs(game), note: silence, assign: assign_compiled, **(swaps or {})}
        self.binding = Binding(scope(game), f"@{game.key}-{game.edition}", every, {}, self._wrap, _table)
        for verb in verbs(game):
            self.binding.function(verb)

    def _wrap(self, function: FunctionType) -> Any:
        """Inner functions are called from compiled code alone: without the wrappers for Python they compile in half the time.

        Nothing is told in compiled code, so telling is inlined away rather than compiled for each width of integers.
        """
        inline = "always" if function.__name__ == silence.__name__ else "never"
        return self._widened(self._compile(function, inline=inline, no_cpython_wrapper=True, no_cfunc_wrapper=True))

    def _widened(self, dispatcher: Any) -> Any:
        """Integers of every width are passed as 64 bits, so that a function is compiled once and not for each width."""
        types = self.numba.types
        template = dispatcher.get_call_template

        def wide(kind: Any) -> Any:
            return types.int64 if isinstance(kind, types.Integer) else kind

        def get_call_template(args: Any, kws: Any) -> Any:
            return template(tuple(wide(kind) for kind in args), {name: wide(kind) for name, kind in kws.items()})

        dispatcher.get_call_template = get_call_template
        return dispatcher

    def _compile(self, function: FunctionType, **flags: Any) -> Any:
        return self.numba.njit(**FLAGS, **flags)(function)

    @cached_property
    def dtype(self) -> Any:
        """The NumPy record of one state."""
        import numpy as np

        return np.dtype(
            [(name, f"i{cell.width}", cell.shape) for name, cell in self.game.rules.state.cells.items()], align=True
        )

    def pool(self, size: int) -> Any:
        """An array of blank states."""
        import numpy as np

        return np.zeros(size, self.dtype)

    def put(self, pool: Any, place: int, s: Base) -> None:
        """Write a plain state into a pool."""
        row = pool[place]
        for name in self.game.rules.state.cells:
            row[name] = getattr(s, name)

    def take(self, pool: Any, place: int) -> Any:
        """Read a plain state out of a pool."""
        s = self.game.rules.state()
        row = pool[place]
        for name, cell in self.game.rules.state.cells.items():
            setattr(s, name, row[name].tolist() if cell.shape else int(row[name]))
        return s

    def entry(self, function: Callable[..., Any]) -> Any:
        """A compiled function that Python may call; it is loaded from the cache, or compiled on its first call."""
        dispatcher = self._compile(self.binding.function(function).py_func)
        folder = cache_root() / f"{self.game.key}-{self.key()}"
        folder.mkdir(parents=True, exist_ok=True)
        vars(self.numba.config)["CACHE_DIR"] = str(folder)
        dispatcher.enable_caching()
        return dispatcher

    def key(self) -> str:
        """A fingerprint of all that the machine code depends on: sources, tables, versions, processor."""
        made = hashlib.sha256()
        settings = (
            sys.version,
            self.numba.__version__,
            platform.machine(),
            _processor(),
            os.environ.get("NUMBA_BOUNDSCHECK", ""),
        )
        made.update(repr(settings).encode() + _source(__file__))
        for name, twin in sorted(self.binding.twins.items()):
            made.update(name.encode() + _source(twin.__file__))
            for constant, value in sorted(vars(twin).items()):
                if constant.isupper() and hasattr(value, "tobytes"):
                    made.update(constant.encode() + value.tobytes())
                elif constant.isupper() and isinstance(value, int):
                    made.update(f"{constant}={value}".encode())
        return made.hexdigest()[:20]


def _processor() -> str:
    from llvmlite import binding

    return str(binding.get_host_cpu_name())


def _source(file: str | None) -> bytes:
    return Path(file).read_bytes() if file else b""


def _table(value: Any) -> Any:
    """Rectangular tuples of integers become arrays; everything else stays."""
    if not isinstance(value, tuple) or not value or not _numbers(value):
        return value
    import numpy as np

    return np.array(value, np.int64)


def _numbers(value: tuple[Any, ...]) -> bool:
    if all(isinstance(v, tuple) and v and _numbers(v) for v in value):
        return len({len(v) for v in value}) == 1
    return all(isinstance(v, int) for v in value)
