"""`durbar backup`, `durbar restore`, `durbar check` and `durbar house`, as somebody types them."""

import asyncio
import re
from pathlib import Path

from durbar.server.store import in_folder, open_store
from tests.cli.conversation import Terminal
from tests.server.people import Here, Person, sit_down


def found(data: Path) -> None:
    """A house without tables."""

    async def begin() -> None:
        await (await open_store(in_folder(data))).close()

    asyncio.run(begin())


def test_a_house_is_backed_up_restored_and_checked(durbar: Terminal, tmp_path: Path) -> None:
    found(tmp_path / "old")
    said = durbar("backup", str(tmp_path / "b.gz"), "--data", str(tmp_path / "old"))
    assert said.code == 0 and "b.gz holds 0 tables: 0 rows" in said.out
    said = durbar("restore", str(tmp_path / "b.gz"), "--data", str(tmp_path / "new"))
    assert said.code == 0 and said.out.startswith("0 tables")
    said = durbar("check", "--data", str(tmp_path / "new"))
    assert said.code == 0 and said.out.startswith("0 tables: 0 whole,")


def test_a_house_that_is_not_there_is_a_bad_argument(durbar: Terminal, tmp_path: Path) -> None:
    for words in (("check",), ("backup", str(tmp_path / "b.gz"))):
        said = durbar(*words, "--data", str(tmp_path / "nowhere"))
        assert said.code == 2
        assert "There are no tables in" in said.err


def test_an_emptied_file_is_said_to_be_so_before_anything_is_served(durbar: Terminal, tmp_path: Path) -> None:
    (tmp_path / "durbar.sqlite").touch()
    said = durbar("serve", "--port", "8499", "--data", str(tmp_path))
    assert said.code == 2
    assert "durbar restore" in said.err


def test_a_host_lists_frees_bans_announces_and_removes_from_the_terminal(durbar: Terminal, tmp_path: Path) -> None:
    house = Here(tmp_path)
    try:
        table = sit_down(Person(house, "Anna"), Person(house, "Ben"))
        at = ("--data", str(tmp_path))
        assert durbar("house", "tables", *at).out.splitlines()[-1] == "1 of 1 table."
        assert f"{table[:10]}  legacy  running" in durbar("house", "tables", "--state", "running", *at).out
        assert durbar("house", "tables", "--idle", "3", *at).out.strip() == "0 of 1 table."
        ben = durbar("house", "people", table[:8], *at).out.splitlines()[1].split()
        assert ben[:2] == ["1", "Ben"]
        assert durbar("house", "free", table[:8], "1", *at).out.startswith("Seat 1 is free of Ben;")
        assert durbar("house", "ban", ben[2], "--why", "rude", *at).out == f"{ben[2]} is banned.\n"
        assert durbar("house", "bans", *at).out.split() == [ben[2], "just", "now", "rude"]
        assert durbar("house", "unban", ben[2], *at).code == 0
        assert "at all tables for 24 hours" in durbar("house", "announce", "We update at noon.", *at).out
        counted = durbar("house", "statistics", *at).out
        assert "legacy: 0 waiting, 1 running, 0 over" in counted
        assert re.search(r"bytes in all: (\d+), \1 a table", counted)
        assert durbar("house", "reports", *at).out == "0 reports.\n"
        assert durbar("house", "remove", table[:8], *at, typing="n\n").code == 130
        assert durbar("house", "remove", table[:8], "--yes", *at).out == f"Table {table} is removed.\n"
    finally:
        house.stop()


def test_what_a_host_names_and_is_not_there_is_told_in_a_sentence(durbar: Terminal, tmp_path: Path) -> None:
    found(tmp_path)
    at = ("--data", str(tmp_path))
    for words, sentence in (
        (("people", "nope"), "No table begins with 'nope'."),
        (("ban", "abc"), "Nobody has an identity that begins with 'abc'."),
        (("reports", "--done", "7"), "There is no report 7."),
        (("announce", "x" * 301), "An announcement has at most 300 characters, all of them printable."),
    ):
        said = durbar("house", *words, *at)
        assert (said.code, said.err.strip()) == (2, sentence)
    assert "There are no tables in" in durbar("house", "tables", "--data", str(tmp_path / "nowhere")).err
