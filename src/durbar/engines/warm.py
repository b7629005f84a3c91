"""`python -m durbar.engines.warm GAME [EDITION]`: compile a game and fill the cache, with a line for every stage.

Compiling holds the interpreter lock, so whoever has something else to do lets a child process do it: `Compiler`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile

from durbar.core.game import Game
from durbar.engines import cache
from durbar.engines.bind import ALGORITHMS
from durbar.engines.numba import Numba

SWITCH = "DURBAR_WARM"
"""Set to 0, this process and its children send for no compiler in the background."""

Stage = tuple[str, Callable[[], object]]


class Compiler:
    """A child process that fills the cache for a game; with a folder, another cache than the usual one."""

    def __init__(self, game: Game, edition: Path | None = None, folder: Path | None = None) -> None:
        command = [sys.executable, "-m", "durbar.engines.warm", game.key, *([] if edition is None else [str(edition)])]
        elsewhere = {} if folder is None else {"DURBAR_CACHE": str(folder)}
        self._said = TemporaryFile()  # noqa: SIM115 - a pipe that nobody reads would fill up and stop it
        weakref.finalize(self, self._said.close)
        self._child = subprocess.Popen(
            command,
            env={**os.environ, **elsewhere},
            stdin=subprocess.DEVNULL,
            stdout=self._said,
            stderr=subprocess.STDOUT,
        )

    def busy(self) -> bool:
        """Whether it is still at work."""
        return self._child.poll() is None

    def wait(self) -> bool:
        """Wait until it has ended; says whether it did what it should."""
        return self._child.wait() == 0

    def last_words(self) -> str:
        """The last line it wrote: how long it took, or what went wrong."""
        self._said.seek(0)
        lines = self._said.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else ""


def wanted() -> bool:
    """Whether a compiler may be sent for in the background."""
    return os.environ.get(SWITCH) != "0"


def forbid() -> None:
    """From now on this process and its children only load what is there."""
    os.environ[SWITCH] = "0"


def all_stages(engine: Numba) -> Iterator[Stage]:
    """What there is to compile, or to load from the cache: each by its name and a call that does it."""
    for package in ALGORITHMS:
        yield from import_module(f"{package}.entries").stages(engine)


def fill_cache(game: Game) -> None:
    """Compile a game; every stage is printed as it begins."""
    engine, began = Numba(game), time.perf_counter()
    todo = list(all_stages(engine))
    for number, (name, stage) in enumerate(todo, 1):
        print(f"{game.key} {number}/{len(todo)} {name}", flush=True)
        stage()
        cache.mark_stage(game, number)
    cache.mark(game)
    print(f"{game.key} ready after {time.perf_counter() - began:.2f} s", flush=True)


@contextmanager
def alone(game: Game) -> Iterator[None]:
    """One process at a time compiles a game; where the system has no such locks, several may."""
    cache.root().mkdir(parents=True, exist_ok=True)
    with (cache.root() / f"{game.key}.lock").open("w") as lock:
        with suppress(ImportError):
            fcntl = import_module("fcntl")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(arguments: list[str]) -> int:
    """Fill the cache for one game, unless it is filled already."""
    games = import_module("durbar.games")  # a room above this one: only who runs this as a program asks for it
    if len(arguments) not in {1, 2} or arguments[0] not in games.GAMES:
        print(f"Say which game to compile: {', '.join(games.GAMES)}; and an edition file, if any.", file=sys.stderr)
        return 2
    if not cache.available():
        print(
            "Numba is not installed, so nothing can be compiled; `pip install durbar[fast]` brings it.", file=sys.stderr
        )
        return 1
    game: Game = games.game(arguments[0], Path(arguments[1]) if arguments[1:] else None)
    with alone(game):
        if cache.ready(game):
            print(f"{game.key} is ready", flush=True)
        else:
            fill_cache(game)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
