"""Why an answer is good: the decisive feature of known positions, in words of every language, and nothing that is hidden."""

import pytest

from durbar import Match, game
from durbar.bots.features import RESULT, features_of, weights_of
from durbar.bots.lineup import Suggestion, with_whys
from durbar.bots.why import CLOSE, ENDS, EQUAL, EVEN, GOES_ON, Why, next_ones, why
from durbar.core.course import Practice, practices, written
from durbar.core.text import LANGUAGES
from durbar.games import games

KNOWN = [
    ("legacy", "pair", "pairs"),
    ("legacy", "give", "cards"),
    ("legacy", "money", "money"),
    ("taj_mahal", "chain", "points"),
    ("taj_mahal", "crown", "chain"),
    ("taj_mahal", "hand", "counted"),
    ("maharaja", "road", "roads"),
    ("maharaja", "reward", "prestige"),
    ("maharaja", "prestige", "coins"),
    ("rajas", "market", "money"),
    ("rajas", "river", "fame"),
    ("rajas", "worker", "workers"),
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


def test_an_answer_with_which_the_end_begins_is_said_to_begin_it() -> None:
    match, seat, answer = asked(practices(game("rajas"))["meet"])
    known = match.known_to(seat, 5)
    others = next_ones(match.game, known, seat, answer)

    assert why(match.game, known, seat, answer, others, 5) == ENDS
    assert why(match.game, known, seat, others[0], [answer], 5) == GOES_ON


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
        assert {*told["features"], *told.get("claims", ()), *told.get("taken", ())} <= features | {RESULT}
        assert "while" not in told or callable(game(key).wisdom.holds(told["while"]))
        assert [text for text in LANGUAGES if not game(key).text(text).find(f"why.{reason}")] == []
    for language in LANGUAGES:
        words = game(key).text(language).words
        assert set(words["why_rival"]) | set(words["why_kept"]) <= set(words["why"]) == set(game(key).wisdom.reasons)


@every_game
def test_an_answer_is_as_good_as_itself(key: str) -> None:
    match, seat, answer = asked(next(iter(practices(game(key)).values())))

    assert why(match.game, match.known_to(seat, 1), seat, answer, [answer], 1) == EQUAL


def test_answers_that_the_search_finds_as_good_are_called_so() -> None:
    match, seat, answer = asked(practices(game("legacy"))["pair"])
    best = Suggestion(answer, 12.0, 0.6, 0.5)
    other, third = [code for code in match.codes(seat) if code != answer][:2]
    second, worse = Suggestion(other, 12.1, 0.598, 0.3), Suggestion(third, 12.0, 0.4, 0.2)

    def whys(*found: Suggestion) -> list[Why | None]:
        return [one.why for one in with_whys(match.game, match.state, seat, list(found), 1)]

    assert whys(best, second) == [EQUAL, None]
    assert whys(best, second._replace(win=0.7, points=13.0)) == [EQUAL, None]
    assert whys(best, second._replace(points=13.5)) == [EVEN, None]
    alone, both = whys(best, worse), whys(best, second, worse)
    assert alone[0] is not None
    assert alone[0].kind == "gain"
    assert both == [alone[0], CLOSE, None]


def test_where_no_other_answer_was_tried_the_judge_names_some() -> None:
    match, seat, answer = asked(practices(game("legacy"))["pair"])
    (best,) = with_whys(match.game, match.state, seat, [Suggestion(answer, 12.0, 0.6, 1.0)], 1)

    assert best.why is not None
    assert best.why.kind == "gain"


def test_what_others_are_told_leaves_out_what_only_a_seat_can_know() -> None:
    match, seat, answer = asked(practices(game("taj_mahal"))["elephant"])
    known = match.known_to(seat, 5)
    others = next_ones(match.game, known, seat, answer)

    assert "counted" in [one.kind for one in why(match.game, known, seat, answer, others, 5).reasons]
    assert "counted" not in [one.kind for one in why(match.game, known, seat, answer, others, 5, public=True).reasons]
