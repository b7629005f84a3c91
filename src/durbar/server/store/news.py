"""News among the servers of one PostgreSQL: each tells what it wrote once that is safe, and hears what others wrote."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

import psycopg
from psycopg import AsyncConnection

from durbar.server import logs
from durbar.server.store.driver import Away

CHANNEL = "durbar"
RETRY = 0.3
"""How many seconds to wait before trying again to be heard, or to hear."""
KEEPALIVE: dict[str, Any] = {"keepalives_idle": 10, "keepalives_interval": 3, "keepalives_count": 3}
"""A line that was cut without a word is noticed after some seconds."""
TELL = "SELECT pg_notify('durbar', word) FROM unnest(%s::text[]) AS word"

Hearing = Callable[[str | None], None]
Connection = Callable[[], AbstractAsyncContextManager[AsyncConnection[Any]]]


class News:
    """Words are told beside the writing and many at once: inside a transaction they would make every commit wait for every other."""

    def __init__(self, url: str, connection: Connection) -> None:
        self._url = url
        self._connection = connection
        self._words: dict[str, None] = {}
        self._more = asyncio.Event()
        self._telling = asyncio.create_task(self._tell())
        self._listening: asyncio.Task[None] | None = None

    def tell(self, word: str) -> None:
        """Say a word to everybody who listens, ourselves too."""
        self._words[word] = None
        self._more.set()

    def listen(self, hear: Hearing) -> None:
        """Hear every word from now on; None says that some may have been missed."""
        self._listening = asyncio.create_task(self._listen(hear))

    async def close(self) -> None:
        """Say what is left to be said, and listen no more."""
        tasks = [task for task in (self._telling, self._listening) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Away):
            await self._say()

    async def _tell(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            try:
                await self._say()
            except Away:
                await asyncio.sleep(RETRY)
                self._more.set()

    async def _say(self) -> None:
        words, self._words = self._words, {}
        try:
            async with self._connection() as db:
                await db.execute(TELL, [list(words)])
        except BaseException:
            self._words = words | self._words
            raise

    async def _listen(self, hear: Hearing) -> None:
        while True:
            try:
                async with await AsyncConnection.connect(self._url, autocommit=True, **KEEPALIVE) as db:
                    await db.execute(f"LISTEN {CHANNEL}")
                    hear(None)
                    async for notice in db.notifies():
                        hear(notice.payload)
            except psycopg.Error as error:
                logs.event("news cut off", error=str(error))
            await asyncio.sleep(RETRY)
