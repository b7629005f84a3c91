"""The Numba engine: the same functions compiled, on arrays of records. It holds no interpreter lock while it runs."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import FunctionType
from typing import Any

from durbar.core.chance import draw, draw_in_halves
from durbar.core.events import note, silence
from durbar.core.game import Game
from durbar.core.state import assign, assign_compiled
from durbar.engines import cache
from durbar.engines.bind import Binding, all_swaps, scope
from durbar.engines.instructions import set_instructions, sharing_instructions
from durbar.engines.records import Records, as_array

FLAGS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,  # table Python allocates nothing, so no references are counted; that took two fifths of a search
}

_filing = threading.Lock()  # Numba has one setting for all: where the next entry is filed


def compilers() -> tuple[dict[str, Any], dict[str, Any]]:
    """How inner functions and entries are compiled; by Numba's usual compiler where this Numba is built another way."""
    try:
        from durbar.engines.drafts import DraftCompiler, LinkedCompiler
    except ImportError:
        return {}, {}
    return {"pipeline_class": DraftCompiler}, {"pipeline_class": LinkedCompiler}


class Numba(Records):
    """A game compiled by Numba; every entry is loaded from the cache, or compiled on its first call."""

    compiled = True

    def __init__(self, game: Game) -> None:
        import numba

        self.game = game
        self.numba = numba
        self._as_draft, self._as_whole = compilers()
        own = {**set_instructions(), **sharing_instructions(), draw: draw_in_halves}
        every = {**all_swaps(game), **own, note: silence, assign: assign_compiled}
        self._binding = Binding(scope(game), f"@{game.key}-{game.edition}", every, wrap=self._wrap, convert=as_array)
        self._entries: dict[Callable[..., Any], Any] = {}

    def entry(self, function: Callable[..., Any]) -> Any:
        """A compiled function that Python may call."""
        with _filing:
            if function not in self._entries:
                self._entries[function] = self._filed(self._compile_whole(function))
            return self._entries[function]

    def _compile_whole(self, function: Callable[..., Any]) -> Any:
        return self._compile(self._binding.function(function).py_func, **self._as_whole)

    def _filed(self, dispatcher: Any) -> Any:
        """What it compiles goes into this game's folder, and is looked for there first."""
        folder = cache.folder(self.game)
        folder.mkdir(parents=True, exist_ok=True)
        vars(self.numba.config)["CACHE_DIR"] = str(folder)
        dispatcher.enable_caching()
        return dispatcher

    def _wrap(self, function: FunctionType) -> Any:
        """Inner functions are called from compiled code alone: without the wrappers for Python they compile in half the time.

        Nothing is told in compiled code, so telling is inlined away rather than compiled for each width of integers.
        """
        inline = "always" if function.__name__ == silence.__name__ else "never"
        return self._widened(
            self._compile(function, inline=inline, no_cpython_wrapper=True, no_cfunc_wrapper=True, **self._as_draft)
        )

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
