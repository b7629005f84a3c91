"""Threads share tables: each is done once, by whoever comes."""

from collections.abc import Iterable

import pytest

from durbar.engines.shares import CALL, FEW, HOLDS, NONE, Shares, beyond_few, is_settled, rows_of, take


def shared(count: int, threads: int) -> Shares:
    return Shares(rows_of(count, threads), rows_of(0, 1))


def taken(shares: Shares, turns: Iterable[int]) -> list[list[int]]:
    """The tables that each thread gets when they take some in this order, as long as there are any."""
    got: list[list[int]] = [[] for _ in shares.rows]
    for mine in turns:
        few = take(shares, mine)
        if few != NONE:
            got[mine] += range(few, beyond_few(shares, few))
    return got


@pytest.mark.parametrize("count", [1, FEW - 1, FEW, 5 * FEW + 3, 1000])
@pytest.mark.parametrize("threads", [1, 2, 3, 8])
def test_every_table_is_taken_by_one_thread(count: int, threads: int) -> None:
    got = taken(shared(count, threads), [*range(threads)] * count)

    assert sorted(table for each in got for table in each) == list(range(count))


def test_threads_begin_with_their_own_shares_and_then_help_the_others() -> None:
    got = taken(shared(8 * FEW, 2), [0, 1, *[0] * 8])

    assert got[1] == list(range(4 * FEW, 5 * FEW))
    assert got[0] == [*range(4 * FEW), *range(5 * FEW, 8 * FEW)]


def test_a_call_is_settled_without_those_who_never_came() -> None:
    shares = shared(4 * FEW, 3)
    taken(shares, [0])
    assert not is_settled(shares)
    taken(shares, [0] * 4)
    assert is_settled(shares)
    assert [row[HOLDS] for row in shares.rows] == [0, 0, 0]


def test_a_thread_that_comes_late_finds_nothing_and_does_not_wait_for_a_call_that_has_begun() -> None:
    shares = shared(FEW, 2)
    taken(shares, [0, 0])
    shares.begun[0][CALL] = 1

    assert take(shares, 1) == NONE
    assert is_settled(shares)
