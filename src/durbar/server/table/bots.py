"""Thinking: bots answer outside the event loop, and never see more than their seat."""

import asyncio
import dataclasses
import functools
import hashlib
import hmac
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

from durbar.bots import lineup
from durbar.bots.crew import cores
from durbar.bots.search.minds import Minds
from durbar.core.chance import MASK
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.server import logs
from durbar.server.figures import Figures
from durbar.server.table.priority import BOTS, stand_back
from durbar.server.table.waiting import Waiting

T = TypeVar("T")

SHORTEST = 0.05
"""However many bots are asked, each gets this share of its thinking."""

ADVICE = 0.95
"""How many seconds a hint is thought about."""


class Question(NamedTuple):
    """The question that a seat faces at a table, since which entry of its ledger, and whether it is still open."""

    table: str
    match: Match
    seat: int
    n: int
    open: Callable[[], bool]


class Thinking(Protocol):
    """Whoever answers for bots: here, or elsewhere."""

    waiting: Waiting

    def levels(self) -> tuple[str, ...]:
        """The levels of bots, the easiest first."""
        ...

    async def choose(self, question: Question, level: str) -> int:
        """What a bot answers."""
        ...

    async def advise(self, question: Question) -> list[lineup.Suggestion]:
        """What the strongest bot would do in a seat's place, best first."""
        ...

    def prepare(self, game: Game) -> None:
        """Bots will be asked in this game."""
        ...

    def close(self) -> None:
        """Let nobody think any more."""
        ...


class Thinker:
    """Lets bots think in threads, one per processor.

    Compiled search runs beside the event loop; until a child process has filled the cache, the plain search answers.
    """

    def __init__(self, edition: Path | None = None, figures: Figures | None = None) -> None:
        self.edition = edition
        self.figures = figures or Figures()
        self.waiting = Waiting()
        self._prepared: set[str] = set()
        self._threads = cores()
        self._asked = 0
        self._places = asyncio.Semaphore(self._threads)
        self._minds = Minds(self._threads)
        self._pool = ThreadPoolExecutor(self._threads, "durbar-bot", stand_back, (BOTS,))

    def levels(self) -> tuple[str, ...]:
        """The levels of bots, the easiest first."""
        return tuple(lineup.LEVELS)

    async def choose(self, question: Question, level: str) -> int:
        """What a bot answers. Should it fail, any legal action is played, so that nobody waits for ever."""
        _, match, seat, n, _ = question
        self.prepare(match.game)
        codes, own = match.codes(seat), source(match.secret, n, seat)
        if len(codes) == 1:
            return codes[0]
        known = match.known_to(seat, own)
        try:
            async with self._place():
                bot = self.paced(level)
                with lineup.mind_of(bot, match, seat, self._minds) as mind:
                    code = await self._thought(functools.partial(bot.choose, match.game, known, seat, own, *mind))
        except Exception as error:
            logs.trouble("bot failed", error, game=match.game.key, level=level)
            code = -1
        return code if code in codes else codes[own % len(codes)]

    async def advise(self, question: Question) -> list[lineup.Suggestion]:
        """What the strongest bot would do in a seat's place, best first, from what that seat can know."""
        _, match, seat, n, _ = question
        self.prepare(match.game)
        own = source(match.secret, n, seat)
        known = match.known_to(seat, own)
        async with self._place():
            seconds, spare = ADVICE * self._pace(), max(1, self._threads // self._asked)
            return await self._thought(
                functools.partial(lineup.hint, match.game, known, seat, own, seconds=seconds, threads=spare)
            )

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        """A place to think; who waits for one needs no memory for it yet. How long they waited is noted."""
        asked = time.perf_counter()
        self._asked += 1
        try:
            with self.waiting.one():
                async with self._places:
                    self.figures.spreads["waiting"].note(time.perf_counter() - asked)
                    yield
        finally:
            self._asked -= 1

    async def _thought(self, work: Callable[[], T]) -> T:
        """What comes of thinking, in a thread; how long it took is noted."""

        def think() -> T:
            with self.figures.timed("thinking"):
                return work()

        return await asyncio.get_running_loop().run_in_executor(self._pool, think)

    def paced(self, level: str) -> lineup.Level:
        """A level as quick as it must be: when more bots are asked than can think at once, each has less time."""
        found, pace = lineup.LEVELS.get(level, lineup.TUTOR), self._pace()
        return dataclasses.replace(found, seconds=found.seconds * pace, patience=found.patience * pace)

    def _pace(self) -> float:
        return max(SHORTEST, min(1.0, self._threads / max(1, self._asked)))

    def prepare(self, game: Game) -> None:
        """Have a game compiled in the background as soon as bots are wanted for it; nobody waits for that."""
        if game.key not in self._prepared:
            self._prepared.add(game.key)
            edition = self.edition if game.edition != "standard" else None
            self._pool.submit(lineup.prepare, game, edition)

    def close(self) -> None:
        """Let nobody think any more."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def source(secret: bytes, n: int, seat: int) -> int:
    """A bot's own random source: nothing follows from it about the match's."""
    digest = hmac.new(secret, f"bot {n} {seat}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") & MASK
