"""Figures: what a server counts of itself while it runs, in plain numbers."""

import bisect
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from durbar.server.store.driver import Conflict, Driver, Found, Statement

EDGES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Times are counted by the first of these (seconds) that they do not exceed."""


class Spread:
    """How long one stage of the work took: how often within each edge, and in all."""

    def __init__(self) -> None:
        self.counts = [0] * (len(EDGES) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """It took so long once more."""
        self.counts[bisect.bisect_left(EDGES, seconds)] += 1
        self.total += seconds


class Figures:
    """Times by stage, and how often things happened."""

    def __init__(self) -> None:
        self.spreads: dict[str, Spread] = defaultdict(Spread)
        self.counts: Counter[str] = Counter()

    @contextmanager
    def timed(self, stage: str) -> Iterator[None]:
        """Count how long this takes."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.spreads[stage].note(time.perf_counter() - began)


class Timed:
    """A store's engine, with a watch in hand: how long reads and writes take, and whether the last of each went well."""

    def __init__(self, driver: Driver, figures: Figures) -> None:
        self.driver = driver
        self.figures = figures
        self.shared = driver.shared
        self.tell = driver.tell
        self.listen = driver.listen
        self.faults = driver.faults
        self.size = driver.size
        self.close = driver.close

    async def read(self, *asked: Statement) -> list[Found]:
        """As the engine does."""
        with self.figures.timed("store_read"), self._counted():
            return await self.driver.read(*asked)

    async def write(self, *said: Statement) -> list[Found]:
        """As the engine does."""
        with self.figures.timed("store_write"), self._counted():
            return await self.driver.write(*said)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        try:
            yield
        except Conflict:
            raise
        except Exception:
            self.figures.counts["store_errors"] += 1
            raise
