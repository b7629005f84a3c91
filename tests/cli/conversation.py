"""Talking to `durbar` as a person at a terminal does."""

import io
from typing import NamedTuple

import pytest

from durbar import Match
from durbar.cli import main


class Said(NamedTuple):
    """What the program said and how it left."""

    out: str
    err: str
    code: int


class Terminal:
    """Types commands, and answers to questions, and keeps what was said."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capture = capture

    def __call__(self, *words: str, typing: str = "") -> Said:
        self.patch.setattr("sys.stdin", io.StringIO(typing))
        with pytest.raises(SystemExit) as left:
            main(list(words))
        said = self.capture.readouterr()
        return Said(said.out, said.err, int(left.value.code or 0))


def opening(seats: int) -> str:
    """A secret under which the first seat begins."""
    return next(
        word for word in map(str, range(99)) if Match.start("legacy", seats=seats, secret=word.encode()).actors() == [0]
    )
