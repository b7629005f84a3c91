"""What a seat, or a spectator, may see: the whole table, with the facts people look for."""

import msgspec

from durbar.core.agenda import asked
from durbar.core.game import Reason
from durbar.games.rajas.people.land import (
    RajasBorder,
    RajasCell,
    RajasGrid,
    RajasPlan,
    borders_of,
    cells_of,
    grid_of,
    plan_of,
)
from durbar.games.rajas.people.names import space_id
from durbar.games.rajas.people.queue import RajasOwed, queue_of
from durbar.games.rajas.people.refuse import why_not_place, why_not_tile
from durbar.games.rajas.people.things import (
    RajasDie,
    RajasMarket,
    RajasReward,
    RajasTile,
    chosen_hands,
    dice_of,
    hands_of,
    reward_of,
    rewards_of,
    tile_of,
)
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import (
    BALCONY,
    CHAMBER_OF,
    FRONT_TERRACE,
    GOOD,
    HARBOUR,
    MIXED,
    PICK_TILE,
    QUARRY,
    SPACES,
    TERRACE,
)
from durbar.games.rajas.rules.board import asks_for_die, cost_of, first_space, may_give, room_at
from durbar.games.rajas.rules.building import may_pick_tile
from durbar.games.rajas.rules.dice import hands, payable
from durbar.games.rajas.rules.market import good_income, mixed_income
from durbar.games.rajas.rules.province import is_open, tile_fame, tile_money
from durbar.games.rajas.rules.river import amount_at, detail_at, kind_at
from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.tracks import ahead, points

WAITING_STATES = ("waiting", "joined", "left")


class RajasPlace(msgspec.Struct, frozen=True):
    """One space for a worker: its price in money, and who stands there."""

    money: int
    seat: int | None


class RajasSpace(msgspec.Struct, frozen=True):
    """A choice on the board: its spaces, what the next one costs, gives and brings you now, and what stands against it.

    Where it asks for a die, `dice` are those of yours that pay as they lie and `turned` those that karma would turn,
    as places among your dice.
    """

    id: str
    code: int
    area: str
    places: list[RajasPlace]
    money: int
    die_colour: str | None
    die_value: int | None
    takes: str | None
    income: int | None
    dice: list[int]
    turned: list[int]
    why_not: Reason | None


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


class RajasStack(msgspec.Struct, frozen=True):
    """One stack of tiles: the one on show, which others may follow, and for you what it pays, with which of your dice, and whether you can have it."""

    colour: str
    back: str
    tile: RajasTile | None
    to_come: list[str]
    payable: int | None
    dice: list[int]
    money: int
    fame: int
    why_not: Reason | None


class RajasYieldTile(msgspec.Struct, frozen=True):
    """One kind of yield tile that can still be drawn or taken, with all it gives."""

    id: str
    colour: str
    rewards: list[RajasReward]
    count: int


class RajasSeat(msgspec.Struct, frozen=True):
    """What lies in front of one seat, and its markers."""

    back: bool
    fame: int
    money: int
    points: int
    ahead: int
    met: int | None
    karma: int
    boat: int
    workers: int
    ready: int
    waiting: dict[str, str]
    dice: list[RajasDie]
    hands: int
    upgrades: dict[str, int]
    next_money_bonus: int | None
    cells: list[RajasCell]
    borders: list[RajasBorder]
    open: list[int]
    markets: list[RajasMarket]
    mixed_income: int
    breakdown: dict[str, int]
    earned: dict[str, int]


class RajasView(msgspec.Struct, frozen=True):
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


