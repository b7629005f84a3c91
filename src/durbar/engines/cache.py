"""The cache: compiled code lies in a folder named by all that it was made from, which is told without importing Numba."""

import hashlib
import os
import platform
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from weakref import WeakKeyDictionary

from durbar.core.editions import Box
from durbar.core.game import Game
from durbar.engines.bind import ALGORITHMS

MACHINERY = ("numba", "llvmlite", "numpy")
SOURCES = {".py", ".toml"}
READY = "ready"
STAGE = "stage-"


def available() -> bool:
    """Whether Numba is installed; it is not imported by this question."""
    return find_spec("numba") is not None


def ready(game: Game) -> bool:
    """Whether all that bots need of this game and edition is compiled, and need only be loaded."""
    return available() and marker(game).exists()


def stages_ready(game: Game) -> int:
    """How many stages of it are."""
    return sum(1 for _ in folder(game).glob(f"{STAGE}*")) if available() else 0


def mark(game: Game) -> None:
    """Say that it is."""
    _leave(marker(game))


def mark_stage(game: Game, number: int) -> None:
    """Say that one more stage is, counted from 1."""
    _leave(folder(game) / f"{STAGE}{number}")


def _leave(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()


def marker(game: Game) -> Path:
    """The file that is there once a game's folder is filled."""
    return folder(game) / READY


def folder(game: Game) -> Path:
    """Where compiled code of a game lies: code made from anything else lies elsewhere, so stale code is never run."""
    return root() / f"{game.key}-{fingerprint(game)}"


def root() -> Path:
    """Where all compiled code is kept: $DURBAR_CACHE, else the user's cache folder."""
    chosen = os.environ.get("DURBAR_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "durbar"


def fingerprint(game: Game) -> str:
    """All that compiled code depends on: sources, the figures of the edition, versions, the processor."""
    parts = (game.edition, figures(game.rules.box), sources(game.room), surroundings())
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:20]


_figures: WeakKeyDictionary[Box, str] = WeakKeyDictionary()


def figures(box: Box) -> str:
    """A box by its figures: two editions may bear the same name."""
    if box not in _figures:
        _figures[box] = hashlib.sha256(repr(sorted(box.blocks.items())).encode()).hexdigest()
    return _figures[box]


@cache
def sources(room: str) -> str:
    """The files of the core, of the engines, of the algorithms and of a game's room.

    Each as it was when this process first asked: what it has imported is what it compiles.
    """
    made = hashlib.sha256()
    for package in ("durbar.core", "durbar.engines", *ALGORITHMS, room):
        home = place(package)
        for file in sorted(f for f in home.rglob("*") if f.suffix in SOURCES):
            made.update(f"{package}/{file.relative_to(home).as_posix()}".encode() + file.read_bytes())
    return made.hexdigest()


def place(package: str) -> Path:
    """Where a package lies."""
    spec = find_spec(package)
    folders = spec.submodule_search_locations if spec else None
    if not folders:
        raise ImportError(f"There is no package {package}.")
    return Path(next(iter(folders)))


def surroundings() -> tuple[str, ...]:
    """Machine, versions, and whether bounds are checked."""
    bounds = os.environ.get("NUMBA_BOUNDSCHECK", "")
    return (sys.version, platform.machine(), processor(), bounds, *map(installed, MACHINERY))


@cache
def installed(package: str) -> str:
    """The version of a package, or nothing."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


@cache
def processor() -> str:
    """What the processor calls itself: machine code made for another one may not run here."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line for line in lines if line.startswith(("model name", "CPU part"))), platform.processor())
