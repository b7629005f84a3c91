"""Backups: all that must survive in one compressed file of JSON lines, which either engine writes and either reads."""

import base64
import gzip
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from durbar.server.store.opening import open_store, sqlite_file
from durbar.server.store.schema import MIGRATIONS, missing

FORM = 1
PASSING = {"servers", "attendance", "visitors", "errands", "outbox", "challenges"}
"""What belongs to running servers, and means nothing to others."""
TOGETHER = 500
"""So many rows are written at a time."""


class BackupError(RuntimeError):
    """A backup that cannot be read, or that must not be put where it was to go."""


class Copied(NamedTuple):
    """How much was copied."""

    tables: int
    rows: int


def kept() -> list[str]:
    """The names of all that is kept, in an order in which each refers only to what came before it."""
    names = re.findall(r"CREATE TABLE (\w+)", " ".join(MIGRATIONS))
    return [name for name in names if name not in PASSING]


def back_up(address: str, file: Path) -> Copied:
    """Write everything as of one moment; servers may go on meanwhile."""
    unfinished = file.with_name(f"{file.name}.part")
    unfinished.touch(0o600)  # the secrets of matches are in it
    counts = dict.fromkeys(kept(), 0)
    with _connected(address, reading=True) as db, gzip.open(unfinished, "wt", encoding="utf-8", newline="\n") as out:
        out.write(_line({"durbar": "backup", "form": FORM, "schema": len(MIGRATIONS), "at": int(time.time())}))
        for name in kept():
            for row in _rows(db, name):
                out.write(_line({name: row}))
                counts[name] += 1
        out.write(_line({"end": sum(counts.values())}))
    unfinished.replace(file)
    return Copied(counts["tables"], sum(counts.values()))


async def restore(address: str, file: Path, *, into_existing: bool = False) -> Copied:
    """Put a backup into a store, all or nothing; what is there already stays as it is."""
    emptied = sqlite_file(address)
    if emptied is not None and emptied.exists() and not emptied.stat().st_size:
        emptied.unlink()
    store = await open_store(address, alone=False)  # which makes one where there was none
    await store.close()
    counts = dict.fromkeys(kept(), 0)
    with _connected(address) as db:
        if db.execute("SELECT 1 FROM tables LIMIT 1").fetchone() and not into_existing:
            raise BackupError("There are tables in this house already: choose an empty one, or say --into-existing.")
        for name, rows in _bundles(file):
            columns = list(rows[0])
            mark = "?" if isinstance(db, sqlite3.Connection) else "%s"
            marks = ", ".join([mark] * len(columns))
            sql = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks}) ON CONFLICT DO NOTHING"  # noqa: S608 - names we know
            db.cursor().executemany(sql, [tuple(row.values()) for row in rows])
            counts[name] += len(rows)
        db.commit()
    return Copied(counts["tables"], sum(counts.values()))


def _bundles(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, some at a time; raises BackupError where it is none, or not whole."""
    known, read, bundle = set(kept()), 0, list[dict[str, Any]]()
    name, ended = "", None
    for line in _lines(file):
        if "end" in line:
            ended = line["end"]
            break
        ((other, row),) = line.items()
        if other not in known or not all(re.fullmatch(r"\w+", column) for column in row):
            raise BackupError(f"{file} has rows of {other!r}, which this Durbar does not know.")
        if bundle and (other != name or len(bundle) == TOGETHER):
            yield name, bundle
            bundle = []
        name, read = other, read + 1
        bundle.append({column: _unpacked(value) for column, value in row.items()})
    if ended != read:
        raise BackupError(f"{file} is not whole: its end is missing. Nothing was restored.")
    if bundle:
        yield name, bundle


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as text:
            head = json.loads(text.readline())
            if head.get("durbar") != "backup" or head["form"] != FORM:
                raise BackupError(f"{file} is no backup that this Durbar can read.")
            missing(head["schema"])
            for line in text:
                yield json.loads(line)
    except (OSError, EOFError, ValueError, AttributeError) as error:
        raise BackupError(f"{file} cannot be read as a backup: {error}.") from error


@contextmanager
def _connected(address: str, *, reading: bool = False) -> Iterator[Any]:
    """A plain connection; for reading, everything is seen as of one moment."""
    file = sqlite_file(address)
    if file is not None:
        if not file.exists():
            raise BackupError(f"There are no tables in {file}.")
        with closing(sqlite3.connect(file, timeout=30)) as db:
            db.execute("BEGIN" if reading else "BEGIN IMMEDIATE")
            yield db
    else:
        import psycopg

        with psycopg.connect(address) as db:
            if reading:
                db.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            yield db


def _rows(db: Any, name: str) -> Iterator[dict[str, Any]]:
    sql = f"SELECT * FROM {name}"  # noqa: S608 - our own names
    # PostgreSQL sends all at once unless asked through a cursor that has a name.
    cursor = db.cursor() if isinstance(db, sqlite3.Connection) else db.cursor(name)
    with closing(cursor):
        cursor.execute(sql)
        for row in cursor:
            columns = [column[0] for column in cursor.description]
            yield {column: _packed(value) for column, value in zip(columns, row, strict=True)}


def _line(thing: dict[str, Any]) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":")) + "\n"


def _packed(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _unpacked(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value
