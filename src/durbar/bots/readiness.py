"""Readiness: whether a game's compiled code lies in the cache, told by a small file and without importing Numba."""

import hashlib
import os
import platform
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from weakref import WeakKeyDictionary

import durbar.core
from durbar.core.compile import available, cache_root
from durbar.core.editions import Box
from durbar.core.game import Game

MACHINERY = ("numba", "llvmlite", "numpy")


def ready(game: Game) -> bool:
    """Whether compiled code for this game and edition can be loaded now."""
    return available() and marker(game).exists()


def mark(game: Game) -> None:
    """Say that the cache is filled."""
    file = marker(game)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()


def marker(game: Game) -> Path:
    """The file that is there once the cache is filled from exactly these sources."""
    return cache_root() / "ready" / f"{game.key}-{game.edition}-{fingerprint(game.room)}-{figures(game.rules.box)}"


_figures: WeakKeyDictionary[Box, str] = WeakKeyDictionary()


def figures(box: Box) -> str:
    """A box by its figures: two editions may bear the same name."""
    if box not in _figures:
        _figures[box] = hashlib.sha256(repr(sorted(box.blocks.items())).encode()).hexdigest()[:12]
    return _figures[box]


@cache
def fingerprint(room: str) -> str:
    """All that compiled code depends on: sources, figures, versions, processor."""
    made = hashlib.sha256(
        repr(
            (
                sys.version,
                platform.machine(),
                processor(),
                os.environ.get("NUMBA_BOUNDSCHECK"),
                *map(installed, MACHINERY),
            )
        ).encode()
    )
    home = Path(durbar.core.__file__).parents[1]
    for folder in (home / "core", home / "bots" / "search", folder_of(room)):
        for file in sorted(f for f in folder.rglob("*") if f.suffix in {".py", ".toml"}):
            made.update(file.name.encode() + file.read_bytes())
    return made.hexdigest()[:20]


def folder_of(room: str) -> Path:
    """Where a game's room lies."""
    spec = find_spec(room)
    places = spec.submodule_search_locations if spec else None
    if not places:
        raise ImportError(f"There is no package {room}.")
    return Path(next(iter(places)))


def installed(package: str) -> str:
    """The version of a package, or nothing."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def processor() -> str:
    """What the processor calls itself: machine code made for another one may not run here."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line for line in lines if line.startswith(("model name", "CPU part"))), platform.processor())
