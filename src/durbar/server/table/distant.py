"""Thinking elsewhere: what bots are asked goes through the store, and whoever thinks for this house takes it up."""

import asyncio
from contextlib import suppress

import msgspec

from durbar.bots import lineup
from durbar.bots.analysis import FORM, Analysis
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.server import wire
from durbar.server.figures import Figures
from durbar.server.refusals import deny, require
from durbar.server.settings import Settings
from durbar.server.store import Errands, Heard, Store
from durbar.server.table.bots import Question
from durbar.server.table.waiting import Waiting

POLL = 2.0
"""After so many seconds without a word an answer is looked for, and asked for again."""
LONGEST_HINT = 30.0
"""So many seconds somebody waits for a hint."""


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """What an errand of thinking is about: the entry of the ledger, the seat that is asked, and a level of bots."""

    n: int
    seat: int
    level: str


class Distant:
    """Asks for thoughts as a thinker gives them; of several servers that ask the same, one is told the answer."""

    def __init__(self, store: Store, figures: Figures) -> None:
        self.errands = Errands(store)
        self.figures = figures
        self.waiting = Waiting()
        self._waiting: dict[str, asyncio.Event] = {}
        store.listen(self._hear)

    def levels(self) -> tuple[str, ...]:
        """The levels of bots, the easiest first."""
        return tuple(lineup.LEVELS)

    async def choose(self, question: Question, level: str) -> int:
        """What a bot answers; refused as stale when the table went on without it."""
        codes = question.match.codes(question.seat)
        return codes[0] if len(codes) == 1 else int(await self._thought("bot", question, level))

    async def advise(self, question: Question) -> list[lineup.Suggestion]:
        """What the strongest bot would do in a seat's place, best first."""
        try:
            async with asyncio.timeout(LONGEST_HINT):
                return msgspec.json.decode(await self._thought("hint", question, ""), type=list[lineup.Suggestion])
        except TimeoutError:
            raise deny("nobody_thinks", 503) from None

    def prepare(self, game: Game) -> None:
        """Whoever thinks prepares for it."""

    def close(self) -> None:
        """Nobody thinks here."""

    async def _thought(self, kind: str, question: Question, level: str) -> str:
        errand = f"{kind} {question.table} {question.n} {question.seat}"
        what = msgspec.json.encode(Asked(question.n, question.seat, level)).decode()
        told = self._waiting.setdefault(errand, asyncio.Event())
        try:
            with self.waiting.one(), self.figures.timed("answer"):
                while question.open():
                    await self.errands.ask(errand, kind, question.table, what)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(told.wait(), POLL)
                    told.clear()
                    answer = await self.errands.collect(errand)
                    if answer is not None:
                        return answer
        finally:
            self._waiting.pop(errand, None)
        raise deny("stale")

    def _hear(self, heard: Heard | None) -> None:
        waiting = self._waiting.values() if heard is None else filter(None, [self._waiting.get(heard.what)])
        for told in waiting:
            told.set()


class DistantAnalyses:
    """Analyses that are asked for through the store, so that every server knows how far each is."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.errands = Errands(store)

    async def progress(self, table: str) -> wire.AnalysisInfo:
        """How far the analysis of a table's match is, or what it found."""
        errand = await self.errands.look(analysis_of(table))
        if errand is not None:
            return wire.AnalysisInfo(
                status="running" if errand.holder else "waiting", done=errand.done, total=int(errand.what), found=None
            )
        text = await self.store.analysis(table, FORM)
        found = msgspec.json.decode(text, type=Analysis) if text is not None else None
        return wire.AnalysisInfo(status="done" if found else "none", done=0, total=0, found=found)

    async def begin(self, table: str, match: Match) -> wire.AnalysisInfo:
        """Have a match analysed, unless it is already, or is being so."""
        known = await self.progress(table)
        if known.status == "none":
            require(await self.errands.waiting("analysis") < self.settings.limits.analyses_waiting, "too_fast", 429)
            await self.errands.ask(analysis_of(table), "analysis", table, str(len(match.steps)))
            known = await self.progress(table)
        return known

    async def close(self) -> None:
        """Whoever thinks goes on."""


def analysis_of(table: str) -> str:
    """The name of the errand."""
    return f"analysis {table} {FORM}"
