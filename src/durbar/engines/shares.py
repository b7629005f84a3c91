"""How threads share the tables of a loop: each begins with a share of its own, takes a few at a time, and helps the others when it has done. Table Python.

A thread that comes late, or never, costs nothing: the others do its share. Where several threads are at work, an engine puts
instructions that nobody can come between in the place of `claim`, `signal` and `glance`.
"""

from itertools import pairwise
from typing import Any, NamedTuple

NEXT = 0  #   the first table of a share that nobody has taken
END = 1  #    the first table beyond it
HOLDS = 2  #  1 while the thread whose share it is holds some tables, of whatever share
FOUND = 3  #  a table that this thread found, NONE if none
CALL = 4  #   the number of the call, in the first row alone
ROOM = 16  #  a row is as wide as two lines of a cache: who writes in one does not disturb who reads another

FEW = 32
NONE = -1
LOOKS = 2000  # some 50 µs, about as long as it takes to wake a thread


class Shares(NamedTuple):
    """The shares of one call, and what all calls have in common."""

    rows: Any  #   a row for each thread
    begun: Any  #  one row, in whose CALL is the call that the first thread began last


def rows_of(count: int, threads: int) -> list[list[int]]:
    """So many tables shared out evenly. Not table Python."""
    edges = [*(count * i // threads // FEW * FEW for i in range(threads)), count]
    return [[low, high, 0, NONE, *[0] * (ROOM - 4)] for low, high in pairwise(edges)]


def take(shares: Any, mine: int) -> int:
    """The first of a few tables that this thread alone gets, those of its own share before others; NONE when all are taken."""
    rows = shares.rows
    signal(rows, mine, HOLDS, 1)
    if mine == 0:
        signal(shares.begun, 0, CALL, rows[0][CALL])
    for i in range(len(rows)):
        share = (mine + i) % len(rows)
        table = claim(rows, share)
        if table < rows[share][END]:
            return table
    signal(rows, mine, HOLDS, 0)
    if mine != 0:
        look_out(shares)
    return NONE


def beyond_few(shares: Any, first: int) -> int:
    """The table after these few: shares end where a few end, or with the last table."""
    count: int = shares.rows[len(shares.rows) - 1][END]
    return min(count, first + FEW)


def look_out(shares: Any) -> None:
    """Wait a moment for the next call: a thread that is still awake then has nothing to wait for."""
    for _ in range(LOOKS):
        if glance(shares.begun, 0, CALL) != shares.rows[0][CALL]:
            return


def is_settled(shares: Any) -> bool:
    """Whether no thread holds a table any more; waits a moment for those that do."""
    for _ in range(LOOKS):
        holding = 0
        for share in range(len(shares.rows)):
            holding += glance(shares.rows, share, HOLDS)
        if holding == 0:
            return True
    return False


def claim(rows: Any, share: int) -> int:
    """The first of the next few tables of a share, which are taken by that."""
    table: int = rows[share][NEXT]
    rows[share][NEXT] = table + FEW
    return table


def signal(rows: Any, share: int, column: int, value: int) -> None:
    """Write for others."""
    rows[share][column] = value


def glance(rows: Any, share: int, column: int) -> int:
    """Read what others write."""
    value: int = rows[share][column]
    return value
