"""Why something cannot be done now, as people read it."""

from durbar.core.agenda import about, question
from durbar.core.game import Reason
from durbar.core.kept import made_once
from durbar.games.rajas.people.names import choice_id, space_id
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import (
    BALCONY,
    CELL,
    CHAMBER_OF,
    CHOOSE_DIE,
    FRONT_TERRACE,
    GIVE,
    GIVE_DIE,
    GIVE_TURNED,
    GOOD,
    HARBOUR,
    MIXED,
    NEXT,
    NOTHING,
    PAY_TILE,
    PICK_CELL,
    PICK_CHAMBER,
    PICK_GOOD,
    PICK_NEXT,
    PICK_SLOT,
    PICK_TILE,
    PICK_YIELD_TILE,
    PLACE,
    PUT_BACK,
    QUARRY,
    RAISE,
    REROLL,
    SAIL,
    SAIL_BY,
    SELL,
    SLOT_AT,
    SPACES,
    TAKE,
    TAKE_DICE,
    TERRACE,
    TILE,
    TURN,
    TURN_TILE,
    UPGRADE,
    YIELD_TILE,
)
from durbar.games.rajas.rules.board import FULL, free_space, has_gift, is_useful
from durbar.games.rajas.rules.dice import hands, has_die, lacks_room, payable, value_of
from durbar.games.rajas.rules.palace import GREAT_MOGUL, MASTER_BUILDER, PORTUGUESE
from durbar.games.rajas.rules.province import NO_PRICE, difference, open_cells
from durbar.games.rajas.rules.state import State

ANSWERS = (
    (CHAMBER_OF + GREAT_MOGUL, SPACES, PICK_CHAMBER),
    (0, SPACES, PLACE),
    (TILE, CELL, PICK_TILE),
    (CELL, TURN, PICK_CELL),
    (TURN, GIVE, TURN_TILE),
    (GIVE, TAKE, GIVE_DIE),
    (GIVE, TAKE, PAY_TILE),
    (TAKE, RAISE, TAKE_DICE),
    (RAISE, SAIL_BY, UPGRADE),
    (SAIL_BY, SELL, SAIL),
    (SELL, CHOOSE_DIE, PICK_GOOD),
    (CHOOSE_DIE, NEXT, REROLL),
    (NEXT, YIELD_TILE, PICK_NEXT),
    (YIELD_TILE, SLOT_AT, PICK_YIELD_TILE),
    (SLOT_AT, NOTHING, PICK_SLOT),
)
"""Which answers belong to which question: from code, before code, question."""


def refuse(s: State, seat: int, code: int) -> Reason:
    """Why an answer cannot be given now."""
    asking = question(s)
    if code == NOTHING:
        return Reason("must_choose", {}, "RG-2.1")
    if not any(low <= code < high and asking == q for low, high, q in ANSWERS):
        return Reason("not_now", {}, "RG-2.1")
    if asking in (PLACE, PICK_CHAMBER):
        return refuse_space(s, seat, code)
    if asking in (PICK_TILE, PICK_CELL, TURN_TILE):
        return refuse_building(s, seat, code)
    if asking in (GIVE_DIE, PAY_TILE):
        return refuse_gift(s, seat, code)
    if asking == TAKE_DICE:
        return refuse_dice(s, seat, code)
    return refuse_choice(code)


def refuse_space(s: State, seat: int, space: int) -> Reason:
    """Why a space or a chamber cannot be chosen."""
    if question(s) == PLACE:
        return why_not_place(s, seat, space) or Reason("not_now", {}, "RG-2.1")
    if space == CHAMBER_OF + GREAT_MOGUL:
        return Reason("no_mogul_here", {}, "RG-7.6")
    return why_useless(s, seat, space)


def why_not_place(s: State, seat: int, space: int) -> Reason | None:
    """What stands against sending a worker to a space, apart from it being another moment."""
    return why_not_there(s, seat, space, has_gift(s, seat, space))


def why_not_there(s: State, seat: int, space: int, paid: bool) -> Reason | None:
    """The same where it is known whether the seat has a die that pays for the space."""
    return why_no_room(space, price_of(s, space), s.money[seat]) or why_of_no_use(s, seat, space, paid)


