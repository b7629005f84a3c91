"""Figures come with how sure they are."""

import random
from math import inf, isnan

import pytest

from durbar.arena.figures.ratings import duels, elo, elo_difference, is_clear, ratings, wilson
from durbar.arena.play.bout import Bout


def bout(match: int, places: list[int], seating: list[int] | None = None) -> Bout:
    n = len(places)
    return Bout(match, seating or list(range(n)), [0] * n, places, [1] * n, [0.0] * n, [0.0] * n, 1)


def test_wilsons_bounds_are_the_published_ones() -> None:
    found = wilson(8, 10)

    assert (found.value, round(found.low, 4), round(found.high, 4)) == (0.8, 0.4902, 0.9433)


@pytest.mark.parametrize("wins", [0, 5])
def test_bounds_stay_between_nothing_and_all(wins: int) -> None:
    found = wilson(wins, 5)

    assert 0.0 <= found.low < found.high <= 1.0


@pytest.mark.parametrize(("share", "difference"), [(0.5, 0.0), (0.75, 190.8485), (1.0, inf), (0.0, -inf)])
def test_a_share_of_points_is_a_difference_in_elo(share: float, difference: float) -> None:
    assert elo(share) == pytest.approx(difference, abs=1e-3)


def test_duels_are_read_from_places_with_ties_as_halves() -> None:
    bouts = [bout(0, [1, 2, 3]), bout(1, [2, 2, 1]), bout(2, [3, 1, 2], [1, 0, 2])]

    assert duels(bouts, 0, 1) == (2.5, 3)
    assert duels(bouts, 0, 2) == (2.0, 3)


def test_elo_differences_are_the_same_seen_from_either_side() -> None:
    bouts = [bout(i, [1, 2] if i % 4 else [2, 1]) for i in range(40)]
    one, other = elo_difference(bouts, 0, 1), elo_difference(bouts, 1, 0)

    assert one.value == pytest.approx(190.85, abs=0.01)
    assert (one.low, one.high) == pytest.approx((-other.high, -other.low))


def test_an_answer_is_clear_only_with_enough_meetings() -> None:
    bouts = [bout(i, [1, 2]) for i in range(60)]

    assert not is_clear(bouts[:5], 0, 1)
    assert is_clear(bouts, 0, 1)
    assert not is_clear([bout(i, [1 + i % 2, 2 - i % 2]) for i in range(60)], 0, 1)


def test_ratings_order_bots_by_their_places() -> None:
    pytest.importorskip("openskill")
    found = ratings([bout(i, [1, 2, 3]) for i in range(20)], ["strong", "middling", "weak"])

    assert found is not None
    assert found["strong"].low > found["middling"].value > found["weak"].value


def test_where_a_bot_holds_several_seats_a_match_is_one_meeting() -> None:
    bouts = [bout(0, [1, 4, 2, 3], [0, 1, 0, 1]), bout(1, [1, 2, 3, 4], [0, 1, 0, 1])]

    assert duels(bouts, 0, 1) == (1.75, 2)


def test_bots_that_never_met_have_no_difference() -> None:
    assert isnan(elo_difference([bout(0, [1, 2])], 0, 2).value)


def test_equal_bots_with_two_seats_each_are_told_apart_in_one_run_of_twenty() -> None:
    chance = random.Random(7)
    missed = 0
    for _ in range(400):
        deals = [bout(i, chance.sample([1, 2, 3, 4], 4), [0, 1, 0, 1]) for i in range(40)]
        apart = elo_difference(deals, 0, 1)
        missed += not apart.low <= 0 <= apart.high

    assert 0.025 < missed / 400 < 0.075
