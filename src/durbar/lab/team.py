"""A team: threads that help the calling one with a loop over many tables."""

from __future__ import annotations

import time
import weakref
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

import numpy as np

from durbar.engines import shares
from durbar.engines.numba import Numba
from durbar.engines.shares import CALL, FOUND, ROOM, Shares

NAP = 20e-6  # a helper that still holds tables after a moment was interrupted by other programs

Loop = Callable[..., None]


class Board:
    """Where helpers read what they are called for. All of it is written and read by one thread at a time, which has Python's lock."""

    def __init__(self, helpers: int) -> None:
        self.number = 0
        self.call: tuple[Loop, Any, Shares, tuple[Any, ...]]
        self.bells: list[SimpleQueue[bool]] = [SimpleQueue() for _ in range(helpers)]
        self.asleep = [True] * helpers

    def post(self, number: int, *call: Any) -> None:
        """Call the helpers. Only those who sleep are woken, because that takes as long as some hundred tables."""
        self.call, self.number = call, number  # in this order: whoever sees the number finds the call
        for helper, bell in enumerate(self.bells):
            if self.asleep[helper]:
                self.asleep[helper] = False
                bell.put(True)

    def help(self, helper: int) -> None:
        """What a helper does until it is sent home: whatever is called for, and for a moment it looks out for the next call."""
        done = 0
        while done != self.number or self.bells[helper].get():
            done = self._take_part(helper)
            self.asleep[helper] = done == self.number

    def _take_part(self, helper: int) -> int:
        number, (loop, given, shared, extra) = self.number, self.call
        loop(given, shared, helper + 1, *extra)
        return number

    def send_home(self) -> None:
        """Let the helpers end."""
        for bell in self.bells:
            bell.put(False)


class Team:
    """The calling thread and its helpers, who go home when nobody holds the team any more.

    The calling thread never waits for a helper to begin: one that comes late finds nothing left to do.
    """

    def __init__(self, engine: Numba, count: int, threads: int) -> None:
        self._engine = engine
        self._is_settled = engine.entry(shares.is_settled)
        self._loops: dict[Loop, Loop] = {}
        self._rows = np.array(shares.rows_of(count, threads), np.int64)
        self._begun = np.zeros((1, ROOM), np.int64)
        self._board = Board(threads - 1)
        for helper in range(threads - 1):
            Thread(target=self._board.help, args=(helper,), name=f"helper {helper}", daemon=True).start()
        weakref.finalize(self, self._board.send_home)

    def run(self, work: Loop, given: Any, *extra: Any) -> Any:
        """One loop over all tables; returns what each thread found. The first time, when it is compiled, nobody helps."""
        shared = Shares(self._rows.copy(), self._begun)
        loop = self._loops.get(work)
        if loop is not None:
            self._call_helpers(loop, given, shared, extra)
        else:
            loop = self._loops[work] = self._engine.entry(work)
        loop(given, shared, 0, *extra)
        while not self._is_settled(shared):
            time.sleep(NAP)
        return shared.rows[:, FOUND]

    def _call_helpers(self, loop: Loop, given: Any, shared: Shares, extra: tuple[Any, ...]) -> None:
        number = self._board.number + 1
        shared.rows[0, CALL] = number
        self._board.post(number, loop, given, shared, extra)