def view(s: State, seat: int | None) -> RajasView:
    """The table as one seat sees it; a spectator sees the same without advice."""
    hands = [] if seat is None else hands_of(s, seat)
    return RajasView(
        round=s.round,
        over=bool(s.over),
        last_pass=s.met_count > 0,
        navaratnas=bool(s.navaratnas),
        ganga=any(s.river),
        turn=asked(s) if s.owed_count else None,
        elephant=s.first,
        next_elephant=s.heir - 1 if s.heir else None,
        spaces=[space_of(s, seat, space, hands) for space in range(SPACES)],
        river=[river_space(s, space) for space in range(tables.RIVER_END + 1)],
        bridge_after=tables.BRIDGE_AFTER,
        tracks=tracks_of(),
        grid=grid_of(),
        stacks=[stack_of(s, seat, stack, hands) for stack in range(tables.STACKS)],
        supply=dict(zip(tables.COLOURS, s.supply, strict=True)),
        karma_most=tables.KARMA_MOST,
        yield_tiles=[yield_tile(s, tile) for tile in range(tables.YIELD_TILES) if s.yields[tile]],
        chosen=chosen_hands(s, asked(s)) if s.owed_count else [],
        plan=plan_of(s),
        queue=queue_of(s),
        seats=[seat_of(s, each) for each in range(s.seats)],
    )


def space_of(s: State, seat: int | None, space: int, hands: list[list[int]]) -> RajasSpace:
    """One choice on the board."""
    first = first_space(space)
    chamber = tables.CHAMBER_VALUE[space - CHAMBER_OF] if CHAMBER_OF <= space < HARBOUR else None
    colour = tables.COLOURS[space - BALCONY] if BALCONY <= space < CHAMBER_OF else None
    return RajasSpace(
        id=space_id(space),
        code=space,
        area=area_of(space),
        places=[place_of(s, space, first, i) for i in range(room_at(s, space))],
        money=cost_of(s, space),
        die_colour=colour,
        die_value=chamber,
        takes=takes_of(space),
        income=None if seat is None else income_of(s, seat, space),
        dice=payers(s, seat, space, 0, hands),
        turned=payers(s, seat, space, 1, hands),
        why_not=None if seat is None or s.over else why_not_place(s, seat, space),
    )


def payers(s: State, seat: int | None, space: int, turned: int, hands: list[list[int]]) -> list[int]:
    """Which dice of a seat pay for a space, as they lie or turned."""
    if seat is None or not asks_for_die(space):
        return []
    kinds = [k for k in range(tables.KINDS_OF_DIE) if hands[k] and may_give(s, seat, space, k, turned)]
    return [hand for kind in kinds for hand in hands[kind]]


def place_of(s: State, space: int, first: int, number: int) -> RajasPlace:
    """One space for a worker."""
    costs = {QUARRY: tables.QUARRY_COST, HARBOUR: tables.HARBOUR_COST}
    money = costs[space][s.seats - 2][number] if space in costs else 0
    owner = s.space[first + number]
    return RajasPlace(money, owner - 1 if owner else None)


def area_of(space: int) -> str:
    """The part of the board."""
    if space in (QUARRY, HARBOUR):
        return "quarry" if space == QUARRY else "harbour"
    return (
        "market"
        if space < FRONT_TERRACE
        else "terrace"
        if space < BALCONY
        else "balcony"
        if space < CHAMBER_OF
        else "chamber"
    )


def takes_of(space: int) -> str | None:
    """The colour of the dice that a terrace or a balcony gives."""
    if TERRACE <= space < BALCONY:
        return tables.COLOURS[space - TERRACE]
    return tables.COLOURS[tables.BALCONY_GIVES[space - BALCONY]] if BALCONY <= space < CHAMBER_OF else None


def income_of(s: State, seat: int, space: int) -> int | None:
    """The money a space would bring a seat now; with one good, all its markets."""
    if space == MIXED:
        return mixed_income(s, seat)
    if GOOD <= space < FRONT_TERRACE:
        return good_income(s, seat, space - GOOD, 6)
    return tables.TERRACE_MONEY if space == FRONT_TERRACE else None


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


