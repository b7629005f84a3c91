"""Analyses: matches that are over are looked at once more, one after the other, beside the event loop, and the result is kept."""

import asyncio
import contextlib
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import msgspec

from durbar.bots.analysis import FORM, Analysis, Progress, Stopped, analyse, thinking
from durbar.core.match import Match
from durbar.engines.pool import pool
from durbar.server import logs, wire
from durbar.server.refusals import require
from durbar.server.settings import Settings
from durbar.server.store import AnalysisRow, Conflict, Store
from durbar.server.table.priority import ANALYSES, stand_back

COMPILER = 120.0
"""How many seconds an analysis waits for the compiler: without it the bot sees much less."""


class Pending:
    """One analysis that is not finished: how far it is."""

    def __init__(self, total: int) -> None:
        self.begun = False
        self.done = 0
        self.total = total
        self.task: asyncio.Task[None] | None = None

    def info(self) -> wire.AnalysisInfo:
        """What a browser is told of it."""
        return wire.AnalysisInfo(
            status="running" if self.begun else "waiting", done=self.done, total=self.total, found=None
        )


class Analyses:
    """One thread for all analyses; what is found is stored, so that nothing is looked at twice."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.pending: dict[str, Pending] = {}
        self._closing = threading.Event()
        self._pool = ThreadPoolExecutor(1, "durbar-analyses", stand_back, (ANALYSES,))

    async def progress(self, table: str) -> wire.AnalysisInfo:
        """How far the analysis of a table's match is, or what it found."""
        pending = self.pending.get(table)
        if pending is not None:
            return pending.info()
        found = await self._stored(table)
        return wire.AnalysisInfo(status="done" if found else "none", done=0, total=0, found=found)

    async def begin(self, table: str, match: Match) -> wire.AnalysisInfo:
        """Have a match analysed, unless it is already, or is being so."""
        known = await self.progress(table)
        if known.status != "none" or table in self.pending:
            return await self.progress(table)
        require(len(self.pending) < self.settings.limits.analyses_waiting, "too_fast", 429)
        pending = self.pending[table] = Pending(len(match.steps))
        pending.task = asyncio.create_task(self._run(table, match, pending))
        return pending.info()

    async def close(self) -> None:
        """Leave off; what was not finished is begun anew when it is asked for again."""
        self._closing.set()
        self._pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(
            *(pending.task for pending in list(self.pending.values()) if pending.task), return_exceptions=True
        )

    async def _stored(self, table: str) -> Analysis | None:
        text = await self.store.analysis(table, FORM)
        return msgspec.json.decode(text, type=Analysis) if text is not None else None

    async def _run(self, table: str, match: Match, pending: Pending) -> None:
        began = time.monotonic()
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._pool, self._analyse, match, pending)
            row = AnalysisRow(table, FORM, msgspec.json.encode(found).decode(), int(time.time()))
            with contextlib.suppress(Conflict):  # another server on the same store was quicker
                await self.store.add(row)
            spent = round(time.monotonic() - began, 1)
            logs.event(
                "match analysed", table=logs.short(table), game=match.game.key, steps=pending.total, seconds=spent
            )
        except (Stopped, asyncio.CancelledError):
            logs.event("analysis stopped", table=logs.short(table))
        except Exception as error:
            logs.trouble("analysis failed", error, table=logs.short(table), game=match.game.key)
        finally:
            del self.pending[table]

    def _analyse(self, match: Match, pending: Pending) -> Analysis:
        """In the thread of all analyses."""

        def report(done: int, _of: int) -> bool:
            pending.begun, pending.done = True, done
            return not self._closing.is_set()

        return look_at(match, self.settings, report)


def look_at(match: Match, settings: Settings, report: Progress) -> Analysis:
    """Analyse a match with the bot as it is compiled, as long as `report` says that it is still wanted."""
    edition = settings.edition if match.game.edition != "standard" else None
    pool(match.game, edition).wait(COMPILER)
    return analyse(match, budget=thinking(settings.analysis), progress=report)
