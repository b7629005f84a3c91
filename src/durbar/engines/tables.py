"""Many tables at once: what happens at one of them, and the loops over a range of them; table Python written against the contract."""

from typing import Any, NamedTuple

from durbar.core import contract
from durbar.core.chance import draw
from durbar.core.sets import first
from durbar.core.state import assign, become
from durbar.engines.playout import play_out


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


def lay_out_range(tables: Any, low: int, high: int, seats: int) -> int:
    """New matches at a range of tables, each from its own random source."""
    for table in range(low, high):
        lay_out_table(tables, table, seats)
        ask_table(tables, table)
    return high - low


def ask_range(tables: Any, low: int, high: int) -> int:
    """The questions at a range of tables once more, after answers that were refused."""
    for table in range(low, high):
        ask_table(tables, table)
    return high - low


def answer_range(tables: Any, low: int, high: int, seats: int) -> int:
    """One answer at each table of a range, and the next question there."""
    for table in range(low, high):
        answer_table(tables, table, seats)
        ask_table(tables, table)
    return high - low


def observe_range(tables: Any, low: int, high: int) -> int:
    """What the asked seats of a range of tables know."""
    for table in range(low, high):
        observe_table(tables, table)
    return high - low


def mask_range(tables: Any, low: int, high: int) -> int:
    """The lists of legal answers of a range of tables one-hot."""
    for table in range(low, high):
        mask_table(tables, table)
    return high - low


def play_out_range(work: Any, low: int, high: int, times: int, seed: int) -> int:
    """So many random matches on from each table of a range, whose own states stay as they are."""
    for table in range(low, high):
        for match in range(table * times, (table + 1) * times):
            become(work.spare[table], work.pool[table])
            play_out(work.spare[table], seed + match, work.lists[table], work.scores[match])
    return high - low


def first_refused(tables: Any, low: int, high: int) -> int:
    """The first table of a range where the chosen answer is not legal, -1 when all are."""
    for table in range(low, high):
        if is_refused(tables, table):
            return table
    return -1
