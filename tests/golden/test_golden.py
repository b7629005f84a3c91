"""Whole matches, line by line. After a change that is meant, `python -m tests.golden.story` writes them anew: read the difference."""

import pytest

from durbar.games import OWN
from tests.golden.story import GAMES, MATCHES, Golden, declared, tell


@pytest.mark.parametrize("golden", MATCHES, ids=lambda golden: f"{golden.key}-{golden.name}")
def test_a_golden_match_reads_as_it_did(golden: Golden) -> None:
    assert list(tell(golden)) == golden.file.read_text("utf-8").splitlines()


@pytest.mark.parametrize("key", OWN)
def test_every_game_declares_its_golden_matches_and_keeps_no_other(key: str) -> None:
    assert {golden.file for golden in declared(key)} == set((GAMES / key / "golden").iterdir()) != set()
