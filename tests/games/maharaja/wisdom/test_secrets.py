"""Secret answers: who has laid a disc face down is asked again what to plan."""

from durbar.games.maharaja.rules.actions import ACTIONS, POINT
from durbar.games.maharaja.rules.flow import actors, legal
from durbar.games.maharaja.rules.state import PLANNING
from durbar.games.maharaja.wisdom.secrets import answer_otherwise, ask_again
from tests.games.maharaja.tables import first_turn


def test_a_seat_is_asked_again_for_each_arrow_of_its_secret_disc() -> None:
    s = first_turn(3)
    other = (s.turn + 1) % s.seats
    for given in (0, 1):
        past = s.copy()
        assert ask_again(past, other, given)
        assert past.phase == PLANNING
        assert actors(past) == 1 << other
        assert legal(past, other, [0] * ACTIONS) == ACTIONS
        assert past.plan[other][:given] == s.plan[other][:given]
    assert not ask_again(s.copy(), other, 2)


def test_the_same_answers_again_change_nothing() -> None:
    s = first_turn(3)
    other = (s.turn + 1) % s.seats
    before = s.copy()
    for given in (0, 1):
        answer_otherwise(s, other, given, POINT + before.plan[other][given])
    assert s == before


def test_a_disc_that_lies_open_is_not_set_again() -> None:
    s = first_turn(3)
    before = s.copy()

    assert not ask_again(s, s.turn, 0)
    assert s == before


def test_who_still_thinks_is_not_asked_twice() -> None:
    s = first_turn(3)
    other = (s.turn + 1) % s.seats
    s.phase = PLANNING
    s.arrows[other] = 1

    assert not ask_again(s, other, 0)
