"""Judges say what a strong player looks at; how much each thing counts was fitted, and can be fitted again."""

import argparse
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from durbar import Match, game
from durbar.bots import fit
from durbar.bots.search.leaves import estimate
from durbar.bots.search.memory import Search
from durbar.bots.search.settings import Setting
from durbar.core import contract
from durbar.core.weights import SHIFT, weights_file
from durbar.engines.plain import Plain
from durbar.games import GAMES

TABLES = [(key, seats) for key in GAMES for seats in game(key).seats]


def room(key: str) -> Any:
    return fit.judge_of(game(key))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_judge_is_linear_in_its_weights(key: str, seats: int) -> None:
    pytest.importorskip("numpy")
    match, dice = Match.start(key, seats=seats, secret=b"linear"), Random(seats)
    weights = room(key).WEIGHTS[seats]
    while not match.over:
        asked = match.actors()[0]
        if dice.random() < 0.1:
            for seat, features in enumerate(fit.shown(match.game, match.state)):
                summed = sum(feature * weight for feature, weight in zip(features, weights, strict=True))
                assert abs(summed / (1 << SHIFT) - room(key).judge(match.state, seat)) <= 1
        match.play(asked, dice.choice(match.codes(asked)))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_aspects_of_an_opinion_add_up_to_it(key: str, seats: int) -> None:
    match, dice = Match.start(key, seats=seats, secret=b"aspects"), Random(seats)
    many = match.game.wisdom.aspect_count
    while not match.over:
        match.play(match.actors()[0], dice.choice(match.codes(match.actors()[0])))
        for seat in range(seats):
            told = [77] * (many + 2)
            assert room(key).aspects(match.state, seat, told, 1) == many
            assert 0 <= room(key).judge(match.state, seat) - sum(told[1:-1]) <= many
            assert told[0] == told[-1] == 77


@pytest.mark.parametrize("key", GAMES)
def test_a_search_that_sees_less_counts_the_plainest_aspects_alone(key: str) -> None:
    match, many = Match.start(key, seats=game(key).seats[-1], secret=b"sees"), game(key).wisdom.aspect_count
    search = Search(Plain(game(key)))
    memory, told = search.take(), [0] * many
    for share, counted in ((100, many), (50, -(-many // 2)), (1, 1)):
        memory.set_root(Setting(sees=share))
        search.engine.entry(estimate)(match.state, memory.tree)
        for seat in range(match.seats):
            room(key).aspects(match.state, seat, told, 0)
            assert memory.tree.score[contract.POINTS][seat] == sum(told[:counted])


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_feature_was_fitted_for_every_number_of_seats(key: str, seats: int) -> None:
    table = tomllib.loads(weights_file(game(key).wisdom.package).read_text("utf-8"))[f"seats-{seats}"]

    assert tuple(table["weights"]) == room(key).FEATURES
    assert table["error"] < table["spread"]


@pytest.mark.parametrize("key", GAMES)
def test_at_the_end_the_judge_knows_who_won(key: str) -> None:
    match, dice = Match.start(key, seats=game(key).seats[-1], secret=b"end"), Random(3)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, dice.choice(match.codes(seat)))

    opinions = [room(key).judge(match.state, seat) for seat in range(match.seats)]

    assert [opinions[seat] == max(opinions) for seat in range(match.seats) if match.scores()[seat].place == 1] == [True]


def test_the_same_seed_teaches_the_same_lesson() -> None:
    pytest.importorskip("numba")
    lessons = [fit.learn(fit.Job("legacy", 2, "page", 4, number)) for number in (0, 0, 1)]

    taught = [(lesson.positions.tolist(), lesson.points, lesson.first) for lesson in lessons]

    assert taught[0] == taught[1] != taught[2]


def test_a_fit_finds_what_the_points_were_made_of() -> None:
    numpy = pytest.importorskip("numpy")
    dice = numpy.random.default_rng(1)
    lessons = []
    for _ in range(200):
        seen = numpy.ones((1, 2, 3))
        seen[0, :, :2] = dice.integers(0, 9, (2, 2))
        points = [2.0 * mine[0] - 0.5 * mine[1] + 7.0 for mine in seen[0]]
        first = [float(points[0] > points[1]), float(points[0] <= points[1])]
        lessons.append(fit.Lesson(seen, points, first))

    found = fit.fit_lessons(lessons)

    assert found.weights == pytest.approx([2.0, -0.5, 7.0], abs=0.02)
    assert found.error < 0.1 < found.spread
    assert found.temper < 1.0


def test_weights_are_written_beside_those_for_other_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, asked = tmp_path / "weights.toml", argparse.Namespace(matches=3, bot="page", seed=7, begun="none")
    monkeypatch.setattr(fit, "weights_file", lambda _wisdom: file)
    features = room("legacy").FEATURES
    for seats, weight in ((3, 1.5), (2, 0.25), (3, 2.5)):
        fit.write_weights("legacy", seats, asked, fit.Fit([weight] * len(features), 1.0, 2.0, 3.0, 10))

    tables = tomllib.loads(file.read_text("utf-8"))

    assert [set(tables[name]["weights"].values()) for name in ("seats-2", "seats-3")] == [{0.25}, {2.5}]
    assert tables["seats-2"]["source"] == "fitted to 3 matches of page, seed 7, from weights none; 10 positions"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game 'chess'"),
        (["legacy", "--seats", "9"], "is played with 2, 3, 4 seats"),
        (["legacy", "-n", "0"], "At least one match"),
        (["legacy", "--bot", "nobody"], "nobody"),
    ],
)
def test_a_fit_that_cannot_be_made_gets_a_sentence(
    words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["fit", *words])
    with pytest.raises(SystemExit):
        fit.main()

    assert sentence in capsys.readouterr().err
