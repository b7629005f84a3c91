"""SQLite with one writer thread: under load, everything that waits is committed together."""

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from durbar.server.store.rows import AnalysisRow, ChatRow, Row, SeatRow, StepRow, Summary, TableRow, Whole
from durbar.server.store.schema import migrate

TOGETHER = 200
"""The most jobs in one commit."""
PLACES: dict[type[Row], str] = {
    TableRow: "tables",
    SeatRow: "seats",
    StepRow: "steps",
    ChatRow: "chat",
    AnalysisRow: "analyses",
}
ORDER: dict[type[Row], str] = {SeatRow: "number", StepRow: "n", ChatRow: "number"}

R = TypeVar("R", bound=Row)
T = TypeVar("T")


class Conflict(RuntimeError):
    """Somebody else has written this row already: the story went on without us."""


class Write:
    """A write: rows to be added together, and who waits for that."""

    __slots__ = ("error", "loop", "rows", "waiting")

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.waiting: asyncio.Future[None] = self.loop.create_future()
        self.error: Exception | None = None

    def report(self) -> None:
        """Wake who waits."""
        if self.waiting.cancelled():
            return
        if self.error is None:
            self.waiting.set_result(None)
        else:
            self.waiting.set_exception(self.error)


class Store:
    """All tables in one file. `add` returns when the rows are on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(0o600)  # SQLite gives its other files the same rights
        self._db = _connect(path)
        migrate(self._db)
        self._jobs: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="durbar-writer", daemon=True)
        self._writer.start()
        self._reading = _connect(path)
        self._reader = ThreadPoolExecutor(1, "durbar-reader")

    async def add(self, *rows: Row) -> None:
        """Append rows, all or none; raises Conflict when one is there already."""
        job = Write(rows)
        self._jobs.put(job)
        # Whoever asked may be cancelled (a lost connection); the rows are written all the same.
        await asyncio.shield(job.waiting)

    async def whole(self, table: str) -> Whole | None:
        """Everything about one table, or None where there is no such table."""
        return await self._read(lambda: self._whole(table))

    async def of(self, owner: bytes, most: int) -> list[Summary]:
        """The tables where this person sits, or which they opened, the latest first."""
        return await self._read(lambda: self._of(owner, most))

    async def analysis(self, table: str, form: int) -> str | None:
        """What was found of a table's match, if it was ever analysed in this form."""
        return await self._read(lambda: self._analysis(table, form))

    def close(self) -> None:
        """Finish what is queued and close the file."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.shutdown()
        self._reading.close()
        self._db.close()

    async def _read(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, work)

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
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._insert(job)
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            for job in jobs:
                job.error = error

    def _insert(self, job: Write) -> None:
        """The rows of one job, or none of them: others in the same commit do not suffer."""
        self._db.execute("SAVEPOINT job")
        try:
            for row in job.rows:
                values = _values(row)
                marks = ",".join("?" * len(values))
                self._db.execute(f"INSERT INTO {PLACES[type(row)]} VALUES ({marks})", values)  # noqa: S608 - our own names
        except sqlite3.IntegrityError as error:
            self._db.execute("ROLLBACK TO job")
            job.error = Conflict(str(error))
        self._db.execute("RELEASE job")

    def _whole(self, table: str) -> Whole | None:
        found = self._reading.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
        if found is None:
            return None
        rematch = self._reading.execute("SELECT id FROM tables WHERE origin = ?", (table,)).fetchone()
        rows = self._rows(SeatRow, table), self._rows(StepRow, table), self._rows(ChatRow, table)
        return Whole(_table(found), *rows, rematch[0] if rematch else None)

    def _rows(self, kind: type[R], table: str) -> tuple[R, ...]:
        query = f"SELECT * FROM {PLACES[kind]} WHERE table_id = ? ORDER BY {ORDER[kind]}"  # noqa: S608 - our own names
        return tuple(msgspec.convert(row, kind) for row in self._reading.execute(query, (table,)))

    def _analysis(self, table: str, form: int) -> str | None:
        query = "SELECT found FROM analyses WHERE table_id = ? AND form = ?"
        found = self._reading.execute(query, (table, form)).fetchone()
        return found[0] if found else None

    def _of(self, owner: bytes, most: int) -> list[Summary]:
        query = """
            SELECT t.*, coalesce((SELECT max(at) FROM steps WHERE table_id = t.id), t.opened) AS changed FROM tables t
            WHERE t.host = :owner OR t.id IN (SELECT table_id FROM seats WHERE owner = :owner) ORDER BY changed DESC LIMIT :most"""
        found = self._reading.execute(query, {"owner": owner, "most": most}).fetchall()
        summaries = [self._summary(_table(row[:-1])) for row in found]
        return [s for s in summaries if s.table.host == owner or any(seat.owner == owner for seat in s.seats)]

    def _summary(self, table: TableRow) -> Summary:
        latest = {row.seat: row for row in self._rows(SeatRow, table.id)}
        last = self._reading.execute(
            "SELECT * FROM steps WHERE table_id = ? ORDER BY n DESC LIMIT 1", (table.id,)
        ).fetchone()
        return Summary(
            table, tuple(latest[s] for s in sorted(latest)), msgspec.convert(last, StepRow) if last else None
        )


def _report(jobs: list[Write]) -> None:
    """Wake everybody with one call into each loop: the loop may be gone when the server is closing."""
    for loop in {job.loop for job in jobs}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(_wake, [job for job in jobs if job.loop is loop])


def _wake(jobs: list[Write]) -> None:
    for job in jobs:
        job.report()


def _values(row: Row) -> list[Any]:
    values = [getattr(row, name) for name in row.__struct_fields__]
    return [msgspec.json.encode(v).decode() if isinstance(v, dict) else v for v in values]


def _table(found: Sequence[Any]) -> TableRow:
    values = list(found)
    values[5] = msgspec.json.decode(values[5])
    values[9] = bool(values[9])
    return TableRow(*values)


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


class Lock:
    """A data folder belongs to one server at a time."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._file = os.open(folder / "durbar.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            import fcntl

            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:
            pass  # where the system has no such locks, the unique step numbers still keep the story straight
        except OSError as error:
            os.close(self._file)
            raise BlockingIOError(
                f"Another Durbar already serves the data in {folder}: stop it, or choose another --data folder."
            ) from error

    def release(self) -> None:
        """Another server may have it now."""
        os.close(self._file)
