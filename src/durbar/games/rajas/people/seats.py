"""What lies in front of the seats, as people see it."""

import msgspec

from durbar.core.kept import Reads, kept_part
from durbar.core.sets import has
from durbar.games.rajas.people.breakdown import breakdown
from durbar.games.rajas.people.land import PROVINCE, RajasBorder, RajasCell, borders_of, cells_of
from durbar.games.rajas.people.things import RajasDie, RajasMarket, dice_of
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.dice import hands
from durbar.games.rajas.rules.market import mixed_income
from durbar.games.rajas.rules.province import open_cells
from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.tracks import ahead, points

WAITING_STATES = ("waiting", "joined", "left")
MARKETS = Reads(seat="markets")
SEAT = Reads(
    seat="back fame money met karma boat workers ready waiting dice upgraded bonus"
    " tile turned paths covered laid reached markets fame_from money_from"
)


class RajasSeat(msgspec.Struct, frozen=True, gc=False):
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


def seat_of(s: State, seat: int) -> RajasSeat:
    """What lies in front of one seat."""
    return kept_part(all_of_seat, SEAT, s, seat)


def all_of_seat(s: State, seat: int) -> RajasSeat:
    """The same from all its cells."""
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
        open=kept_part(buildable_cells, PROVINCE, s, seat),
        markets=kept_part(province_markets, MARKETS, s, seat),
        mixed_income=mixed_income(s, seat),
        breakdown=breakdown(s, seat),
        earned=dict(zip(tables.SOURCE_IDS, s.money_from[seat], strict=True)),
    )


def buildable_cells(s: State, seat: int) -> list[int]:
    """The cells of a province in which a tile could be laid."""
    opened = open_cells(s, seat)
    return [cell for cell in range(tables.CELLS) if has(opened, cell)]


def province_markets(s: State, seat: int) -> list[RajasMarket]:
    """Every market of a province, by good and then by value."""
    width = tables.MARKET_MOST + 1
    places = [(good, value) for good in range(len(tables.GOODS)) for value in range(1, width)]
    return [RajasMarket(tables.GOODS[g], v) for g, v in places for _ in range(s.markets[seat][g * width + v])]
