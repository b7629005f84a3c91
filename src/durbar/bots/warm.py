"""`python -m durbar.bots.warm GAME [EDITION]`: compile a game for its bots and fill the cache, with a line for every stage."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from durbar.bots.readiness import mark, ready
from durbar.core.compile import available, cache_root
from durbar.core.game import Game


@contextmanager
def alone(game: Game) -> Iterator[None]:
    """One process at a time compiles a game; where the system has no such locks, several may."""
    cache_root().mkdir(parents=True, exist_ok=True)
    with (cache_root() / f"{game.key}.lock").open("w") as lock:
        if sys.platform != "win32":
            fcntl = import_module("fcntl")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def fill(game: Game) -> None:
    """Compile the search and the random matches of one game; every stage is printed as it begins."""
    from durbar.bots.search.engines import CompiledEngine

    began = time.perf_counter()
    for number, (name, stage) in enumerate(CompiledEngine(game).stages(), 1):
        print(f"{game.key} {number}/{CompiledEngine.STAGES} {name}", flush=True)
        stage()
    mark(game)
    print(f"{game.key} ready after {time.perf_counter() - began:.1f} s", flush=True)


def main(arguments: list[str]) -> int:
    """Fill the cache for one game, unless it is filled already."""
    from durbar.games import GAMES, game

    if len(arguments) not in {1, 2} or arguments[0] not in GAMES:
        print(f"Say which game to compile: {', '.join(GAMES)}; and an edition file, if any.", file=sys.stderr)
        return 2
    if not available():
        print(
            "Numba is not installed, so nothing can be compiled; `pip install durbar[fast]` brings it.", file=sys.stderr
        )
        return 1
    found = game(arguments[0], Path(arguments[1]) if arguments[1:] else None)
    with alone(found):
        if ready(found):
            print(f"{found.key} is ready", flush=True)
        else:
            fill(found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
