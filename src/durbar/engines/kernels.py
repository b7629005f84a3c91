"""Kernels: what one thread of a GPU does, at a table of its own. They call the same functions as every other engine.

The global `cuda` is looked up when a kernel runs: Numba's simulator puts its own there.
"""

from typing import Any

from numba import cuda

from durbar.engines import tables as at
from durbar.engines.playout import play_matches


def play_matches_kernel(work: Any, seats: int, seed: int, matches: int) -> None:
    """Whole random matches on two states of each thread, the second of which is blank; notes how many decisions they took."""
    me = cuda.grid(1)
    states, out, options, decisions = work
    if me < len(decisions):
        first = seed + me * matches
        decisions[me] = play_matches(states[2 * me : 2 * me + 2], matches, seats, options, first, out[me])


def lay_out_kernel(tables: Any, seats: int) -> None:
    """A new match and its first question."""
    table = cuda.grid(1)
    if table < len(tables.asked):
        at.lay_out_table(tables, table, seats)
        at.ask_table(tables, table)


def answer_kernel(tables: Any, seats: int) -> None:
    """The chosen answer, and the next question."""
    table = cuda.grid(1)
    if table < len(tables.asked):
        at.answer_table(tables, table, seats)
        at.ask_table(tables, table)


def observe_kernel(tables: Any) -> None:
    """What the asked seat knows."""
    table = cuda.grid(1)
    if table < len(tables.asked):
        at.observe_table(tables, table)


def mask_kernel(tables: Any) -> None:
    """The legal answers one-hot."""
    table = cuda.grid(1)
    if table < len(tables.asked):
        at.mask_table(tables, table)


def choose_kernel(tables: Any) -> None:
    """A random legal answer."""
    table = cuda.grid(1)
    if table < len(tables.asked):
        at.choose_at_table(tables, table)


def refuse_kernel(tables: Any, refused: Any) -> None:
    """Notes each table where the chosen answer is not legal."""
    table = cuda.grid(1)
    if table < len(tables.asked):
        refused[table] = at.is_refused(tables, table)
