"""The pool: the plain engine of a game serves until a child process has compiled it; then the compiled one takes over by itself.

What is compiled first is used first: while bots already search, how they ask their net may still be on its way.
"""

from __future__ import annotations

import threading
import time
from pathlib import Path

from durbar.core.game import Game
from durbar.engines import cache, warm
from durbar.engines.engine import Engine
from durbar.engines.numba import Numba
from durbar.engines.plain import Plain

LOOK_EVERY = 0.5


class Pool:
    """The engines of one game at one edition."""

    def __init__(self, game: Game, edition: Path | None = None) -> None:
        self.game = game
        self.edition = edition
        self.plain = Plain(game)
        self.compiled: Numba | None = None
        self.complete = False
        self.compiler: warm.Compiler | None = None
        self._loader: threading.Thread | None = None
        self._sought = 0
        self._loaded = 0
        self._looked = -LOOK_EVERY
        self._looking = threading.Lock()
        self._loading = threading.Lock()

    def best(self) -> Engine:
        """The best engine there is at this moment. Waits neither for a compiler nor for loading what it made."""
        if not self.complete and cache.available() and self._looking.acquire(blocking=False):
            try:
                self._look()
            finally:
                self._looking.release()
        return self.compiled or self.plain

    @property
    def warming(self) -> bool:
        """Whether the compiled engine is not here yet, but on its way."""
        return self.compiled is None and self._coming()

    def wait(self, patience: float) -> bool:
        """Wait so many seconds at most for a compiler that is at work; says whether all of the compiled engine is there."""
        until = time.monotonic() + patience
        self.best()
        while not self.complete and self._coming() and time.monotonic() < until:
            time.sleep(LOOK_EVERY)
            self.best()
        return self.complete

    def _coming(self) -> bool:
        if self._loader is not None and self._loader.is_alive():
            return True
        compiling = self.compiler is not None and self.compiler.busy()
        return compiling or cache.stages_ready(self.game) > self._sought

    def load(self) -> Numba:
        """The compiled engine with all its stages, compiled here and now if need be."""
        return self._load(None)

    def _load(self, stages: int | None) -> Numba:
        """The compiled engine with its first stages, or all."""
        with self._loading:
            engine = self.compiled or Numba(self.game)
            todo = list(warm.all_stages(engine))
            for _, stage in todo[self._loaded : stages]:
                stage()
                self._loaded += 1
            self.compiled, self.complete = engine, self._loaded == len(todo)
            return engine

    def _look(self) -> None:
        if time.monotonic() < self._looked + LOOK_EVERY:
            return
        self._looked = time.monotonic()
        self._fetch(cache.stages_ready(self.game))
        if self.compiler is not None:
            self.compiler.busy()  # a child that has ended is not left behind
        elif not cache.ready(self.game):
            self._send_for_compiler()

    def _fetch(self, stages: int) -> None:
        """Load the stages that are compiled by now; what failed once is not tried again."""
        if stages > self._sought and (self._loader is None or not self._loader.is_alive()):
            self._sought = stages
            name = f"load {self.game.key}"
            self._loader = threading.Thread(target=self._load, args=(stages,), name=name, daemon=True)
            self._loader.start()

    def _send_for_compiler(self) -> None:
        """An edition can be compiled only where its file is known."""
        standard = self.game.edition == "standard"
        if warm.wanted() and (standard or self.edition):
            self.compiler = warm.Compiler(self.game, None if standard else self.edition)


_pools: dict[tuple[str, str, str], Pool] = {}
_opening = threading.Lock()


def pool(game: Game, edition: Path | None = None) -> Pool:
    """The one pool of a game and edition in this process."""
    key = (game.room, game.edition, cache.figures(game.rules.box))
    with _opening:
        if key not in _pools:
            _pools[key] = Pool(game, edition)
        found = _pools[key]
        found.edition = found.edition or edition
    return found
