"""Parts of views are kept while nothing changes that they are made from, and cannot be made from anything else."""

from typing import Any

import pytest

from durbar.core.kept import Reads, kept_part, made_once
from durbar.core.state import Base, i8


class Toy(Base):
    pot: list[int] = i8("coins in the middle, by kind", 3)
    hand: list[list[int]] = i8("cards of each seat", 2, 3)


def laid_out() -> Toy:
    s = Toy()
    s.kept = {}
    s.hand = [[1, 2, 3], [4, 5, 6]]
    return s


def hand(s: Any, seat: int) -> list[int]:
    return list(s.hand[seat])


def test_a_part_is_the_very_same_while_its_cells_are_as_they_were() -> None:
    s, reads = laid_out(), Reads(seat="hand")
    before = kept_part(hand, reads, s, 0)
    s.pot[0] = s.hand[1][0] = 9

    assert kept_part(hand, reads, s, 0) is before


def test_a_part_is_made_anew_once_one_of_its_cells_has_changed() -> None:
    s, reads = laid_out(), Reads(seat="hand")
    kept_part(hand, reads, s, 0)
    s.hand[0][1] = 9

    assert kept_part(hand, reads, s, 0) == [1, 9, 3]


def test_rows_of_rows_are_remembered_as_they_were() -> None:
    s, reads = laid_out(), Reads("hand")
    kept_part(hand, reads, s, 0)
    s.hand[0][1] = 9

    assert kept_part(hand, reads, s, 0) == [1, 9, 3]


def test_every_seat_has_its_own_part() -> None:
    s, reads = laid_out(), Reads(seat="hand")

    assert (kept_part(hand, reads, s, 0), kept_part(hand, reads, s, 1)) == ([1, 2, 3], [4, 5, 6])


def test_a_part_cannot_be_made_from_a_cell_that_was_not_named() -> None:
    with pytest.raises(AttributeError):
        kept_part(hand, Reads("pot"), laid_out(), 0)


def test_a_part_of_one_seat_cannot_be_made_from_what_another_seat_has() -> None:
    with pytest.raises(KeyError):
        kept_part(lambda s, seat: s.hand[1 - seat], Reads(seat="hand"), laid_out(), 0)


def test_what_is_kept_at_one_table_is_not_there_at_another() -> None:
    one, other = laid_out(), laid_out()

    assert kept_part(hand, Reads(seat="hand"), one, 0) is not kept_part(hand, Reads(seat="hand"), other, 0)


def test_a_copy_keeps_nothing() -> None:
    s = laid_out()

    assert s.copy().kept is None
    assert kept_part(hand, Reads("pot"), s.copy(), 0) == [1, 2, 3]


def test_what_numbers_of_the_box_make_is_made_once_for_each_function() -> None:
    def double(n: int) -> list[int]:
        return [2 * n]

    def triple(n: int) -> list[int]:
        return [3 * n]

    assert made_once(double, 4) is made_once(double, 4)
    assert made_once(triple, 4) == [12]
