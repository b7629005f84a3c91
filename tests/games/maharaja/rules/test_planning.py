"""Chapter 2: the Maharaja and the planning."""

import random
from typing import Any

import pytest

from durbar import IllegalAction
from tests.games.maharaja.tables import Table


def test_a_round_goes_through_five_phases() -> None:
    """MJ-2.1."""
    table = Table(2).planning()
    assert table.match.view().phase == "planning"
    for seat in (0, 1):
        table.play(seat, "point coins", "point coins")
    assert table.match.view().phase == "acting"
    for seat in (0, 1):
        table.play(seat, "end_turn")
    assert table.match.view().phase == "planning"
    assert table.match.view().round == 2


def test_the_maharaja_goes_to_the_first_city_from_the_left() -> None:
    """MJ-2.2: the blue flag of the picture lies leftmost."""
    table = Table(2, track="hampi delhi varanasi ahmadabad khajuraho jodhpur puri")
    assert table.match.view().maharaja == "hampi"


def test_in_the_first_round_his_flag_goes_to_the_field_numbered_one() -> None:
    """MJ-2.3."""
    table = Table(2, track="hampi delhi varanasi ahmadabad khajuraho jodhpur puri")
    track = table.match.view().track
    assert [field.city for field in track[:4]] == [None, None, None, "delhi"]
    assert (track[9].city, track[9].round) == ("hampi", 1)
    assert track[15].round == 7


def test_all_seats_plan_at_once_and_the_same_action_twice_is_allowed() -> None:
    """MJ-2.4."""
    table = Table(3).planning()
    assert table.match.actors() == [0, 1, 2]
    table.play(2, "point two_shrines", "point two_shrines")
    assert table.match.actors() == [0, 1]
    assert len(table.may(0)) == 9


def test_nobody_sees_a_plan_or_a_first_arrow_of_another_seat() -> None:
    """MJ-2.4: others only see who is ready."""
    table = Table(3).planning()
    before = table.match.view(1)
    table.play(0, "point swap")
    assert table.match.view(1) == before
    table.play(0, "point track")
    assert table.match.view(1).sides[0].ready
    assert table.match.view(1).sides[0].plan is None
    assert table.match.view(None).sides[0].plan is None
    assert table.match.view(0).sides[0].plan == ["swap", "track"]


def test_a_laid_disc_is_not_taken_up_again() -> None:
    """MJ-2.5."""
    table = Table(3).planning()
    table.play(0, "point coins", "point coins")
    assert table.match.sealed == [False, True]
    with pytest.raises(IllegalAction):
        table.match.play(0, {"kind": "point", "action": "swap"})


def test_the_discs_are_turned_up_one_by_one() -> None:
    """MJ-R3: a plan stays secret until its seat's turn begins."""
    table = Table(3).planning()
    for seat in (0, 1, 2):
        table.play(seat, "point coins", "point prestige")
    seen = table.match.view(2)
    assert [side.plan for side in seen.sides] == [["coins", "prestige"], None, ["coins", "prestige"]]
    table.play(0, "end_turn")
    assert table.match.view(2).sides[1].plan == ["coins", "prestige"]


def test_a_resampled_plan_is_another_one_only_where_it_is_secret() -> None:
    """MJ-2.4, MJ-R3."""
    table = Table(3).planning()
    for seat in (0, 1, 2):
        table.play(seat, "point track", "point track")
    possible: list[Any] = [table.match.known_to(2, random.Random(n).getrandbits(63)) for n in range(20)]
    assert {tuple(p.plan[0]) for p in possible} == {(8, 8)}
    assert {tuple(p.plan[2]) for p in possible} == {(8, 8)}
    assert len({tuple(p.plan[1]) for p in possible}) > 5
