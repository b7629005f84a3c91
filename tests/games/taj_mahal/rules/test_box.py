"""The box: an owner's edition file replaces blocks, and is counted."""

from pathlib import Path

import pytest

from durbar.core.editions import EditionError
from durbar.core.match import Match
from durbar.engines.bind import reopen
from durbar.games.taj_mahal.game import GAME


def _edition(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(f'game = "taj_mahal"\nedition = "mine"\n{text}', "utf-8")
    return file


def test_the_two_guessed_special_cards_can_be_swapped(tmp_path: Path) -> None:
    """TM-8.1: which figure wins which card."""
    block = '[special_cards_guessed]\nstatus = "found"\nsource = "my box"\nvizier = "mogul"\nmonk = "freedom"\n'
    game = reopen(GAME, _edition(tmp_path, block))
    view = Match.start(game, seats=3, secret=b"edition").view()
    assert {c.figure: c.effect for c in view.specials} == {
        "vizier": "mogul", "general": "elephant", "monk": "freedom", "princess": "points",
    }  # fmt: skip


def test_fourteen_bonus_tiles_are_refused(tmp_path: Path) -> None:
    """TM-2.3."""
    block = (
        '[bonus_tiles]\nstatus = "found"\nsource = "x"\npoints = 4\ncard = 5\nrice = 0\ntea = 2\nspices = 1\ngems = 2\n'
    )
    with pytest.raises(EditionError, match=r"mine\.toml: bonus_tiles: expected 15 square tiles, not 14"):
        reopen(GAME, _edition(tmp_path, block))


def test_a_road_to_nowhere_is_refused(tmp_path: Path) -> None:
    """TM-2.1."""
    block = '[roads]\nstatus = "found"\nsource = "x"\ninner = ["kabul-atlantis"]\nborder = []\n'
    with pytest.raises(EditionError, match="two cities joined by a hyphen"):
        reopen(GAME, _edition(tmp_path, block))
