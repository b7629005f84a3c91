"""Games that people have played on a licensed online edition: our rules lead to every gain and every ending of theirs."""

import json
from pathlib import Path

import pytest

from tests.games.rajas import real_games
from tests.games.rajas.real_games import FILE, load, replay, report


def test_every_real_game_can_be_replayed_without_a_deviation() -> None:
    """RG-R8, RG-R12, RG-R14 and all others that the games decide."""
    deviations, total = report(load(FILE))
    assert deviations == []
    assert total == "105 games, 7382 moves, 0 deviations"


def test_a_game_with_another_gain_deviates() -> None:
    game = load(FILE)[0]
    move = next(move for move in game["moves"] if ["money", 3] in move)
    move[move.index(["money", 3])] = ["money", 4]
    _, told = replay(game)
    assert told is not None
    assert "gains" in told


def test_a_game_with_another_ending_deviates() -> None:
    game = load(FILE)[0]
    game["final"][1]["boat"] += 1
    assert (replay(game)[1] or "").endswith("at the end boat is 25, not 26")


def test_a_move_that_our_rules_do_not_allow_deviates() -> None:
    game = load(FILE)[0]
    move = next(move for move in game["moves"] if move[2][:2] == ["worker", "quarry"])
    move[3][1] = "b16"
    assert replay(game)[1] is not None


def test_a_file_of_games_is_told_line_by_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    games = load(FILE)[:2]
    games[1]["final"][0]["fame"] += 1
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"games": games}), "utf-8")
    monkeypatch.setattr("sys.argv", ["real_games", str(file)])
    with pytest.raises(SystemExit):
        real_games.main()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(games[1]["id"])
    assert lines[1].endswith("1 deviations")
