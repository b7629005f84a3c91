"""An update under load: the old server finishes what it holds and hands over, and nobody at the tables loses a word."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path

from tests.server.chaos import House, judge, rage
from tests.server.people import Elsewhere

UPDATES = 3
TABLES = 4


class Updated(Elsewhere):
    """A server that is replaced by the next at the same place, which is started before the old one is gone."""

    def update(self) -> None:
        old = self.process
        old.send_signal(signal.SIGTERM)
        self.start()
        assert old.wait() in (0, -signal.SIGTERM)
        assert old.stdout is not None
        old.stdout.close()


async def updates(server: Updated) -> AsyncIterator[None]:
    for _ in range(UPDATES):
        yield
        await asyncio.to_thread(server.update)


def test_nothing_acknowledged_is_lost_or_doubled_when_a_server_is_updated_under_load(
    tmp_path: Path, address: str
) -> None:
    server = Updated(tmp_path / "data", store=address)
    try:
        house = House([server], address, random.Random(1))
        asyncio.run(rage(house, TABLES, updates(server)))
        asyncio.run(judge(house))
    finally:
        server.kill()
    assert house.done["matches"] >= TABLES
    assert set(house.done) <= {"matches", "stale", "not_asked"}, "nobody was refused for another reason"
