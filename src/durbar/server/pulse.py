"""The pulse of a server: whether its store takes what is written, found out by writing."""

import asyncio
import contextlib
import os
import time
from pathlib import Path

from durbar.server import logs
from durbar.server.store import Store
from durbar.server.store.driver import Statement
from durbar.server.store.opening import sqlite_file

EVERY = 5.0
"""For so many seconds an answer is good: who asks more often does not make the disk work."""
READ = Statement("SELECT id FROM tables WHERE id = :nobody", {"nobody": ""})
COME = "INSERT INTO servers VALUES (:pulse, 0, 0)"
GO = "DELETE FROM servers WHERE id = :pulse"


class Pulse:
    """Asks the store now and then."""

    def __init__(self, store: Store, address: str) -> None:
        self.store = store
        self.file = sqlite_file(address)
        self.trouble: str | None = None
        # A server that never was comes and goes: something is written, as what changes nothing is not, and nothing is left.
        pulse = {"pulse": f"pulse of {store.server}"}
        self._beat = Statement(COME, pulse), Statement(GO, pulse)
        self._felt = -EVERY
        self._feeling = asyncio.Lock()

    async def feel(self) -> str | None:
        """What is wrong with the store, in a sentence for whoever runs this server; None when nothing is."""
        async with self._feeling:
            if time.monotonic() - self._felt >= EVERY:
                self.trouble = await self._wrong()
                self._felt = time.monotonic()
        return self.trouble

    async def _wrong(self) -> str | None:
        try:
            await self.store.driver.read(READ)
            await self.store.driver.write(*self._beat)
            if self.file is not None:
                await asyncio.to_thread(_write_beside, self.file)
        except Exception as error:
            logs.trouble("store is not well", error)
            return f"The store does not take what is written: {error}."
        return None


def _write_beside(file: Path) -> None:
    """Some room on the disk of the store: an engine only notices that it is full when it needs more."""
    probe = file.with_name(".durbar-probe")
    try:
        with probe.open("wb") as written:
            written.write(bytes(65536))
            written.flush()
            os.fsync(written.fileno())
    finally:
        with contextlib.suppress(OSError):
            probe.unlink(missing_ok=True)
