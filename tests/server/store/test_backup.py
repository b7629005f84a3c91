"""Backups: written while people play, put back into either engine, and never half."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from durbar.server.store import BackupError, ChatRow, Damaged, Store, Whole, in_folder, open_store
from durbar.server.store.backup import Copied, back_up, restore
from durbar.server.table.checking import prove_house
from tests.server.people import Person, Servers, at_table, finish, sit_down
from tests.server.store.test_store import ANNA, BOT, TABLE, step, use


async def fill(store: Store) -> None:
    await store.add(TABLE, ANNA, BOT, step(0), step(1), ChatRow("t1", 0, None, "", "Grüß Gott 🐘", 101))


def whole_of(address: str) -> Whole | None:
    found: list[Whole | None] = []

    async def look(store: Store) -> None:
        found.append(await store.whole("t1"))

    use(address, look)
    return found[0]


@pytest.mark.parametrize("back", ["sqlite", "postgres"])
def test_a_backup_of_either_engine_is_restored_to_either(
    address: str, back: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    use(address, fill)
    other = in_folder(tmp_path / "other")
    if back == "postgres":
        other = str(request.getfixturevalue("database_server").database())

    assert back_up(address, tmp_path / "backup.gz") == Copied(1, 6)
    assert asyncio.run(restore(other, tmp_path / "backup.gz")) == Copied(1, 6)
    assert whole_of(other) == whole_of(address)


def test_a_house_that_has_tables_is_only_added_to_when_that_is_said(address: str, tmp_path: Path) -> None:
    async def more(store: Store) -> None:
        await store.add(step(2))

    use(address, fill)
    back_up(address, tmp_path / "backup.gz")
    use(address, more)
    with pytest.raises(BackupError, match="--into-existing"):
        asyncio.run(restore(address, tmp_path / "backup.gz"))
    asyncio.run(restore(address, tmp_path / "backup.gz", into_existing=True))
    whole = whole_of(address)
    assert whole is not None and [row.n for row in whole.steps] == [0, 1, 2]


def test_half_a_backup_restores_nothing(address: str, tmp_path: Path) -> None:
    house = in_folder(tmp_path / "house")
    use(house, fill)
    file = tmp_path / "backup.gz"
    back_up(house, file)
    file.write_bytes(file.read_bytes()[:-30])
    with pytest.raises(BackupError, match="cannot be read as a backup"):
        asyncio.run(restore(address, file))
    assert whole_of(address) is None


def test_a_backup_of_a_running_server_holds_every_match_and_goes_on_elsewhere(
    own_server: Servers, tmp_path: Path
) -> None:
    server = own_server()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, _):
        a.plays()
        back_up(in_folder(server.data), tmp_path / "backup.gz")
        stored = a.n
    asyncio.run(restore(in_folder(tmp_path / "data"), tmp_path / "backup.gz", into_existing=True))
    server.stop()
    (tmp_path / "data").rename(tmp_path / "lost")
    asyncio.run(restore(in_folder(tmp_path / "data"), tmp_path / "backup.gz"))
    server.start()
    with at_table(table, anna, ben) as (a, b):
        assert a.n == b.n == stored
        finish([a, b])
    server.stop()
    proof = asyncio.run(prove_house(in_folder(tmp_path / "data"), None))
    assert (proof.damaged, dict(proof.counted)) == ([], {"well": 1})
    server.start()


def test_a_check_names_each_table_whose_story_is_damaged(own_server: Servers) -> None:
    server = own_server()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    tables = [sit_down(anna, ben) for _ in range(3)]
    for table in tables:
        with at_table(table, anna, ben) as (a, _):
            a.plays()
    with sqlite3.connect(server.data / "durbar.sqlite") as db:
        db.execute("DELETE FROM steps WHERE table_id = ? AND n = 0", (tables[0],))
        db.execute("UPDATE steps SET code = 9999 WHERE table_id = ? AND n = 1", (tables[1],))
    db.close()
    proof = asyncio.run(prove_house(in_folder(server.data), None))
    assert dict(proof.counted) == {"well": 1, "damaged": 2}
    assert sorted(fault.split(":")[0] for fault in proof.damaged) == sorted(f"Table {t[:6]}…" for t in tables[:2])


@pytest.mark.parametrize("what", [b"", b"no database at all, and long enough to see that" * 30])
def test_a_damaged_or_emptied_file_is_no_new_house(tmp_path: Path, what: bytes) -> None:
    (tmp_path / "durbar.sqlite").write_bytes(what)
    with pytest.raises(Damaged, match="durbar restore"):
        asyncio.run(open_store(in_folder(tmp_path)))
    assert (tmp_path / "durbar.sqlite").read_bytes() == what
