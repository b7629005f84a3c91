"""`durbar arena` and `durbar bench`."""

import json
from pathlib import Path

import pytest

from tests.cli.conversation import Terminal

MEETING = ("arena", "legacy", "greedy", "uniform", "-n", "4", "--seed", "7", "--workers", "1")


def test_programs_read_a_stable_outcome(durbar: Terminal) -> None:
    said = durbar(*MEETING, "--json")
    found = json.loads(said.out)

    assert said.code == 0
    assert {key: found[key] for key in ("game", "seats", "options", "matches", "seed")} == {
        "game": "legacy",
        "seats": 2,
        "options": {"collections": "beige"},
        "matches": 4,
        "seed": 7,
    }
    assert [entry["bot"] for entry in found["bots"]] == ["greedy", "uniform"]
    for entry in found["bots"]:
        low, high = entry["ci95"]
        assert set(entry) >= {"bot", "wins", "win_rate", "ci95", "mean_points", "seconds_per_decision"}
        assert set(entry) >= {"matches", "slowest_decision_s", "rating", "elo_before", "forfeits"}
        assert 0 <= low <= entry["win_rate"] <= high <= 1
    assert sum(entry["wins"] for entry in found["bots"]) == pytest.approx(4)


def test_the_same_seed_gives_the_same_matches(durbar: Terminal) -> None:
    first, second = (json.loads(durbar(*MEETING, "--json").out) for _ in range(2))

    assert [entry["mean_points"] for entry in first["bots"]] == [entry["mean_points"] for entry in second["bots"]]


def test_people_read_a_table(durbar: Terminal) -> None:
    said = durbar(*MEETING, "--option", "collections=gray")

    assert "Das Vermächtnis des Maharaja, 2 seats, 4 matches" in said.out
    assert "greedy" in said.out
    assert "95 % between" in said.out


BAD_BOT = """
print("hello from the file")

def shout(game, s, seat, source):
    print("hello from the bot")
    raise ValueError("[red]no[/red] idea")
"""


def test_a_bot_of_ones_own_prints_elsewhere_and_its_forfeits_are_told(durbar: Terminal, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BAD_BOT)
    words = ("arena", "legacy", "uniform", "--bot", f"{tmp_path / 'mine.py'}:shout", "-n", "2", "--workers", "1")

    told, read = durbar(*words), durbar(*words, "--json")

    assert "forfeited 2 matches: It failed with ValueError: [red]no[/red] idea" in " ".join(told.out.split())
    assert "wins count all matches" in told.out
    assert json.loads(read.out)["forfeited"] == 2


@pytest.mark.parametrize("option", ["--report", "--journal"])
def test_a_file_that_cannot_be_written_gets_a_sentence_before_the_run(
    option: str, durbar: Terminal, tmp_path: Path
) -> None:
    said = durbar(*MEETING, option, str(tmp_path / "nowhere" / "file"))

    assert said.code == 2
    assert "there is no folder" in said.err


def test_programs_read_stable_measurements(durbar: Terminal) -> None:
    said = durbar("bench", "legacy", "--seconds", "0.05", "--no-compile", "--json")
    (found,) = json.loads(said.out)

    assert list(found) == [
        "game",
        "seats",
        "plain_decisions_per_s",
        "compiled_decisions_per_s",
        "state_bytes",
        "copy_ns",
        "simulations_per_s",
        "compile_cold_s",
        "compile_warm_s",
    ]
    assert (found["game"], found["seats"]) == ("legacy", 4)
    assert found["plain_decisions_per_s"] > 0


def test_people_read_the_measurements_in_a_table(durbar: Terminal) -> None:
    said = durbar("bench", "legacy", "--seats", "2", "--seconds", "0.05", "--no-compile")

    assert "plain decisions per second" in said.out
    assert "legacy" in said.out
