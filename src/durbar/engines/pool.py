"""The pool: the plain engine of a game serves until a child process has compiled it; then the compiled one takes over by itself."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from durbar.core.game import Game
from durbar.engines import cache, warm
from durbar.engines.engine import Engine
from durbar.engines.plain import Plain

LOOK_EVERY = 0.5


class Pool:
    """The engines of one game at one edition."""

    def __init__(self, game: Game, edition: Path | None = None) -> None:
        self.game = game
        self.edition = edition
        self.plain = Plain(game)
        self.compiled: Engine | None = None
        self.compiler: warm.Compiler | None = None
        self._loader: threading.Thread | None = None
        self._looked = -LOOK_EVERY
        self._looking = threading.Lock()
        self._loading = threading.Lock()

    def best(self) -> Engine:
        """The best engine there is at this moment. Waits neither for a compiler nor for loading what it made."""
        if self.compiled is None and cache.available() and self._looking.acquire(blocking=False):
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
        """Wait so many seconds at most for a compiler that is at work; says whether the compiled engine is there."""
        until = time.monotonic() + patience
        while not self.best().compiled and self._coming() and time.monotonic() < until:
            time.sleep(LOOK_EVERY)
        return self.best().compiled

    def _coming(self) -> bool:
        if self._loader is not None:
            return self._loader.is_alive()
        return self.compiler is not None and (self.compiler.busy() or cache.ready(self.game))

    def load(self) -> Engine:
        """The compiled engine, compiled here and now if need be."""
        with self._loading:
            if self.compiled is None:
                self.compiled = warm.load(self.game)
            return self.compiled

    def _look(self) -> None:
        if self._loader is not None or time.monotonic() < self._looked + LOOK_EVERY:
            return
        self._looked = time.monotonic()
        if cache.ready(self.game):
            self._loader = threading.Thread(target=self.load, name=f"load {self.game.key}", daemon=True)
            self._loader.start()
        elif self.compiler is None:
            self._send_for_compiler()
        else:
            self.compiler.busy()  # a child that has ended is not left behind

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
