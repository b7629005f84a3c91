"""A batch plays what the plain rules play, at every table."""

import gc
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from durbar import Game
from durbar.core.options import OptionError
from durbar.engines import tables
from durbar.engines.plain import Plain
from durbar.engines.shares import Shares, rows_of
from durbar.engines.tables import Judging, Tables
from durbar.games import game as by_key
from durbar.games import games

numpy = pytest.importorskip("numpy")
lab = pytest.importorskip("durbar.lab")
source_of = pytest.importorskip("durbar.lab.batches").source_of

TABLES = 5
STEPS = 300

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.key)


def plain_twin(played: Any) -> tuple[Plain, Tables]:
    """The same tables as lists of plain states."""
    engine, given = Plain(played.game), played.tables
    pool = engine.states(len(given.pool))
    for i, s in enumerate(pool):
        s.become(played.engine.take(given.pool, i))
    lists = {name: getattr(given, name).tolist() for name in Tables._fields if name not in {"pool", "lots"}}
    lots = [SimpleNamespace(chance=chance) for chance in given.lots["chance"].tolist()]
    return engine, Tables(pool=pool, lots=lots, **lists)


def alone(count: int) -> Shares:
    """So many tables for one thread."""
    return Shares(rows_of(count, 1), rows_of(0, 1))


def differences(played: Any, twin: Tables) -> list[str]:
    """The arrays that are not the same; of the lists of answers what is meant."""
    same = {
        name: getattr(played.tables, name).tolist() == getattr(twin, name)
        for name in ("asked", "chosen", "done", "scores")
    }
    for i in range(len(played)):
        count = twin.counts[i]
        same[f"codes {i}"] = played.tables.codes[i][:count].tolist() == twin.codes[i][:count]
        same[f"state {i}"] = played.engine.take(played.tables.pool, i) == twin.pool[i]
    return [name for name, equal in same.items() if not equal]


@every_game
def test_some_hundred_steps_lead_to_the_same_states_as_in_plain_python(game: Game) -> None:
    played = lab.batch(game, tables=TABLES, seats=game.seats[-1], seed=3)
    engine, twin = plain_twin(played)
    answer = engine.entry(tables.answer_tables)
    for _ in range(STEPS):
        answers = played.sample().copy()
        twin.chosen[:] = answers.tolist()
        played.step(answers)
        answer(twin, alone(TABLES), 0, played.seats)
        assert differences(played, twin) == []


@every_game
def test_observations_and_masks_are_those_of_plain_python_and_within_their_columns(game: Game) -> None:
    played = lab.batch(game, tables=TABLES, seed=5)
    engine, twin = plain_twin(played)
    observe, mask = engine.entry(tables.observe_tables), engine.entry(tables.mask_tables)
    observe(twin, alone(TABLES), 0)
    mask(twin, alone(TABLES), 0)

    assert played.observe().tolist() == twin.observation
    assert played.legal().mask.tolist() == [[bool(bit) for bit in row] for row in twin.mask]
    columns = game.wisdom.columns() if game.wisdom.columns else []
    for _ in range(STEPS):
        played.step(played.sample())
        seen = played.observe()
        assert (seen >= [column.low for column in columns]).all() and (seen <= [c.high for c in columns]).all()


@every_game
def test_the_judge_thinks_of_every_table_what_it_thinks_in_plain_python(game: Game) -> None:
    played = lab.batch(game, tables=TABLES, seats=game.seats[-1], seed=3)
    for _ in range(40):
        played.step(played.sample())
    engine, twin = plain_twin(played)
    opinions = [[0] * (max(game.seats) * game.wisdom.aspect_count) for _ in range(TABLES)]
    engine.entry(tables.judge_tables)(Judging(twin.pool, twin.asked, opinions), alone(TABLES), 0)

    assert played.judged().tolist() == opinions


def test_finished_tables_start_anew_and_leave_their_scores() -> None:
    played = lab.batch("legacy", tables=TABLES, seed=1)
    ended = 0
    for _ in range(STEPS):
        played.step(played.sample())
        for table in played.done().nonzero()[0]:
            ended += 1
            assert min(played.places()[table]) == 1
            assert played.tables.pool[table]["day"] == 1
    assert ended >= TABLES


