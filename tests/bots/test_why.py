"""Why an answer is good: the decisive feature of known positions, in words of every language, and nothing that is hidden."""

import pytest

from durbar import Match, game
from durbar.bots.features import RESULT, features_of, weights_of
from durbar.bots.lineup import Suggestion, because
from durbar.bots.why import CLOSE, EQUAL, next_ones, why
from durbar.core.course import Practice, practices, written
from durbar.core.text import LANGUAGES
from durbar.games import games

KNOWN = [
    ("legacy", "pair", "pairs"),
    ("legacy", "give", "cards"),
    ("legacy", "money", "money"),
    ("taj_mahal", "chain", "points"),
    ("taj_mahal", "crown", "chain"),
    ("taj_mahal", "hand", "result"),
    ("maharaja", "road", "roads"),
    ("maharaja", "reward", "prestige"),
    ("maharaja", "prestige", "coins"),
    ("rajas", "market", "money"),
    ("rajas", "river", "fame"),
    ("rajas", "worker", "workers"),
    ("rajas", "meet", "result"),
]
every_game = pytest.mark.parametrize("key", [each.key for each in games()])


def asked(practice: Practice) -> tuple[Match, int, int]:
    """The match at a task, whose turn it is, and the first answer of the solution."""
    seat = practice.task.seat
    action = next(action for who, action in written(practice.task.solution) if who == seat)
    legal = practice.prepared.legal(seat)
    return practice.prepared, seat, next(a.code for a in legal if action.items() <= {**a.what, "kind": a.kind}.items())


@pytest.mark.parametrize(("key", "task", "reason"), KNOWN)
def test_the_decisive_feature_of_a_known_position_is_named(key: str, task: str, reason: str) -> None:
    match, seat, answer = asked(practices(game(key))[task])
    known = match.known_to(seat, 5)

    found = why(match.game, known, seat, answer, next_ones(match.game, known, seat, answer), 5)

    assert reason in [one.kind for one in found.reasons]


@every_game
def test_features_by_their_weights_make_what_the_judge_says(key: str) -> None:
    match = next(iter(practices(game(key)).values())).prepared
    assert match.game.wisdom.judge is not None
    weights, told = weights_of(match.game, match.seats), features_of(match.game)
    for seat in range(match.seats):
        summed = sum(weights[name] * amount for name, amount in told(match.state, seat).items())
        assert summed * 100 == pytest.approx(match.game.wisdom.judge(match.state, seat), abs=1)


@every_game
def test_every_reason_names_features_of_the_judge_and_has_words_in_every_language(key: str) -> None:
    features = set(weights_of(game(key), game(key).seats[-1]))
    for reason, told in game(key).wisdom.reasons.items():
        assert set(told["features"]) <= features | {RESULT}
        assert [text for text in LANGUAGES if not game(key).text(text).find(f"why.{reason}")] == []
    for language in LANGUAGES:
        words = game(key).text(language).words
        assert set(words["why_rival"]) <= set(words["why"]) == set(game(key).wisdom.reasons)


@every_game
def test_an_answer_is_as_good_as_itself(key: str) -> None:
    match, seat, answer = asked(next(iter(practices(game(key)).values())))

    assert why(match.game, match.known_to(seat, 1), seat, answer, [answer], 1) == EQUAL


def test_answers_that_the_search_finds_as_good_are_called_so() -> None:
    match, seat, answer = asked(practices(game("legacy"))["pair"])
    best, second = Suggestion(answer, 12.0, 0.6, 0.5), Suggestion(match.codes(seat)[0], 12.1, 0.598, 0.3)

    assert because(match.game, match.state, seat, best, [second], 1) == EQUAL
    assert because(match.game, match.state, seat, best, [second._replace(win=0.4), second], 1) == CLOSE
    assert because(match.game, match.state, seat, best, [second._replace(win=0.7, points=13.0)], 1) == EQUAL
    assert because(match.game, match.state, seat, best, [second._replace(win=0.4)], 1) not in (EQUAL, CLOSE)


def test_what_others_are_told_leaves_out_what_only_a_seat_can_know() -> None:
    match, seat, answer = asked(practices(game("taj_mahal"))["elephant"])
    known = match.known_to(seat, 5)
    others = next_ones(match.game, known, seat, answer)

    assert "counted" in [one.kind for one in why(match.game, known, seat, answer, others, 5).reasons]
    assert "counted" not in [one.kind for one in why(match.game, known, seat, answer, others, 5, public=True).reasons]
