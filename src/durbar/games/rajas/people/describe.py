"""Questions and answers as people read them."""

from durbar.core.agenda import about, about_more, question
from durbar.core.game import Action, Prompt, Reason
from durbar.games.rajas.people.land import placement
from durbar.games.rajas.people.names import choice as choice_id
from durbar.games.rajas.people.names import reward as reward_id
from durbar.games.rajas.people.names import space as space_id
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
    PICK_TILE,
    PICK_YIELD_TILE,
    PLACE,
    PUT_BACK,
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
from durbar.games.rajas.rules.board import asks_for_die, cost_of
from durbar.games.rajas.rules.dice import hands, held, lacks_room, payable, value_of
from durbar.games.rajas.rules.market import good_income, mixed_income
from durbar.games.rajas.rules.province import difference, may_cover, tile_fame, tile_money
from durbar.games.rajas.rules.river import amount_at, destination, kind_at
from durbar.games.rajas.rules.state import State

What = dict[str, str | int]

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
        excess = held(s, seat) + about(s) - hands(s, seat)
        return Prompt("make_room", {"dice": about(s), "excess": excess, "hands": hands(s, seat)}, "RG-3.2")
    return Prompt("take_dice", {"dice": about(s)}, "RG-3.1")


def prompt_building(s: State) -> Prompt:
    """Which tile, which die, which cell, which turn."""
    asking = question(s)
    if asking == PICK_TILE:
        return Prompt("cover_tile", {}, "RG-6.9") if s.covering else Prompt("pick_tile", {}, "RG-4.1")
    what: What = {
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


def describe(s: State, seat: int, code: int) -> Action:
    """An answer with what it costs and brings."""
    if code < SPACES:
        return describe_chamber(code) if question(s) == PICK_CHAMBER else describe_place(s, seat, code)
    if code < CELL:
        return describe_tile(s, seat, code)
    if code < TURN:
        return describe_cell(s, seat, code)
    if code < GIVE:
        return describe_turn(s, seat, code)
    if code < TAKE:
        return describe_gift(s, seat, code)
    if code < RAISE:
        return describe_die(code)
    if code == NOTHING:
        return describe_nothing(s)
    return describe_choice(s, seat, code)


def describe_place(s: State, seat: int, space: int) -> Action:
    """Sending a worker to a space."""
    money = cost_of(s, space)
    cost = {"worker": 1, **({"money": money} if money else {}), **({"die": 1} if asks_for_die(space) else {})}
    gain: dict[str, int] = {}
    warning = None
    if space == MIXED and mixed_income(s, seat) == 0:
        warning = Reason("no_market", {}, "RG-R3")
    elif space == MIXED:
        gain = {"money": mixed_income(s, seat)}
    elif space < FRONT_TERRACE and space >= GOOD:
        gain = {"money": good_income(s, seat, space - GOOD, 6)}
    elif space == FRONT_TERRACE:
        gain = {"money": tables.TERRACE_MONEY}
    elif TERRACE <= space < CHAMBER_OF:
        gain = {"dice": 1 if space < BALCONY else tables.BALCONY_DICE}
    what: What = {"space": space_id(space), "money": money}
    return Action(space, "place", what, cost=cost, gain=gain, warning=warning, rule=rule_of(space))


def rule_of(space: int) -> str:
    """The rule behind a space."""
    if CHAMBER_OF <= space < HARBOUR:
        chamber = space - CHAMBER_OF
        return ("RG-6.5", "RG-6.6", "RG-6.7", "RG-6.8", "RG-6.9", "RG-6.11")[chamber]
    if space >= TERRACE:
        return "RG-7.1" if space == HARBOUR else "RG-6.2" if space < BALCONY else "RG-6.3"
    return ("RG-4.1", "RG-5.1", "RG-5.2", "RG-5.2", "RG-5.2", "RG-6.1")[space]


def describe_chamber(code: int) -> Action:
    """Entering a chamber without worker or die."""
    return Action(code, "enter", {"chamber": tables.CHAMBERS[code - CHAMBER_OF]}, rule=rule_of(code))


def describe_tile(s: State, seat: int, code: int) -> Action:
    """Picking a tile."""
    tile = code - TILE
    what: What = {
        "tile": tables.TILE_IDS[tile],
        "price": tables.PRICE[tile],
        "colour": tables.COLOURS[tables.COLOUR[tile]],
    }
    gain = gain_of(s, seat, tile)
    if s.covering:
        cost = {"dice_from": least_difference(s, seat, tile)}
        return Action(code, "cover_with", what, cost=cost, gain=gain, rule="RG-6.9")
    return Action(code, "pick_tile", what, cost={"dice_value": tables.PRICE[tile]}, gain=gain, rule="RG-4.1")


def least_difference(s: State, seat: int, tile: int) -> int:
    """The least a tile costs that covers another."""
    most = payable(s, seat, tables.COLOUR[tile], s.karma[seat], -1)
    cells = [cell for cell in range(tables.CELLS) if may_cover(s, seat, cell, tile, most)]
    return min(difference(s, seat, cell, tile) for cell in cells)


def gain_of(s: State, seat: int, tile: int) -> dict[str, int]:
    """What a tile pays when it is laid."""
    gain = {"money": tile_money(tile), "fame": tile_fame(s, seat, tile)}
    return {what: n for what, n in gain.items() if n}


def describe_cell(s: State, seat: int, code: int) -> Action:
    """Picking a cell."""
    cell = code - CELL
    what: What = {"row": cell // tables.COLUMNS + 1, "column": cell % tables.COLUMNS + 1}
    if s.covering:
        what["tile"] = tables.TILE_IDS[s.tile[seat][cell] - 1]
        due = difference(s, seat, cell, s.plan_tile)
        return Action(code, "cover_cell", {**what, "due": due}, cost={"dice_value": due}, rule="RG-6.9")
    return Action(code, "pick_cell", what, rule="RG-4.3")


def describe_turn(s: State, seat: int, code: int) -> Action:
    """Laying the tile turned so, with a warning when it cuts a path."""
    turn = code - TURN
    laid = placement(s, seat, s.plan_cell, turn)
    exits = tables.EXITS[tables.PATH[s.plan_tile]][turn]
    gain = {**gain_of(s, seat, s.plan_tile), **({"yields": len(laid.yields)} if laid.yields else {})}
    warning = Reason("cuts", {"paths": len(laid.cuts)}, "RG-4.4") if laid.cuts else None
    what: What = {"turn": turn, "exits": f"exits.{exits}"}
    return Action(code, "turn", what, gain=gain, warning=warning, rule="RG-6.9" if s.covering else "RG-4.3")


def describe_gift(s: State, seat: int, code: int) -> Action:
    """Giving a die, as it lies or turned."""
    turned = int(code >= GIVE_TURNED)
    kind = code - (GIVE_TURNED if turned else GIVE)
    what: What = {"colour": tables.COLOURS[kind // 6], "value": value_of(kind, 0)}
    cost = {"die": 1}
    if turned:
        what["turned"] = value_of(kind, 1)
        cost["karma"] = 1
    paying = question(s) == PAY_TILE
    excess = value_of(kind, turned) - s.plan_due
    warning = Reason("overpays", {"excess": excess}, "RG-4.2") if paying and excess > 0 else None
    return Action(
        code,
        "give_turned" if turned else "give",
        what,
        cost=cost,
        warning=warning,
        rule="RG-3.4" if turned else "RG-2.3",
    )


def describe_die(code: int) -> Action:
    """Taking a die, or putting one back."""
    if code < PUT_BACK:
        return Action(code, "take", {"colour": tables.COLOURS[code - TAKE]}, gain={"dice": 1}, rule="RG-3.1")
    kind = code - PUT_BACK
    what: What = {"colour": tables.COLOURS[kind // 6], "value": value_of(kind, 0)}
    return Action(code, "put_back", what, cost={"die": 1}, rule="RG-3.2")


def describe_nothing(s: State) -> Action:
    """Declining, each question in its own words."""
    asking = question(s)
    if asking == TAKE_DICE:
        return Action(NOTHING, "take_fewer", rule="RG-3.2")
    if asking == SAIL:
        return Action(NOTHING, "stay", rule="RG-R10")
    if asking == REROLL:
        dice = sum(s.chosen)
        return Action(NOTHING, "roll" if dice else "roll_none", {"dice": dice}, rule="RG-6.1")
    return Action(NOTHING, "no_yield_tile", rule="RG-10.6")


def describe_choice(s: State, seat: int, code: int) -> Action:
    """Choosing among rewards."""
    if code < SAIL_BY:
        building = code - RAISE
        fame = tables.FAME_OF_BUILDING[min(2, s.upgraded[seat][building] + 1)]
        return Action(code, "upgrade", {"building": tables.BUILDINGS[building], "fame": fame}, rule="RG-4.7")
    if code < SELL:
        return describe_sail(s, seat, code)
    if code < CHOOSE_DIE:
        money = good_income(s, seat, code - SELL, about(s))
        return Action(
            code, "sell", {"good": tables.GOODS[code - SELL], "money": money}, gain={"money": money}, rule="RG-7.8"
        )
    if code < NEXT:
        kind = code - CHOOSE_DIE
        return Action(
            code, "choose_die", {"colour": tables.COLOURS[kind // 6], "value": value_of(kind, 0)}, rule="RG-6.1"
        )
    if code < YIELD_TILE:
        return Action(code, "next", {"choice": choice_id(code - NEXT)}, rule="RG-R8")
    return describe_yield_tile(s, seat, code)


def describe_sail(s: State, seat: int, code: int) -> Action:
    """Sailing so far, to that reward."""
    spaces = code - SAIL_BY
    space = max(0, destination(s, seat, spaces))
    what: What = {
        "spaces": spaces,
        "space": space,
        "reward": reward_id(kind_at(s, space)),
        "amount": amount_at(s, space),
    }
    return Action(code, "sail", what, rule="RG-7.2")


def describe_yield_tile(s: State, seat: int, code: int) -> Action:
    """Choosing a yield tile or its slot."""
    if code < SLOT_AT:
        return Action(code, "take_yield_tile", {"yield_tile": tables.YIELD_TILE_IDS[code - YIELD_TILE]}, rule="RG-10.4")
    border = code - SLOT_AT
    what: What = {"yield_tile": tables.YIELD_TILE_IDS[about(s)]}
    warning = Reason("slot_reached", {}, "RG-R14") if s.reached[seat][border] else None
    return Action(code, "lay_yield_tile", {**what, **place_of(border)}, warning=warning, rule="RG-10.4")


def place_of(border: int) -> What:
    """Where a border place is."""
    cell = tables.BORDER_CELL[border]
    side = tables.SIDES[tables.BORDER_SIDE[border]]
    return {"row": cell // tables.COLUMNS + 1, "column": cell % tables.COLUMNS + 1, "side": f"side.{side}"}
