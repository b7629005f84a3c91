"""Many tables at once: what happens at one of them, and the loops in which threads share them; table Python written against the contract."""

from typing import Any, NamedTuple

from durbar.core import contract
from durbar.core.chance import draw
from durbar.core.sets import first
from durbar.core.state import assign, become, bring_near
from durbar.engines.playout import play_out
from durbar.engines.shares import FOUND, NONE, beyond_few, take


class Tables(NamedTuple):
    """All that a batch holds, one row a table; the pool has one state more, which stays blank."""

    pool: Any  #         the states
    options: Any  #      the chosen options, the same at every table
    actors: Any  #       the seats that owe an answer, as a bit set
    asked: Any  #        the first of them, which answers next
    codes: Any  #        its legal answers, as a list
    counts: Any  #       how long that list is
    mask: Any  #         the same answers, one-hot
    chosen: Any  #       the answer given; until one is, a random legal one
    done: Any  #         1 where that answer ended a match
    scores: Any  #       points and places of the match that ended last
    observation: Any  #  what the asked seat knows
    lots: Any  #         random sources of the batch's own, from which answers are drawn


class Playouts(NamedTuple):
    """What random matches on from a batch's tables need."""

    pool: Any  #    the states they go on from
    scores: Any  #  points and places at their ends, one row a match, table by table
    spare: Any  #   a state for each table to play them in
    lists: Any  #   room for the legal answers there


class Judging(NamedTuple):
    """What the judge's opinions of a batch's tables need."""

    pool: Any
    asked: Any
    opinions: Any  #  the aspects of what it thinks of each seat, counted from the asked one


def lay_out_table(tables: Any, table: int, seats: int) -> None:
    """A new match, whose random source goes on where the last one left it."""
    pool = tables.pool
    source = pool[table].chance
    assign(pool, table, len(pool) - 1)
    pool[table].chance = source
    contract.setup(pool[table], seats, tables.options)


def ask_table(tables: Any, table: int) -> None:
    """Who owes an answer, the first of them, all that it may answer, and one of these drawn from the batch's own source."""
    s = tables.pool[table]
    bits = contract.actors(s)
    seat = first(bits)
    tables.actors[table] = bits
    tables.asked[table] = seat
    n = contract.legal(s, seat, tables.codes[table])
    tables.counts[table] = n
    tables.chosen[table] = tables.codes[table][draw(tables.lots[table], n)]


def answer_table(tables: Any, table: int, seats: int) -> None:
    """Give the chosen answer; at the end of a match note its scores and lay out the next."""
    s = tables.pool[table]
    contract.apply(s, tables.asked[table], tables.chosen[table])
    if contract.actors(s) != 0:
        tables.done[table] = 0
        return
    tables.done[table] = 1
    contract.scores(s, tables.scores[table])
    lay_out_table(tables, table, seats)


def observe_table(tables: Any, table: int) -> None:
    """What the asked seat knows."""
    contract.observe(tables.pool[table], tables.asked[table], tables.observation[table])


def judge_table(work: Any, table: int) -> None:
    """What the judge thinks of every seat, counted from the asked one, by the aspects of each opinion."""
    s = work.pool[table]
    row = work.opinions[table]
    for i in range(len(row)):
        row[i] = 0
    at = 0
    for step in range(s.seats):
        at += contract.aspects(s, (work.asked[table] + step) % s.seats, row, at)


def mask_table(tables: Any, table: int) -> None:
    """The list of legal answers one-hot."""
    row = tables.mask[table]
    for code in range(len(row)):
        row[code] = 0
    for i in range(tables.counts[table]):
        row[tables.codes[table][i]] = 1


def is_refused(tables: Any, table: int) -> bool:
    """Whether the chosen answer is not legal."""
    found = False
    for i in range(tables.counts[table]):
        found = found or tables.codes[table][i] == tables.chosen[table]
    return not found


def lay_out_tables(tables: Any, shares: Any, mine: int, seats: int) -> None:
    """New matches at the tables that a thread gets, each from its own random source."""
    few = take(shares, mine)
    while few != NONE:
        for table in range(few, beyond_few(shares, few)):
            lay_out_table(tables, table, seats)
            ask_table(tables, table)
        few = take(shares, mine)


def ask_tables(tables: Any, shares: Any, mine: int) -> None:
    """The questions at the tables that a thread gets once more, after answers that were refused."""
    few = take(shares, mine)
    while few != NONE:
        for table in range(few, beyond_few(shares, few)):
            ask_table(tables, table)
        few = take(shares, mine)


def answer_tables(tables: Any, shares: Any, mine: int, seats: int) -> None:
    """One answer at each table that a thread gets, and the next question there."""
    few = take(shares, mine)
    while few != NONE:
        for table in range(few, beyond_few(shares, few)):
            bring_near(tables.pool[table + 1])
            answer_table(tables, table, seats)
            ask_table(tables, table)
        few = take(shares, mine)


def observe_tables(tables: Any, shares: Any, mine: int) -> None:
    """What the asked seats of the tables that a thread gets know."""
    few = take(shares, mine)
    while few != NONE:
        for table in range(few, beyond_few(shares, few)):
            bring_near(tables.pool[table + 1])
            observe_table(tables, table)
        few = take(shares, mine)


def mask_tables(tables: Any, shares: Any, mine: int) -> None:
    """The lists of legal answers of the tables that a thread gets one-hot."""
    few = take(shares, mine)
    while few != NONE:
        for table in range(few, beyond_few(shares, few)):
            mask_table(tables, table)
        few = take(shares, mine)


def judge_tables(work: Any, shares: Any, mine: int) -> None:
    """What the judge thinks of the tables that a thread gets."""
    few = take(shares, mine)
    while few != NONE:
        for table in range(few, beyond_few(shares, few)):
            judge_table(work, table)
        few = take(shares, mine)


def play_out_tables(work: Any, shares: Any, mine: int, times: int, seed: int) -> None:
    """So many random matches on from each table that a thread gets, whose own states stay as they are."""
    few = take(shares, mine)
    while few != NONE:
        for table in range(few, beyond_few(shares, few)):
            for match in range(table * times, (table + 1) * times):
                become(work.spare[table], work.pool[table])
                play_out(work.spare[table], seed + match, work.lists[table], work.scores[match])
        few = take(shares, mine)


def find_refused(tables: Any, shares: Any, mine: int) -> None:
    """The lowest of the tables that a thread gets where the chosen answer is not legal."""
    found = shares.rows[mine]
    few = take(shares, mine)
    while few != NONE:
        for table in range(few, beyond_few(shares, few)):
            if is_refused(tables, table) and (found[FOUND] == NONE or table < found[FOUND]):
                found[FOUND] = table
        few = take(shares, mine)
