"""What a table has kept of earlier views never shows: everybody sees what they would see of the same table laid out anew."""

from durbar import Match
from durbar.core.position import Position
from tests.contract.cases import Case, every_case, random_match

EVERY = 10
"""Of so many steps of a match one is looked at, so that several things change in between."""


def anew(match: Match) -> Position:
    """The same table, of which nothing is kept."""
    return Position(match.game, match.seats, match.state.copy())


@every_case
def test_views_are_what_they_would_be_if_nothing_were_kept(case: Case) -> None:
    for number, (match, _, _) in enumerate(random_match(case, 32)):
        if number % EVERY == 0:
            eyes = (None, *range(match.seats))
            assert [match.view(seat) for seat in eyes] == [anew(match).view(seat) for seat in eyes]


@every_case
def test_what_was_kept_before_an_undo_does_not_show_after_it(case: Case) -> None:
    for number, (match, seat, code) in enumerate(random_match(case, 33)):
        if number % 20 == 0:
            match.view(seat)
            place = len(match.steps)
            match.play(seat, code)
            match.view(seat)
            match.go_back(place)

            assert match.view(seat) == anew(match).view(seat)
        if number == 60:
            break
