"""The main board: which spaces a worker may take, what they cost, and what they do."""

from typing import Any

from durbar.core.agenda import about, offer, offer_all, owe, question, settle
from durbar.core.events import EVERYONE, note
from durbar.core.sets import first, has, without_first
from durbar.games.rajas.rules.actions import (
    BALCONY,
    CHAMBER_OF,
    ENTER,
    FRONT_TERRACE,
    GIVE,
    GIVE_DIE,
    GIVE_TURNED,
    GOOD,
    HARBOUR,
    MIXED,
    PICK_TILE,
    QUARRY,
    REROLL,
    SAIL,
    SPACES,
    TERRACE,
)
from durbar.games.rajas.rules.building import can_build, dice_to_pay, pay_for_tile
from durbar.games.rajas.rules.dice import give_die, has_die, owe_dice, payable, value_of
from durbar.games.rajas.rules.events import PLACED
from durbar.games.rajas.rules.market import ALL_GOODS, good_income, goods_sold, mixed_income
from durbar.games.rajas.rules.palace import MASTER_BUILDER, PORTUGUESE, can_cover, is_of_use
from durbar.games.rajas.rules.province import NO_PRICE, least_to_cover, prices_to_cover
from durbar.games.rajas.rules.state import FROM_MARKET, FROM_PALACE, State
from durbar.games.rajas.rules.tables import (
    AREA_MIXED,
    ASKS_FOR_MONEY,
    BALCONY_DICE,
    BALCONY_GIVES,
    BRINGS_DIE,
    FIRST_SPACE,
    KINDS_OF_DIE,
    LAST_SPACE,
    MIXED_PER_SEAT,
    MIXED_SPACES,
    MONEY_FOR,
    PAID_BY,
    RIVER_END,
    ROOM,
    TERRACE_MONEY,
    WITHOUT_DIE,
)
from durbar.games.rajas.rules.tracks import earn, pay

FULL = -1
ALL_CHOICES = (1 << SPACES) - 1
ASKED_ABOUT = (QUARRY, MIXED, CHAMBER_OF + MASTER_BUILDER, CHAMBER_OF + PORTUGUESE, HARBOUR)
"""The choices that may be of no use or cost too much, beside the goods."""
PLAIN_CHOICES = ALL_CHOICES & ~(ALL_GOODS << GOOD | sum(1 << space for space in ASKED_ABOUT))
"""The choices that are always of use, as long as the supply has the dice they bring."""


def room_at(s: State, space: int) -> int:
    """How many workers a choice of spaces holds at this number of seats. Rules RG-1.1, RG-2.2."""
    return ROOM[s.seats - 2][space]


def free_space(s: State, space: int) -> int:
    """The next free space of a choice, in order, FULL when all are taken. Rule RG-2.2."""
    start = FIRST_SPACE[space]
    for place in range(start, start + ROOM[s.seats - 2][space]):
        if s.space[place] == 0:
            return place
    return FULL


def cost_of(s: State, space: int) -> int:
    """The money that the next free space asks for. Rules RG-4.1, RG-7.1."""
    at = free_space(s, space)
    return 0 if at == FULL else MONEY_FOR[s.seats - 2][at]


def workers_at_mixed(s: State, seat: int) -> int:
    """How many workers a seat has at the mixed goods. Rule RG-5.3."""
    count = 0
    for place in range(MIXED_SPACES[s.seats - 2]):
        if s.space[AREA_MIXED + place] == seat + 1:
            count += 1
    return count


def may_give(s: State, seat: int, space: int, kind: int, turned: int) -> bool:
    """Whether a die pays for a space. Rules RG-5.2, RG-6.3, RG-6.4, RG-7.1, RG-R20."""
    if not has_die(s, seat, kind, turned) or not has(PAID_BY[turned][kind], space):
        return False
    return covers_without(s, seat, space, kind, turned)


def covers_without(s: State, seat: int, space: int, kind: int, turned: int) -> bool:
    """Whether a tile could still be covered once a die is given, where that is what the space is for. Rule RG-6.9."""
    return space != CHAMBER_OF + MASTER_BUILDER or can_cover(s, seat, s.karma[seat] - turned, kind)


def choices_paid(s: State, seat: int) -> int:
    """The choices that ask for no die, or for one that the seat has, as a set. Rule RG-2.3."""
    dice = s.dice[seat]
    with_karma = 1 if s.karma[seat] > 0 else 0
    choices = WITHOUT_DIE
    for kind in range(KINDS_OF_DIE):
        if dice[kind] > 0:
            choices |= PAID_BY[0][kind] | PAID_BY[with_karma][kind]
    return choices


