"""Workers: processes that play. One that dies takes only its match with it, which whoever was thinking there forfeits."""

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

from durbar.arena.play.asking import too_long
from durbar.arena.play.bout import Bout, KeepFallback
from durbar.arena.play.plan import PlanError
from durbar.bots.crew import settle_in

FALLBACK_BYTES = 1 << 16

Work = tuple[Any, list[int]]
"""An assignment, and the numbers of the matches to be played for it."""

Play = Callable[[Any, int, KeepFallback], Bout]
"""Plays one match of an assignment; a process must be able to find it by its name."""


class Fallback(msgspec.Struct, frozen=True):
    """What is to be written down if a process dies, and since when that is possible."""

    since: float
    bout: Bout


class Worker:
    """A process that plays one piece of work after another."""

    def __init__(self, play: Play) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.fallback: Any = context.RawArray("c", FALLBACK_BYTES)
        self.process = context.Process(target=_serve, args=(theirs, self.fallback, play))
        with without_interrupts():
            self.process.start()
        atexit.register(self.stop)
        theirs.close()
        self.alive = True
        self.assignment: Any = None
        self.left: list[int] = []
        self.bouts: list[Bout] = []

    def give(self, work: Work) -> None:
        """Let it play some matches."""
        self.assignment, self.left, self.bouts = work[0], list(work[1]), []
        with suppress(BrokenPipeError):
            self.pipe.send(work)

    def take(self) -> None:
        """Take the match it has finished, or the one in which it died."""
        try:
            said = self.pipe.recv()
        except (EOFError, ConnectionError):
            self.alive = False
            said = self.last_bout()
        if isinstance(said, Exception):
            raise said
        self.bouts.append(said)
        self.left.remove(said.match)

    def last_bout(self) -> Bout:
        """The match in which it died, forfeited by the guest that was asked then."""
        self.process.join(1.0)
        code, written = self.process.exitcode, self.fallback.value
        if not written:
            raise PlanError(f"A process ended with code {code} while it played; a journal keeps what was finished.")
        left = msgspec.json.decode(written, type=Fallback)
        limit = self.assignment.plan.limit
        hung = time.monotonic() - left.since > limit
        why = f"{too_long(limit)} It could not be interrupted." if hung else f"It ended its process with code {code}."
        assert left.bout.forfeit is not None
        return msgspec.structs.replace(left.bout, forfeit=msgspec.structs.replace(left.bout.forfeit, why=why))

    def stop(self) -> None:
        """Whatever it does, it is over."""
        self.process.kill()
        self.process.join()
        self.pipe.close()
        atexit.unregister(self.stop)


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Who is started meanwhile does not hear the user's interrupt; whoever started it ends it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def finished_by_workers(work: list[Work], workers: int, play: Play) -> Iterator[tuple[Any, list[Bout]]]:
    """Assignments and finished matches as so many workers deliver them, a piece of work at a time."""
    todo, idle = deque(work), list[Worker]()
    busy: dict[Connection, Worker] = {}
    try:
        while todo or busy:
            while todo and len(busy) < workers:
                worker = idle.pop() if idle else Worker(play)
                busy[worker.pipe] = worker
                worker.give(todo.popleft())
            for pipe in connection.wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy[pipe]
                worker.take()
                if worker.alive and worker.left:
                    continue
                del busy[pipe]
                if worker.alive:
                    idle.append(worker)
                else:
                    worker.stop()
                    todo.extendleft([(worker.assignment, worker.left)] if worker.left else [])
                yield worker.assignment, worker.bouts
    finally:
        for worker in [*busy.values(), *idle]:
            worker.stop()


def _serve(pipe: Connection, fallback: Any, play: Play) -> None:
    """Play what is sent until nobody sends any more; an interrupt here is a bot's own, and what it prints goes to the error stream."""
    settle_in()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)
    sys.stdout = sys.stderr

    def keep_fallback(bout: Bout | None) -> None:
        fallback.value = b"" if bout is None else msgspec.json.encode(Fallback(time.monotonic(), bout))

    with suppress(EOFError):
        while True:
            assignment, matches = pipe.recv()
            for match in matches:
                pipe.send(_attempted(play, assignment, match, keep_fallback))


def _attempted(play: Play, assignment: Any, match: int, keep_fallback: KeepFallback) -> Bout | Exception:
    try:
        return play(assignment, match, keep_fallback)
    except Exception as error:
        return error
