"""Hands: processes that play. One that dies takes only its match with it, which whoever was thinking there forfeits."""

from __future__ import annotations

import atexit
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from durbar.arena.asking import too_long
from durbar.arena.bout import Bout, Will
from durbar.arena.plan import PlanError
from durbar.bots.crew import settle

ROOM = 1 << 16

Work = tuple[Any, list[int]]
"""A table, and the numbers of the matches to be played there."""

Play = Callable[[Any, int, Will], Bout]
"""Plays one match at a table; a process must be able to find it by its name."""


class Testament(msgspec.Struct, frozen=True):
    """What is to be written down if a process dies, and since when that is possible."""

    since: float
    bout: Bout


class Hand:
    """A process that plays one piece of work after another."""

    def __init__(self, play: Play) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.testament: Any = context.RawArray("c", ROOM)
        self.process = context.Process(target=_serve, args=(theirs, self.testament, play))
        with deaf():
            self.process.start()
        atexit.register(self.dismiss)
        theirs.close()
        self.alive = True
        self.table: Any = None
        self.left: list[int] = []
        self.bouts: list[Bout] = []

    def give(self, work: Work) -> None:
        """Let it play some matches."""
        self.table, self.left, self.bouts = work[0], list(work[1]), []
        with suppress(BrokenPipeError):
            self.pipe.send(work)

    def take(self) -> None:
        """Take the match it has finished, or the one in which it died."""
        try:
            said = self.pipe.recv()
        except (EOFError, ConnectionError):
            self.alive = False
            said = self.inherited()
        if isinstance(said, Exception):
            raise said
        self.bouts.append(said)
        self.left.remove(said.match)

    def inherited(self) -> Bout:
        """The match in which it died, forfeited by the guest that was asked then."""
        self.process.join(1.0)
        code, written = self.process.exitcode, self.testament.value
        if not written:
            raise PlanError(f"A process ended with code {code} while it played; a journal keeps what was finished.")
        left = msgspec.json.decode(written, type=Testament)
        limit = self.table.plan.limit
        hung = time.monotonic() - left.since > limit
        why = f"{too_long(limit)} It could not be interrupted." if hung else f"It ended its process with code {code}."
        assert left.bout.forfeit is not None
        return msgspec.structs.replace(left.bout, forfeit=msgspec.structs.replace(left.bout.forfeit, why=why))

    def dismiss(self) -> None:
        """Whatever it does, it is over."""
        self.process.kill()
        self.process.join()
        self.pipe.close()
        atexit.unregister(self.dismiss)


@contextmanager
def deaf() -> Iterator[None]:
    """Who is started meanwhile does not hear the user's interrupt; whoever started it ends it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def finished(work: list[Work], workers: int, play: Play) -> Iterator[tuple[Any, list[Bout]]]:
    """Tables and finished matches as so many hands deliver them, a piece of work at a time."""
    todo, idle = deque(work), list[Hand]()
    busy: dict[Connection, Hand] = {}
    try:
        while todo or busy:
            while todo and len(busy) < workers:
                hand = idle.pop() if idle else Hand(play)
                busy[hand.pipe] = hand
                hand.give(todo.popleft())
            for pipe in connection.wait(list(busy)):
                assert isinstance(pipe, Connection)
                hand = busy[pipe]
                hand.take()
                if hand.alive and hand.left:
                    continue
                del busy[pipe]
                if hand.alive:
                    idle.append(hand)
                else:
                    hand.dismiss()
                    todo.extendleft([(hand.table, hand.left)] if hand.left else [])
                yield hand.table, hand.bouts
    finally:
        for hand in [*busy.values(), *idle]:
            hand.dismiss()


def _serve(pipe: Connection, testament: Any, play: Play) -> None:
    """Play what is sent until nobody sends any more; an interrupt here is a bot's own, and what it prints goes to the error stream."""
    settle()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)
    sys.stdout = sys.stderr

    def will(bout: Bout | None) -> None:
        testament.value = b"" if bout is None else msgspec.json.encode(Testament(time.monotonic(), bout))

    with suppress(EOFError):
        while True:
            table, matches = pipe.recv()
            for match in matches:
                pipe.send(_attempted(play, table, match, will))


def _attempted(play: Play, table: Any, match: int, will: Will) -> Bout | Exception:
    try:
        return play(table, match, will)
    except Exception as error:
        return error
