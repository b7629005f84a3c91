"""Every question, its legal answers, and what goes on until the next one."""

from typing import Any

from durbar.core.agenda import about, asked, asked_bit, owe, question
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
from durbar.games.rajas.rules.board import (
    answer_gift,
    answer_place,
    dice_to_give,
    legal_gifts,
    legal_places,
    resolve_gift,
)
from durbar.games.rajas.rules.building import (
    answer_cell,
    answer_tile,
    answer_turn,
    dice_to_pay,
    legal_cells,
    legal_tiles,
    legal_turns,
)
from durbar.games.rajas.rules.dice import (
    answer_dice,
    answer_reroll,
    legal_dice,
    legal_rerolls,
    resolve_dice,
    resolve_reroll,
)
from durbar.games.rajas.rules.market import answer_good, legal_goods, resolve_good
from durbar.games.rajas.rules.palace import (
    answer_chamber,
    answer_upgrade,
    enter,
    legal_chambers,
    legal_upgrades,
    resolve_upgrade,
)
from durbar.games.rajas.rules.river import answer_sail, arrive, legal_sails, resolve_sail
from durbar.games.rajas.rules.rounds import next_turn
from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.waiting import (
    CHOICE_OF,
    MUST_BE_ANSWERED,
    answer_next,
    count_waiting,
    legal_next,
    lift,
    waiting_as_bits,
)
from durbar.games.rajas.rules.yields import (
    answer_slot,
    answer_yield_tile,
    draw_white,
    legal_slots,
    legal_yield_tiles,
    resolve_slot,
)

MOST_STEPS = 15000


def actors(s: State) -> int:
    """One seat at a time is asked; nobody once the match is over. Rule RG-2.1."""
    return asked_bit(s)


def legal(s: State, seat: int, out: Any) -> int:
    """The answers to the question that is asked."""
    asking = question(s)
    if asking == PLACE:
        return legal_places(s, seat, out)
    if asking == GIVE_DIE:
        return legal_gifts(dice_to_give(s, seat, about(s)), out)
    if asking == PAY_TILE:
        return legal_gifts(dice_to_pay(s, seat), out)
    if asking == TAKE_DICE:
        return legal_dice(s, seat, out)
    if asking == REROLL:
        return legal_rerolls(s, seat, out)
    if PICK_TILE <= asking <= TURN_TILE:
        return legal_building(s, seat, out)
    return legal_choices(s, seat, out)


def legal_building(s: State, seat: int, out: Any) -> int:
    """The answers to a question of building."""
    asking = question(s)
    if asking == PICK_TILE:
        return legal_tiles(s, seat, out)
    if asking == PICK_CELL:
        return legal_cells(s, seat, out)
    return legal_turns(s, seat, out)


def legal_choices(s: State, seat: int, out: Any) -> int:
    """The answers to a question that a reward puts."""
    asking = question(s)
    if asking == UPGRADE:
        return legal_upgrades(s, seat, out)
    if asking == SAIL:
        return legal_sails(s, seat, out)
    if asking == PICK_GOOD:
        return legal_goods(s, seat, out)
    if asking == PICK_CHAMBER:
        return legal_chambers(s, seat, out)
    if asking == PICK_NEXT:
        return legal_next(s, out)
    if asking == PICK_YIELD_TILE:
        return legal_yield_tiles(s, seat, out)
    return legal_slots(s, seat, out)


def apply(s: State, seat: int, action: int) -> None:
    """Carry out an answer and all that follows until somebody is asked again."""
    answer(s, seat, action)
    proceed(s)


def answer(s: State, seat: int, action: int) -> None:
    """Carry out an answer to the question on top."""
    asking = question(s)
    if asking != TAKE_DICE and asking != REROLL:
        s.picked = 0
    if asking == PLACE:
        answer_place(s, seat, action)
    elif asking == GIVE_DIE or asking == PAY_TILE:
        answer_gift(s, seat, action)
    elif asking == TAKE_DICE:
        answer_dice(s, seat, action)
    elif asking == REROLL:
        answer_reroll(s, seat, action)
    elif asking == PICK_TILE:
        answer_tile(s, seat, action)
    elif asking == PICK_CELL:
        answer_cell(s, seat, action)
    elif asking == TURN_TILE:
        answer_turn(s, seat, action)
    else:
        answer_choice(s, seat, action)


def answer_choice(s: State, seat: int, action: int) -> None:
    """Carry out an answer to a question that a reward put."""
    asking = question(s)
    if asking == UPGRADE:
        answer_upgrade(s, seat, action)
    elif asking == SAIL:
        answer_sail(s, seat, action)
    elif asking == PICK_GOOD:
        answer_good(s, seat, action)
    elif asking == PICK_CHAMBER:
        answer_chamber(s, seat, action)
    elif asking == PICK_NEXT:
        answer_next(s, action)
    elif asking == PICK_YIELD_TILE:
        answer_yield_tile(s, seat, action)
    else:
        answer_slot(s, seat, action)


def proceed(s: State) -> None:
    """What leaves no choice happens, and turns pass on, until somebody must choose or the match is over. Rule RG-R8."""
    going = True
    while going:
        if s.over == 1:
            going = False
        elif s.owed_count == 0:
            next_turn(s)
        else:
            going = resolve(s, asked(s))


def resolve(s: State, seat: int) -> bool:
    """Carry out what is on top if it leaves no choice; tells whether it did. Rule RG-R8."""
    asking = question(s)
    if CHOICE_OF[asking] != MUST_BE_ANSWERED:
        return resolve_waiting(s, seat)
    if asking == GIVE_DIE:
        return resolve_gift(s, seat, dice_to_give(s, seat, about(s)))
    if asking == PAY_TILE:
        return resolve_gift(s, seat, dice_to_pay(s, seat))
    if asking == PICK_SLOT:
        return resolve_slot(s, seat)
    if asking == ARRIVE:
        arrive(s, seat)
    elif asking == ENTER:
        enter(s, seat)
    else:
        return False
    return True


def resolve_waiting(s: State, seat: int) -> bool:
    """A choice that is picked or waits alone is made; of several those without a choice, then the seat picks. Rule RG-R8."""
    count = count_waiting(s)
    if count == 1 or s.picked == s.owed_count:
        return resolve_choice(s, seat)
    for _ in range(count):
        if question(s) != REROLL and question(s) != DRAW_WHITE and resolve_choice(s, seat):
            return True
        lift(s, s.owed_count - count)
    choices = waiting_as_bits(s)
    if choices & (choices - 1) == 0:
        return resolve_choice(s, seat)
    owe(s, PICK_NEXT, seat, choices, 0)
    return False


def resolve_choice(s: State, seat: int) -> bool:
    """Carry out the choice on top if nothing is to be chosen; tells whether it did. Rules RG-R8, RG-R17."""
    asking = question(s)
    if asking == TAKE_DICE:
        return resolve_dice(s, seat)
    if asking == UPGRADE:
        return resolve_upgrade(s, seat)
    if asking == SAIL:
        return resolve_sail(s, seat)
    if asking == PICK_GOOD:
        return resolve_good(s, seat)
    if asking == REROLL:
        return resolve_reroll(s, seat)
    if asking == DRAW_WHITE:
        s.picked = 0
        draw_white(s, seat)
        return True
    return False