def price_of(s: State, space: int) -> int:
    """What the next free place of a space costs, FULL when all are taken."""
    at = free_space(s, space)
    return FULL if at == FULL else tables.MONEY_FOR[s.seats - 2][at]


def why_no_room(space: int, price: int, money: int) -> Reason | None:
    """What stands against a space on the board itself: it is taken, or costs more than a seat has."""
    if price == FULL:
        return made_once(why_taken, space)
    return made_once(why_too_dear, price, money) if money < price else None


def why_taken(space: int) -> Reason:
    """Workers stand everywhere on a space."""
    return Reason("space_taken", {"space": space_id(space)}, "RG-2.2")


def why_too_dear(cost: int, money: int) -> Reason:
    """A space costs more than a seat has."""
    return Reason("too_dear", {"cost": cost, "money": money}, "RG-8.6")


def why_of_no_use(s: State, seat: int, space: int, paid: bool) -> Reason | None:
    """What stands against a space because of what the seat has: its action would do nothing, or no die pays for it."""
    if not is_useful(s, seat, space):
        return why_useless(s, seat, space)
    if asks(space) and not paid:
        return why_no_die(s, space)
    return None


def asks(space: int) -> bool:
    """Whether a space is paid with a die."""
    return GOOD <= space < FRONT_TERRACE or space >= BALCONY


def why_useless(s: State, seat: int, space: int) -> Reason:
    """Why the action of a space would do nothing."""
    if space == QUARRY:
        return Reason("no_tile_payable" if open_cells(s, seat) else "no_open_cell", {}, "RG-4.3")
    if space == MIXED:
        return Reason("mixed_once", {}, "RG-5.3")
    if space < FRONT_TERRACE:
        return Reason("no_market_of", {"good": tables.GOODS[space - GOOD]}, "RG-R3")
    if TERRACE <= space < CHAMBER_OF:
        colour = space - TERRACE if space < BALCONY else tables.BALCONY_GIVES[space - BALCONY]
        return Reason("colour_gone", {"colour": tables.COLOURS[colour]}, "RG-3.3")
    if space == HARBOUR:
        return Reason("river_end", {}, "RG-7.3")
    if space == CHAMBER_OF + PORTUGUESE:
        return Reason("river_short", {"spaces": tables.PORTUGUESE_SPACES}, "RG-6.11")
    return Reason("nothing_to_cover", {}, "RG-6.9")


def why_no_die(s: State, space: int) -> Reason:
    """Which die a space asks for that the seat does not have."""
    if space < FRONT_TERRACE:
        return Reason("no_die", {}, "RG-5.2")
    if space < CHAMBER_OF:
        return Reason("no_die_of", {"colour": tables.COLOURS[space - BALCONY]}, "RG-6.3")
    if space == HARBOUR:
        return Reason("no_low_die", {}, "RG-7.1")
    value = tables.CHAMBER_VALUE[space - CHAMBER_OF]
    if space == CHAMBER_OF + MASTER_BUILDER:
        return Reason("no_die_or_cover", {"value": value}, "RG-6.9")
    return Reason("no_die_showing", {"value": value}, "RG-6.4")


def refuse_building(s: State, seat: int, code: int) -> Reason:
    """Why a tile, a cell or a turn cannot be chosen."""
    if code >= TURN:
        return Reason("not_connected", {}, "RG-6.9" if s.covering else "RG-4.3")
    if code >= CELL:
        return refuse_cell(s, seat, code - CELL)
    return why_not_tile(s, seat, code - TILE) or Reason("not_now", {}, "RG-2.1")


def why_not_tile(s: State, seat: int, tile: int) -> Reason | None:
    """What stands against a tile, apart from it being another moment."""
    name = tables.TILE_IDS[tile]
    if s.shown[tables.STACK[tile]] != tile + 1:
        return Reason("not_shown", {"tile": name}, "RG-1.2")
    most = payable(s, seat, tables.COLOUR[tile], s.karma[seat], -1)
    if s.covering:
        return Reason("covers_nothing", {"tile": name}, "RG-6.9")
    if most < tables.PRICE[tile]:
        what: dict[str, str | int] = {"tile": name, "price": tables.PRICE[tile], "most": most}
        return Reason("tile_too_dear", what, "RG-4.2")
    return None


