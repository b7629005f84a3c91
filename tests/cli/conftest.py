import random
from pathlib import Path

import pytest

from durbar import Match
from tests.cli.conversation import Terminal


@pytest.fixture(autouse=True)
def plain_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """No compiler is started behind these tests' backs."""
    monkeypatch.setenv("DURBAR_WARM", "0")


@pytest.fixture
def durbar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.fixture(scope="session")
def finished() -> Match:
    """A random match of two seats, played to its end."""
    match = Match.start("legacy", seats=2, secret=b"a finished match")
    chance = random.Random(1)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.codes(seat)))
    return match


@pytest.fixture
def record(finished: Match, tmp_path: Path) -> Path:
    """The record of that match in a file."""
    file = tmp_path / "match.json"
    file.write_bytes(finished.record().json())
    return file
