"""What every game promises, whatever its rules."""

import random

import pytest

from durbar import IllegalAction, Match, Record, verify
from durbar.core.text import LANGUAGES
from tests.contract.cases import Case, every_case, random_match


@every_case
def test_a_match_ends_within_its_bound_and_somebody_wins_unless_a_lone_seat_lost(case: Case) -> None:
    for seed in range(3):
        match = _last(case, seed)
        assert match.over
        assert 0 < len(match.steps) <= case.game.rules.most_steps
        assert case.seats == 1 or min(score.place for score in match.scores()) == 1


def _last(case: Case, seed: int) -> Match:
    (*_, (match, _, _)) = random_match(case, seed)
    return match


@every_case
def test_every_actor_has_distinct_legal_actions_within_bounds(case: Case) -> None:
    for match, _, _ in random_match(case, 1):
        assert all(0 <= seat < case.seats for seat in match.actors())
        for seat in match.actors():
            codes = match.codes(seat)
            assert 0 < len(codes) <= case.game.rules.most_legal
            assert len(set(codes)) == len(codes)
            assert all(0 <= code < case.game.rules.codes for code in codes)


@every_case
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(case: Case) -> None:
    dice = random.Random(2)
    for match, seat, _ in random_match(case, 2):
        before = match.state.digest()
        legal = set(match.codes(seat))
        for code in {*dice.sample(range(case.game.rules.codes), 2)} - legal:
            with pytest.raises(IllegalAction) as refusal:
                match.play(seat, code)
            reason = refusal.value.reason
            for language in LANGUAGES:
                assert case.game.text(language).find(f"refusal.{reason.kind}"), reason.kind
        assert match.state.digest() == before


@every_case
def test_seats_that_are_not_asked_and_answers_that_are_none_are_refused(case: Case) -> None:
    match = case.start(3)
    seat = match.actors()[0]
    for who, answer in (
        (seat, -1),
        (seat, case.game.rules.codes),
        (seat, "x"),
        (seat, None),
        (seat, {"kind": "?"}),
        (99, 0),
        (-1, 0),
    ):
        with pytest.raises(IllegalAction):
            match.play(who, answer)  # type: ignore[arg-type]


@every_case
def test_a_copy_is_equal_and_independent(case: Case) -> None:
    for match, seat, code in random_match(case, 4):
        twin = match.state.copy()
        assert twin == match.state
        before = match.state.digest()
        case.game.rules.apply(twin, seat, code)
        assert match.state.digest() == before


@every_case
def test_a_record_replays_to_the_same_state_and_verifies(case: Case) -> None:
    match = _last(case, 5)
    record = Record.parse(match.record().json())
    again = verify(record)
    assert again.state == match.state
    assert again.told == match.told


@every_case
def test_points_are_the_sum_of_their_breakdown_at_any_time(case: Case) -> None:
    for match, _, _ in random_match(case, 6):
        _check_scores(match)
    _check_scores(match)


def _check_scores(match: Match) -> None:
    for score in match.scores():
        assert sum(score.breakdown.values()) == score.points
        assert 1 <= score.place <= max(2, match.seats), "a lone seat that lost to the game is second"


@every_case
def test_everything_that_is_said_has_words_in_every_language(case: Case) -> None:
    for match, _, _ in random_match(case, 7):
        _check_words(match)
    _check_words(match)


def _check_words(match: Match) -> None:
    keys = {f"score.{line}" for score in match.scores() for line in score.breakdown}
    keys |= {
        f"event.{event.kind}" for seat in (*range(match.seats), None) for event in match.events(len(match.steps), seat)
    }
    for seat in match.actors():
        prompt = match.prompt(seat)
        assert prompt is not None
        keys.add(f"question.{prompt.kind}")
        for action in match.legal(seat):
            keys.add(f"action.{action.kind}")
            if action.warning is not None:
                keys.add(f"warning.{action.warning.kind}")
    for language in LANGUAGES:
        words = match.game.text(language)
        assert [key for key in sorted(keys) if words.find(key) is None] == []


@every_case
def test_an_action_can_be_given_by_its_kind_and_particulars(case: Case) -> None:
    for match, seat, code in random_match(case, 8):
        twins = [(a.kind, tuple(a.what.items())) for a in match.legal(seat)]
        assert len(set(twins)) == len(twins), "two legal actions look the same to people"
        action = case.game.people.describe(match.state, seat, code)
        assert match._code(seat, {"kind": action.kind, **action.what}) == code


@every_case
def test_an_unsealed_step_can_be_taken_back(case: Case) -> None:
    undone = 0
    for match, seat, code in random_match(case, 9):
        before = match.state.numbers()
        twin = case.start(9)
        twin.retell(match.steps)
        twin.play(seat, code)
        if twin.may_undo(seat) and undone < 5 and not twin.given[-1]:
            twin.undo(seat)
            undone += 1
            twin.state.chance = match.state.chance
            assert twin.state.numbers() == before
        if len(match.steps) > 40:
            break


@every_case
def test_every_position_of_a_match_is_what_it_was_when_it_was_played(case: Case) -> None:
    played = [(match.state.numbers(), match.asked[-1]) for match, _, _ in random_match(case, 11)]
    match = _last(case, 11)
    last = (match.state.numbers(), 0)
    for first in (0, len(match.steps) // 2):
        found = [(at.state.numbers(), case.game.rules.actors(at.state)) for at in match.positions(first)]
        assert found == [*played, last][first:]


@every_case
def test_an_observation_has_one_size_and_only_integers(case: Case) -> None:
    for match, seat, _ in random_match(case, 10):
        out = [0] * case.game.rules.observation
        assert case.game.rules.observe(match.state, seat, out) == case.game.rules.observation
        assert all(isinstance(number, int) for number in out)