def refuse_cell(s: State, seat: int, cell: int) -> Reason:
    """Why the tile in hand cannot go to a cell."""
    if not tables.LAND[cell]:
        return Reason("residence" if tables.RESIDENCE[cell] else "no_cell", {}, "RG-4.3")
    if not s.covering:
        return Reason("cell_full" if s.tile[seat][cell] else "no_path_there", {}, "RG-4.3")
    if s.tile[seat][cell] == 0:
        return Reason("nothing_there", {}, "RG-6.9")
    if s.covered[seat][cell]:
        return Reason("covered_before", {}, "RG-6.10")
    if difference(s, seat, cell, s.plan_tile) == NO_PRICE:
        return Reason("not_dearer", {}, "RG-6.9")
    most = payable(s, seat, tables.COLOUR[s.plan_tile], s.karma[seat], -1)
    due = difference(s, seat, cell, s.plan_tile)
    if due > most:
        return Reason("difference_too_high", {"due": due, "most": most}, "RG-6.9")
    return Reason("would_cut_off", {}, "RG-6.9")


def refuse_gift(s: State, seat: int, code: int) -> Reason:
    """Why a die cannot be given."""
    turned = int(code >= GIVE_TURNED)
    kind = code - (GIVE_TURNED if turned else GIVE)
    what: dict[str, str | int] = {"colour": tables.COLOURS[kind // 6], "value": kind % 6 + 1}
    if s.dice[seat][kind] == 0:
        return Reason("not_your_die", what, "RG-3.1")
    if not has_die(s, seat, kind, turned):
        return Reason("no_karma", {}, "RG-3.4")
    if question(s) == PAY_TILE:
        return refuse_payment(s, seat, kind, turned)
    space = about(s)
    if BALCONY <= space < CHAMBER_OF and kind // 6 == space - BALCONY:
        return Reason("turning_wastes", {}, "RG-R20")
    if space < FRONT_TERRACE:
        return Reason("turning_wastes", {}, "RG-R20")
    return why_no_die(s, space)


def refuse_payment(s: State, seat: int, kind: int, turned: int) -> Reason:
    """Why a die does not pay for the tile in hand."""
    colour = tables.COLOUR[s.plan_tile]
    if kind // 6 != colour:
        return Reason("wrong_colour", {"colour": tables.COLOURS[colour]}, "RG-4.2")
    if turned and value_of(kind, turned) <= 3:
        return Reason("turning_wastes", {}, "RG-R20")
    return Reason("rest_unpayable", {"due": s.plan_due}, "RG-4.2")


def refuse_dice(s: State, seat: int, code: int) -> Reason:
    """Why a die cannot be taken or put back."""
    if code >= PUT_BACK:
        if lacks_room(s, seat):
            kind = code - PUT_BACK
            what: dict[str, str | int] = {"colour": tables.COLOURS[kind // 6], "value": kind % 6 + 1}
            return Reason("not_your_die", what, "RG-3.2")
        return Reason("room_enough", {}, "RG-3.2")
    if lacks_room(s, seat):
        return Reason("make_room_first", {"hands": hands(s, seat)}, "RG-3.2")
    return Reason("colour_not_offered", {"colour": tables.COLOURS[code - TAKE]}, "RG-3.3")


def refuse_choice(code: int) -> Reason:
    """Why a choice among rewards cannot be made."""
    if code < SAIL_BY:
        return Reason("highest", {"building": tables.BUILDINGS[code - RAISE]}, "RG-4.7")
    if code < SELL:
        return Reason("too_far", {}, "RG-7.2")
    if code < CHOOSE_DIE:
        return Reason("no_market_of", {"good": tables.GOODS[code - SELL]}, "RG-7.8")
    if code < NEXT:
        kind = code - CHOOSE_DIE
        return Reason("not_your_die", {"colour": tables.COLOURS[kind // 6], "value": kind % 6 + 1}, "RG-6.1")
    if code < YIELD_TILE:
        return Reason("not_waiting", {"choice": choice_id(code - NEXT)}, "RG-R8")
    if code < SLOT_AT:
        return Reason("no_such_yield_tile", {}, "RG-10.6")
    return Reason("slot_not_free", {}, "RG-10.6")
