"""Answers as people read them, with what they cost and bring."""

import msgspec

from durbar.core.agenda import about, question
from durbar.core.game import Action, Reason
from durbar.games.rajas.people.building import describe_cell, describe_tile, describe_turn
from durbar.games.rajas.people.costs import FROM_CHAMBERS, from_space, outcome, still_to_come
from durbar.games.rajas.people.effects import effect_of
from durbar.games.rajas.people.names import choice_id, reward_id, space_id
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import (
    BALCONY,
    CELL,
    CHAMBER_OF,
    CHOOSE_DIE,
    GIVE,
    GIVE_TURNED,
    HARBOUR,
    MIXED,
    NEXT,
    NOTHING,
    PAY_TILE,
    PICK_CHAMBER,
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
    TURN,
    YIELD_TILE,
)
from durbar.games.rajas.rules.board import cost_of
from durbar.games.rajas.rules.dice import value_of
from durbar.games.rajas.rules.market import good_income, mixed_income
from durbar.games.rajas.rules.river import amount_at, destination, kind_at
from durbar.games.rajas.rules.state import State

What = dict[str, str | int]


def describe(s: State, seat: int, code: int) -> Action:
    """An answer with what it costs, brings and does at once and later, and a warning where it spends karma itself without saying so."""
    plain = describe_plainly(s, seat, code)
    cost, gain = outcome(s, seat, code)
    then = still_to_come(plain.then, cost, gain)
    karma, warning = cost.get("karma", 0), plain.warning
    if karma and warning is None and plain.kind != "give_turned":
        warning = Reason("spends_karma", {"karma": karma}, "RG-3.4")
    return msgspec.structs.replace(plain, cost=cost, gain=gain, then=then, warning=warning, effect=effect_of(s, plain))


def describe_plainly(s: State, seat: int, code: int) -> Action:
    """An answer in its own words, with what may follow from it."""
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
    barren = space == MIXED and mixed_income(s, seat) == 0
    what: What = {"space": space_id(space), "money": cost_of(s, space)}
    return Action(
        space,
        "place",
        what,
        warning=Reason("no_market", {}, "RG-R3") if barren else None,
        rule=rule_of(space),
        then=from_space(s, seat, space),
    )


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
    chamber = code - CHAMBER_OF
    what: What = {"chamber": tables.CHAMBERS[chamber]}
    return Action(code, "enter", what, rule=rule_of(code), then=FROM_CHAMBERS[chamber])


def describe_gift(s: State, seat: int, code: int) -> Action:
    """Giving a die, as it lies or turned."""
    turned = int(code >= GIVE_TURNED)
    kind = code - (GIVE_TURNED if turned else GIVE)
    what: What = {"colour": tables.COLOURS[kind // 6], "value": value_of(kind, 0)}
    if turned:
        what["turned"] = value_of(kind, 1)
    paying = question(s) == PAY_TILE
    excess = value_of(kind, turned) - s.plan_due
    warning = Reason("overpays", {"excess": excess}, "RG-4.2") if paying and excess > 0 else None
    return Action(
        code,
        "give_turned" if turned else "give",
        what,
        warning=warning,
        rule="RG-3.4" if turned else "RG-2.3",
    )


def describe_die(code: int) -> Action:
    """Taking a die, or putting one back."""
    if code < PUT_BACK:
        return Action(code, "take", {"colour": tables.COLOURS[code - TAKE]}, rule="RG-3.1")
    kind = code - PUT_BACK
    what: What = {"colour": tables.COLOURS[kind // 6], "value": value_of(kind, 0)}
    return Action(code, "put_back", what, rule="RG-3.2")


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
        return Action(code, "sell", {"good": tables.GOODS[code - SELL], "money": money}, rule="RG-7.8")
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
    return Action(code, "lay_yield_tile", {**what, **border_place(border)}, warning=warning, rule="RG-10.4")


def border_place(border: int) -> What:
    """Where a border place is."""
    cell = tables.BORDER_CELL[border]
    side = tables.SIDES[tables.BORDER_SIDE[border]]
    return {"row": cell // tables.COLUMNS + 1, "column": cell % tables.COLUMNS + 1, "side": f"side.{side}"}