def has_gift(s: State, seat: int, space: int) -> bool:
    """Whether a seat has any die that pays for a space. Rule RG-2.3."""
    return has(choices_paid(s, seat), space) and leaves_enough(s, seat, space)


def leaves_enough(s: State, seat: int, space: int) -> bool:
    """Whether a die that pays for a space leaves what is to be paid there; the master builder alone asks for more. Rule RG-6.9."""
    if space != CHAMBER_OF + MASTER_BUILDER:
        return True
    prices = prices_to_cover(s, seat)
    if prices == 0:
        return False
    for colour in range(4):
        price = least_to_cover(s, seat, colour, payable(s, seat, colour, s.karma[seat], -1), prices)
        if price != NO_PRICE and can_leave(s, seat, space, colour, price):
            return True
    return False


def can_leave(s: State, seat: int, space: int, colour: int, price: int) -> bool:
    """Whether a die that pays for a space leaves dice of a colour that reach a price. Rule RG-6.9."""
    for kind in range(KINDS_OF_DIE):
        for turned in range(2):
            if (PAID_BY[turned][kind] >> space) & 1 and has_die(s, seat, kind, turned):
                if payable(s, seat, colour, s.karma[seat] - turned, kind) >= price:
                    return True
    return False


def is_useful(s: State, seat: int, space: int) -> bool:
    """Whether a space's action would do something, apart from its cost. Rules RG-R3, RG-5.3, RG-7.3."""
    if space == QUARRY:
        return can_build(s, seat)
    if space == MIXED:
        return workers_at_mixed(s, seat) < MIXED_PER_SEAT[s.seats - 2]
    if space < FRONT_TERRACE:
        return has(goods_sold(s, seat), space - GOOD)
    if space == FRONT_TERRACE:
        return True
    if space < BALCONY:
        return s.supply[space - TERRACE] > 0
    if space < CHAMBER_OF:
        return s.supply[BALCONY_GIVES[space - BALCONY]] > 0
    if space == HARBOUR:
        return s.boat[seat] < RIVER_END
    if space == CHAMBER_OF + MASTER_BUILDER:
        return True
    return is_of_use(s, seat, space - CHAMBER_OF)


def asks_for_die(space: int) -> bool:
    """Whether a space is paid with a die. Rules RG-5.2, RG-6.3, RG-6.4, RG-7.1."""
    return not has(WITHOUT_DIE, space)


def may_place(s: State, seat: int, space: int) -> bool:
    """Whether a choice that is free and paid by a die is of use to a seat that has the money for it. Rules RG-2.3, RG-4.1, RG-7.1, RG-R3."""
    if space == CHAMBER_OF + MASTER_BUILDER:
        return leaves_enough(s, seat, space)
    if has(ASKS_FOR_MONEY, space) and s.money[seat] < cost_of(s, space):
        return False
    return is_useful(s, seat, space)


def can_place(s: State, seat: int) -> bool:
    """Whether a seat can place a worker anywhere. Rules RG-2.1, RG-R2."""
    if free_space(s, FRONT_TERRACE) != FULL:
        return True
    choices = choices_open(s, seat)
    return choices & PLAIN_CHOICES != 0 or without_useless(s, seat, choices) != 0


def choices_open(s: State, seat: int) -> int:
    """The choices that are free, paid by a die and served by the supply, as a set. Rules RG-2.2, RG-2.3, RG-R3."""
    return choices_free(s) & choices_paid(s, seat) & choices_in_stock(s)


def choices_free(s: State) -> int:
    """The choices whose last space is free, as their spaces are taken in order, as a set. Rule RG-2.2."""
    last = LAST_SPACE[s.seats - 2]
    choices = 0
    for space in range(SPACES):
        if s.space[last[space]] == 0:
            choices |= 1 << space
    return choices


def choices_in_stock(s: State) -> int:
    """All choices but those that bring dice of which the supply has none, as a set. Rules RG-3.3, RG-R3."""
    choices = ALL_CHOICES
    for colour in range(4):
        if s.supply[colour] == 0:
            choices &= ~BRINGS_DIE[colour]
    return choices


def without_useless(s: State, seat: int, choices: int) -> int:
    """Open choices less those that a seat cannot pay or that would do nothing, as a set. Rules RG-2.3, RG-R3."""
    choices &= ~(ALL_GOODS << GOOD) | goods_sold(s, seat) << GOOD
    for asked in range(len(ASKED_ABOUT)):
        space = ASKED_ABOUT[asked]
        if (choices >> space) & 1 and not may_place(s, seat, space):
            choices &= ~(1 << space)
    return choices


