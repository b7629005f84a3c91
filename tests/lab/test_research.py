"""Every block of code on the page for researchers runs."""

import re
from pathlib import Path

import pytest

from tests.house.rooms import ROOT

for library in ("numpy", "gymnasium", "pettingzoo", "pyarrow", "pyspiel"):
    pytest.importorskip(library)


@pytest.mark.filterwarnings("ignore")  # of the other libraries
def test_the_blocks_of_the_page_run_one_after_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)

    assert len(blocks) > 1
