"""The river and the two tracks as people see them."""

import msgspec
from msgspec.structs import replace

from durbar.core.game import Action
from durbar.core.kept import Reads, kept_part, made_once
from durbar.games.rajas.people.describe import describe_sail
from durbar.games.rajas.people.things import RajasReward, few, reward_of
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import HARBOUR, SAIL_BY
from durbar.games.rajas.rules.board import may_give
from durbar.games.rajas.rules.dice import value_of
from durbar.games.rajas.rules.river import NOWHERE, amount_at, destination, detail_at, kind_at
from durbar.games.rajas.rules.state import State

RIVER = Reads("seats river boat")
COURSE = Reads("seats river boat over", "dice karma")


class RajasRiverSpace(msgspec.Struct, frozen=True, gc=False):
    """One space of the river, with the tile that replaces its reward, the boats on it, and how you could sail there from the harbour with a die you have."""

    space: int
    reward: RajasReward
    river_tile: str | None
    boats: list[int]
    sail: Action | None


class RajasBonus(msgspec.Struct, frozen=True, gc=False):
    """One bonus of a track."""

    at: int
    reward: RajasReward


class RajasTracks(msgspec.Struct, frozen=True, gc=False):
    """The two tracks: fame f lies beside money from 2 × (meeting_sum - f) - 1 on."""

    fame_length: int
    money_length: int
    meeting_sum: int
    fame: list[RajasBonus]
    money: list[RajasBonus]
    fame_worker_at: int
    money_worker_at: int


def river_of(s: State) -> list[RajasRiverSpace]:
    """The river from its start."""
    return kept_part(open_river, RIVER, s)


def open_river(s: State, _: int) -> list[RajasRiverSpace]:
    """The same from the boats and tiles on it."""
    return [river_space(s, space) for space in range(tables.RIVER_END + 1)]


def own_river(s: State, seat: int) -> list[RajasRiverSpace]:
    """The same with where a seat could sail now."""
    return kept_part(advised_river, COURSE, s, seat)


def advised_river(s: State, seat: int) -> list[RajasRiverSpace]:
    """The same from a seat's dice."""
    river = river_of(s)
    own = list(river)
    for far in range(1, 1 + (0 if s.over else farthest(s, seat))):
        there = destination(s, seat, far)
        if there != NOWHERE:
            own[there] = replace(river[there], sail=describe_sail(s, seat, SAIL_BY + far))
    return own


def farthest(s: State, seat: int) -> int:
    """How many spaces the harbour lets a seat sail with its best die."""
    kinds = [kind for kind, dice in enumerate(s.dice[seat]) if dice]
    values = [value_of(kind, turned) for kind in kinds for turned in (0, 1) if may_give(s, seat, HARBOUR, kind, turned)]
    return max(values, default=0)


def river_space(s: State, space: int) -> RajasRiverSpace:
    """One space of the river; the first is the start."""
    reward = made_once(reward_of, kind_at(s, space), amount_at(s, space), detail_at(s, space))
    tile = tables.RIVER_TILE_IDS[s.river[space] - 1] if s.river[space] else None
    boats = made_once(few, *[each for each in range(s.seats) if s.boat[each] == space])
    return RajasRiverSpace(space, reward, tile, boats, sail=None)


def tracks_of() -> RajasTracks:
    """The two tracks with their bonuses."""
    fame = zip(tables.FAME_BONUS_AT, tables.FAME_BONUS_KIND, tables.FAME_BONUS_AMOUNT, strict=True)
    money = zip(tables.MONEY_BONUS_AT, tables.MONEY_BONUS_KIND, tables.MONEY_BONUS_AMOUNT, strict=True)
    return RajasTracks(
        fame_length=tables.FAME_LENGTH,
        money_length=tables.MONEY_LENGTH,
        meeting_sum=tables.MEETING_SUM,
        fame=[RajasBonus(at, reward_of(kind, amount, 0)) for at, kind, amount in fame],
        money=[RajasBonus(at, reward_of(kind, amount, 0)) for at, kind, amount in money],
        fame_worker_at=tables.FAME_WORKER_AT,
        money_worker_at=tables.MONEY_WORKER_AT,
    )
