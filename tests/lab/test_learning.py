"""A net learns by playing: what its answers led to becomes drills, drills become weights, and weights play."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from durbar import Match, game
from durbar.bots.search.foresight import foresee
from durbar.bots.search.memory import Search
from durbar.bots.search.net import read_net
from durbar.bots.search.settings import Setting
from durbar.engines.plain import Plain
from durbar.games import GAMES
from durbar.lab import batch
from durbar.lab.learning.device import Device
from durbar.lab.learning.drill import Drill
from durbar.lab.learning.model import (
    CLIP,
    LEAST,
    PER_POINT,
    POINTS_UNIT,
    POINTS_WEIGHT,
    WINS_WEIGHT,
    Model,
)
from durbar.lab.learning.page import learning_page
from durbar.lab.learning.practice import STEPS, Answered, Hall
from durbar.lab.learning.school import Curriculum, School, attend

TABLES = 12


def device() -> Device:
    found = Device("cpu")
    found.sow(1)
    return found


def model(seed: int = 0) -> Model:
    return Model(game("legacy"), device(), seed)


def hall(seats: int) -> Hall:
    return Hall(batch("legacy", tables=TABLES, seats=seats, seed=3), device())


@pytest.fixture(scope="module")
def drill() -> Drill:
    """Some decisions at tables of two and four."""
    parts = zip(*(hall(seats).play(model()) for seats in (2, 4)), strict=True)
    return Drill(*map(np.concatenate, parts))


def test_a_drill_says_what_was_seen_what_was_answered_and_what_came_of_it(drill: Drill) -> None:
    n = 2 * STEPS * TABLES

    assert drill.seen.shape == (n, game("legacy").rules.observation + 4 * game("legacy").wisdom.aspect_count)
    assert drill.mask[np.arange(n), drill.chosen].all()
    assert ((drill.chance > 0) & (drill.chance < 1 + 1e-6)).all()
    assert sorted(set(drill.there.sum(1).tolist())) == [2, 4]
    assert drill.wins.sum(1) == pytest.approx(np.ones(n), abs=1e-5)
    assert not drill.wins[~drill.there].any()


def test_who_wins_with_the_last_answer_gains_and_expects_what_came() -> None:
    here, found = hall(2), model()
    now = here.look(found)
    rows = np.arange(TABLES)
    wins, points = np.zeros((TABLES, 4), np.float32), np.zeros((TABLES, 4), np.float32)
    wins[rows, now.asked], points[rows, now.asked] = 1.0, 50 * PER_POINT / POINTS_UNIT
    said = Answered(now.mask.argmax(1), np.ones(TABLES), np.ones(TABLES, bool), wins, points)

    drill = here.worked_out([(now, said)], here.look(found))

    assert (drill.gain > 0.2).all()
    assert drill.wins[:, 0] == pytest.approx(np.ones(TABLES))
    assert drill.points[:, :2] == pytest.approx(np.tile([50 * PER_POINT / POINTS_UNIT, 0.0], (TABLES, 1)), abs=1e-6)


def learned(found: Model, drill: Drill, calm: float) -> float:
    """What learning makes smaller."""
    made = found.forward(found.encode(drill.seen))
    shares = found.shares(made["answers"], drill.mask)
    ratio = np.take_along_axis(shares, drill.chosen[:, None], 1)[:, 0] / drill.chance
    far = np.where(drill.gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    doubt = -(shares * np.log(shares + LEAST)).sum(1)
    surprise = -(drill.wins * np.log(found.shares(made["wins"], drill.there) + LEAST)).sum(1)
    off = drill.there * (made["points"] - found.beyond(drill))
    rows = -np.where(far, 0.0, ratio * drill.gain) - calm * doubt + WINS_WEIGHT * surprise
    return float((rows + POINTS_WEIGHT / 2 * (off * off).sum(1)).mean())


def test_slopes_are_those_of_what_is_to_become_smaller(drill: Drill) -> None:
    found, calm = model(), 0.02
    found.parts = {part: values.astype(np.float64) for part, values in found.parts.items()}
    made = found.forward(found.encode(drill.seen))
    slopes = found.slopes(made, found.errors(made, drill, calm))
    for part, values in found.parts.items():
        steepest = np.unravel_index(np.abs(slopes[part]).argmax(), values.shape)
        values[steepest] += 1e-5
        above = learned(found, drill, calm)
        values[steepest] -= 2e-5
        below = learned(found, drill, calm)
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


@pytest.mark.parametrize("key", GAMES)
def test_what_changed_since_the_root_adds_up_to_all_that_is_seen(key: str) -> None:
    found = Model(game(key), device(), 5)
    search = Search(Plain(game(key)), weights=found.weights(found.parts, "a test"))
    match, dice = Match.start(key, seats=game(key).seats[-1], secret=b"changes"), Random(2)
    from_root = search.take()
    from_root.set_root(Setting(net=1))
    for _ in range(60):
        seat = match.actors()[0]
        anew = search.take()
        anew.set_root(Setting(net=1))
        for memory in (from_root, anew):
            search.engine.entry(foresee)(match.state, memory.tree, seat, len(match.codes(seat)))
        assert (from_root.tree.broad, from_root.tree.tilt) == (anew.tree.broad, anew.tree.tilt)
        search.give_back(anew)
        match.play(seat, dice.choice(match.codes(seat)))


def test_answers_that_gained_become_likelier_and_points_are_foreseen(drill: Drill, tmp_path: Path) -> None:
    school = School(Curriculum("legacy", tmp_path))
    school.device.sow(1)
    before = school.learn(drill)

    for _ in range(100):
        after = school.learn(drill)

    found = school.model
    shares = found.shares(found.forward(found.encode(drill.seen))["answers"], drill.mask)
    likelier = np.take_along_axis(shares, drill.chosen[:, None], 1)[:, 0] > drill.chance
    open_to_choice, much = drill.mask.sum(1) > 1, np.abs(drill.gain) > drill.gain.std()
    assert (likelier == (drill.gain > 0))[open_to_choice & much].mean() > 0.8
    assert after.points < 0.5 * before.points


def test_every_number_of_seats_and_every_variant_is_played(tmp_path: Path) -> None:
    school = School(Curriculum("legacy", tmp_path, tables=4))
    tables = {(hall.seats, hall.batch.options["collections"], len(hall.batch)) for hall in school.halls()}

    assert tables == {(2, "beige", 4), (2, "gray", 1), (3, "beige", 4), (4, "beige", 4)}


def test_the_same_seed_makes_the_same_net_and_a_course_goes_on_with_what_it_knows(tmp_path: Path) -> None:
    plans = [Curriculum("legacy", tmp_path / name, seed=4, tables=4, drills=1) for name in ("one", "other")]
    nets = [read_net(rounds_of(plan, 2).net, game("legacy")) for plan in plans]

    assert nets[0] == nets[1] is not None
    again = School(plans[0])
    assert again.model.weights(again.learned(), nets[0].source if nets[0] else "") == nets[0]
    assert "3 rounds" in learning_page(rounds_of(plans[0], 1))


def test_the_usual_tables_play_on_from_round_to_round(tmp_path: Path) -> None:
    school = School(Curriculum("legacy", tmp_path, tables=4, drills=1))
    usual = school.halls()[:3]
    for _ in school.term():
        pass

    assert all(one is other for one, other in zip(school.halls()[:3], usual, strict=True))
    assert school.halls()[3] is not school.halls()[3]


def rounds_of(plan: Curriculum, number: int) -> School:
    school = School(plan)
    for _ in range(number):
        assert list(school.term()) == [1.0]
        school.save()
    return school


def test_a_course_begins_with_what_another_net_knows_and_says_so(tmp_path: Path) -> None:
    first = rounds_of(Curriculum("legacy", tmp_path / "first", tables=4, drills=1), 1)
    plan = Curriculum("legacy", tmp_path / "next", seed=1, tables=4, drills=1, start=first.net)
    known = read_net(first.net, game("legacy"))

    begun = School(plan)
    assert known is not None
    assert begun.model.weights(begun.learned(), known.source) == known

    rounds_of(plan, 1)
    went_on = read_net(School(plan).net, game("legacy"))
    assert went_on is not None
    assert went_on.source.startswith(f"{known.source}; then ")
    assert went_on.parts != known.parts


def test_no_course_begins_with_what_is_no_net_of_its_game(tmp_path: Path) -> None:
    other = rounds_of(Curriculum("legacy", tmp_path, tables=4, drills=1), 1)

    with pytest.raises(ValueError, match="is no net for Taj Mahal"):
        School(Curriculum("taj_mahal", tmp_path / "next", tables=4, start=other.net))


def test_another_course_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    rounds_of(Curriculum("legacy", tmp_path, tables=4, drills=1), 1)

    with pytest.raises(ValueError, match="holds another course"):
        School(Curriculum("legacy", tmp_path, seed=1))


def test_a_course_has_a_round_at_least_and_tells_of_its_parts(tmp_path: Path) -> None:
    told: list[float] = []

    school = attend(Curriculum("legacy", tmp_path, tables=4, drills=2), 0.0, lambda _s, part, _t: told.append(part))

    assert told == [0.5, 1.0]
    assert [term.decisions for term in school.terms] == [2 * STEPS * 13]
    assert school.net.exists()
