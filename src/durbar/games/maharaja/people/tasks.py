"""What is left of each action in a turn, as people see it."""

import msgspec

from durbar.core.agenda import question
from durbar.core.game import Reason
from durbar.games.maharaja.people.reasons import why_not_use
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.actions import TURN, USE, USES
from durbar.games.maharaja.rules.disc import PART_USED, PARTS_OF
from durbar.games.maharaja.rules.state import NONE, SHRINE_ANY, SHRINE_CITY, State

PART_IDS = (
    "statue_cheap",
    "shrine_cheap",
    "statue",
    "shrine",
    "shrine_city",
    "shrine_any",
    "coins",
    "shrines",
    "prestige",
    "swap",
    "track",
)


class Part(msgspec.Struct, frozen=True):
    """A part of an action: whether it is still to be done, by which answer, and what stands against it now."""

    id: str
    open: bool
    code: int
    why_not: Reason | None


class Task(msgspec.Struct, frozen=True):
    """One of the actions of the seat in its turn; `source` is the first or second arrow, or the marker."""

    action: str
    source: str
    parts: list[Part]


def tasks(s: State) -> list[Task]:
    """The actions of the turn that is being played, with what is left of each; of equal ones the first is done first."""
    if s.turn == NONE:
        return []
    left = list(s.left)
    found: list[Task] = []
    sources = [("marker", s.marked), ("second", s.plan[s.turn][1]), ("first", s.plan[s.turn][0])]
    for source, action in sources:
        if action != NONE:
            found.insert(
                0,
                Task(
                    tables.ACTION_IDS[action],
                    source,
                    [part_view(s, left, part) for part in PARTS_OF[action] if part != NONE],
                ),
            )
    return found


def part_view(s: State, left: list[int], part: int) -> Part:
    """One part; takes it from what is left."""
    is_open = left[part] > 0
    if is_open:
        left[part] -= 1
    use = use_of(part)
    why_not = why_not_use(s, s.turn, use) if is_open and question(s) == TURN else None
    return Part(PART_IDS[part], is_open, USE + use, why_not)


def use_of(part: int) -> int:
    """The answer by which a part is done."""
    wanted = SHRINE_CITY if part == SHRINE_ANY else part
    return next(use for use in range(USES) if PART_USED[use] == wanted)


def ability_ready(s: State, side: int, why_not: Reason | None) -> bool:
    """Whether a seat could use an ability at this very moment."""
    return s.turn == side and question(s) == TURN and why_not is None
