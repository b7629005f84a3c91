"""A run plays what was planned, whatever its bots do, and goes on where it stopped."""

import subprocess
import sys
from pathlib import Path

import pytest

from durbar import game
from durbar.arena.figures.page import run_page
from durbar.arena.figures.report import report_json, signed, table_rows
from durbar.arena.play import cluster
from durbar.arena.play.bout import Bout, Forfeit
from durbar.arena.play.plan import Plan, PlanError, plan
from durbar.arena.play.run import Outcome, run
from durbar.core.options import OptionError

BAD_BOTS = """
import os, time

def crash(game, s, seat, source):
    raise RuntimeError("the elephant sat down")

def lie(game, s, seat, source):
    return 9999

def dream(game, s, seat, source):
    time.sleep(30)

def leave(game, s, seat, source):
    os._exit(7)
"""


SLOW_RUN = """
import time
from durbar import game
from durbar.arena.play.plan import plan
from durbar.arena.play.run import run

def sleep(game, s, seat, source):
    print("asleep", flush=True)  # which a worker says on the error stream
    time.sleep(600)

if __name__ == "__main__":
    run(plan(game("legacy"), [f"{__file__}:sleep"] * 2, matches=8, seats=2, limit=600.0), workers=2)
"""


def planned(*bots: str, matches: int = 4, **more: object) -> Plan:
    return plan(game("legacy"), list(bots), matches=matches, **more)  # type: ignore[arg-type]


def test_the_same_deal_is_played_from_every_seat() -> None:
    found = planned("greedy", "uniform", "page", matches=6)

    assert [found.seating(i) for i in range(6)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0], [1, 0, 2], [0, 2, 1]]
    assert [found.secret(i) == found.secret(0) for i in range(6)] == [True, True, True, False, False, False]


def test_more_bots_than_seats_meet_each_other_in_turn() -> None:
    found = planned("greedy", "uniform", "page", seats=2, matches=6)

    assert {frozenset(found.seating(i)) for i in range(6)} == {frozenset({0, 1}), frozenset({0, 2}), frozenset({1, 2})}
    assert len({found.secret(i) for i in range(6)}) == 1


def test_fewer_bots_than_seats_sit_down_more_than_once() -> None:
    found = planned("greedy", "uniform", seats=3, matches=6)

    assert sorted(bot for i in range(6) for bot in found.seating(i)) == [0] * 9 + [1] * 9


def test_a_plan_that_cannot_be_gets_a_sentence() -> None:
    with pytest.raises(PlanError, match="At least two bots"):
        planned("greedy")
    with pytest.raises(OptionError, match="is played with"):
        planned("greedy", "uniform", seats=7)


def test_the_same_plan_gives_the_same_matches_on_any_number_of_processes() -> None:
    found = planned("uniform", "courtier+seconds=600", matches=6)

    alone, together = run(found, workers=1), run(found, workers=2)

    assert [(b.points, b.places, b.steps) for b in alone.bouts] == [
        (b.points, b.places, b.steps) for b in together.bouts
    ]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # what Ray says about itself
def test_a_ray_cluster_plays_the_same_matches() -> None:
    ray = pytest.importorskip("ray")
    found = planned("uniform", "greedy", matches=10)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        there = run(found, ray=True)
    finally:
        ray.shutdown()

    assert [(b.match, b.points, b.steps) for b in there.bouts] == [
        (b.match, b.points, b.steps) for b in run(found, workers=1).bouts
    ]


def test_a_cluster_without_ray_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _name: None)

    with pytest.raises(PlanError, match=r"durbar\[ray\]"):
        run(planned("uniform", "greedy"), ray=True)


def test_a_cluster_that_nobody_runs_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:9")

    with pytest.raises(PlanError, match="No Ray cluster answers at 127.0.0.1:9"):
        run(planned("uniform", "greedy"), ray=True)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("crash", "RuntimeError: the elephant sat down"),
        ("lie", "answered 9999"),
        ("dream", "more than 0.2 s"),
        ("leave", "ended its process with code 7"),
    ],
)
def test_a_bot_that_fails_forfeits_that_match_and_the_run_goes_on(name: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(BAD_BOTS)

    outcome = run(planned("uniform", f"{tmp_path / 'bad.py'}:{name}", matches=2, limit=0.2), workers=1)

    assert [bout.forfeit is not None and why in bout.forfeit.why for bout in outcome.bouts] == [True, True]
    assert [entry["wins"] for entry in report_json(outcome)["bots"]] == [2, 0]
    assert why in report_json(outcome)["bots"][1]["forfeits"][0]


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    whole = run(planned("uniform", "greedy", matches=4), workers=1, journal=journal)
    table_rows = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(table_rows[:3]) + table_rows[3][:20])

    again = run(planned("uniform", "greedy", matches=4), workers=1, journal=journal)

    assert [bout.points for bout in again.bouts] == [bout.points for bout in whole.bouts]
    assert again.bouts[0].seconds == whole.bouts[0].seconds


def test_a_run_that_is_killed_leaves_no_worker_behind(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW_RUN)
    with subprocess.Popen([sys.executable, tmp_path / "slow.py"], stderr=subprocess.PIPE, text=True) as running:
        assert running.stderr is not None
        assert running.stderr.readline() == "asleep\n"
        running.kill()

        running.communicate(timeout=60)  # ends when the last process that could still write has ended