def test_the_same_seed_gives_the_same_matches_however_many_threads_play_them() -> None:
    one, many = (lab.batch("legacy", tables=300, seed=7, threads=threads) for threads in (1, 4))
    for _ in range(STEPS):
        for each in (one, many):
            each.step(each.sample())
        assert (one.observe() == many.observe()).all()
        assert (one.legal().mask == many.legal().mask).all()

    assert (one.tables.pool == many.tables.pool).all()
    many.reset(8)
    assert (one.tables.pool != many.tables.pool).any()


def test_the_threads_of_a_batch_end_with_it() -> None:
    before = set(threading.enumerate())
    played = lab.batch("legacy", tables=300, seed=7, threads=3)
    helpers = set(threading.enumerate()) - before
    played.step(played.sample())
    del played
    gc.collect()

    assert len(helpers) == 2
    for helper in helpers:
        helper.join(timeout=60)
        assert not helper.is_alive()


def test_an_illegal_answer_is_refused_with_a_sentence_and_nothing_is_played() -> None:
    played = lab.batch("legacy", tables=3, seed=1)
    before = played.tables.pool.copy()
    answers = played.sample().copy()
    answers[1] = 87

    with pytest.raises(lab.IllegalAnswer, match=r"At table 1 seat \d may answer .+, not 87\."):
        played.step(answers)
    assert (played.tables.pool == before).all()
    played.step(played.sample())
    assert (played.tables.pool != before).any()


def test_of_several_illegal_answers_the_first_is_named_whichever_thread_came_upon_it() -> None:
    played = lab.batch("legacy", tables=300, seed=1, threads=4)
    answers = played.sample().copy()
    answers[[290, 70, 250]] = 87

    for _ in range(2):
        with pytest.raises(lab.IllegalAnswer, match=r"At table 70 seat"):
            played.step(answers)


def test_what_was_drawn_cannot_be_changed_on_its_way_to_the_tables() -> None:
    drawn = lab.batch("legacy", tables=3, seed=1).sample()

    with pytest.raises(ValueError, match="read-only"):
        drawn[1] = 87


@pytest.mark.parametrize("answers", [[0, 0], [0.0, 0.0, 0.0], [[0], [0], [0]], "abc"])
def test_answers_of_another_shape_are_refused_with_a_sentence(answers: Any) -> None:
    played = lab.batch("legacy", tables=3)

    with pytest.raises(ValueError, match=r"A step takes 3 integers, one for each table, not .+ of shape"):
        played.step(answers)


def test_a_batch_that_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"at least one table, not 0"):
        lab.batch("legacy", tables=0)
    with pytest.raises(ValueError, match=r"runs on .+, not 'tpu'"):
        lab.batch("legacy", tables=1, device="tpu")
    with pytest.raises(OptionError, match=r"played with .+ seats, not 9"):
        lab.batch("legacy", tables=1, seats=9)


def test_playouts_go_on_from_every_table_as_in_plain_python_and_leave_it_alone() -> None:
    game = by_key("legacy")
    played = lab.batch(game, tables=2, seats=game.seats[-1], seed=7)
    for _ in range(9):
        played.step(played.sample())
    before = played.tables.pool.copy()
    engine, twin = plain_twin(played)
    lists, scores = [[0] * game.rules.most_legal] * 2, [[[0] * played.seats, [0] * played.seats] for _ in range(6)]

    found = played.playouts(3, seed=11)

    work = tables.Playouts(twin.pool, scores, engine.states(2), lists)
    engine.entry(tables.play_out_tables)(work, alone(2), 0, 3, source_of(11))
    assert found.shape == (2, 3, 2, played.seats)
    assert found.reshape(6, 2, -1).tolist() == scores
    assert (played.tables.pool == before).all()


def test_playouts_are_at_least_one() -> None:
    with pytest.raises(ValueError, match="At least one match"):
        lab.batch("legacy", tables=1).playouts(0)
