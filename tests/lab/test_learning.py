"""A net learns from self-play: what is seen and found becomes lessons, lessons become weights, and weights play."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from durbar import Match, game
from durbar.bots.search.foresight import foresee
from durbar.bots.search.lessons import Lessons
from durbar.bots.search.memory import Search
from durbar.bots.search.settings import Setting
from durbar.engines.plain import Plain
from durbar.lab.learning.device import Device
from durbar.lab.learning.model import PER_POINT, POINTS_UNIT, POINTS_WEIGHT, Model
from durbar.lab.learning.page import learning_page
from durbar.lab.learning.school import Curriculum, School, attend
from durbar.lab.learning.selfplay import Sitting, play_sitting, read_lessons, tables_of


@pytest.fixture(scope="module")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Lessons:
    """Some decisions at tables of two and four, played in plain Python."""
    folder = tmp_path_factory.mktemp("lessons")
    files = [
        play_sitting(Sitting("legacy", seats, {}, 5, 40, 6, None, folder / f"{seats}.npz", compiled=False))
        for seats in (2, 4)
    ]
    return read_lessons(files)


def model(seed: int = 0) -> Model:
    return Model(game("legacy"), Device("cpu"), seed)


def test_a_lesson_says_what_was_seen_what_was_tried_and_how_it_ended(lessons: Lessons) -> None:
    seats = (lessons.firsts >= 0).sum(axis=1)

    assert lessons.seen.shape == (80, game("legacy").rules.observation + 4)
    assert sorted(set(seats.tolist())) == [2, 4]
    assert set(np.where(lessons.tries > 0, lessons.tries, 0).sum(axis=1).tolist()) == {6}
    assert ((lessons.firsts > 0).sum(axis=1) >= 1).all()
    assert (lessons.points[:, 0] > 0).all()


def learned(found: Model, lessons: Lessons) -> float:
    """What learning makes smaller."""
    loss, seats = found.loss(lessons), (lessons.firsts >= 0).sum() / len(lessons.seen)
    return loss.answers + loss.firsts + float(POINTS_WEIGHT / 2 * seats * (loss.points * PER_POINT / POINTS_UNIT) ** 2)


def test_slopes_are_those_of_what_is_to_become_smaller(lessons: Lessons) -> None:
    found = model()
    found.parts = {part: values.astype(np.float64) for part, values in found.parts.items()}
    made = found.forward(found.encode(lessons.seen))
    slopes = found.slopes(made, found.errors(made, lessons))
    for part, values in found.parts.items():
        steepest = np.unravel_index(np.abs(slopes[part]).argmax(), values.shape)
        values[steepest] += 1e-5
        above = learned(found, lessons)
        values[steepest] -= 2e-5
        below = learned(found, lessons)
        values[steepest] += 1e-5

        assert (above - below) / 2e-5 == pytest.approx(slopes[part][steepest], rel=1e-3)


def test_in_whole_numbers_the_net_says_what_it_said_in_fractions() -> None:
    legacy, found = game("legacy"), model(3)
    chance = np.random.default_rng(1)
    for part, values in found.parts.items():
        found.parts[part] = values + chance.normal(0.0, 0.1, values.shape).astype(np.float32)
    match = Match.start(legacy, seats=3, secret=b"net")
    search = Search(Plain(legacy), weights=found.weights(found.parts, "a test"))
    memory = search.take()
    memory.set_root(Setting(net=1))
    s: Any = match.known_to(0, 1)
    n = legacy.rules.legal(s, match.actors()[0], memory.tree.legal)
    search.engine.entry(foresee)(s, memory.tree, match.actors()[0], n)

    made = found.forward(found.encode(np.array([memory.tree.seen])))
    legal = np.isin(np.arange(legacy.rules.codes), memory.tree.legal[:n])[None, :]
    hopes = found.shares(made["answers"], legal)[0][memory.tree.legal[:n]]
    assert memory.tree.hope[:n] == pytest.approx(hopes.tolist(), abs=0.02)


def test_a_net_learns_what_it_is_shown(lessons: Lessons, tmp_path: Path) -> None:
    school = School(Curriculum("legacy", tmp_path))
    before = school.model.loss(lessons)

    for _ in range(60):
        school.learn(lessons)

    after = school.model.loss(lessons)
    assert (
        after.answers < 0.5 * before.answers
        and after.firsts < 0.8 * before.firsts
        and after.points < 0.5 * before.points
    )


def test_every_number_of_seats_and_every_variant_is_played() -> None:
    tables = [(seats, options["collections"]) for seats, options, _ in tables_of(game("legacy"), random.Random(1), 48)]

    assert set(tables) == {(2, "beige"), (2, "gray"), (3, "beige"), (4, "beige")}


def test_a_course_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    pages = []
    for folder, parts in ((tmp_path / "whole", (3,)), (tmp_path / "parts", (1, 2))):
        plan = Curriculum("legacy", folder, seed=4, rows=16, simulations=3, sittings=2, judged=1, compiled=False)
        for rounds in parts:
            school = rounds_of(plan, rounds)
        pages.append(school.net.read_bytes())

    assert pages[0] == pages[1]
    assert "3 rounds" in learning_page(school)


def rounds_of(plan: Curriculum, number: int) -> School:
    """So many rounds without a process of their own."""
    school = School(plan)
    for _ in range(number):
        sittings = school.sittings()
        school.study()
        school.take([play_sitting(sitting) for sitting in sittings], 1.0)
        school.save()
    return school


def test_another_course_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    rounds_of(Curriculum("legacy", tmp_path, rows=2, simulations=2, sittings=1, compiled=False), 1)

    with pytest.raises(ValueError, match="holds another course"):
        School(Curriculum("legacy", tmp_path, seed=1))


def test_processes_play_while_the_net_learns(tmp_path: Path) -> None:
    told: list[int] = []
    plan = Curriculum("legacy", tmp_path, rows=8, simulations=2, sittings=2, compiled=False)

    school = attend(plan, 0.0, lambda term, _spent: told.append(term.number))

    assert told == [0]
    assert school.net.exists()
