"""Who plays for others knows how many processors there are for it."""

import os
from pathlib import Path

import pytest

from durbar.bots.crew import cores


@pytest.mark.parametrize(("given", "most"), [("50000 100000", 1), ("100000 100000", 1)])
def test_a_container_has_the_processors_that_it_was_given(given: str, most: int, tmp_path: Path) -> None:
    share = tmp_path / "cpu.max"
    share.write_text(given, "ascii")
    assert cores(share) == most


@pytest.mark.parametrize("given", ["max 100000", "6400000 100000", "", None])
def test_without_a_limit_all_processors_of_the_machine_may_be_used(given: str | None, tmp_path: Path) -> None:
    share = tmp_path / "cpu.max"
    if given is not None:
        share.write_text(given, "ascii")
    assert 1 <= cores(share) <= (os.cpu_count() or 1)
    assert cores(share) == cores(tmp_path / "nothing")