def stack_of(s: State, seat: int | None, stack: int, hands: list[list[int]]) -> RajasStack:
    """One stack of tiles."""
    tile = s.shown[stack] - 1
    colour = stack // 3
    ids = [tables.TILE_IDS[t] for t in range(tables.TILES) if s.hidden[t] and tables.STACK[t] == stack]
    return RajasStack(
        colour=tables.COLOURS[colour],
        back=tables.BACKS[stack % 3],
        tile=tile_of(tile) if tile >= 0 else None,
        to_come=ids,
        payable=None if seat is None else payable(s, seat, colour, s.karma[seat], -1),
        dice=[hand for kind in hands[6 * colour : 6 * colour + 6] for hand in kind],
        money=tile_money(tile) if tile >= 0 else 0,
        fame=tile_fame(s, seat, tile) if tile >= 0 and seat is not None else 0,
        why_not=None if seat is None or tile < 0 else why_not_stack(s, seat, tile),
    )


def why_not_stack(s: State, seat: int, tile: int) -> Reason | None:
    """What stands against the tile on top; during the master builder's work, whether it covers anything."""
    if s.covering and s.owed_count and asked(s) == seat and s.owed[s.owed_count - 1][0] == PICK_TILE:
        return None if may_pick_tile(s, seat, tile) else why_not_tile(s, seat, tile)
    short = payable(s, seat, tables.COLOUR[tile], s.karma[seat], -1) < tables.PRICE[tile]
    return why_not_tile(s, seat, tile) if short and not s.covering else None


def yield_tile(s: State, tile: int) -> RajasYieldTile:
    """One kind of yield tile that is still there."""
    return RajasYieldTile(
        id=tables.YIELD_TILE_IDS[tile],
        colour=tables.SLOTS[tables.YIELD_TILE_COLOUR[tile]],
        rewards=rewards_of(tables.TILE_YIELDS + tile),
        count=s.yields[tile],
    )


def seat_of(s: State, seat: int) -> RajasSeat:
    """What lies in front of one seat."""
    bonus = s.bonus[seat]
    return RajasSeat(
        back=bool(s.back[seat]),
        fame=s.fame[seat],
        money=s.money[seat],
        points=points(s, seat),
        ahead=ahead(s, seat),
        met=s.met[seat] or None,
        karma=s.karma[seat],
        boat=s.boat[seat],
        workers=s.workers[seat],
        ready=s.ready[seat],
        waiting={where: WAITING_STATES[s.waiting[seat][i]] for i, where in enumerate(tables.WAITING_IDS)},
        dice=dice_of(s, seat),
        hands=hands(s, seat),
        upgrades={b: tables.FAME_OF_BUILDING[s.upgraded[seat][i]] for i, b in enumerate(tables.BUILDINGS)},
        next_money_bonus=tables.MONEY_BONUS_AT[bonus] if bonus < tables.MONEY_BONUSES else None,
        cells=cells_of(s, seat),
        borders=borders_of(s, seat),
        open=[cell for cell in range(tables.CELLS) if is_open(s, seat, cell)],
        markets=province_markets(s, seat),
        mixed_income=mixed_income(s, seat),
        breakdown=breakdown(s, seat),
        earned=dict(zip(tables.SOURCE_IDS, s.money_from[seat], strict=True)),
    )


def province_markets(s: State, seat: int) -> list[RajasMarket]:
    """Every market of a province, by good and then by value."""
    width = tables.MARKET_MOST + 1
    places = [(good, value) for good in range(len(tables.GOODS)) for value in range(1, width)]
    return [RajasMarket(tables.GOODS[g], v) for g, v in places for _ in range(s.markets[seat][g * width + v])]


def breakdown(s: State, seat: int) -> dict[str, int]:
    """A seat's points by source: fame from buildings, palace, river and yields, and half the money."""
    fame = {f"fame_{tables.SOURCE_IDS[i]}": s.fame_from[seat][i] for i in (0, 2, 3, 4)}
    return {**fame, "money": (s.money[seat] + 1) // 2}
