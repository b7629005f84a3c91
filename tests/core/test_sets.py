"""Sets as integers, plain and as the processor's instructions."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.core import sets

MEMBERS = st.sets(st.integers(0, 62), min_size=1)


def as_bits(members: set[int]) -> int:
    return sum(1 << one for one in members)


@given(MEMBERS)
def test_a_set_has_its_members_and_no_others(members: set[int]) -> None:
    assert [one for one in range(63) if sets.has(as_bits(members), one)] == sorted(members)
    assert sets.size(as_bits(members)) == len(members)


@given(MEMBERS)
def test_members_come_in_order(members: set[int]) -> None:
    bits = as_bits(members)
    assert [sets.nth(bits, n) for n in range(len(members))] == sorted(members)
    assert sets.first(bits) == min(members)
    assert sets.without_first(bits) == as_bits(members - {min(members)})


def test_the_holder_of_a_thing_is_found_among_sets() -> None:
    held: Any = [0b0010, 0b1100]
    assert [sets.holder_of(held, 2, one) for one in range(4)] == [-1, 0, 1, 1]


@pytest.mark.parametrize("bits", [1, 2, 0b1010, (1 << 62) + 4, 1 << 62])
def test_compiled_code_counts_and_finds_the_same(bits: int) -> None:
    numba = pytest.importorskip("numba")
    from durbar.engines.instructions import set_instructions

    size, first = (set_instructions()[plain] for plain in (sets.size, sets.first))
    both = numba.njit(lambda members: (size(members), first(members)))
    assert both(bits) == (sets.size(bits), sets.first(bits))
