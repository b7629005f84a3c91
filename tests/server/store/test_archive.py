"""The archive: tables where nothing happens any more take less space, and open and go on as if nothing had been."""

from durbar.server.store import ChatRow, StepRow, Store, in_folder
from durbar.server.store.archive import archive_quiet
from durbar.server.store.driver import Statement
from tests.server.people import Person, Servers, at_table, finish, sit_down
from tests.server.store.test_store import ANNA, BOT, TABLE, use

STEPS = [StepRow("t1", n, "play" if n else "start", n % 2, n * 7 % 50, 1 + n % 2, 1000 + n * 9) for n in range(300)]
CHAT = [ChatRow("t1", n, n % 2, "Anna", f"Remark {n}", 1000 + n) for n in range(5)]
LONG_AFTER = 10_000


async def fill(store: Store) -> None:
    await store.add(TABLE, ANNA, BOT, *STEPS, *CHAT)


def test_a_table_of_the_archive_comes_back_whole_and_takes_a_tenth(address: str) -> None:
    async def tell(store: Store) -> None:
        await fill(store)
        before = await store.whole("t1")
        archived = await archive_quiet(store, LONG_AFTER)
        assert archived.tables == 1
        assert archived.size * 10 < sum(
            len(str(tuple(getattr(row, f) for f in row.__struct_fields__))) for row in STEPS
        )
        (left,) = await store.driver.read(Statement("SELECT count(*) FROM steps", {}))
        assert left == [(1,)]
        assert await store.whole("t1") == before
        assert (await archive_quiet(store, LONG_AFTER)).tables == 0, "once is enough"

    use(address, tell)


def test_what_is_younger_stays_and_what_goes_on_is_put_away_again(address: str) -> None:
    async def tell(store: Store) -> None:
        await fill(store)
        assert (await archive_quiet(store, STEPS[-1].at)).tables == 0
        await archive_quiet(store, LONG_AFTER)
        more = StepRow("t1", 300, "play", 0, 1, 0, 5000)
        await store.add(more, ChatRow("t1", 5, None, "", "Still here", 5000))
        whole = await store.whole("t1")
        assert whole is not None and whole.steps == (*STEPS, more) and len(whole.chat) == 6
        (summary,) = await store.of(b"anna", 10)
        assert summary.last == more
        assert (await archive_quiet(store, LONG_AFTER)).tables == 1
        assert await store.whole("t1") == whole

    use(address, tell)


def test_a_match_is_played_on_from_the_archive(own_server: Servers) -> None:
    server = own_server()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, _):
        a.plays()
        n = a.n
    server.stop()

    async def all_of_it(store: Store) -> None:
        assert (await archive_quiet(store, 2**60)).tables == 1

    use(in_folder(server.data), all_of_it)
    server.start()
    with at_table(table, anna, ben) as (a, b):
        assert a.n == n
        finish([a, b])
    assert anna.asks("GET", f"/api/tables/{table}/record").status_code == 200
