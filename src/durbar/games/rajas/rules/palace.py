"""The chambers of the palace."""

from typing import Any

from durbar.core.agenda import about, about_more, offer, owe, settle
from durbar.core.events import EVERYONE, note
from durbar.games.rajas.rules.actions import CHAMBER_OF, DRAW_WHITE, ENTER, PICK_TILE, RAISE, UPGRADE
from durbar.games.rajas.rules.dice import gain_karma, owe_dice, payable
from durbar.games.rajas.rules.events import UPGRADED
from durbar.games.rajas.rules.province import colour_covers
from durbar.games.rajas.rules.river import reaches, sail
from durbar.games.rajas.rules.state import FROM_PALACE, State
from durbar.games.rajas.rules.tables import (
    ALL_COLOURS,
    DANCER_DICE,
    FAME_OF_BUILDING,
    MOGUL_FAME,
    PORTUGUESE_SPACES,
    RAJA_MONEY,
    RAJA_UPGRADES,
    YOGI_DICE,
    YOGI_KARMA,
)
from durbar.games.rajas.rules.tracks import LATE, earn, gain_fame
from durbar.games.rajas.rules.yields import owe_yield_tile

GREAT_MOGUL, DANCER, YOGI, RAJA_MAN_SINGH, MASTER_BUILDER, PORTUGUESE = range(6)
HIGHEST = 2


def can_cover(s: State, seat: int, karma: int, without: int) -> bool:
    """Whether a seat can cover some tile, paying with all dice but one. Rule RG-6.9."""
    for colour in range(4):
        if colour_covers(s, seat, colour, payable(s, seat, colour, karma, without)):
            return True
    return False


def is_of_use(s: State, seat: int, chamber: int) -> bool:
    """Whether a chamber's action can be carried out, apart from its die. Rules RG-6.9, RG-6.11, RG-R3."""
    if chamber == MASTER_BUILDER:
        return can_cover(s, seat, s.karma[seat], -1)
    if chamber == PORTUGUESE:
        return reaches(s, seat, PORTUGUESE_SPACES)
    return True


def enter(s: State, seat: int) -> None:
    """The action of the chamber that is due."""
    chamber = about(s)
    settle(s)
    if chamber == GREAT_MOGUL:
        visit_great_mogul(s, seat)
    elif chamber == DANCER:
        visit_dancer(s, seat)
    elif chamber == YOGI:
        gain_karma(s, seat, YOGI_KARMA)
        owe_dice(s, seat, YOGI_DICE, ALL_COLOURS)
    elif chamber == RAJA_MAN_SINGH:
        visit_raja(s, seat)
    elif chamber == MASTER_BUILDER:
        s.covering = 1
        owe(s, PICK_TILE, seat, 0, 0)
    else:
        sail(s, seat, PORTUGUESE_SPACES)


def visit_great_mogul(s: State, seat: int) -> None:
    """Fame, and the elephant after this round. Rule RG-6.5."""
    s.heir = seat + 1
    gain_fame(s, seat, MOGUL_FAME, FROM_PALACE)


def visit_dancer(s: State, seat: int) -> None:
    """Two dice, and a white tile drawn or in Navaratnas any tile chosen, in any order. Rules RG-6.6, RG-10.4, RG-R8."""
    if s.navaratnas:
        owe_yield_tile(s, seat)
    else:
        owe(s, DRAW_WHITE, seat, 0, 0)
    owe_dice(s, seat, DANCER_DICE, ALL_COLOURS)


def visit_raja(s: State, seat: int) -> None:
    """Money, and an upgrade. Rules RG-6.8, RG-R8."""
    earn(s, seat, RAJA_MONEY, FROM_PALACE)
    owe(s, UPGRADE, seat, RAJA_UPGRADES, 0)


def legal_chambers(s: State, seat: int, out: Any) -> int:
    """Any chamber but the Great Mogul's that is of use, taken or not. Rule RG-7.6."""
    n = 0
    for chamber in range(DANCER, PORTUGUESE + 1):
        if is_of_use(s, seat, chamber):
            n = offer(out, n, CHAMBER_OF + chamber)
    return n


def answer_chamber(s: State, seat: int, action: int) -> None:
    """The chosen chamber is entered without worker or die. Rule RG-7.6."""
    settle(s)
    owe(s, ENTER, seat, action - CHAMBER_OF, 0)


def legal_upgrades(s: State, seat: int, out: Any) -> int:
    """Any kind of building below its highest value. Rule RG-4.7."""
    n = 0
    for building in range(4):
        if s.upgraded[seat][building] < HIGHEST:
            n = offer(out, n, RAISE + building)
    return n


def resolve_upgrade(s: State, seat: int) -> bool:
    """When all are at their highest the upgrade is lost; a single one leaves no choice. Rules RG-4.7, RG-R19."""
    left = 0
    last = 0
    for building in range(4):
        if s.upgraded[seat][building] < HIGHEST:
            left += 1
            last = building
    if left == 0 or about(s) == 0:
        settle(s)
    elif left == 1:
        answer_upgrade(s, seat, RAISE + last)
    else:
        return False
    return True


def answer_upgrade(s: State, seat: int, action: int) -> None:
    """One kind of building moves one step up. Rules RG-4.7, RG-R7."""
    building = action - RAISE
    left = about(s) - 1
    late = about_more(s)
    settle(s)
    s.upgraded[seat][building] += 1
    if late == LATE:
        s.late[seat] = building + 1
    note(s, UPGRADED, EVERYONE, seat, building, FAME_OF_BUILDING[s.upgraded[seat][building]], 0)
    if left > 0:
        owe(s, UPGRADE, seat, left, late)
