"""Rounds, passes and the end of the match."""

from durbar.core.agenda import owe
from durbar.core.events import EVERYONE, note
from durbar.games.rajas.rules.actions import PLACE
from durbar.games.rajas.rules.board import can_place
from durbar.games.rajas.rules.events import CANNOT_PLACE, ELEPHANT, ENDED, ROUND_BEGAN, STOOD
from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.tables import BOARD_SPACES, MOST_ROUNDS
from durbar.games.rajas.rules.yields import owe_yield_tile


def begin_round(s: State) -> None:
    """All workers come home and the first pass begins. Rules RG-2.1, RG-9.1."""
    s.round += 1
    s.heir = 0
    for space in range(BOARD_SPACES):
        s.space[space] = 0
    s.full = 0
    for seat in range(s.seats):
        s.ready[seat] = s.workers[seat]
        s.idle[seat] = 0
    note(s, ROUND_BEGAN, EVERYONE, s.first, s.round, 0, 0)
    begin_pass(s)


def begin_pass(s: State) -> None:
    """The seat with the elephant goes first. Rule RG-2.1."""
    s.served = 0
    s.placed = 0


def next_turn(s: State) -> None:
    """The next seat of the pass places a worker; after the last one the pass ends. Rules RG-2.1, RG-R2."""
    if s.served == s.seats:
        end_pass(s)
        return
    seat = (s.first + s.served) % s.seats
    s.served += 1
    s.late[seat] = 0
    if s.ready[seat] > 0:
        if can_place(s, seat):
            owe(s, PLACE, seat, 0, 0)
        else:
            note(s, CANNOT_PLACE, EVERYONE, seat, s.ready[seat], 0, 0)
    elif s.navaratnas and s.met_count == 0 and is_outnumbered(s, seat):
        s.idle[seat] += 1
        owe_yield_tile(s, seat)


def is_outnumbered(s: State, seat: int) -> bool:
    """Whether somebody owns enough more workers for one more yield tile. Rules RG-10.5, RG-R15."""
    for other in range(s.seats):
        if s.workers[other] > s.workers[seat] + s.idle[seat]:
            return True
    return False


def end_pass(s: State) -> None:
    """After markers have met the match ends; otherwise passes go on while workers are placed. Rules RG-9.2, RG-2.1, RG-R2."""
    if s.met_count > 0:
        finish(s)
    elif s.placed == 0 or workers_ready(s) == 0:
        end_round(s)
    else:
        begin_pass(s)


def workers_ready(s: State) -> int:
    """How many workers of all seats are still to be placed."""
    count = 0
    for seat in range(s.seats):
        count += s.ready[seat]
    return count


def end_round(s: State) -> None:
    """The elephant goes to the Great Mogul's guest, or one seat on. Rules RG-9.1, RG-R13."""
    note_standing(s)
    if s.round >= MOST_ROUNDS:
        finish(s)
        return
    if s.heir > 0:
        s.first = s.heir - 1
    else:
        s.first = (s.first + 1) % s.seats
    note(s, ELEPHANT, EVERYONE, s.first, 0, 0, 0)
    begin_round(s)


def note_standing(s: State) -> None:
    """Fame and money of every seat are told, for the story of the match."""
    for seat in range(s.seats):
        note(s, STOOD, EVERYONE, seat, s.fame[seat], s.money[seat], s.round)


def finish(s: State) -> None:
    """The match is over. Rules RG-9.2, RG-R13."""
    if s.met_count > 0:
        note_standing(s)
    s.over = 1
    note(s, ENDED, EVERYONE, -1, 0, 0, 0)
