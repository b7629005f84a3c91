"""One match between bots, with what it cost them, and why one of them forfeited."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

import msgspec

from durbar.arena.plan import Plan
from durbar.bots.lineup import Bot, answer
from durbar.bots.search.minds import Minds
from durbar.core.game import Game
from durbar.core.match import Match


class Overrun(Exception):
    """A bot thought longer than the limit."""


class Forfeit(msgspec.Struct, frozen=True):
    """Why a seat lost before the end."""

    seat: int
    bot: str
    step: int
    why: str


class Bout(msgspec.Struct, frozen=True):
    """How one match of a plan ended: by seat, who sat there, points, place, decisions and seconds."""

    match: int
    seating: list[int]
    points: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    steps: int
    forfeit: Forfeit | None = None


class Sheet:
    """What is written down while a match is played."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats
        self.slowest = [0.0] * seats

    def note(self, seat: int, seconds: float) -> None:
        """A seat took so long over one decision."""
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)


def play(plan: Plan, game: Game, bots: Sequence[Bot], minds: Minds, number: int) -> Bout:
    """Play one match of a plan to its end, or until somebody forfeits it."""
    match = Match.start(game, seats=plan.seats, options=plan.options, secret=plan.secret(number))
    seating = plan.seating(number)
    sheet = Sheet(plan.seats)
    forfeit = None
    while not match.over and forfeit is None:
        seat = match.actors()[0]
        codes = match.codes(seat)
        if len(codes) == 1:
            match.play(seat, codes[0])
            continue
        why = decide(plan, match, bots[seating[seat]], seat, plan.source(number, len(match.steps)), sheet, minds)
        if why:
            forfeit = Forfeit(seat, plan.bots[seating[seat]], len(match.steps), why)
    points, places = result(match, forfeit)
    seconds = [round(x, 6) for x in sheet.seconds]
    return Bout(
        number,
        seating,
        points,
        places,
        sheet.decisions,
        seconds,
        [round(x, 6) for x in sheet.slowest],
        len(match.steps),
        forfeit,
    )


def decide(plan: Plan, match: Match, bot: Bot, seat: int, source: int, sheet: Sheet, minds: Minds) -> str:
    """Ask a bot and play its answer; returns why it forfeits, or nothing."""
    began = time.perf_counter()
    try:
        with alarm(plan.limit):
            code = answer(bot, match, seat, source, minds)
    except Overrun:
        return f"It thought for more than {plan.limit:g} s."
    except Exception as error:
        return f"It failed with {type(error).__name__}: {error}"
    finally:
        sheet.note(seat, time.perf_counter() - began)
    if time.perf_counter() - began > plan.limit:
        return f"It thought for more than {plan.limit:g} s."
    codes = match.codes(seat)
    if isinstance(code, bool) or not isinstance(code, int) or code not in codes:
        return f"It answered {code!r}, which is not legal; legal were {codes}."
    match.play(seat, code)
    return ""


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Interrupt what runs longer; only where the system can, else the clock is looked at afterwards."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before: Callable[[int, FrameType | None], object] | int | None = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def _ring(_number: int, _frame: FrameType | None) -> None:
    raise Overrun


def result(match: Match, forfeit: Forfeit | None) -> tuple[list[int], list[int]]:
    """Points and places; whoever forfeited is last without a point, and the others stand as they stood."""
    scores = match.scores()
    points, places = [score.points for score in scores], [score.place for score in scores]
    if forfeit is not None:
        behind = places[forfeit.seat]
        places = [place - 1 if place > behind else place for place in places]
        places[forfeit.seat] = match.seats
        points[forfeit.seat] = 0
    return points, places
