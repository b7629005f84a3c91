"""The archive: tables where nothing has happened for long take a fraction of the space, and still open like any other.

All entries and remarks but the latest are packed into one row. The latest stay where they are, so that lists find them,
and so that the next number is still the next.
"""

from typing import NamedTuple

from durbar.server.store import queries
from durbar.server.store.driver import Statement
from durbar.server.store.packing import pack
from durbar.server.store.store import Store

AT_ONCE = 200
"""So many tables are looked at together."""


class Archived(NamedTuple):
    """How many tables were put away, and how many bytes they take now."""

    tables: int
    size: int


async def archive_quiet(store: Store, before: int) -> Archived:
    """Pack every table where nothing has happened since a moment; several servers may do so at once."""
    count = size = 0
    after = ""
    while page := await store.quiet(after, AT_ONCE):
        for table, last in page:
            if last < before:
                size += await _pack(store, table)
                count += 1
        after = page[-1][0]
    return Archived(count, size)


async def _pack(store: Store, table: str) -> int:
    whole = await store.whole(table)
    assert whole is not None, "tables are never removed"
    if [row.n for row in whole.steps] != list(range(len(whole.steps))):
        return 0  # its story has a hole, which is for `durbar check` to say
    packed = pack(whole.steps[:-1], whole.chat[:-1])
    values = {"table": table, "packed": packed, "step": whole.steps[-1].n, "remark": len(whole.chat) - 1}
    archiving = (queries.ARCHIVE, queries.CLEAR_STEPS, queries.CLEAR_CHAT)
    await store.driver.write(*(Statement(sql, values) for sql in archiving))
    return len(packed)
