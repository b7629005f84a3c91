"""Questions as people read them."""

from durbar.core.agenda import about, about_more, question
from durbar.core.game import Prompt
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import (
    BALCONY,
    CHAMBER_OF,
    FRONT_TERRACE,
    GIVE_DIE,
    GOOD,
    HARBOUR,
    PAY_TILE,
    PICK_CELL,
    PICK_CHAMBER,
    PICK_GOOD,
    PICK_NEXT,
    PICK_TILE,
    PICK_YIELD_TILE,
    PLACE,
    REROLL,
    SAIL,
    TAKE_DICE,
    TURN_TILE,
    UPGRADE,
)
from durbar.games.rajas.rules.dice import hands, lacks_room
from durbar.games.rajas.rules.state import State

PLAIN_PROMPTS = {
    PLACE: ("place", "RG-2.1"),
    PICK_CHAMBER: ("pick_chamber", "RG-7.6"),
    PICK_NEXT: ("pick_next", "RG-R8"),
    PICK_YIELD_TILE: ("pick_yield_tile", "RG-10.6"),
}


def prompt(s: State, seat: int) -> Prompt:
    """The question a seat faces."""
    asking = question(s)
    if asking in PLAIN_PROMPTS:
        kind, rule = PLAIN_PROMPTS[asking]
        return Prompt(kind, {"workers": s.ready[seat]}, rule)
    if asking == GIVE_DIE:
        return prompt_gift(about(s))
    if asking == TAKE_DICE:
        return prompt_dice(s, seat)
    if asking in (PICK_TILE, PAY_TILE, PICK_CELL, TURN_TILE):
        return prompt_building(s)
    return prompt_choice(s, seat)


def prompt_gift(space: int) -> Prompt:
    """Which die to give for a space."""
    if space < FRONT_TERRACE:
        return Prompt("give_for_good", {"good": tables.GOODS[space - GOOD]}, "RG-5.2")
    if space < CHAMBER_OF:
        gives, takes = space - BALCONY, tables.BALCONY_GIVES[space - BALCONY]
        return Prompt("give_for_balcony", {"colour": tables.COLOURS[gives], "other": tables.COLOURS[takes]}, "RG-6.3")
    if space == HARBOUR:
        return Prompt("give_for_harbour", {}, "RG-7.1")
    chamber = space - CHAMBER_OF
    return Prompt(
        "give_for_chamber", {"chamber": tables.CHAMBERS[chamber], "value": tables.CHAMBER_VALUE[chamber]}, "RG-6.4"
    )


def prompt_dice(s: State, seat: int) -> Prompt:
    """Make room, or choose a colour."""
    if lacks_room(s, seat):
        excess = s.held[seat] + about(s) - hands(s, seat)
        return Prompt("make_room", {"dice": about(s), "excess": excess, "hands": hands(s, seat)}, "RG-3.2")
    return Prompt("take_dice", {"dice": about(s)}, "RG-3.1")


def prompt_building(s: State) -> Prompt:
    """Which tile, which die, which cell, which turn."""
    asking = question(s)
    if asking == PICK_TILE:
        return Prompt("cover_tile", {}, "RG-6.9") if s.covering else Prompt("pick_tile", {}, "RG-4.1")
    what: dict[str, str | int] = {
        "tile": tables.TILE_IDS[s.plan_tile],
        "due": s.plan_due,
        "colour": tables.COLOURS[tables.COLOUR[s.plan_tile]],
    }
    if asking == PAY_TILE:
        return Prompt("pay_tile", what, "RG-6.9" if s.covering else "RG-4.2")
    if asking == PICK_CELL:
        return Prompt("cover_cell", what, "RG-6.9") if s.covering else Prompt("pick_cell", what, "RG-4.3")
    return Prompt("turn_tile", what, "RG-4.3")


def prompt_choice(s: State, seat: int) -> Prompt:
    """The questions that rewards put."""
    asking = question(s)
    if asking == UPGRADE:
        return Prompt("upgrade", {"upgrades": about(s)}, "RG-4.7")
    if asking == SAIL:
        return Prompt("sail_or_stay" if about_more(s) else "sail", {"spaces": about(s)}, "RG-7.2")
    if asking == PICK_GOOD:
        return Prompt("pick_good", {"markets": about(s)}, "RG-7.8")
    if asking == REROLL:
        return Prompt("reroll", {"dice": sum(s.chosen)}, "RG-6.1")
    return Prompt("pick_slot", {"yield_tile": tables.YIELD_TILE_IDS[about(s)]}, "RG-10.4")
