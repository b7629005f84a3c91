"""`durbar arena` and `durbar bench`."""

import json

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
        assert set(entry) == {"bot", "wins", "win_rate", "ci95", "mean_points", "seconds_per_decision"}
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
