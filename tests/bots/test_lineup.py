"""Every bot is asked in the same way, and knows no more than its seat."""

import dataclasses
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from durbar import Match, game
from durbar.bots.guests import NoSuchBot
from durbar.bots.lineup import BOTS, LEVEL_NUMBERS, LEVELS, RANGES, Level, bot, hint, prepare
from durbar.bots.search.settings import Setting, setting
from durbar.core.game import Game
from tests.bots.tiny import cards, opened

QUICK = "+simulations=8"


def quick(name: str) -> str:
    return name + QUICK if name in LEVELS else name


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_a_whole_match(name: str) -> None:
    match = Match.start("legacy", seats=3, secret=name.encode())
    player = bot(quick(name))
    while not match.over:
        seat = match.actors()[0]
        source = len(match.steps) * 12345 + 1
        match.play(seat, player.choose(match.game, match.known_to(seat, source), seat, source))

    assert sum(score.points for score in match.scores()) > 0


def test_every_level_sees_more_looks_further_and_is_surer_than_the_one_below() -> None:
    legacy = game("legacy")
    below, *others = LEVELS.values()
    for level in others:
        one, other = (setting(legacy, 2, rung.changes) for rung in (below, level))
        assert (one.sees, one.cut, one.guided, below.simulations) <= (
            other.sees,
            other.cut,
            other.guided,
            level.simulations,
        )
        assert below.wavering >= level.wavering
        below = level


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_the_state_as_it_was(name: str) -> None:
    match = Match.start("legacy", seats=2, secret=b"same")
    seat = match.actors()[0]
    s = match.known_to(seat, 5)
    before = s.copy()

    bot(quick(name)).choose(match.game, s, seat, 9)

    assert s == before


@pytest.mark.parametrize("name", BOTS)
def test_the_same_source_gives_the_same_answer(name: str) -> None:
    match = Match.start("legacy", seats=4, secret=b"again")
    seat = match.actors()[0]

    answers = {bot(quick(name)).choose(match.game, match.known_to(seat, 5), seat, 77) for _ in range(3)}

    assert len(answers) == 1


@pytest.mark.parametrize("name", ["greedy", "courtier", "raja+simulations=100"])
def test_what_a_seat_cannot_know_changes_no_answer(name: str) -> None:
    found: Game = opened(cards)
    answers = set()
    for hidden in (1, 2):
        s: Any = found.rules.state()
        s.seats, s.guessing, s.card = 2, 1, [0, hidden]
        known = s.copy()
        known.chance = 3
        found.rules.resample(known, 0)
        answers.add(bot(name).choose(found, known, 0, 1234))

    assert len(answers) == 1


def test_a_hint_names_the_best_three_with_points_and_chances() -> None:
    match = Match.start("legacy", seats=2, secret=b"hint")
    seat = match.actors()[0]

    advice = hint(match.game, match.known_to(seat, 5), seat, 5, seconds=0.2)

    assert len(advice) == 3
    assert [a.code for a in advice if a.code not in match.codes(seat)] == []
    assert advice[0].share >= advice[1].share >= advice[2].share
    assert all(0 <= a.win <= 1 and 5 < a.points < 80 for a in advice)


def simulations_when_each_look_at_the_clock_takes(seconds: float, level: str) -> int:
    match = Match.start("legacy", seats=2, secret=b"slow")
    (seat,) = match.actors()
    ticks = count()
    slow = dataclasses.replace(LEVELS[level], seconds=0.0, clock=lambda: next(ticks) * seconds)
    thought = slow.think(match.game, match.known_to(seat, 5), seat, 5, len(match.codes(seat)))
    return thought.simulations // len(match.codes(seat))


@pytest.mark.parametrize("level", ["page", "courtier", "vizier"])
def test_a_level_whose_time_is_too_short_still_has_all_its_simulations(level: str) -> None:
    assert simulations_when_each_look_at_the_clock_takes(0.001, level) == LEVELS[level].simulations