def legal_places(s: State, seat: int, out: Any) -> int:
    """Every space the seat can pay and use. Rules RG-2.2, RG-2.3."""
    return offer_all(out, 0, 0, without_useless(s, seat, choices_open(s, seat)))


def answer_place(s: State, seat: int, space: int) -> None:
    """A worker is placed, money is paid, then a die, then the action follows. Rules RG-2.1, RG-8.6."""
    settle(s)
    place = free_space(s, space)
    s.space[place] = seat + 1
    s.ready[seat] -= 1
    s.placed += 1
    note(s, PLACED, EVERYONE, seat, space, 0, 0)
    pay(s, seat, MONEY_FOR[s.seats - 2][place])
    if asks_for_die(space):
        owe(s, GIVE_DIE, seat, space, 0)
    else:
        act(s, seat, space)


def act(s: State, seat: int, space: int) -> None:
    """The action of a space that asks for no die. Rules RG-4.1, RG-5.1, RG-6.1, RG-6.2."""
    if space == QUARRY:
        owe(s, PICK_TILE, seat, 0, 0)
    elif space == MIXED:
        if mixed_income(s, seat) > 0:
            earn(s, seat, mixed_income(s, seat), FROM_MARKET)
    elif space == FRONT_TERRACE:
        owe(s, REROLL, seat, 0, 0)
        earn(s, seat, TERRACE_MONEY, FROM_PALACE)
    else:
        owe_dice(s, seat, 1, 1 << (space - TERRACE))


def act_with_die(s: State, seat: int, space: int, value: int) -> None:
    """The action of a space once its die is given. Rules RG-5.2, RG-6.3, RG-6.4, RG-7.2."""
    if space < FRONT_TERRACE:
        earn(s, seat, good_income(s, seat, space - GOOD, value), FROM_MARKET)
    elif space < CHAMBER_OF:
        owe_dice(s, seat, BALCONY_DICE, 1 << BALCONY_GIVES[space - BALCONY])
    elif space == HARBOUR:
        owe(s, SAIL, seat, value, 0)
    else:
        owe(s, ENTER, seat, space - CHAMBER_OF, 0)


def gifts(s: State, seat: int) -> int:
    """The dice that answer the question that asks for one, as a set of dice and turned dice. Rules RG-2.3, RG-4.2."""
    if question(s) == GIVE_DIE:
        return dice_to_give(s, seat, about(s))
    return dice_to_pay(s, seat)


def dice_to_give(s: State, seat: int, space: int) -> int:
    """The dice that pay for a space, as a set of dice and turned dice. Rules RG-2.3, RG-3.4."""
    dice = s.dice[seat]
    turns = 2 if s.karma[seat] > 0 else 1
    given = 0
    for kind in range(KINDS_OF_DIE):
        if dice[kind] > 0:
            for turned in range(turns):
                if (PAID_BY[turned][kind] >> space) & 1 and covers_without(s, seat, space, kind, turned):
                    given |= 1 << 2 * kind + turned
    return given


def gift(member: int) -> int:
    """The answer that a member of a set of dice and turned dice stands for."""
    return GIVE + (member & 1) * KINDS_OF_DIE + (member >> 1)


def legal_gifts(s: State, seat: int, out: Any) -> int:
    """Every die that pays, as it lies or turned with karma. Rules RG-2.3, RG-3.4, RG-4.2."""
    n = 0
    answers = gifts(s, seat)
    while answers != 0:
        n = offer(out, n, gift(first(answers)))
        answers = without_first(answers)
    return n


def resolve_gift(s: State, seat: int) -> bool:
    """A single die that pays leaves no choice. Rule RG-2.3."""
    answers = gifts(s, seat)
    if answers == 0 or without_first(answers) != 0:
        return False
    answer_gift(s, seat, gift(first(answers)))
    return True


def answer_gift(s: State, seat: int, action: int) -> None:
    """A die is given, turned or not; what it pays for follows. Rules RG-2.3, RG-3.4, RG-4.2."""
    turned = 0
    kind = action - GIVE
    if action >= GIVE_TURNED:
        turned = 1
        kind = action - GIVE_TURNED
    if question(s) == GIVE_DIE:
        space = about(s)
        settle(s)
        give_die(s, seat, kind, turned)
        act_with_die(s, seat, space, value_of(kind, turned))
    else:
        pay_for_tile(s, seat, kind, turned)
