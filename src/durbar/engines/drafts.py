"""Drafts: functions that only compiled code calls stay as they were written down until an entry optimises all it needs at once.

Numba by itself optimises every function together with all that it calls, and once more in each of its callers, and makes
machine code of each; that took half of the time of compiling, for code that nobody calls. And it takes everything for a
thing that others may replace; an entry whose functions are its own alone runs faster.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba._dynfunc import make_function
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

SHARED = "linkonce_odr"
"""How Numba links what one function takes from another: left out where nothing that was linked before calls it."""
KEPT = "weak_odr"
"""The same, but never left out."""


class Draft(JITCodeLibrary):  # type: ignore[misc]
    """The code of one inner function, and which libraries it needs: neither optimised nor made executable."""

    def __init__(self, *known: Any) -> None:
        super().__init__(*known)
        self.needed: list[Any] = []

    def add_linking_library(self, library: Any) -> None:
        """Remember what is called; the entry links it."""
        self.needed.append(library)

    def finalize(self) -> None:
        """Nothing is added from here on, and nothing is done."""
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """Who needed it first may have found that it need not be called; others call it later."""
        module = super()._get_module_for_linking()
        for function in module.functions:
            if function.linkage.name == SHARED:
                function.linkage = KEPT
        return module


class Linked(JITCodeLibrary):  # type: ignore[misc]
    """An entry with all that it calls, each linked once; nobody else calls its copy, so all of it may be inlined."""

    def __init__(self, *known: Any) -> None:
        super().__init__(*known)
        self._needed: set[Any] = set()

    def add_linking_library(self, library: Any) -> None:
        """Link a library, and what it needs in its turn."""
        if library in self._needed:
            return
        self._needed.add(library)
        super().add_linking_library(library)
        for further in getattr(library, "needed", ()):
            self.add_linking_library(further)

    def finalize(self) -> None:
        """Link drafts first: then all is there that calls anything of Numba's own."""
        self._linking_libraries.sort(key=lambda library: not isinstance(library, Draft))
        super().finalize()

    def _optimize_final_module(self) -> None:
        for function in self.get_defined_functions():
            if function.linkage.name in {SHARED, KEPT}:
                function.linkage = "internal"
        super()._optimize_final_module()


class LinkedCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler for an entry."""

    library: type[JITCodeLibrary] = Linked

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        """Compile a function into a library of this compiler's kind."""
        self.state.library = self.library(self.state.targetctx.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)


class DraftCompiler(LinkedCompiler):
    """Numba's compiler for an inner function."""

    library = Draft

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        """Compile a function that Python cannot call."""
        self.state.targetctx.get_executable = unexecuted
        return super().compile_extra(function)


def unexecuted(library: Any, described: Any, environment: Any) -> Any:
    """What Numba knows an inner function by, in the place of a function with machine code."""
    library.finalize()
    return make_function(described.lookup_module(), described.qualname, "", 0, environment, (library,))


for _name in ("_get_module_for_linking", "_optimize_final_module", "enable_object_caching", "get_defined_functions"):
    if not hasattr(JITCodeLibrary, _name):
        raise ImportError(f"This Numba has other libraries than those known here: {_name} is missing.")
