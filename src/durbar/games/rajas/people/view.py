"""What a seat, or a spectator, may see: the whole table, with the facts people look for."""

import msgspec
from msgspec.structs import replace

from durbar.core.agenda import asked
from durbar.core.kept import made_once
from durbar.games.rajas.people.land import RajasGrid, RajasPlan, grid_of, plan_of
from durbar.games.rajas.people.queue import RajasOwed, queue_of
from durbar.games.rajas.people.seats import RajasSeat, seat_of
from durbar.games.rajas.people.spaces import RajasSpace, own_spaces, spaces_of
from durbar.games.rajas.people.stacks import RajasStack, RajasYieldTile, own_stacks, stacks_of, yield_tiles_of
from durbar.games.rajas.people.things import chosen_hands
from durbar.games.rajas.people.tracks import RajasRiverSpace, RajasTracks, own_river, river_of, tracks_of
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.state import State


class RajasView(msgspec.Struct, frozen=True, gc=False):
    """The whole table."""

    round: int
    over: bool
    last_pass: bool
    navaratnas: bool
    ganga: bool
    turn: int | None
    elephant: int
    next_elephant: int | None
    spaces: list[RajasSpace]
    river: list[RajasRiverSpace]
    bridge_after: int
    tracks: RajasTracks
    grid: RajasGrid
    stacks: list[RajasStack]
    supply: dict[str, int]
    karma_most: int
    yield_tiles: list[RajasYieldTile]
    chosen: list[int]
    """Which of the dice of the seat in its turn are chosen to be rolled again, as places among them."""
    plan: RajasPlan | None
    queue: list[RajasOwed]
    seats: list[RajasSeat]


def open_view(s: State) -> RajasView:
    """The table as everybody sees it."""
    return RajasView(
        round=s.round,
        over=bool(s.over),
        last_pass=s.met_count > 0,
        navaratnas=bool(s.navaratnas),
        ganga=any(s.river),
        turn=asked(s) if s.owed_count else None,
        elephant=s.first,
        next_elephant=s.heir - 1 if s.heir else None,
        spaces=spaces_of(s),
        river=river_of(s),
        bridge_after=tables.BRIDGE_AFTER,
        tracks=made_once(tracks_of),
        grid=made_once(grid_of),
        stacks=stacks_of(s),
        supply=dict(zip(tables.COLOURS, s.supply, strict=True)),
        karma_most=tables.KARMA_MOST,
        yield_tiles=yield_tiles_of(s),
        chosen=chosen_hands(s, asked(s)) if s.owed_count else [],
        plan=plan_of(s),
        queue=queue_of(s),
        seats=[seat_of(s, each) for each in range(s.seats)],
    )


def own_view(s: State, seat: int, table: RajasView) -> RajasView:
    """The table as one seat sees it, with advice."""
    return replace(
        table,
        spaces=own_spaces(s, seat),
        river=own_river(s, seat),
        stacks=own_stacks(s, seat),
    )
