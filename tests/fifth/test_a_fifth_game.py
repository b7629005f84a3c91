"""A fifth game is local: a folder anywhere, and the contract, the arena, the terminal and the server know it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.people import Elsewhere, Person, finish

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of somebody's own with the room of one game in it, told to every program that is started."""
    rooms = tmp_path / "games"
    shutil.copytree(Path(__file__).with_name("sticks"), rooms / "sticks")
    monkeypatch.setenv("DURBAR_GAMES", str(rooms))
    monkeypatch.setenv("DURBAR_WARM", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))


def python(*words: str, typed: str = "") -> str:
    """What a program of ours prints."""
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=ROOT, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.usefixtures("folder")
def test_it_keeps_the_contract_of_every_game() -> None:
    said = python("pytest", "tests/contract", "--game", "sticks", "-q", "-n", "0", "-p", "no:cacheprovider")

    assert "passed" in said and "failed" not in said
    assert "deselected" in said


@pytest.mark.usefixtures("folder")
def test_it_is_listed_with_its_seats_and_options() -> None:
    listed = {game["key"]: game for game in json.loads(python("durbar", "games", "--json"))}

    assert listed["sticks"]["seats"] == [2, 3]
    assert listed["sticks"]["options"] == [{"name": "last", "values": ["wins", "burns"], "default": "wins"}]


@pytest.mark.usefixtures("folder")
def test_bots_meet_in_it() -> None:
    met = json.loads(python("durbar", "arena", "sticks", "greedy", "uniform", "-n", "8", "--workers", "2", "--json"))

    assert met["matches"] == 8
    assert met["forfeited"] == 0


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("language", "words"), [("en", "That was the last stick."), ("de", "Das war das letzte")])
def test_it_is_played_and_drawn_in_the_terminal(language: str, words: str) -> None:
    command = ("durbar", "play", "sticks", "--level", "page", "--lang", language, "--secret", "fifth")
    said = python(*command, typed="1\n" * 20)

    assert words in said
    assert "sticks: 0" in said, "the plain drawing shows the heap"


@pytest.mark.usefixtures("folder")
def test_people_and_bots_sit_down_at_it(tmp_path: Path) -> None:
    server = Elsewhere(tmp_path / "data")
    anna = Person(server, "Anna", "de")
    try:
        assert "sticks" in [game["key"] for game in anna.asks("GET", "/api/games").json()]
        assert "ST-2.1" in anna.asks("GET", "/api/rules/sticks/de").text
        with anna.at(anna.opens(game="sticks", seats=2, fill="page")) as tab:
            tab.hears("snapshot")
            finish([tab])
            assert [line["event"]["kind"] for line in tab.log][-1] == "ended"
    finally:
        server.stop()
