"""SQLite with one writer thread: under load, everything that waits is committed together."""

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from durbar.server.store.driver import Away, Conflict, Damaged, Found, Statement
from durbar.server.store.lock import Lock
from durbar.server.store.schema import MIGRATIONS, missing

TOGETHER = 200
"""The most jobs in one commit."""
PASSING = (
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
)
"""What is wrong with the place of a file, and not with the file."""
PRIMARY = 0xFF
"""The bits of an error of SQLite that tell its kind."""


class Write:
    """A write: what is to be done together, and who waits for that."""

    __slots__ = ("error", "found", "loop", "said", "waiting")

    def __init__(self, said: Sequence[Statement]) -> None:
        self.said = said
        self.loop = asyncio.get_running_loop()
        self.waiting: asyncio.Future[list[Found]] = self.loop.create_future()
        self.found: list[Found] = []
        self.error: Exception | None = None

    def report(self) -> None:
        """Wake who waits."""
        if self.waiting.cancelled():
            return
        if self.error is None:
            self.waiting.set_result(self.found)
        else:
            self.waiting.set_exception(self.error)


class Sqlite:
    """All tables in one file, which belongs to one process: there is nobody to tell anything."""

    shared = False

    def __init__(self, path: Path, *, alone: bool = True) -> None:
        self.path = path
        self._lock = Lock(path.parent) if alone else None
        try:
            self._db = _opened(path)
        except BaseException:
            self._release()
            raise
        self._jobs: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="durbar-writer", daemon=True)
        self._writer.start()
        self._reading = _connect(path)
        self._reader = ThreadPoolExecutor(1, "durbar-reader")

    async def read(self, *asked: Statement) -> list[Found]:
        """The answers to all of them, as of one moment."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._look, asked)

    async def write(self, *said: Statement) -> list[Found]:
        """Do all of them or none, and return when they are on the disk."""
        job = Write(said)
        self._jobs.put(job)
        return await asyncio.shield(job.waiting)

    async def faults(self) -> list[str]:
        """What SQLite finds wrong with its file."""
        checks = Statement("PRAGMA integrity_check", {}), Statement("PRAGMA foreign_key_check", {})
        whole, strays = await self.read(*checks)
        strayed = [f"A row of {row[0]} belongs to no table." for row in strays]
        return [row[0] for row in whole if row[0] != "ok"] + strayed

    async def size(self) -> int:
        """The bytes of the file."""
        ((found,),) = await self.read(
            Statement("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size", {})
        )
        return int(found[0])

    def tell(self, word: str) -> None:
        """Nobody else is there."""

    def listen(self, hear: Callable[[str | None], None]) -> None:
        """Nobody else ever says anything."""

    async def close(self) -> None:
        """Finish what is queued and close the file."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.shutdown()
        self._reading.close()
        self._db.close()
        self._release()

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()

    def _look(self, asked: Sequence[Statement]) -> list[Found]:
        self._reading.execute("BEGIN")
        try:
            return [self._reading.execute(sql, values).fetchall() for sql, values in asked]
        finally:
            self._reading.execute("COMMIT")

    def _write(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            closing = False
            while len(jobs) < TOGETHER and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    closing = True
                    break
                jobs.append(more)
            self._commit(jobs)
            _report(jobs)
            if closing:
                return

    def _commit(self, jobs: list[Write]) -> None:
        """Whatever goes wrong, those who wait are told, and the next may write."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._do(job)
            self._db.execute("COMMIT")
        except Exception as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            # A full or read-only disk passes: whoever was speaking may say it again later.
            passing = isinstance(error, sqlite3.OperationalError)
            for job in jobs:
                job.error = Away(f"SQLite could not write: {error}") if passing else error

    def _do(self, job: Write) -> None:
        """All of one job or nothing of it: others in the same commit do not suffer."""
        self._db.execute("SAVEPOINT job")
        try:
            job.found = [self._db.execute(_translated(sql), values).fetchall() for sql, values in job.said]
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            self._db.execute("ROLLBACK TO job")
            job.error = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
        self._db.execute("RELEASE job")


@cache
def _translated(sql: str) -> str:
    """With one writer no row is ever locked by another."""
    return sql.replace(" FOR UPDATE SKIP LOCKED", "")


def migrate(db: sqlite3.Connection, migrations: tuple[str, ...] = MIGRATIONS) -> None:
    """Bring a file up to date, each migration in one transaction."""
    (seen,) = db.execute("PRAGMA user_version").fetchone()
    for number, sql in missing(seen, migrations):
        db.executescript(f"BEGIN IMMEDIATE; {sql} PRAGMA user_version = {number}; COMMIT;")


def _report(jobs: list[Write]) -> None:
    """Wake everybody with one call into each loop: the loop may be gone when the server is closing."""
    for loop in {job.loop for job in jobs}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(_wake, [job for job in jobs if job.loop is loop])


def _wake(jobs: list[Write]) -> None:
    for job in jobs:
        job.report()


def _opened(path: Path) -> sqlite3.Connection:
    if path.exists() and not path.stat().st_size:
        raise Damaged(
            f"{path} is empty, though tables were kept there: put a backup there with `durbar restore`, or remove the file to begin a new house."
        )
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    # SQLite gives its other files the same rights, and would only read from a file in which it may not write.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    try:
        with _closed_on_trouble(_connect(path)) as db:
            migrate(db)
            (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
            if found == "ok":
                return db
            db.close()
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & PRIMARY in PASSING:
            raise Away(
                f"Nothing can be written to {path} ({error}): see to it that this user may write there and that the disk has room, or choose another folder with --data."
            ) from error
        found = str(error)
    raise Damaged(
        f"The tables in {path} are damaged ({found}): keep a copy of the file, move it away, and put a backup in its place with `durbar restore`."
    )


def _connect(path: Path) -> sqlite3.Connection:
    with _closed_on_trouble(sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.create_function("seconds", 0, lambda: int(time.time()))
        db.create_function("millis", 0, lambda: int(time.time() * 1000))
    return db


@contextmanager
def _closed_on_trouble(db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """A file that turns out to be of no use is not held open."""
    try:
        yield db
    except BaseException:
        db.close()
        raise
