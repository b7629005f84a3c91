"""The strongest bot's opinion of a whole match."""

import random

import msgspec
import pytest

import durbar
from durbar import Match
from durbar.bots import analysis
from durbar.bots.analysis import (
    NOTHING,
    Decision,
    Outlook,
    Stopped,
    analyse,
    as_good,
    line,
    thinking,
    turning_points,
)
from durbar.bots.search.think import Budget
from durbar.core.game import Action
from durbar.games import GAMES

HASTY = Budget(1, 600.0)
"""Every answer is tried once."""


def played(key: str, seats: int, seed: int = 1) -> Match:
    """A random match, played to its end."""
    match = Match.start(durbar.game(key), seats=seats, secret=b"looked at again")
    chance = random.Random(seed)
    while not match.over:
        seat = chance.choice(match.actors())
        match.play(seat, chance.choice(match.codes(seat)))
    return match


def decided(step: int, seat: int, cost: float = 0.0, choices: int = 2) -> Decision:
    nothing = Action(0, "nothing")
    return Decision(step, seat, choices, nothing, nothing, NOTHING, NOTHING, cost, 0.0, 1)


def chances(*rows: tuple[float, ...]) -> list[Outlook]:
    return [Outlook(row, row) for row in rows]


@pytest.mark.parametrize("key", GAMES)
def test_every_decision_of_every_game_is_weighed(key: str) -> None:
    match = played(key, durbar.game(key).seats[-1])
    found = analyse(match, budget=HASTY)

    assert [(d.seat, d.given.code) for d in found.decisions] == [(s.seat, s.action) for s in match.steps]
    assert [d.step for d in found.decisions] == list(range(1, len(match.steps) + 1))
    assert len(found.outlooks) == len(match.steps) + 1
    for outlook in (*found.outlooks, *(d.after for d in found.decisions)):
        assert len(outlook.win) == len(outlook.points) == match.seats
        assert sum(outlook.win) == pytest.approx(1, abs=0.001)
    assert all(d.cost >= 0 for d in found.decisions)
    assert all(d.best == d.given for d in found.decisions if d.choices == 1)


def test_it_ends_with_the_result_and_can_be_written_down() -> None:
    match = played("legacy", 2)
    found = analyse(match, budget=HASTY)

    assert found.outlooks[-1].points == tuple(score.points for score in match.scores())
    assert msgspec.json.decode(msgspec.json.encode(found), type=analysis.Analysis) == found


def test_the_last_slip_of_a_match_is_seen() -> None:
    """In its last decision the search knows every outcome, so the cost of an answer is exact."""
    match = played("legacy", 2, seed=4)
    found = analyse(match, budget=thinking(0.05))
    last = next(d for d in reversed(found.decisions) if d.choices > 1)

    assert last.after.win == found.outlooks[-1].win
    assert found.outlooks[last.step - 1].win[last.seat] == pytest.approx(
        last.after.win[last.seat] + last.cost, abs=0.01
    )


def test_it_tells_how_far_it_is_and_stops_when_told_so() -> None:
    match = played("legacy", 2)
    told: list[tuple[int, int]] = []

    def enough(done: int, of: int) -> bool:
        told.append((done, of))
        return done < 3

    with pytest.raises(Stopped):
        analyse(match, budget=HASTY, progress=enough)
    assert told == [(done, len(match.steps)) for done in range(4)]


def test_a_running_match_is_not_analysed() -> None:
    with pytest.raises(ValueError, match="over"):
        analyse(Match.start("legacy", seats=2))


def test_where_there_was_no_choice_things_stand_as_the_answer_before_left_them() -> None:
    start, left, later, end = chances((0.5, 0.5), (0.4, 0.6), (0.3, 0.7), (0.2, 0.8))

    assert line([None, (start, left), None, None, (later, end)]) == [start, start, left, left, later]


def test_with_open_cards_the_line_does_not_jump_between_the_eyes_of_two_seats() -> None:
    """What a seat believes when it decides may differ from what is so; the line is about what is so."""
    found = analyse(played("taj_mahal", 3), budget=HASTY)

    assert any(d.before.win != found.outlooks[d.step - 1].win for d in found.decisions)


def test_a_poor_answer_is_told_of_who_gave_it() -> None:
    (turn,) = turning_points(chances((0.5, 0.5), (0.2, 0.8)), [decided(1, 0, cost=0.3)])

    assert (turn.kind, turn.mover, turn.seat, turn.before, turn.after) == ("slip", 0, 0, 0.5, 0.2)


@pytest.mark.parametrize(
    ("after", "kind", "seat"),
    [
        ((0.8, 0.1, 0.1), "lucky", 0),
        ((0.1, 0.5, 0.4), "unlucky", 0),
        ((0.4, 0.6, 0.0), "helped", 1),
        ((0.4, 0.4, 0.2), "hurt", 2),
    ],
)
def test_what_the_answer_does_not_explain_is_luck_or_another_seats_matter(
    after: tuple[float, ...], kind: str, seat: int
) -> None:
    before = (0.3, 0.3, 0.4) if kind == "hurt" else (0.45, 0.3, 0.25)
    (turn,) = turning_points(chances(before, after), [decided(1, 0)])

    assert (turn.kind, turn.seat) == (kind, seat)


def test_only_the_largest_swings_count_and_they_come_in_order() -> None:
    rows = chances(*((0.5 + 0.05 * (i % 2) * i, 0.5 - 0.05 * (i % 2) * i) for i in range(9)))
    turns = turning_points(rows, [decided(step, 0) for step in range(1, 9)])

    assert len(turns) == analysis.MOST_TURNS
    assert [turn.step for turn in turns] == sorted(turn.step for turn in turns)
    assert turns[-1].step == 8


def test_an_answer_that_is_not_the_best_is_judged_by_a_search_of_its_own() -> None:
    found = analyse(played("legacy", 2), budget=Budget(60, 600.0))
    poor = [d for d in found.decisions if d.best != d.given]

    assert poor
    assert {d.tries for d in poor} == {60}


def test_a_match_lost_to_brahmabot_can_be_analysed() -> None:
    match = next(m for m in (played("maharaja", 1, seed) for seed in range(50)) if m.scores()[0].place == 2)

    assert analyse(match, budget=HASTY).outlooks[-1].win == (0.0,)


def test_how_many_answers_were_as_good_as_the_best() -> None:
    better = Action(1, "better")
    decisions = [decided(1, 0), decided(2, 0, cost=0.2), decided(3, 0, choices=1), decided(4, 1, choices=1)]
    decisions[1] = msgspec.structs.replace(decisions[1], best=better)

    assert [as_good(decisions, seat) for seat in (0, 1)] == [0.5, 1.0]
