"""`durbar train` refuses in sentences; how a net learns is tested where it does."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.conversation import Terminal

pytest.importorskip("numpy")
pytest.importorskip("numba")


def test_a_course_goes_on_only_where_it_began(durbar: Terminal, tmp_path: Path) -> None:
    (tmp_path / "rounds.json").write_text('{"plan": ["taj_mahal", 0], "rounds": []}', "utf-8")

    said = durbar("train", "legacy", "--folder", str(tmp_path))

    assert said.code == 2
    assert "holds another course" in said.err


@pytest.mark.skipif(find_spec("torch") is not None, reason="PyTorch is here.")
def test_a_graphics_card_needs_pytorch(durbar: Terminal, tmp_path: Path) -> None:
    said = durbar("train", "legacy", "--device", "cuda", "--folder", str(tmp_path))

    assert said.code == 2
    assert "PyTorch is not installed" in said.err
