"""Bots from files: loaded once in a process, and what they print goes to the error stream, where it disturbs nobody."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from durbar.core.game import Game
from durbar.core.state import Base


class NoSuchBot(ValueError):
    """A name that is no bot's; says which there are."""


class Guest:
    """A bot from a file: a function, or an object with `choose`."""

    def __init__(self, name: str, choose: Callable[[Game, Base, int, int], int]) -> None:
        self.name = name
        self.choose = choose


def is_guest(name: str) -> bool:
    """Whether a name is that of a bot from a file."""
    return ".py:" in name


def file_of(name: str) -> Path:
    """The file that a bot comes from."""
    path = Path(name.rpartition(":")[0])
    if not path.is_file():
        raise NoSuchBot(f"There is no file {path}; a bot of your own is written path/to/file.py:Name.")
    return path


def content(path: Path) -> str:
    """What a file holds, in a few letters."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    except OSError as error:
        raise NoSuchBot(f"{path} cannot be read: {error.strerror}.") from error


def guest(name: str) -> Guest:
    """The function or class of that name from a file; the same one whenever it is asked for."""
    path = file_of(name)
    return _guest(name, path.resolve(), content(path))


@cache
def _guest(name: str, path: Path, holds: str) -> Guest:
    file, _, wanted = name.rpartition(":")
    found = getattr(_module(path, holds), wanted, None)
    made = _ran(f"{file}: {wanted} cannot be made", found) if isinstance(found, type) else found
    choose = getattr(made, "choose", made)
    if not callable(choose):
        raise NoSuchBot(f"{file} has no function {wanted}(game, s, seat, source) and no class {wanted} with choose.")
    return Guest(name, choose)


@cache
def _module(path: Path, holds: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"durbar_guest_{path.stem}_{holds}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    _ran(f"{path} cannot be read as Python", spec.loader.exec_module, module)
    return module


def _ran(trouble: str, act: Callable[..., Any], *what: object) -> Any:
    """What comes of a guest's own code; whatever goes wrong there is one sentence."""
    try:
        with redirect_stdout(sys.stderr):
            return act(*what)
    except (Exception, SystemExit) as error:
        raise NoSuchBot(f"{trouble}: {type(error).__name__}: {error}.") from error