def test_a_bot_answers_when_its_patience_ends() -> None:
    assert simulations_when_each_look_at_the_clock_takes(2.0, "vizier") < LEVELS["vizier"].simulations


def test_the_strongest_thinks_at_least_as_much_as_a_raja() -> None:
    padishah, enough = LEVELS["padishah"], 4 * LEVELS["raja"].simulations

    assert padishah.budget(4).until(enough - 1) == padishah.patience
    assert padishah.budget(4).until(enough) == padishah.seconds < padishah.patience


def test_a_pace_and_other_settings_belong_to_a_name() -> None:
    level = bot("raja@0.1+cut=3+wavering=0.5+threads=2")

    assert isinstance(level, Level)
    assert level.threads == 2
    assert level.seconds == pytest.approx(LEVELS["raja"].seconds / 10)
    assert (level.changes, level.wavering) == ({"net": 0, "cut": 3}, 0.5)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("wizard", "there is uniform, greedy, page"),
        ("raja@slow", "'slow' is no number"),
        ("raja+luck=3", "no 'luck'"),
        ("nowhere.py:Mine", "There is no file nowhere.py"),
        ("raja@nan", "a pace lies between"),
        ("raja@inf", "a pace lies between"),
        ("raja@0", "a pace lies between"),
        ("raja@-1", "a pace lies between"),
        ("raja+simulations=inf", "simulations lies between 1"),
        ("raja+simulations=0", "simulations lies between 1"),
        ("raja+wavering=-1", "wavering lies between 0"),
        ("raja+span=0", "span lies between"),
        ("raja+temper=0", "temper lies between"),
        ("raja+explore=nan", "explore lies between 0"),
        ("raja+cut=-3", "cut lies between -1"),
        ("raja+cut=2.5", "cut is a whole number"),
    ],
)
def test_a_name_that_is_no_bots_gets_a_sentence(name: str, words: str) -> None:
    with pytest.raises(NoSuchBot, match=words):
        bot(name)


@pytest.mark.parametrize("wanted", ["first", "First"])
def test_a_file_brings_a_bot_as_function_or_class(wanted: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "def first(game, s, seat, source):\n    out = [0] * game.rules.most_legal\n    game.rules.legal(s, seat, out)\n    return out[0]\n"
        "class First:\n    def choose(self, game, s, seat, source):\n        return first(game, s, seat, source)\n"
    )
    match = Match.start("legacy", seats=2, secret=b"file")
    seat = match.actors()[0]

    answer = bot(f"{file}:{wanted}").choose(match.game, match.known_to(seat, 1), seat, 1)

    assert answer == match.codes(seat)[0]


def test_a_file_without_the_name_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("x = 1\n")

    with pytest.raises(NoSuchBot, match="has no function Best"):
        bot(f"{tmp_path / 'mine.py'}:Best")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("import sys; sys.exit(3)", "SystemExit: 3"),
        ("class Mine:\n    def __init__(self): raise RuntimeError('no ink')", "RuntimeError: no ink"),
        ("class Mine:\n    def __init__(self, ink): pass", "missing 1 required positional argument"),
    ],
)
def test_a_file_that_fails_gets_a_sentence(text: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(text)

    with pytest.raises(NoSuchBot, match=words):
        bot(f"{tmp_path / 'mine.py'}:Mine")


def test_a_class_is_made_once_and_what_it_prints_goes_to_the_error_stream(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text("class Mine:\n    def __init__(self): print('made')\n    def choose(self): ...\n")

    assert bot(f"{tmp_path / 'mine.py'}:Mine") is bot(f"{tmp_path / 'mine.py'}:Mine")
    assert capsys.readouterr() == ("", "made\n")


def test_every_number_that_a_name_can_change_has_its_range() -> None:
    of_one_position = {"only"}

    assert set(RANGES) == {*LEVEL_NUMBERS, *Setting._fields} - of_one_position


def test_preparing_never_waits() -> None:
    assert prepare(game("legacy")) in {True, False}
