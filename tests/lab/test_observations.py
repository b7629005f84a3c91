"""The page of observations is what the rooms declare."""

import pytest

from durbar.games import GAMES

observations = pytest.importorskip("durbar.lab.observations")


def test_the_page_is_fresh_and_knows_every_game() -> None:
    page = observations.FILE.read_text("utf-8")

    assert page == observations.page(), "run `python -m durbar.lab.observations`"
    assert page.count("\n## ") == len(GAMES)
