"""The schema: numbered files of SQL, applied in their order; the store remembers how many it has seen.

They are written as SQLite reads them. PostgreSQL has other names for two types, and nothing like SQLite's ways of laying out a table.
"""

import re
from importlib.resources import files


class SchemaError(RuntimeError):
    """A store that this version cannot read."""


def _migrations() -> tuple[str, ...]:
    found = sorted((files(__package__) / "migrations").iterdir(), key=lambda file: file.name)
    return tuple(file.read_text("utf-8") for file in found if file.name.endswith(".sql"))


MIGRATIONS = _migrations()


def missing(seen: int, migrations: tuple[str, ...] = MIGRATIONS) -> list[tuple[int, str]]:
    """The migrations a store has not seen yet, each with the number it has afterwards."""
    if seen > len(migrations):
        raise SchemaError(
            f"The data were written by a newer Durbar (schema {seen}; this one knows {len(migrations)}): update Durbar, or choose another store with --data or --store."
        )
    return [(number + 1, migrations[number]) for number in range(seen, len(migrations))]


def for_postgres(sql: str) -> str:
    """A migration as PostgreSQL reads it."""
    plain = re.sub(r"\) STRICT(, WITHOUT ROWID)?;", ");", sql)
    return re.sub(r"\bBLOB\b", "BYTEA", re.sub(r"\bINTEGER\b", "BIGINT", plain))
