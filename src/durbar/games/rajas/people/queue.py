"""The queue of what is still owed, as people see it."""

import msgspec

from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import (
    ARRIVE,
    DRAW_WHITE,
    ENTER,
    GIVE_DIE,
    PAY_TILE,
    PICK_CELL,
    PICK_CHAMBER,
    PICK_GOOD,
    PICK_NEXT,
    PICK_SLOT,
    PICK_TILE,
    PICK_YIELD_TILE,
    PLACE,
    REROLL,
    SAIL,
    TAKE_DICE,
    TURN_TILE,
    UPGRADE,
)
from durbar.games.rajas.rules.state import State

OWED_IDS = {
    PLACE: "place",
    GIVE_DIE: "give_die",
    PICK_TILE: "pick_tile",
    PAY_TILE: "pay_tile",
    PICK_CELL: "pick_cell",
    TURN_TILE: "turn_tile",
    TAKE_DICE: "take_dice",
    UPGRADE: "upgrade",
    SAIL: "sail",
    PICK_GOOD: "pick_good",
    PICK_CHAMBER: "pick_chamber",
    REROLL: "reroll",
    PICK_NEXT: "pick_next",
    PICK_YIELD_TILE: "pick_yield_tile",
    PICK_SLOT: "pick_slot",
    DRAW_WHITE: "draw_white",
    ARRIVE: "arrive",
    ENTER: "enter",
}
COUNTED = (TAKE_DICE, UPGRADE, SAIL, PICK_GOOD)


class RajasOwed(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something still owed: the first is asked now; of the choices that wait the seat says which comes next."""

    kind: str
    seat: int
    amount: int = 0
    colours: list[str] = []


def queue_of(s: State) -> list[RajasOwed]:
    """All that is owed, the next first."""
    return [owed_of(*row) for row in reversed(s.owed[: s.owed_count])]


def owed_of(question: int, seat: int, a: int, b: int) -> RajasOwed:
    """One thing that is owed."""
    colours = [c for i, c in enumerate(tables.COLOURS) if b >> i & 1] if question == TAKE_DICE else []
    return RajasOwed(OWED_IDS[question], seat, a if question in COUNTED else 0, colours)
