"""The store: what is written stays, all or nothing, in files that know their own age."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from durbar.server.store import ChatRow, Conflict, SeatRow, StepRow, Store, TableRow
from durbar.server.store.schema import MIGRATIONS, SchemaError, migrate

TABLE = TableRow("t1", "legacy", 1, "standard", 2, {"collections": "beige"}, b"s" * 32, b"anna", "Anna", True, 100)
ANNA = SeatRow("t1", 0, 0, "person", "Anna", None, b"anna", 100)
BOT = SeatRow("t1", 1, 1, "bot", "Birbal", "raja", None, 100)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(tmp_path / "durbar.sqlite")
    yield found
    found.close()


def step(n: int, actors: int = 1) -> StepRow:
    return StepRow("t1", n, "play", 0, n, actors, 100 + n)


def test_a_table_comes_back_whole(store: Store) -> None:
    async def tell() -> None:
        chat = ChatRow("t1", 0, None, "", "Hello", 101)
        await store.add(TABLE, ANNA, BOT)
        await store.add(step(0), step(1), chat)
        whole = await store.whole("t1")
        assert whole is not None
        assert (whole.table, whole.seats, whole.steps, whole.chat, whole.rematch) == (
            TABLE,
            (ANNA, BOT),
            (step(0), step(1)),
            (chat,),
            None,
        )
        assert await store.whole("t2") is None

    asyncio.run(tell())


def test_two_writers_cannot_both_win_a_step(store: Store) -> None:
    async def tell() -> None:
        await store.add(TABLE)
        results = await asyncio.gather(*(store.add(step(1)) for _ in range(5)), return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 4

    asyncio.run(tell())


def test_rows_added_together_are_all_there_or_none_and_neighbours_do_not_suffer(store: Store) -> None:
    async def tell() -> None:
        await store.add(TABLE, step(1))
        results = await asyncio.gather(store.add(step(2), step(1)), store.add(step(3)), return_exceptions=True)
        assert isinstance(results[0], Conflict)
        whole = await store.whole("t1")
        assert whole is not None
        assert [row.n for row in whole.steps] == [1, 3]

    asyncio.run(tell())


def test_a_rematch_is_found_from_the_old_table_and_there_is_only_one(store: Store) -> None:
    def rematch(name: str) -> TableRow:
        return msgspec.structs.replace(TABLE, id=name, origin="t1")

    async def tell() -> None:
        await store.add(TABLE)
        await store.add(rematch("t2"))
        with pytest.raises(Conflict):
            await store.add(rematch("t3"))
        whole = await store.whole("t1")
        assert whole is not None
        assert whole.rematch == "t2"

    asyncio.run(tell())


def test_a_list_shows_only_where_somebody_sits_now(store: Store) -> None:
    async def tell() -> None:
        left = SeatRow("t1", 2, 1, "empty", "", None, None, 102)
        await store.add(TABLE, ANNA, SeatRow("t1", 1, 1, "person", "Ben", None, b"ben", 101))
        assert [s.table.id for s in await store.of(b"ben", 10)] == ["t1"]
        await store.add(left)
        assert await store.of(b"ben", 10) == []
        (summary,) = await store.of(b"anna", 10)
        assert summary.seats == (ANNA, left)

    asyncio.run(tell())


def test_a_file_of_an_older_age_is_brought_up_to_date_and_a_newer_one_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "old.sqlite", isolation_level=None)
    migrate(db, MIGRATIONS)
    migrate(db, (*MIGRATIONS, "CREATE TABLE more (x INTEGER);"))
    assert db.execute("SELECT count(*) FROM more").fetchone() == (0,)
    with pytest.raises(SchemaError, match="newer Durbar"):
        migrate(db, MIGRATIONS)
    db.close()
