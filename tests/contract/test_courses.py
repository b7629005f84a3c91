"""Every task of every course: its steps are legal, its goal is open, its solution reaches it, and not every answer does."""

import pytest

from durbar import Match
from durbar.core.course import Practice, practices, written
from durbar.core.text import LANGUAGES
from durbar.games import games

LONGEST = 230
"""More letters than this are no longer a small card beside the board."""
CARELESS = 60
"""So many answers are more than a round of any game asks for."""
TASKS = [practice for game in games() for practice in practices(game).values()]

every_task = pytest.mark.parametrize("practice", TASKS, ids=lambda one: f"{one.game.key}-{one.task.key}")


def solved(practice: Practice) -> Match:
    """The match after the solution."""
    match = practice.match()
    for seat, action in written(practice.task.solution):
        match.play(seat, action)
    return match


@every_task
def test_a_task_begins_with_a_question_to_the_learner_and_an_open_goal(practice: Practice) -> None:
    match = practice.match()

    assert practice.task.seat in match.actors()
    assert len(match.codes(practice.task.seat)) > 1
    assert practice.standing(match) == "open"


@every_task
def test_the_solution_of_a_task_is_legal_and_reaches_the_goal_with_its_last_step(practice: Practice) -> None:
    match = practice.match()
    standings = []
    for seat, action in written(practice.task.solution):
        match.play(seat, action)
        standings.append(practice.standing(match))

    assert standings == ["open"] * (len(standings) - 1) + ["met"]


@every_task
def test_some_first_answer_leads_away_from_the_goal(practice: Practice) -> None:
    """Where everything is right nothing is learnt."""
    seat = practice.task.seat
    solution = [action for who, action in written(practice.task.solution) if who == seat]
    legal = practice.prepared.legal(seat)
    right = [a for a in legal if solution[0].items() <= {**a.what, "kind": a.kind}.items()]

    assert 1 <= len(right) < len(legal)


@every_task
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_task_has_short_words_in_every_language(practice: Practice, language: str) -> None:
    words = practice.game.text(language).words["course"]

    assert list(words) == list(practices(practice.game))
    assert set(words[practice.task.key]) == {"title", "text", "hint", "done"}
    assert [text for text in words[practice.task.key].values() if len(text) > LONGEST] == []


@every_task
def test_the_others_answer_by_the_solution(practice: Practice) -> None:
    match = practice.match()
    for seat, action in written(practice.task.solution):
        if seat != practice.task.seat:
            code = practice.reply(match, seat)
            assert code in match.codes(seat)
        match.play(seat, action)


@pytest.mark.parametrize("key", sorted({one.game.key for one in TASKS}))
def test_the_solutions_of_a_course_earn_points_from_every_source(key: str) -> None:
    course = [one for one in TASKS if one.game.key == key]
    earned: set[str] = set()
    for one in course:
        before, after = (match.scores()[one.task.seat].breakdown for match in (one.prepared, solved(one)))
        earned |= {source for source in after if after[source] > before.get(source, 0)}

    sources = {source for one in course for source in one.prepared.scores()[0].breakdown}
    given = {source for source, points in course[0].prepared.at(0).scores()[0].breakdown.items() if points}
    assert 5 <= len(course) <= 8
    assert sources - earned - given == set()


@every_task
def test_a_task_is_decided_once_its_answers_or_its_time_are_spent(practice: Practice) -> None:
    """Whoever plays carelessly is told so, and need not wait for the end of the match."""
    match, answers = practice.match(), 0
    while practice.standing(match) == "open" and answers < CARELESS:
        seat = match.actors()[0]
        code = practice.reply(match, seat) if seat != practice.task.seat else None
        match.play(seat, match.codes(seat)[-1] if code is None else code)
        answers += 1

    assert practice.standing(match) != "open"


@every_task
def test_a_task_teaches_rules_that_there_are(practice: Practice) -> None:
    book = practice.game.rulebook("en")

    assert practice.task.rules
    assert [rule for rule in practice.task.rules.split() if f"**{rule}**" not in book] == []
