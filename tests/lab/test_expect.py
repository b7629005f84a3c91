"""What a net expects is fitted to matches of a bot that searches; what it sees and hopes for stays as it was."""

import sys
from pathlib import Path

import numpy as np
import pytest

from durbar import Match, game
from durbar.bots.fit import Job
from durbar.bots.search.net import read_net, write_net
from durbar.games import GAMES
from durbar.lab.learning import expect
from durbar.lab.learning.device import Device
from durbar.lab.learning.model import PER_POINT, POINTS_UNIT, Model


@pytest.fixture(scope="module")
def watched() -> list[expect.Sightings]:
    """Some matches of pages at tables of two and four."""
    return [expect.look_at_match(Job("legacy", seats, "page", 3, number)) for seats in (2, 4) for number in range(8)]


def test_a_match_is_seen_by_each_seat_that_was_asked(watched: list[expect.Sightings]) -> None:
    for one, seats in ((watched[0], 2), (watched[-1], 4)):
        rows = len(one.seen)
        assert rows > 10
        assert one.there.tolist() == [[seat < seats for seat in range(4)]] * rows
        assert one.wins.sum(1) == pytest.approx(np.ones(rows))
        assert {tuple(sorted(row)) for row in one.points.tolist()} == {tuple(sorted(one.points[0].tolist()))}
        assert (one.points[:, :seats].max(1) * POINTS_UNIT / PER_POINT > 10).all()


@pytest.mark.parametrize("key", GAMES)
def test_what_is_seen_is_the_observation_and_what_the_judge_thinks_of_every_seat(key: str) -> None:
    found, seat = game(key), 1
    match = Match.start(key, seats=found.seats[-1], secret=b"sight")
    columns, many = [0] * found.rules.observation, found.wisdom.aspect_count
    found.rules.observe(match.state, seat, columns)

    seen = expect.what_is_seen(key, match.state, seat)

    assert seen[: len(columns)] == columns
    judged = [sum(seen[i : i + many]) for i in range(len(columns), len(seen), many)]
    for step, opinion in enumerate(judged):
        assert found.wisdom.judge is not None
        assert 0 <= found.wisdom.judge(match.state, (seat + step) % match.seats) - opinion <= many


def test_after_watching_a_net_expects_the_points_that_come_and_hopes_as_before(watched: list[expect.Sightings]) -> None:
    model, all_of_it = Model(game("legacy"), Device("cpu"), 2), expect.all_sightings(watched)
    hopes = model.parts["answers"].copy()

    before, after = expect.fit(model, all_of_it, all_of_it, seed=1)

    assert after.points < 0.9 * before.points
    assert after.surprise <= before.surprise
    assert (model.parts["answers"] == hopes).all()


def test_points_that_watching_makes_worse_stay_as_they_were(
    watched: list[expect.Sightings], monkeypatch: pytest.MonkeyPatch
) -> None:
    model, held = Model(game("legacy"), Device("cpu"), 2), expect.all_sightings(watched)
    old = model.parts["points_ground"].copy()

    def misled(model: Model, watched: expect.Sightings, seed: int) -> None:
        model.parts["points_ground"] += 10.0

    monkeypatch.setattr(expect, "fit_points", misled)
    before, after = expect.fit(model, held, held, seed=1)

    assert after.points == before.points
    assert (model.parts["points_ground"] == old).all()


def test_who_is_too_certain_becomes_less_so_and_who_doubts_too_much_more(watched: list[expect.Sightings]) -> None:
    model, at_two = Model(game("legacy"), Device("cpu"), 2), expect.all_sightings(watched[:8])
    lost = np.arange(len(at_two.seen)) % 4 == 0
    at_two = at_two._replace(wins=np.stack([~lost, lost, 0 * lost, 0 * lost], 1).astype(np.float32))
    model.parts["wins"] *= 0
    model.parts["wins_ground"] = np.array([2 * np.log(3), 0, 0, 0], np.float32)

    assert expect.fit_certainty(model, at_two) == 0.5
    model.parts["wins_ground"] /= 1.5
    assert expect.fit_certainty(model, at_two) == 1.5
    assert model.parts["wins_ground"][0] == pytest.approx(np.log(3))


def test_the_command_writes_the_net_anew_and_says_how_far_off_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    legacy, file = game("legacy"), tmp_path / "a.net"
    model = Model(legacy, Device("cpu"), 2)
    write_net(file, legacy, model.weights(model.parts, "a test"))
    before = read_net(file, legacy)
    monkeypatch.setattr(
        sys, "argv", ["expect", "legacy", "--net", str(file), "-n", "10", "--bot", "page", "--workers", "1"]
    )

    expect.main()

    after = read_net(file, legacy)
    assert before is not None and after is not None
    assert after.source == "a test; what it expects by 30 matches of page, seed 0"
    assert {part for part in before.parts if before.parts[part] != after.parts[part]} <= {
        *expect.WINS,
        *expect.POINTS,
    }
    assert capsys.readouterr().out.startswith("Das Vermächtnis des Maharaja: surprise ")


def test_who_has_no_net_is_told_how_to_get_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["expect", "legacy", "--net", str(tmp_path / "none.net")])

    with pytest.raises(SystemExit, match="`durbar train legacy` makes one"):
        expect.main()
