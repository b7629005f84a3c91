"""The tutor: a gentle bot whose answers come with what speaks for them, and which gives nothing secret away."""

from durbar import Match, game
from durbar.bots.why import EQUAL, LATER, Why
from durbar.core.course import practices
from durbar.core.game import Reason
from durbar.server.table.ledger import Ledger
from durbar.server.table.tutor import explained, is_secret
from tests.server.people import Person

FAME = Why("gain", (Reason("fame"),))


def test_a_match_with_the_tutor_comes_with_reasons(anna: Person) -> None:
    with anna.at(anna.opens(fill="tutor")) as tab:
        tab.hears("snapshot")
        said: list[object] = []
        while not said:
            if tab.asked:
                tab.plays(0)
            else:
                tab.next()
            said += [line["why"] for line in tab.log if "why" in line]

    assert said[0]["kind"] in ("gain", "equal")  # type: ignore[index]


def test_a_secret_plan_is_not_explained() -> None:
    match = practices(game("maharaja"))["city"].match()
    seat = 0
    code = match.codes(seat)[0]

    assert is_secret(match, seat, code, 1)
    assert explained(match, seat, code, 7) is None


def test_what_is_said_does_not_change_with_what_only_the_tutor_knows() -> None:
    match = practices(game("taj_mahal"))["elephant"].match()
    seat = 0
    withdraw = next(action.code for action in match.legal(seat) if action.kind == "withdraw")
    said = explained(match, seat, withdraw, 7)
    for source in range(3):
        twin = Match.start(match.game, seats=match.seats, options=match.options, secret=match.secret)
        twin.retell(match.steps)
        twin.state = match.known_to(1, source)  # another hand of the tutor's, as the listener may believe it

        assert explained(twin, seat, withdraw, 7) == said


def test_within_a_turn_the_same_is_not_said_twice() -> None:
    ledger = Ledger(game("rajas"), 2, game("rajas").choose(2, {}), b"tutor")
    seat = ledger.match.actors()[0]
    ledger.explain(1, seat, FAME)
    ledger.play(seat, ledger.match.codes(seat)[0])
    ledger.explain(2, seat, FAME)
    ledger.explain(3, seat, EQUAL)

    assert ledger.whys == {1: FAME}


def test_the_tutor_is_silent_where_it_played_worse_than_it_could() -> None:
    match = practices(game("rajas"))["upgrade"].match()
    seat = match.actors()[0]
    said = [explained(match, seat, code, 7) for code in match.codes(seat)]

    assert None in said
    assert LATER not in said
