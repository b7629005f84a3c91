"""Asking a bot: the one place where its answer is obtained, and where whatever it does instead becomes a reason to forfeit."""

from __future__ import annotations

import faulthandler
import operator
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing import parent_process
from pathlib import Path
from types import FrameType
from typing import IO, Any, NamedTuple

from durbar.bots.guests import Guest
from durbar.bots.lineup import Bot, answer
from durbar.bots.search.minds import Minds
from durbar.core.match import Match

AGAIN = 0.5
GRACE = 3.0
WORDS = 160


class Overrun(BaseException):
    """A bot thought longer than the limit; no bot catches it with its own mistakes."""


class Reply(NamedTuple):
    """A legal code, or why there is none; and how long it took."""

    code: int
    why: str
    seconds: float


def ask(bot: Bot, match: Match, seat: int, source: int, minds: Minds, limit: float) -> Reply:
    """Ask a bot in a match."""
    code, why, legal = -1, "", match.codes(seat)
    with watch(bot, limit):
        began = time.perf_counter()
        try:
            with alarm(limit):
                code, why = obtained(lambda: answer(bot, match, seat, source, minds), bot, legal)
        except Overrun:
            why = too_long(limit)
        seconds = time.perf_counter() - began
    return Reply(code, too_long(limit) if seconds > limit else why, seconds)


def too_long(limit: float) -> str:
    """Why a bot forfeits that does not come to an end."""
    return f"It thought for more than {limit:g} s."


def obtained(choose: Callable[[], Any], bot: Bot, legal: list[int]) -> tuple[int, str]:
    """The code a bot chose, or why it is none. Only a guest's `exit` and interrupts are its own; any other bot's are the user's."""
    try:
        chosen = choose()
        code = -1 if isinstance(chosen, bool) or not hasattr(chosen, "__index__") else int(operator.index(chosen))
        return code, "" if code in legal else f"It answered {answer_in_words(chosen)}, which is not legal."
    except Overrun:
        raise
    except BaseException as error:
        if not isinstance(error, Exception) and not isinstance(bot, Guest):
            raise
        return -1, f"It failed with {error_in_words(error)}"


def answer_in_words(thing: object) -> str:
    """Whatever a bot answered, in a few words."""
    try:
        return one_line(repr(thing))
    except Exception:
        return f"something of the kind {type(thing).__name__}"


def error_in_words(error: BaseException) -> str:
    """What went wrong, in a few words."""
    try:
        return one_line(f"{type(error).__name__}: {error}".removesuffix(": "))
    except Exception:
        return type(error).__name__


def one_line(words: str) -> str:
    """Words on one line, and not too many."""
    line = " ".join(words[: 4 * WORDS].split())
    return line if len(line) <= WORDS else f"{line[:WORDS]} …"


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Interrupt what runs longer, again and again; only where the system can, else the clock is looked at afterwards."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before: Callable[[int, FrameType | None], object] | int | None = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def _ring(_number: int, _frame: FrameType | None) -> None:
    raise Overrun


@contextmanager
def watch(bot: Bot, limit: float) -> Iterator[None]:
    """End a process in which a guest cannot be interrupted: in a loop that catches everything, or deep in foreign code."""
    if not isinstance(bot, Guest) or parent_process() is None:
        yield
        return
    faulthandler.dump_traceback_later(limit + GRACE, exit=True, file=nowhere())
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


@cache
def nowhere() -> IO[str]:
    """Where nobody reads."""
    return Path(os.devnull).open("w")
