"""A counsellor: takes errands of thinking from the store and does them, for any table of any server of the house."""

import asyncio
import contextlib
import functools
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from durbar.bots.analysis import FORM, Stopped
from durbar.bots.crew import cores
from durbar.server import logs
from durbar.server.figures import Figures
from durbar.server.settings import Settings
from durbar.server.store import AnalysisRow, Away, Conflict, Errand, Errands, Heard, Store, open_store
from durbar.server.table.analyses import look_at
from durbar.server.table.bots import Question, Thinker
from durbar.server.table.distant import Asked
from durbar.server.table.ledger import Ledger
from durbar.server.table.lobby import games_with_edition
from durbar.server.table.priority import ANALYSES, stand_back

LEASE = 6
"""An errand of which nothing was heard for so many seconds is taken over."""
KEEP = 2.0
"""How often a counsellor says that it is still at it."""
POLL = 1.0
"""How often it looks for work of which nobody told."""
MOST = 300
"""How many matches it keeps in memory."""


class Counsellor:
    """Thinks about as many questions at once as there are processors, and about one analysis beside."""

    def __init__(self, store: Store, settings: Settings, figures: Figures | None = None) -> None:
        self.store = store
        self.settings = settings
        self.errands = Errands(store)
        self.thinker = Thinker(settings.edition, figures)
        self.matches = Matches(store, settings)
        self._done: dict[str, int] = {}
        self._more = asyncio.Event()
        self._closing = threading.Event()
        self._pool = ThreadPoolExecutor(1, "durbar-analyses", stand_back, (ANALYSES,))
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Look for work from now on."""
        self.store.listen(self._hear)
        for _ in range(max(2, cores())):
            self._tasks.append(asyncio.create_task(self._work({"bot": self._choose, "hint": self._advise})))
        self._tasks.append(asyncio.create_task(self._work({"analysis": self._analyse})))

    async def close(self) -> None:
        """Leave off; others take over what was not finished."""
        self._closing.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=True, cancel_futures=True)
        self.thinker.close()

    def _hear(self, heard: Heard | None) -> None:
        if heard is None or heard.kind == "errand":
            self._more.set()

    async def _work(self, kinds: dict[str, Callable[[Errand], Awaitable[None]]]) -> None:
        while True:
            try:
                errand = await self._next(kinds)
                if errand is not None:
                    await self._do(errand, kinds[errand.kind])
                    continue
            except Away as error:
                logs.event("thinking waits", error=str(error))
            self._more.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._more.wait(), POLL)

    async def _next(self, kinds: dict[str, Callable[[Errand], Awaitable[None]]]) -> Errand | None:
        for kind in kinds:
            errand = await self.errands.take(kind, LEASE)
            if errand is not None:
                return errand
        return None

    async def _do(self, errand: Errand, work: Callable[[Errand], Awaitable[None]]) -> None:
        keeping = asyncio.create_task(self._keep(errand))
        try:
            await work(errand)
        except (Away, Stopped) as error:
            logs.event("errand left", kind=errand.kind, table=logs.short(errand.table), error=str(error))
        except Exception as error:
            logs.trouble("errand failed", error, kind=errand.kind, table=logs.short(errand.table))
            await self.errands.drop(errand.id)
        finally:
            keeping.cancel()

    async def _keep(self, errand: Errand) -> None:
        with contextlib.suppress(Away):
            while True:
                await asyncio.sleep(KEEP)
                await self.errands.keep(errand.id, LEASE, self._done.get(errand.id, 0))

    async def _choose(self, errand: Errand) -> None:
        question, level = await self._question(errand)
        if question is not None:
            await self.errands.answer(errand.id, str(await self.thinker.choose(question, level)))

    async def _advise(self, errand: Errand) -> None:
        question, _ = await self._question(errand)
        if question is not None:
            advice = await self.thinker.advise(question)
            await self.errands.answer(errand.id, msgspec.json.encode(advice).decode())

    async def _question(self, errand: Errand) -> tuple[Question | None, str]:
        """What is asked; when the table has gone on meanwhile, nothing."""
        asked = msgspec.json.decode(errand.what, type=Asked)
        ledger = await self.matches.at(errand.table)
        if ledger is None or ledger.n != asked.n:
            await self.errands.drop(errand.id)
            return None, ""
        return Question(errand.table, ledger.match, asked.seat, asked.n, lambda: True), asked.level

    async def _analyse(self, errand: Errand) -> None:
        ledger, began = await self.matches.at(errand.table), time.monotonic()
        if ledger is None:
            await self.errands.drop(errand.id)
            return

        def report(done: int, _of: int) -> bool:
            self._done[errand.id] = done
            return not self._closing.is_set()

        work = functools.partial(look_at, ledger.match, self.settings, report)
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._done.pop(errand.id, None)
        with contextlib.suppress(Conflict):
            await self.store.add(AnalysisRow(errand.table, FORM, msgspec.json.encode(found).decode(), int(time.time())))
        await self.errands.drop(errand.id)
        logs.event("match analysed", table=logs.short(errand.table), seconds=round(time.monotonic() - began, 1))


async def think_for(address: str, edition: Path | None, ready: Callable[[], None]) -> None:
    """Think for the house whose store is at this address, until stopped."""
    logs.to_stderr()
    store = await open_store(address)
    counsellor = Counsellor(store, Settings(Path(), store=address, edition=edition))
    stopped = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # where there are no such signals, Ctrl+C still ends the program
            asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
    counsellor.begin()
    ready()
    try:
        await stopped.wait()
    finally:
        await counsellor.close()
        await store.close()


class Matches:
    """The matches of tables, read from the store; what was read before is only brought up to date."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.games = games_with_edition(settings.edition)
        self._ledgers: OrderedDict[str, Ledger] = OrderedDict()

    async def at(self, table: str) -> Ledger | None:
        """The ledger of a table as it is now; None where its game is none of ours."""
        known = self._ledgers.pop(table, None)
        ledger = await self._updated(table, known) if known else None
        ledger = ledger or await self._read(table)
        if ledger is not None:
            self._ledgers[table] = ledger
        while len(self._ledgers) > MOST:
            self._ledgers.popitem(last=False)
        return ledger

    async def _updated(self, table: str, ledger: Ledger) -> Ledger | None:
        steps = await self.store.steps_since(table, ledger.n + 1)
        if any(row.kind != "play" for row in steps):
            return None
        for row in steps:
            ledger.play(row.seat, row.code)
        return ledger

    async def _read(self, table: str) -> Ledger | None:
        whole = await self.store.whole(table)
        game = self.games.get(whole.table.game) if whole else None
        if whole is None or game is None or (game.version, game.edition) != (whole.table.version, whole.table.edition):
            return None
        ledger = Ledger(game, whole.table.seats, whole.table.options, whole.table.secret)
        ledger.retell(whole.steps)
        return ledger
