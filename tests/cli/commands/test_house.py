"""`durbar backup`, `durbar restore` and `durbar check`, as somebody types them."""

import asyncio
from pathlib import Path

from durbar.server.store import in_folder, open_store
from tests.cli.conversation import Terminal


def found(data: Path) -> None:
    """A house without tables."""

    async def begin() -> None:
        await (await open_store(in_folder(data))).close()

    asyncio.run(begin())


def test_a_house_is_backed_up_restored_and_checked(durbar: Terminal, tmp_path: Path) -> None:
    found(tmp_path / "old")
    said = durbar("backup", str(tmp_path / "b.gz"), "--data", str(tmp_path / "old"))
    assert said.code == 0 and said.out.startswith("0 tables")
    said = durbar("restore", str(tmp_path / "b.gz"), "--data", str(tmp_path / "new"))
    assert said.code == 0 and said.out.startswith("0 tables")
    said = durbar("check", "--data", str(tmp_path / "new"))
    assert (said.code, said.out.strip()) == (
        0,
        "0 tables: 0 played again to their end, 0 waiting, 0 of another version or edition, 0 damaged.",
    )


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
