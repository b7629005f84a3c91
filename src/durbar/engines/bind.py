"""Binding: rule functions cloned over other globals, so that one source serves every edition, plain and compiled.

A clone is the same code object over the namespace of a twin module. Twins are real modules, because Numba looks them up by name.
"""

from __future__ import annotations

import dataclasses
import sys
import threading
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from durbar.core import contract, editions
from durbar.core.game import Game, People, Rules

CORE = (
    "durbar.core.agenda",
    "durbar.core.chance",
    "durbar.core.contract",
    "durbar.core.events",
    "durbar.core.sets",
    "durbar.core.state",
    "durbar.engines.playout",
    "durbar.engines.shares",
    "durbar.engines.tables",
)
ALGORITHMS = ("durbar.bots.search",)
"""Packages above this one, known by name alone: their functions are cloned beside the rules, their sources are part of the
fingerprint, and the `entries` module of each says what is compiled of it."""

Part = TypeVar("Part", Rules, People)


def same(value: Any) -> Any:
    """What stays as it is."""
    return value


class Binding:
    """One set of twin modules.

    `swaps` replaces functions, `tables` replaces constants known by name and identity, `wrap` finishes each function,
    `convert` each constant. How a function is wrapped is all that tells one engine's twins from another's.
    """

    def __init__(
        self,
        scope: tuple[str, ...],
        suffix: str,
        swaps: Mapping[Any, Any] | None = None,
        tables: Mapping[tuple[str, int], Any] | None = None,
        wrap: Callable[[FunctionType], Any] = same,
        convert: Callable[[Any], Any] = same,
    ) -> None:
        self.scope = scope
        self.suffix = suffix
        self.swaps = swaps or {}
        self.tables = tables or {}
        self.wrap = wrap
        self.convert = convert
        self.twins: dict[str, ModuleType] = {}
        self.clones: dict[FunctionType, Any] = {}
        self._lock = threading.RLock()

    def function(self, original: Any) -> Any:
        """The clone of a function; anything that is not a function of these rooms stays what it is."""
        with self._lock:  # nobody may call into a twin that is not yet whole
            return self._function(original)

    def _function(self, original: Any) -> Any:
        if not isinstance(original, FunctionType) or not self._inside(original.__module__):
            return original
        swapped = self.swaps.get(original, original)
        if swapped is not original and not isinstance(swapped, FunctionType):
            return swapped
        if swapped not in self.clones:
            space = self.module(sys.modules[swapped.__module__]).__dict__
            clone = FunctionType(swapped.__code__, space, swapped.__name__, swapped.__defaults__, swapped.__closure__)
            clone.__kwdefaults__ = swapped.__kwdefaults__
            clone.__qualname__ = swapped.__qualname__
            clone.__doc__ = swapped.__doc__
            self.clones[swapped] = self.wrap(clone)
        return self.clones[swapped]

    def module(self, original: ModuleType) -> ModuleType:
        """The twin of a module, with all its functions and tables replaced."""
        twin = self.twins.get(original.__name__)
        if twin is None:
            twin = ModuleType(original.__name__ + self.suffix)
            twin.__file__ = original.__file__
            self.twins[original.__name__] = twin
            sys.modules[twin.__name__] = twin
            for name, value in list(vars(original).items()):
                if not name.startswith("__"):
                    setattr(twin, name, self._value(name, value))
        return twin

    def _value(self, name: str, value: Any) -> Any:
        if isinstance(value, FunctionType):
            return self._function(value)
        if isinstance(value, ModuleType):
            return self.module(value) if self._inside(value.__name__) else value
        known = (name, id(value))
        return self.tables[known] if known in self.tables else self.convert(value)

    def _inside(self, name: str) -> bool:
        return any(name == module or name.startswith(module + ".") for module in self.scope)


def scope(game: Game) -> tuple[str, ...]:
    """The modules whose functions are cloned for a game: table Python of the core, the game's room, and the algorithms."""
    return (*CORE, game.room, *ALGORITHMS)


def reopen(game: Game, edition: Path) -> Game:
    """The same game with the components of an edition file: every function of its room bound to the new tables."""
    standard = import_module(f"{game.room}.rules.tables")
    fresh = _tables_of(game.room, edition)
    tables = {(name, id(value)): fresh[name] for name, value in vars(standard).items() if name in fresh}
    binding = Binding((game.room,), f"@{fresh['BOX'].edition}", tables=tables)
    events = {kind: told.bound(binding.function) for kind, told in game.people.events.items()}
    return dataclasses.replace(
        game,
        rules=dataclasses.replace(_bound(game.rules, binding), box=fresh["BOX"]),
        people=dataclasses.replace(_bound(game.people, binding), events=events),
        wisdom=dataclasses.replace(game.wisdom, bind=binding.function),
    )


def _bound(part: Part, binding: Binding) -> Part:
    """A part of a game with every function of its own bound."""
    names = [field.name for field in dataclasses.fields(part)]
    return dataclasses.replace(part, **{name: binding.function(getattr(part, name)) for name in names})


def _tables_of(room: str, edition: Path) -> dict[str, Any]:
    """The constants of a room's tables module, worked out afresh from an edition file."""
    spec = find_spec(f"{room}.rules.tables")
    if spec is None or spec.loader is None:
        raise ImportError(f"{room} has no rules/tables.py.")
    fresh = ModuleType(spec.name)
    fresh.__package__ = spec.parent
    with editions.opened(edition):
        spec.loader.exec_module(fresh)
    return {name: value for name, value in vars(fresh).items() if name.isupper()}


def all_swaps(game: Game) -> dict[Any, Any]:
    """What a game puts in the place of others' functions: its verbs in the contract's, and what algorithms ask of it."""
    own: dict[Any, Any] = {getattr(contract, verb): getattr(game.rules, verb) for verb in contract.VERBS}
    for package in ALGORITHMS:
        own |= import_module(f"{package}.entries").swaps(game)
    return own
