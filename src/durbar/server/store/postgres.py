"""PostgreSQL, which many servers may share: each write is a transaction of its own on a connection from a pool."""

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from durbar.server.store.driver import Away, Conflict, Found, Statement
from durbar.server.store.news import Hearing, News
from durbar.server.store.schema import for_postgres, missing

CONNECTIONS = 8
"""The most connections of one server: PostgreSQL commits what they bring together."""
PATIENCE = 10.0
"""How many seconds somebody waits for a connection, as when the database is started anew."""
MIGRATING = 0x64757262
"""The number of the lock under which servers that start together migrate one after the other."""
CLOCK = "CAST(extract(epoch FROM now()) AS BIGINT)"
FINE_CLOCK = "CAST(extract(epoch FROM now()) * 1000 AS BIGINT)"
SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


class Postgres:
    """All tables in one database."""

    shared = True

    def __init__(self, url: str, pool: AsyncConnectionPool[AsyncConnection[Any]]) -> None:
        self._pool = pool
        self._news = News(url, self.connection)
        self._writing: set[asyncio.Task[list[Found]]] = set()

    @classmethod
    async def open(cls, url: str) -> "Postgres":
        """Connect, and bring the schema up to date."""
        try:
            async with await AsyncConnection.connect(url, autocommit=True) as db:
                await _migrate(db)
        except psycopg.Error as error:
            said = " ".join(str(error).split())
            raise Away(f"PostgreSQL cannot keep the tables: {said}") from error
        pool = AsyncConnectionPool(
            url, min_size=1, max_size=CONNECTIONS, timeout=PATIENCE, open=False, kwargs={"autocommit": True}
        )
        await pool.open()
        return cls(url, pool)

    async def read(self, *asked: Statement) -> list[Found]:
        """The answers to all of them, as of one moment; asked once more where the line was cut."""
        try:
            return await self._do(SNAPSHOT, asked)
        except Away:
            return await self._do(SNAPSHOT, asked)

    async def write(self, *said: Statement) -> list[Found]:
        """Do all of them or none, and return when they are safe."""
        task = asyncio.create_task(self._do("BEGIN", said))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def faults(self) -> list[str]:
        """PostgreSQL watches over its own files."""
        return []

    async def size(self) -> int:
        """The bytes of the database."""
        ((found,),) = await self.read(Statement("SELECT pg_database_size(current_database())", {}))
        return int(found[0])

    def tell(self, word: str) -> None:
        """Say a word to all servers."""
        self._news.tell(word)

    def listen(self, hear: Hearing) -> None:
        """Hear what any server says."""
        self._news.listen(hear)

    async def close(self) -> None:
        """Finish what is being written and disconnect."""
        await asyncio.gather(*self._writing, return_exceptions=True)
        await self._news.close()
        await self._pool.close()

    async def _do(self, begin: str, asked: Sequence[Statement]) -> list[Found]:
        async with self.connection() as db:
            if len(asked) == 1:
                return [await _found(await _execute(db, asked[0]))]
            # One message each way for all of them; a single statement is a transaction anyway.
            async with db.pipeline():
                await db.execute(begin)
                cursors = [await _execute(db, one) for one in asked]
                await db.execute("COMMIT")
            return [await _found(cursor) for cursor in cursors]

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection[Any]]:
        """A connection for a while; what goes wrong on it is told in our words."""
        try:
            async with self._pool.connection() as db:
                try:
                    yield db
                except psycopg.errors.ReadOnlySqlTransaction:
                    await db.close()  # the next line may lead to where something is taken again
                    raise
        except psycopg.IntegrityError as error:
            raise Conflict(str(error)) from error
        except psycopg.errors.ReadOnlySqlTransaction as error:
            raise Away(f"PostgreSQL takes nothing: {error}") from error
        except (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout, PoolClosed) as error:
            asyncio.get_running_loop().create_task(self._tidy())
            raise Away(f"PostgreSQL cannot be reached: {error}") from error

    async def _tidy(self) -> None:
        """When one line was cut, others may be as well: they are looked at before anybody is given one."""
        if not self._pool.closed:
            await self._pool.check()


async def _migrate(db: AsyncConnection[Any]) -> None:
    """Bring a database up to date, in one transaction and under a lock: servers may start together."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
        await db.execute("CREATE TABLE IF NOT EXISTS durbar_schema (seen BIGINT NOT NULL)")
        found = await (await db.execute("SELECT seen FROM durbar_schema")).fetchone()
        for number, sql in missing(found[0] if found else 0):
            await db.execute(for_postgres(sql))
            await db.execute("DELETE FROM durbar_schema")
            await db.execute("INSERT INTO durbar_schema VALUES (%s)", [number])


async def _execute(db: AsyncConnection[Any], statement: Statement) -> psycopg.AsyncCursor[Any]:
    return await db.execute(_translated(statement.sql), statement.values)


async def _found(cursor: psycopg.AsyncCursor[Any]) -> Found:
    return await cursor.fetchall() if cursor.description else []


@cache
def _translated(sql: str) -> str:
    """A statement with its values named as psycopg names them, and the time told by the clock that all servers share."""
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", sql).replace("seconds()", CLOCK).replace("millis()", FINE_CLOCK)
