"""The store: what is written stays, all or nothing, whichever engine keeps it and however old it is."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from durbar.server.store import (
    AddressError,
    Away,
    ChatRow,
    Conflict,
    SchemaError,
    SeatRow,
    StepRow,
    Store,
    TableRow,
    open_store,
)
from durbar.server.store.driver import Statement
from durbar.server.store.schema import MIGRATIONS
from durbar.server.store.sqlite import migrate

TABLE = TableRow("t1", "legacy", 1, "standard", 2, {"collections": "beige"}, b"s" * 32, b"anna", "Anna", True, 100)
ANNA = SeatRow("t1", 0, 0, "person", "Anna", None, b"anna", 100)
BOT = SeatRow("t1", 1, 1, "bot", "Birbal", "raja", None, 100)


def use(address: str, tell: Callable[[Store], Awaitable[None]]) -> None:
    """Open the store at an address, do something with it, and close it."""

    async def run() -> None:
        store = await open_store(address)
        try:
            await tell(store)
        finally:
            await store.close()

    asyncio.run(run())


def step(n: int, actors: int = 1) -> StepRow:
    return StepRow("t1", n, "play", 0, n, actors, 100 + n)


def test_a_table_comes_back_whole(address: str) -> None:
    async def tell(store: Store) -> None:
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

    use(address, tell)


@pytest.mark.parametrize("value", [object(), "\ud800", 2**70], ids=["a thing", "half a letter", "too large"])
def test_the_writer_survives_what_cannot_be_written_and_neighbours_do_not_suffer(address: str, value: object) -> None:
    async def tell(store: Store) -> None:
        wrong = Statement("INSERT INTO orders VALUES (1, 'x', 'x', :value)", {"value": value})
        jobs = (store.driver.write(wrong), store.add(TABLE, ANNA, BOT), store.driver.write(wrong))
        first, between, last = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(first, Exception) and isinstance(last, Exception)
        assert between is None
        await store.add(step(0))
        whole = await store.whole("t1")
        assert whole is not None and whole.steps == (step(0),)

    use(address, tell)


def test_how_much_room_everything_takes_is_known(address: str) -> None:
    async def tell(store: Store) -> None:
        assert await store.driver.size() > 10_000

    use(address, tell)


def test_a_person_is_counted_by_one_server_until_that_one_is_gone(address: str) -> None:
    async def tell() -> None:
        one, other = await open_store(address, alone=False), await open_store(address, alone=False)
        await one.beat(60, 60)
        for _ in range(2):
            assert await one.count([b"anna"], []) == {b"anna"}
        assert await other.count([b"anna", b"ben"], []) == {b"ben"}
        await one.beat(-1, 60)
        assert await other.count([b"anna"], [b"ben"]) == {b"anna"}
        await other.beat(60, 60)
        assert await one.count([b"anna", b"ben"], []) == {b"ben"}
        await one.close()
        await other.close()

    asyncio.run(tell())


def test_two_writers_cannot_both_win_a_step(address: str) -> None:
    async def tell(store: Store) -> None:
        await store.add(TABLE)
        results = await asyncio.gather(*(store.add(step(1)) for _ in range(5)), return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 4

    use(address, tell)


def test_rows_added_together_are_all_there_or_none_and_neighbours_do_not_suffer(address: str) -> None:
    async def tell(store: Store) -> None:
        await store.add(TABLE, step(1))
        results = await asyncio.gather(store.add(step(2), step(1)), store.add(step(3)), return_exceptions=True)
        assert isinstance(results[0], Conflict)
        whole = await store.whole("t1")
        assert whole is not None
        assert [row.n for row in whole.steps] == [1, 3]

    use(address, tell)


def test_a_rematch_is_found_from_the_old_table_and_there_is_only_one(address: str) -> None:
    def rematch(name: str) -> TableRow:
        return msgspec.structs.replace(TABLE, id=name, origin="t1")

    async def tell(store: Store) -> None:
        await store.add(TABLE)
        await store.add(rematch("t2"))
        with pytest.raises(Conflict):
            await store.add(rematch("t3"))
        whole = await store.whole("t1")
        assert whole is not None
        assert whole.rematch == "t2"

    use(address, tell)


def test_a_list_shows_only_where_somebody_sits_now(address: str) -> None:
    async def tell(store: Store) -> None:
        left = SeatRow("t1", 2, 1, "empty", "", None, None, 102)
        await store.add(TABLE, ANNA, SeatRow("t1", 1, 1, "person", "Ben", None, b"ben", 101))
        assert [s.table.id for s in await store.of(b"ben", 10)] == ["t1"]
        await store.add(left)
        assert await store.of(b"ben", 10) == []
        (summary,) = await store.of(b"anna", 10)
        assert summary.seats == (ANNA, left)

    use(address, tell)


def test_what_was_written_is_there_when_the_store_is_opened_again(address: str) -> None:
    async def tell(store: Store) -> None:
        await store.add(TABLE, ANNA)

    async def look(store: Store) -> None:
        whole = await store.whole("t1")
        assert whole is not None
        assert whole.seats == (ANNA,)

    use(address, tell)
    use(address, look)


def test_whoever_stops_waiting_does_not_stop_the_writing(address: str) -> None:
    async def tell(store: Store) -> None:
        impatient = asyncio.create_task(store.add(TABLE))
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.gather(impatient, return_exceptions=True)

    async def look(store: Store) -> None:
        assert await store.whole("t1") is not None

    use(address, tell)
    use(address, look)


def test_a_file_of_an_older_age_is_brought_up_to_date_and_a_newer_one_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "old.sqlite", isolation_level=None)
    migrate(db, MIGRATIONS)
    migrate(db, (*MIGRATIONS, "CREATE TABLE more (x INTEGER);"))
    assert db.execute("SELECT count(*) FROM more").fetchone() == (0,)
    with pytest.raises(SchemaError, match="newer Durbar"):
        migrate(db, MIGRATIONS)
    db.close()


def test_a_database_of_a_newer_age_is_refused(postgres: str) -> None:
    async def newer(store: Store) -> None:
        await store.driver.write(Statement("UPDATE durbar_schema SET seen = 1000", {}))

    use(postgres, newer)
    with pytest.raises(SchemaError, match="newer Durbar"):
        use(postgres, newer)


def test_servers_that_start_together_migrate_one_after_the_other(postgres: str) -> None:
    async def start() -> None:
        for store in await asyncio.gather(*(open_store(postgres) for _ in range(4))):
            await store.close()

    asyncio.run(start())


def test_a_database_that_does_not_answer_is_said_to_be_away() -> None:
    with pytest.raises(Away, match="PostgreSQL cannot keep the tables"):
        asyncio.run(open_store("postgresql://nobody@127.0.0.1:1/none"))


@pytest.mark.parametrize("address", ["", "sqlite:///", "mysql://here/durbar", "tables.sqlite"])
def test_an_address_that_is_none_is_refused_in_a_sentence(address: str) -> None:
    with pytest.raises(AddressError, match="A store is written sqlite:///FILE or postgresql:"):
        asyncio.run(open_store(address))