def test_a_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    run(planned("uniform", "uniform", matches=1), workers=1, journal=journal)

    with pytest.raises(PlanError, match="another run"):
        run(planned("uniform", "greedy", matches=1), workers=1, journal=journal)


def test_a_journal_of_a_bot_whose_file_changed_is_refused(tmp_path: Path) -> None:
    journal, file = tmp_path / "run.jsonl", tmp_path / "bad.py"
    file.write_text(BAD_BOTS)
    run(planned("uniform", f"{file}:lie", matches=2), workers=1, journal=journal)
    file.write_text(BAD_BOTS.replace("9999", "8888"))

    with pytest.raises(PlanError, match="was another bot when"):
        run(planned("uniform", f"{file}:lie", matches=2), workers=1, journal=journal)


def test_a_line_that_is_no_match_of_the_plan_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    run(planned("uniform", "uniform", matches=2), workers=1, journal=journal)
    journal.write_text(journal.read_text().replace('"seating":[0,1]', '"seating":[7,8]'))

    with pytest.raises(PlanError, match="Line 2 of .* is no match of this plan"):
        run(planned("uniform", "uniform", matches=2), workers=1, journal=journal)


def test_a_journal_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(PlanError, match="cannot be written: No such file"):
        run(planned("uniform", "uniform"), workers=1, journal=tmp_path / "nowhere" / "run.jsonl")


def test_a_run_that_stopped_early_plays_nothing_when_it_is_asked_again(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    first = run(planned("greedy", "uniform", matches=400), workers=1, stop=True, journal=journal)
    written = journal.read_bytes()

    again = run(planned("greedy", "uniform", matches=400), workers=1, stop=True, journal=journal)

    assert first.clear and again.clear
    assert journal.read_bytes() == written


def test_matches_are_rounded_up_to_whole_deals() -> None:
    assert planned("greedy", "uniform", matches=1).matches == 2
    assert planned("greedy", "uniform", "page", seats=2, matches=7).matches == 12


@pytest.mark.parametrize("limit", [float("nan"), float("inf"), 0.0, -1.0])
def test_a_limit_that_is_none_gets_a_sentence(limit: float) -> None:
    with pytest.raises(PlanError, match="A limit lies between"):
        planned("greedy", "uniform", limit=limit)


def test_a_run_stops_once_the_answer_is_clear() -> None:
    outcome = run(planned("greedy", "uniform", matches=400), workers=1, stop=True)

    assert outcome.clear
    assert len(outcome.bouts) < 200


def an_outcome() -> Outcome:
    """Two matches, one shared, one forfeited."""
    found = planned("greedy", "uniform", matches=2, seed=3)
    return Outcome(
        found,
        [
            Bout(0, [0, 1], [40, 40], [1, 1], [10, 10], [0.2, 0.1], [0.1, 0.05], 80),
            Bout(
                1, [1, 0], [0, 30], [2, 1], [4, 5], [0.1, 0.1], [0.1, 0.1], 20, Forfeit(0, "uniform", 20, "It slept.")
            ),
        ],
        False,
    )


def test_programs_read_the_stable_form() -> None:
    found = report_json(an_outcome())

    assert {k: found[k] for k in ("game", "seats", "matches", "forfeited", "seed", "stopped_early")} == {
        "game": "legacy",
        "seats": 2,
        "matches": 2,
        "forfeited": 1,
        "seed": 3,
        "stopped_early": False,
    }
    assert found["options"] == {"collections": "beige"}
    greedy = found["bots"][0]
    assert {k: greedy[k] for k in ("bot", "wins", "win_rate", "seconds_per_decision", "slowest_decision_s")} == {
        "bot": "greedy",
        "wins": 1.5,
        "win_rate": 0.75,
        "seconds_per_decision": 0.02,
        "slowest_decision_s": 0.1,
    }
    assert greedy["elo_before"]["uniform"][0] == pytest.approx(190.8)
    assert found["bots"][1]["forfeits"] == ["match 1, step 20: It slept."]


def test_points_are_those_of_matches_that_nobody_forfeited() -> None:
    assert [entry["mean_points"] for entry in report_json(an_outcome())["bots"]] == [40.0, 40.0]


def test_bots_that_never_met_have_no_difference() -> None:
    found = an_outcome()._replace(plan=planned("greedy", "uniform", "page", seats=2))

    assert report_json(found)["bots"][2]["elo_before"] == {"greedy": None, "uniform": None}
    assert table_rows(found)[2][3:7] == ("", "", "", "")


@pytest.mark.parametrize(("x", "words"), [(-0.3, "0"), (0.0, "0"), (-12.4, "-12"), (7.6, "+8"), (float("inf"), "+∞")])
def test_a_difference_has_a_sign_unless_it_is_nothing(x: float, words: str) -> None:
    assert signed(x) == words


def test_the_page_shows_every_plot_and_every_forfeit() -> None:
    text = run_page(an_outcome(), "Legacy & more")

    for words in ("Legacy &amp; more", "Share of first places", "Ratings", "Points per match", "First places by seat"):
        assert words in text
    for words in ("Length of a match", "Time per decision", "It slept."):
        assert words in text
    assert "http" not in text
