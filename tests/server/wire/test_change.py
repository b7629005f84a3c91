"""What was told before and is as it was does not travel again, and nobody knows less for it."""

import json
from typing import Any

import msgspec
import pytest

from durbar import Match
from durbar.server.table.sheets import Sheets
from durbar.server.wire.change import change, laid_over, sheet
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


def travelled(told: Any) -> Any:
    """As it arrives."""
    return json.loads(msgspec.json.encode(told))


@largest_tables
def test_what_is_laid_over_what_was_known_is_the_whole_view_all_through_a_match(case: Case) -> None:
    told: dict[int | None, Any] = {}
    known: dict[int | None, Any] = {}

    def tell(match: Match) -> None:
        sheets = Sheets(match)
        for seat in (None, *range(match.seats)):
            known[seat] = laid_over(known.get(seat), travelled(change(told.get(seat), sheets.of(seat))))
            told[seat] = sheets.of(seat)

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
        sheets = Sheets(match)
        if told is not None:
            whole += len(msgspec.json.encode(match.view(0)))
            sent += len(msgspec.json.encode(change(told, sheets.of(0))))
        told = sheets.of(0)
        if len(match.steps) == 60:
            break
    assert sent < whole / 2, f"{sent} of {whole} bytes were told again"


def test_of_a_list_only_the_entries_that_changed_are_told() -> None:
    before, after = Small(1, [Thing("a", 1), Thing("b", 1)]), Small(1, [Thing("a", 1), Thing("b", 2)])

    assert travelled(change(sheet(before), sheet(after))) == {"things": {"1": [{"name": "b", "count": 2}]}}


@pytest.mark.parametrize("things", [[], [Thing("c", 3)]])
def test_a_list_of_another_length_is_told_whole(things: list[Thing]) -> None:
    before, after = Small(1, [Thing("a", 1), Thing("b", 1)]), Small(2, things)

    for one, other in ((before, after), (after, before)):
        told = travelled(change(sheet(one), sheet(other)))
        assert told["things"] == [travelled(other.things)]
        assert laid_over(travelled(one), told) == travelled(other)
