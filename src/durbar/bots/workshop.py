"""The workshop: the plain engine serves until a child process has compiled the game; then the compiled one takes over by itself."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

from durbar.bots.readiness import figures, ready
from durbar.bots.search.engines import CompiledEngine, PlainEngine, Shelf
from durbar.core.compile import available
from durbar.core.game import Game

LOOK_EVERY = 0.5


class Bench:
    """The engines of one game at one edition."""

    def __init__(self, game: Game, edition: Path | None = None) -> None:
        self.game = game
        self.edition = edition
        self.plain = Shelf(PlainEngine(game))
        self.compiled: Shelf | None = None
        self.child: subprocess.Popen[bytes] | None = None
        self._loader: threading.Thread | None = None
        self._looked = -LOOK_EVERY
        self._looking = threading.Lock()
        self._loading = threading.Lock()

    def shelf(self) -> Shelf:
        """The best engine there is at this moment. Waits neither for a compiler nor for loading what it made."""
        if self.compiled is None and available() and self._looking.acquire(blocking=False):
            try:
                self._look()
            finally:
                self._looking.release()
        return self.compiled or self.plain

    def wait(self, patience: float) -> bool:
        """Wait so many seconds at most for a compiler that is at work; says whether compiled bots play now."""
        until = time.monotonic() + patience
        while not self.shelf().engine.compiled and self.child is not None and self.child.poll() is None:
            if time.monotonic() > until:
                break
            time.sleep(LOOK_EVERY)
        return self.shelf().engine.compiled

    def load(self) -> Shelf:
        """The compiled engine, compiled here and now if need be."""
        with self._loading:
            if self.compiled is None:
                engine = CompiledEngine(self.game)
                for _, stage in engine.stages():
                    stage()
                self.compiled = Shelf(engine)
            return self.compiled

    def _look(self) -> None:
        if self._loader is not None or time.monotonic() < self._looked + LOOK_EVERY:
            return
        self._looked = time.monotonic()
        if ready(self.game):
            self._loader = threading.Thread(target=self.load, name=f"load {self.game.key}", daemon=True)
            self._loader.start()
        elif self.child is None:
            self._send_for_it()
        else:
            self.child.poll()

    def _send_for_it(self) -> None:
        """Let a child process compile; an edition only where its file is known."""
        standard = self.game.edition == "standard"
        if not (standard or self.edition) or os.environ.get("DURBAR_WARM") == "0":
            return
        command = [sys.executable, "-m", "durbar.bots.warm", self.game.key, *([] if standard else [str(self.edition)])]
        self.child = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )


_benches: dict[tuple[str, str, str], Bench] = {}
_opening = threading.Lock()


def bench(game: Game, edition: Path | None = None) -> Bench:
    """The one bench of a game and edition in this process."""
    key = (game.room, game.edition, figures(game.rules.box))
    with _opening:
        if key not in _benches:
            _benches[key] = Bench(game, edition)
        found = _benches[key]
        found.edition = found.edition or edition
    return found
