"""`durbar replay` and `durbar verify`."""

import json
from pathlib import Path
from typing import Any

import pytest

from durbar import Match
from tests.cli.conversation import Terminal


def forge(record: Path, **changes: Any) -> None:
    """Change what a record says."""
    record.write_text(json.dumps(json.loads(record.read_bytes()) | changes))


def test_a_true_record_is_verified(durbar: Terminal, record: Path, finished: Match) -> None:
    said = durbar("verify", str(record))

    assert said.code == 0
    assert said.out.startswith(f"The record is true: {len(finished.steps)} steps")


def test_it_is_verified_in_german_too(durbar: Terminal, record: Path) -> None:
    assert durbar("verify", str(record), "--lang", "de").out.startswith("Die Aufzeichnung stimmt")


@pytest.mark.parametrize(
    "changes",
    [
        {"commitment": "0" * 64},
        {"secret": "00"},
        {"result": [{"place": 1, "points": 99}, {"place": 2, "points": 0}]},
        {"steps": []},
        {"secret": None},
    ],
    ids=["another commitment", "another secret", "another result", "no steps", "no secret"],
)
def test_a_forged_record_is_not_true(durbar: Terminal, record: Path, changes: dict[str, Any]) -> None:
    forge(record, **changes)

    said = durbar("verify", str(record))

    assert said.code == 1
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_record_is_a_bad_argument(durbar: Terminal, command: str, tmp_path: Path) -> None:
    file = tmp_path / "shopping.json"
    file.write_text('["milk"]')

    said = durbar(command, str(file))

    assert said.code == 2
    assert "not a record" in said.err


def test_a_record_of_an_unknown_game_is_a_bad_argument(durbar: Terminal, record: Path) -> None:
    forge(record, game="chess")

    said = durbar("replay", str(record))

    assert said.code == 2
    assert "chess" in said.err


def test_replay_tells_the_whole_story_and_the_result(durbar: Terminal, record: Path, finished: Match) -> None:
    said = durbar("replay", str(record))

    assert said.code == 0
    assert "Day 9 begins." in said.out
    assert "Seat 1 takes a gold coin." in said.out
    total = next(line for line in said.out.splitlines() if line.strip().startswith("total"))
    assert total.split()[1:] == [str(score.points) for score in finished.scores()]


def test_replay_shows_the_table_after_a_step(durbar: Terminal, record: Path) -> None:
    said = durbar("replay", str(record), "--step", "0")

    assert "Day 1 of 9" in said.out
    assert "Day 2" not in said.out


def test_there_is_no_step_after_the_last(durbar: Terminal, record: Path) -> None:
    said = durbar("replay", str(record), "--step", "9999")

    assert said.code == 2
    assert "no step 9999" in said.err
