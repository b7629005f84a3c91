"""The analyst: looks at matches that are over once more, one after the other, beside the event loop, and keeps what was found."""

import asyncio
import contextlib
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import msgspec

from durbar.bots.analysis import FORM, Analysis, Stopped, analyse, thinking
from durbar.bots.workshop import bench
from durbar.core.match import Match
from durbar.server import logs, wire
from durbar.server.refusals import require
from durbar.server.settings import Settings
from durbar.server.store import AnalysisRow, Conflict, Store

COMPILER = 120.0
"""How many seconds an analysis waits for the compiler: without it the bot sees much less."""
POLITENESS = 10
"""How far the analyst stands back behind tables that are being played."""


class Work:
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


class Analyst:
    """One thread for all analyses; what is found is stored, so that nothing is looked at twice."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.works: dict[str, Work] = {}
        self._closing = threading.Event()
        self._pool = ThreadPoolExecutor(1, "durbar-analyst", _stand_back)

    async def told(self, table: str) -> wire.AnalysisInfo:
        """How far the analysis of a table's match is, or what it found."""
        work = self.works.get(table)
        if work is not None:
            return work.info()
        found = await self._stored(table)
        return wire.AnalysisInfo(status="done" if found else "none", done=0, total=0, found=found)

    async def begin(self, table: str, match: Match) -> wire.AnalysisInfo:
        """Have a match analysed, unless it is already, or is being so."""
        known = await self.told(table)
        if known.status != "none" or table in self.works:
            return await self.told(table)
        require(len(self.works) < self.settings.limits.analyses_waiting, "too_fast", 429)
        work = self.works[table] = Work(len(match.steps))
        work.task = asyncio.create_task(self._work(table, match, work))
        return work.info()

    async def close(self) -> None:
        """Leave off; what was not finished is begun anew when it is asked for again."""
        self._closing.set()
        self._pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*(work.task for work in list(self.works.values()) if work.task), return_exceptions=True)

    async def _stored(self, table: str) -> Analysis | None:
        text = await self.store.analysis(table, FORM)
        return msgspec.json.decode(text, type=Analysis) if text is not None else None

    async def _work(self, table: str, match: Match, work: Work) -> None:
        began = time.monotonic()
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._pool, self._analyse, match, work)
            row = AnalysisRow(table, FORM, msgspec.json.encode(found).decode(), int(time.time()))
            with contextlib.suppress(Conflict):  # another server on the same store was quicker
                await self.store.add(row)
            spent = round(time.monotonic() - began, 1)
            logs.event("match analysed", table=logs.short(table), game=match.game.key, steps=work.total, seconds=spent)
        except (Stopped, asyncio.CancelledError):
            logs.event("analysis stopped", table=logs.short(table))
        except Exception as error:
            logs.trouble("analysis failed", error, table=logs.short(table), game=match.game.key)
        finally:
            del self.works[table]

    def _analyse(self, match: Match, work: Work) -> Analysis:
        """In the analyst's own thread."""

        def progress(done: int, _of: int) -> bool:
            work.begun, work.done = True, done
            return not self._closing.is_set()

        edition = self.settings.edition if match.game.edition != "standard" else None
        bench(match.game, edition).wait(COMPILER)
        return analyse(match, budget=thinking(self.settings.analysis), progress=progress)


def _stand_back() -> None:
    """Where the system knows of it, tables that are being played come first."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)
