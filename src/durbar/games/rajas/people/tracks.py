"""The river and the two tracks as people see them."""

import msgspec

from durbar.games.rajas.people.things import RajasReward, reward_of
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.river import amount_at, detail_at, kind_at
from durbar.games.rajas.rules.state import State


class RajasRiverSpace(msgspec.Struct, frozen=True):
    """One space of the river, with the tile that replaces its reward and the boats on it."""

    space: int
    reward: RajasReward
    river_tile: str | None
    boats: list[int]


class RajasBonus(msgspec.Struct, frozen=True):
    """One bonus of a track."""

    at: int
    reward: RajasReward


class RajasTracks(msgspec.Struct, frozen=True):
    """The two tracks: fame f lies beside money from 2 × (meeting_sum - f) - 1 on."""

    fame_length: int
    money_length: int
    meeting_sum: int
    fame: list[RajasBonus]
    money: list[RajasBonus]
    fame_worker_at: int
    money_worker_at: int


def river_space(s: State, space: int) -> RajasRiverSpace:
    """One space of the river; the first is the start."""
    reward = reward_of(kind_at(s, space), amount_at(s, space), detail_at(s, space))
    tile = tables.RIVER_TILE_IDS[s.river[space] - 1] if s.river[space] else None
    return RajasRiverSpace(space, reward, tile, [seat for seat in range(s.seats) if s.boat[seat] == space])


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
