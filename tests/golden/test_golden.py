"""Whole matches, line by line. After a change that is meant, `python -m tests.golden.story` writes them anew: read the difference."""

import pytest

from durbar.games import GAMES
from tests.golden.story import FOLDER, MATCHES, file_name, tell


@pytest.mark.parametrize(("key", "seats", "options"), MATCHES, ids=[file_name(*m) for m in MATCHES])
def test_a_golden_match_reads_as_it_did(key: str, seats: int, options: dict[str, str]) -> None:
    assert list(tell(key, seats, options)) == (FOLDER / file_name(key, seats, options)).read_text("utf-8").splitlines()


def test_every_game_has_a_golden_match() -> None:
    assert {key for key, _, _ in MATCHES} == set(GAMES)
