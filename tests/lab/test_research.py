"""Every block of code on the page for researchers runs."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.house.rooms import ROOT

for library in ("numpy", "gymnasium", "pettingzoo", "pyarrow", "pyspiel"):
    pytest.importorskip(library)


@pytest.mark.filterwarnings("ignore")  # of the other libraries
def test_the_blocks_of_the_page_run_one_after_another_up_to_a_curve_that_rises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(block, names)

    assert names["curve"][-1] > 0.8 > names["curve"][0]
    assert "lessons" in (tmp_path / "curve.html").read_text("utf-8")
