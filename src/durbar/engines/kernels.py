"""Kernels: what one thread of a GPU does. They call the same functions as every other engine.

The global `cuda` is looked up when a kernel runs: Numba's simulator puts its own there.
"""

from typing import Any, NamedTuple

from numba import cuda

from durbar.core import contract
from durbar.core.agenda import question
from durbar.core.chance import draw, stir
from durbar.core.sets import first
from durbar.core.state import become
from durbar.engines import tables as at
from durbar.engines.playout import play_out

STATE: Any = None
SHORT: Any = ...
MOST_LEGAL = 0
"""The record of a state, integers that hold an answer, and the longest list of them: the engine puts its own here."""

TOGETHER = 4096
KINDS = 32
NEW, DONE = 0, KINDS - 1
"""What is to be done at a table: a new match, nothing any more, or between them the answer to one question or another."""


class RandomMatches(NamedTuple):
    """Tables at which random matches are played, one after another."""

    states: Any
    blank: Any  #      one blank state
    options: Any  #    the chosen options, the same at every table
    played: Any  #     how many matches were begun at each table
    decisions: Any  #  how many answers were given there


def play_alone_kernel(work: Any, seats: int, seed: int, matches: int) -> None:
    """Whole random matches, each thread at a table of its own that it keeps near: quickest where states are small."""
    table = cuda.grid(1)
    own = cuda.local.array(1, STATE)
    answers = cuda.local.array(MOST_LEGAL, SHORT)
    count = 0
    match = 0
    bits = 0
    if table < len(work.decisions):
        while bits != 0 or match < matches:
            if bits == 0:
                begin_match(own[0], work, seats, seed + table * matches + match)
                match += 1
            else:
                answer_randomly(own[0], bits, answers)
                count += 1
            bits = contract.actors(own[0])
        become(work.states[table], own[0])
        work.decisions[table] = count


def play_sorted_kernel(work: Any, seats: int, seed: int, matches: int) -> None:
    """Whole random matches, so many tables a block. Before each step its tables are put in the order of what is asked there: threads that
    run side by side then do the same, where each at its own table they would wait for one another. Quickest where rules are long.
    """
    me = cuda.threadIdx.x
    kinds = cuda.shared.array(4096, SHORT)
    order = cuda.shared.array(4096, SHORT)
    begins = cuda.shared.array(32, "int32")
    answers = cuda.local.array(MOST_LEGAL, SHORT)
    here = cuda.blockIdx.x * TOGETHER
    size = len(work.decisions) - here
    if size > TOGETHER:
        size = TOGETHER
    active = size
    while active > 0:
        cuda.syncthreads()
        for kind in range(me, KINDS, cuda.blockDim.x):
            begins[kind] = 0
        cuda.syncthreads()
        for i in range(me, size, cuda.blockDim.x):
            kinds[i] = kind_of_step(work, here + i, matches)
            cuda.atomic.add(begins, kinds[i], 1)
        cuda.syncthreads()
        active = size - begins[DONE]
        cuda.syncthreads()
        if me == 0:
            add_up(begins)
        cuda.syncthreads()
        for i in range(me, size, cuda.blockDim.x):
            order[cuda.atomic.add(begins, kinds[i], 1)] = i
        cuda.syncthreads()
        for place in range(me, active, cuda.blockDim.x):
            go_on_at(work, here + order[place], seats, seed + (here + order[place]) * matches, answers)


def add_up(counts: Any) -> None:
    """How many there are of each kind becomes where each kind begins."""
    before = 0
    for kind in range(KINDS):
        count = counts[kind]
        counts[kind] = before
        before += count


def kind_of_step(work: Any, table: int, matches: int) -> int:
    """What is to be done next at a table."""
    if work.played[table] == 0:
        return NEW
    s = work.states[table]
    if contract.actors(s) == 0:
        return NEW if work.played[table] < matches else DONE
    return 1 + question(s) % (DONE - 1)


def go_on_at(work: Any, table: int, seats: int, seed: int, answers: Any) -> None:
    """A random answer, or a new match where none is played."""
    s = work.states[table]
    bits = 0 if work.played[table] == 0 else contract.actors(s)
    if bits == 0:
        begin_match(s, work, seats, seed + work.played[table])
        work.played[table] += 1
    else:
        answer_randomly(s, bits, answers)
        work.decisions[table] += 1


def begin_match(s: Any, work: Any, seats: int, source: int) -> None:
    """A new match from a random source."""
    become(s, work.blank[0])
    s.chance = source
    stir(s)
    contract.setup(s, seats, work.options)


def answer_randomly(s: Any, bits: int, answers: Any) -> None:
    """The lowest seat that owes an answer gives any that is legal."""
    seat = first(bits)
    n = contract.legal(s, seat, answers)
    contract.apply(s, seat, answers[draw(s, n)])


def lay_out_kernel(tables: Any, seats: int) -> None:
    """A new match, its first question, and all that is seen and may be answered there."""
    table = cuda.grid(1)
    if table < len(tables.asked):
        at.lay_out_table(tables, table, seats)
        show_table(tables, table)


def answer_kernel(tables: Any, seats: int, refused: Any) -> None:
    """The chosen answer, the next question, and all that is seen and may be answered there.

    Where the answer is not legal nothing happens, but that the first such table is noted.
    """
    table = cuda.grid(1)
    if table < len(tables.asked):
        if at.is_refused(tables, table):
            cuda.atomic.min(refused, 0, table)
        else:
            at.answer_table(tables, table, seats)
            show_table(tables, table)


def show_table(tables: Any, table: int) -> None:
    """The question at a table, what the asked seat knows, and what it may answer: one kernel for all, because starting one takes long."""
    at.ask_table(tables, table)
    at.observe_table(tables, table)
    at.mask_table(tables, table)


def judge_kernel(work: Any) -> None:
    """What the judge thinks."""
    table = cuda.grid(1)
    if table < len(work.asked):
        at.judge_table(work, table)


def ask_kernel(tables: Any) -> None:
    """The question once more, after an answer that was refused."""
    table = cuda.grid(1)
    if table < len(tables.asked):
        at.ask_table(tables, table)


def play_out_kernel(pool: Any, scores: Any, times: int, seed: int) -> None:
    """A random match on from the state of a table, so many for each table; notes its scores."""
    me = cuda.grid(1)
    own = cuda.local.array(1, STATE)
    answers = cuda.local.array(MOST_LEGAL, SHORT)
    if me < len(scores):
        become(own[0], pool[me // times])
        play_out(own[0], seed + me, answers, scores[me])
