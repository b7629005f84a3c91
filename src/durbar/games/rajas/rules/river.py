"""Harbour and river: sailing, the bridge, and the reward where the boat stops."""

from typing import Any

from durbar.core.agenda import about, about_more, offer, owe, settle
from durbar.core.events import EVERYONE, note
from durbar.games.rajas.rules.actions import ARRIVE, NOTHING, SAIL_BY
from durbar.games.rajas.rules.events import RIVER_REWARD, SAILED
from durbar.games.rajas.rules.rewards import reward
from durbar.games.rajas.rules.state import BRIDGE_WORKER, FROM_RIVER, State
from durbar.games.rajas.rules.tables import (
    BRIDGE_AFTER,
    RIVER_AMOUNT,
    RIVER_DETAIL,
    RIVER_END,
    RIVER_KIND,
    RIVER_TILE_AMOUNT,
    RIVER_TILE_DETAIL,
    RIVER_TILE_KIND,
)
from durbar.games.rajas.rules.tracks import join_worker

NOWHERE = -1


def spaces_taken(s: State) -> int:
    """The river spaces where a boat lies and no other may stop, as a set; the last space is free to all. Rules RG-7.2, RG-7.3."""
    taken = 0
    for seat in range(s.seats):
        taken |= 1 << s.boat[seat]
    return taken & ~(1 << RIVER_END)


def destination(s: State, seat: int, spaces: int) -> int:
    """Where so many free spaces lead a boat, NOWHERE when the river ends before. Rules RG-7.2, RG-7.3."""
    at = s.boat[seat]
    left = spaces
    taken = spaces_taken(s)
    while left > 0 and at < RIVER_END:
        at += 1
        if (taken >> at) & 1 == 0:
            left -= 1
    if left > 0:
        return NOWHERE
    return at


def reaches(s: State, seat: int, spaces: int) -> bool:
    """Whether a boat can sail so far: surely where not even all other boats in its way could push it beyond the end. Rules RG-7.2, RG-7.3."""
    return s.boat[seat] + spaces + s.seats - 1 <= RIVER_END or destination(s, seat, spaces) != NOWHERE


def sail(s: State, seat: int, spaces: int) -> None:
    """The boat sails over free spaces; past the bridge a worker joins; then the reward is due. Rules RG-7.2, RG-7.4, RG-8.4."""
    origin = s.boat[seat]
    s.boat[seat] = destination(s, seat, spaces)
    note(s, SAILED, EVERYONE, seat, s.boat[seat], origin, 0)
    owe(s, ARRIVE, seat, 0, 0)
    if s.boat[seat] > BRIDGE_AFTER:
        join_worker(s, seat, BRIDGE_WORKER)


def kind_at(s: State, space: int) -> int:
    """The kind of reward on a river space, where a tile replaces what is printed. Rule RG-12.1."""
    if s.river[space] > 0:
        return RIVER_TILE_KIND[s.river[space] - 1]
    return RIVER_KIND[space]


def amount_at(s: State, space: int) -> int:
    """How much a river space gives. Rule RG-12.1."""
    if s.river[space] > 0:
        return RIVER_TILE_AMOUNT[s.river[space] - 1]
    return RIVER_AMOUNT[space]


def detail_at(s: State, space: int) -> int:
    """Which colours or which chamber a river space is about. Rules RG-7.7, RG-12.2."""
    if s.river[space] > 0:
        return RIVER_TILE_DETAIL[s.river[space] - 1]
    return RIVER_DETAIL[space]


def arrive(s: State, seat: int) -> None:
    """The reward of the space where the boat stopped. Rules RG-7.4, RG-12.2."""
    settle(s)
    space = s.boat[seat]
    note(s, RIVER_REWARD, EVERYONE, seat, kind_at(s, space), amount_at(s, space), space)
    reward(s, seat, kind_at(s, space), amount_at(s, space), detail_at(s, space), FROM_RIVER)


def legal_sails(s: State, seat: int, out: Any) -> int:
    """Any number of free spaces up to the limit; staying only by permission. Rules RG-7.2, RG-R10."""
    n = 0
    for spaces in range(1, about(s) + 1):
        if destination(s, seat, spaces) != NOWHERE:
            n = offer(out, n, SAIL_BY + spaces)
    if about_more(s) != 0:
        n = offer(out, n, NOTHING)
    return n


def resolve_sail(s: State, seat: int) -> bool:
    """Nobody sails beyond the last space; one possible space leaves no choice where staying is not allowed. Rules RG-7.3, RG-R10."""
    if s.boat[seat] == RIVER_END:
        settle(s)
        return True
    if about_more(s) != 0 or (about(s) > 1 and destination(s, seat, 2) != NOWHERE):
        return False
    answer_sail(s, seat, SAIL_BY + 1)
    return True


def answer_sail(s: State, seat: int, action: int) -> None:
    """The boat sails, or stays where that is allowed. Rules RG-7.2, RG-R10."""
    settle(s)
    if action != NOTHING:
        sail(s, seat, action - SAIL_BY)
