"""What was told before and is as it was does not travel again, and nobody knows less for it."""

import json
from typing import Any

import msgspec
import pytest

from durbar import Match
from durbar.server.table.views import Views
from durbar.server.wire.change import Changes, laid_over
from tests.contract.cases import CASES, Case, random_match

LARGEST = [case for case in CASES if not case.variant and case.seats == case.game.seats[-1]]
largest_tables = pytest.mark.parametrize("case", LARGEST, ids=lambda case: case.name)


class Thing(msgspec.Struct):
    """Something on a table."""

    name: str
    count: int


class Small(msgspec.Struct):
    """A small view."""

    round: int
    things: list[Thing]


class Remark(msgspec.Struct, omit_defaults=True):
    """Something that travels without what it has not."""

    kind: str
    about: str = ""


class Noted(msgspec.Struct):
    """A view with such things."""

    remarks: list[Remark]


def travelled(told: Any) -> Any:
    """As it arrives."""
    return json.loads(msgspec.json.encode(told))


@largest_tables
def test_what_is_laid_over_what_was_known_is_the_whole_view_all_through_a_match(case: Case) -> None:
    told: dict[int | None, Any] = {}
    known: dict[int | None, Any] = {}

    def tell(match: Match) -> None:
        views = Views(match)
        for seat in (None, *range(match.seats)):
            known[seat] = laid_over(known.get(seat), travelled(Changes().of(told.get(seat), views.of(seat))))
            told[seat] = views.of(seat)

    for match, _, _ in random_match(case, 30):
        tell(match)
        seat = (None, *range(match.seats))[len(match.steps) % (match.seats + 1)]
        assert known[seat] == travelled(match.view(seat))
    tell(match)
    assert all(known[seat] == travelled(match.view(seat)) for seat in known)


@largest_tables
def test_most_of_a_view_is_not_told_again(case: Case) -> None:
    whole = sent = 0
    told = None
    for match, _, _ in random_match(case, 31):
        views = Views(match)
        if told is not None:
            whole += len(msgspec.json.encode(match.view(0)))
            sent += len(msgspec.json.encode(Changes().of(told, views.of(0))))
        told = views.of(0)
        if len(match.steps) == 60:
            break
    assert sent < whole / 2, f"{sent} of {whole} bytes were told again"


def test_of_a_list_only_what_changed_of_its_entries_is_told() -> None:
    before, after = Small(1, [Thing("a", 1), Thing("b", 1)]), Small(1, [Thing("a", 1), Thing("b", 2)])

    assert travelled(Changes().of(before, after)) == {"things": {"1": {"count": [2]}}}


@pytest.mark.parametrize("things", [[], [Thing("c", 3)]])
def test_a_list_of_another_length_is_told_whole(things: list[Thing]) -> None:
    before, after = Small(1, [Thing("a", 1), Thing("b", 1)]), Small(2, things)

    for one, other in ((before, after), (after, before)):
        told = travelled(Changes().of(one, other))
        assert told["things"] == [travelled(other.things)]
        assert laid_over(travelled(one), told) == travelled(other)


def test_what_may_be_left_out_of_a_thing_is_told_with_the_whole_of_it() -> None:
    before, after = Noted([Remark("a", "b")]), Noted([Remark("a")])

    assert travelled(Changes().of(before, after)) == {"remarks": {"0": [{"kind": "a"}]}}


def test_what_nothing_became_of_is_not_told_at_all() -> None:
    view = Small(1, [Thing("a", 1)])

    assert Changes().of(view, view) == Changes().of(view, Small(1, [Thing("a", 1)])) == {}


def test_views_that_share_a_part_are_told_the_same_of_it() -> None:
    changes, before, after = Changes(), [Thing("a", 1)], [Thing("a", 2)]
    one, other = [changes.of(Small(n, before), Small(n, after)) for n in (1, 2)]

    assert one["things"] is other["things"]
