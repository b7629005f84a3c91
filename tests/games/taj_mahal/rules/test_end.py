"""Chapter 10: the end of the game."""

import pytest

from durbar.games.taj_mahal.rules.visits import count_longest, count_specials, count_whites
from tests.games.taj_mahal.tables import ANNA, BEN, CHRIS, DORIS, Table

EXAMPLES = [
    (("white elephant", "white monk", "red elephant monk", "red elephant vizier", "red monk princess", "green elephant monk"), (1, 2, 3), 6),
    (("white elephant", "red elephant monk", "red elephant vizier", "green elephant monk", "green elephant vizier"), (1, 1, 2), 4),
    (("violet elephant monk",) * 3 + ("violet elephant vizier", "violet vizier monk", "red elephant monk"), (1, 0, 5), 6),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "parts", "points"), EXAMPLES)
def test_example_hands_at_the_end(cards: tuple[str, ...], parts: tuple[int, ...], points: int) -> None:
    """TM-10.1: 6, 4 and 6 points; of equal colours only one counts."""
    table = Table().hand(ANNA, *cards).specials(ANNA, "mogul")
    found = count_specials(table.s, ANNA), count_whites(table.s, ANNA), count_longest(table.s, ANNA)
    assert found == parts
    assert sum(found) == points


def _last_visit() -> Table:
    """Only Anna is left in Agra, and takes a white elephant."""
    return Table(visit=12, province="agra").gone(BEN, CHRIS, DORIS).display("white elephant")


def test_after_the_twelfth_visit_hands_are_counted_with_the_last_cards() -> None:
    """TM-1.1, TM-10.1: also the card taken in the twelfth visit."""
    table = (
        _last_visit().hand(ANNA, "red elephant monk").shows(ANNA, "elephant 1").hand(BEN, *["green elephant monk"] * 3)
    )
    heard = table.play(ANNA, "withdraw")
    assert heard[-5:] == ["counted_hand"] * 4 + ["ended"]
    assert table.match.over
    assert [score.breakdown["hand"] for score in table.match.scores()] == [2, 3, 0, 0]


def test_the_hands_that_were_counted_are_shown() -> None:
    """TM-10.1."""
    table = _last_visit().hand(BEN, "green elephant monk")
    table.play(ANNA, "withdraw")
    ben = table.view(CHRIS).seats[BEN]
    assert ([card.id for card in ben.known], ben.unknown) == (["green_elephant_monk"], 0)


def test_pairs_are_exchanged_before_hands_are_counted() -> None:
    """TM-R8."""
    table = _last_visit().tokens(ANNA, monk=1).shows(ANNA, "monk 1")
    table.play(ANNA, "withdraw")
    table.play(ANNA, "build agra")
    assert table.match.scores()[ANNA].breakdown["hand"] == 1 + 1, "the special card and the white one"


def test_the_most_points_win_and_tokens_are_worth_nothing() -> None:
    """TM-10.2."""
    table = _last_visit().tokens(BEN, monk=1, vizier=1).shows(ANNA, "elephant 1")
    table.s.points[:3] = [4, 5, 9]
    table.play(ANNA, "withdraw")
    assert [(score.place, score.points) for score in table.match.scores()] == [(2, 7), (3, 5), (1, 9), (4, 0)]


def test_a_tie_is_won_together() -> None:
    """TM-R1."""
    table = _last_visit()
    table.s.points[:4] = [30, 32, 32, 10]
    table.play(ANNA, "withdraw")
    places = [score.place for score in table.match.scores()]
    assert places[BEN] == places[CHRIS]


def test_before_the_end_a_standing_is_the_score_track() -> None:
    """TM-R12: hands are secret."""
    table = Table().hand(ANNA, "white elephant", "white monk")
    assert [score.points for score in table.match.scores()] == [0, 0, 0, 0]
