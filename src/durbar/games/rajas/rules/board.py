"""The main board: which spaces a worker may take, what they cost, and what they do."""

from typing import Any

from durbar.core.agenda import about, offer_all, owe, question, settle
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
    TERRACE,
)
from durbar.games.rajas.rules.building import can_build, pay_for_tile
from durbar.games.rajas.rules.dice import give_die, has_die, owe_dice, payable, value_of
from durbar.games.rajas.rules.events import PLACED
from durbar.games.rajas.rules.market import ALL_GOODS, good_income, mixed_income
from durbar.games.rajas.rules.palace import MASTER_BUILDER, PORTUGUESE, can_cover, is_of_use
from durbar.games.rajas.rules.province import colour_covers
from durbar.games.rajas.rules.river import reaches
from durbar.games.rajas.rules.state import FROM_MARKET, FROM_PALACE, State
from durbar.games.rajas.rules.tables import (
    ALL_KINDS,
    AREA_MIXED,
    BALCONY_DICE,
    BALCONY_GIVES,
    FIRST_SPACE,
    IN_STOCK,
    KINDS_OF_DIE,
    LAST_SPACE,
    MIXED_PER_SEAT,
    MIXED_SPACES,
    MONEY_FOR,
    MOST_MONEY,
    PAID_BY,
    PAID_IN,
    PAYS,
    PORTUGUESE_SPACES,
    RIVER_END,
    ROOM,
    TERRACE_MONEY,
    WITHOUT_DIE,
)
from durbar.games.rajas.rules.tracks import earn, pay

FULL = -1
BUILDERS_CHAMBER = CHAMBER_OF + MASTER_BUILDER
PORTUGUESE_CHAMBER = CHAMBER_OF + PORTUGUESE
MAY_BE_USELESS = (
    ALL_GOODS << GOOD | 1 << QUARRY | 1 << MIXED | 1 << BUILDERS_CHAMBER | 1 << PORTUGUESE_CHAMBER | 1 << HARBOUR
)
"""The choices that may be of no use or cost too much, as a set; all others only need dice in stock."""


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
    return space != BUILDERS_CHAMBER or can_cover(s, seat, s.karma[seat] - turned, kind)


def choices_paid(s: State, seat: int) -> int:
    """The choices that ask for no die, or for one that the seat has, as a set. Rule RG-2.3."""
    kinds = s.kinds[seat]
    row = 4 if s.karma[seat] > 0 else 0
    choices = WITHOUT_DIE | PAID_IN[row][kinds & 63] | PAID_IN[row + 1][(kinds >> 6) & 63]
    return choices | PAID_IN[row + 2][(kinds >> 12) & 63] | PAID_IN[row + 3][kinds >> 18]


def dice_that_pay(s: State, seat: int, space: int) -> int:
    """The dice of a seat that a space asks for, as a set of dice and turned dice. Rules RG-2.3, RG-3.4."""
    kinds = s.kinds[seat]
    if s.karma[seat] > 0:
        return kinds & PAYS[0][space] | (kinds & PAYS[1][space]) << KINDS_OF_DIE
    return kinds & PAYS[0][space]


def has_gift(s: State, seat: int, space: int) -> bool:
    """Whether a seat has any die that pays for a space. Rule RG-2.3."""
    if space == BUILDERS_CHAMBER:
        return leaves_enough(s, seat)
    return has(choices_paid(s, seat), space)


def leaves_enough(s: State, seat: int) -> bool:
    """Whether a die that pays for the master builder leaves what is to be paid for covering a tile. Rule RG-6.9."""
    if s.prices[seat] == 0:
        return False
    given = dice_that_pay(s, seat, BUILDERS_CHAMBER)
    for colour in range(4):
        if s.pips[seat][colour] > 0 and colour_covers(s, seat, colour, most_left(s, seat, colour, given)):
            return True
    return False


def most_left(s: State, seat: int, colour: int, given: int) -> int:
    """The most that is left to pay in a colour once one of a set of dice and turned dice is given. Rules RG-3.4, RG-4.2."""
    most = 0
    while given != 0:
        die = first(given)
        given = without_first(given)
        left = payable(s, seat, colour, s.karma[seat] - die // KINDS_OF_DIE, die % KINDS_OF_DIE)
        if left > most:
            most = left
    return most


def is_useful(s: State, seat: int, space: int) -> bool:
    """Whether a space's action would do something, apart from its cost. Rules RG-R3, RG-5.3, RG-7.3."""
    if space == QUARRY:
        return can_build(s, seat)
    if space == MIXED:
        return workers_at_mixed(s, seat) < MIXED_PER_SEAT[s.seats - 2]
    if space < FRONT_TERRACE:
        return has(s.goods[seat], space - GOOD)
    if space == FRONT_TERRACE:
        return True
    if space < BALCONY:
        return has(s.stock, space - TERRACE)
    if space < CHAMBER_OF:
        return has(s.stock, BALCONY_GIVES[space - BALCONY])
    if space == HARBOUR:
        return s.boat[seat] < RIVER_END
    if space == BUILDERS_CHAMBER:
        return True
    return is_of_use(s, seat, space - CHAMBER_OF)


def asks_for_die(space: int) -> bool:
    """Whether a space is paid with a die. Rules RG-5.2, RG-6.3, RG-6.4, RG-7.1."""
    return not has(WITHOUT_DIE, space)


def can_place(s: State, seat: int) -> bool:
    """Whether a seat can place a worker anywhere. Rules RG-2.1, RG-R2."""
    if s.full & 1 << FRONT_TERRACE == 0:
        return True
    choices = choices_open(s, seat)
    return choices & ~MAY_BE_USELESS != 0 or without_useless(s, seat, choices) != 0


def choices_open(s: State, seat: int) -> int:
    """The choices that are free, paid by a die and served by the supply, as a set. Rules RG-2.2, RG-2.3, RG-3.3, RG-R3."""
    return choices_paid(s, seat) & IN_STOCK[s.stock] & ~s.full


def without_useless(s: State, seat: int, choices: int) -> int:
    """Open choices less those that a seat cannot pay or that would do nothing, as a set. Rules RG-2.3, RG-R3."""
    return choices & (~MAY_BE_USELESS | s.goods[seat] << GOOD | choices_of_use(s, seat, choices))


def choices_of_use(s: State, seat: int, choices: int) -> int:
    """Those of the open choices that may be of no use or cost too much and do not, apart from the goods, as a set. Rules RG-4.1, RG-5.3, RG-7.1, RG-R3."""
    useful = 0
    if choices & 1 << QUARRY and has_money_for(s, seat, QUARRY) and can_build(s, seat):
        useful |= 1 << QUARRY
    if choices & 1 << MIXED and workers_at_mixed(s, seat) < MIXED_PER_SEAT[s.seats - 2]:
        useful |= 1 << MIXED
    if choices & 1 << BUILDERS_CHAMBER and leaves_enough(s, seat):
        useful |= 1 << BUILDERS_CHAMBER
    if choices & 1 << PORTUGUESE_CHAMBER and reaches(s, seat, PORTUGUESE_SPACES):
        useful |= 1 << PORTUGUESE_CHAMBER
    if choices & 1 << HARBOUR and has_money_for(s, seat, HARBOUR) and s.boat[seat] < RIVER_END:
        useful |= 1 << HARBOUR
    return useful


def has_money_for(s: State, seat: int, space: int) -> bool:
    """Whether a seat has the money for the next free space of a choice. Rules RG-4.1, RG-7.1."""
    return s.money[seat] >= MOST_MONEY[s.seats - 2][space] or s.money[seat] >= cost_of(s, space)


def legal_places(s: State, seat: int, out: Any) -> int:
    """Every space the seat can pay and use. Rules RG-2.2, RG-2.3."""
    return offer_all(out, 0, 0, without_useless(s, seat, choices_open(s, seat)))


def answer_place(s: State, seat: int, space: int) -> None:
    """A worker is placed, money is paid, then a die, then the action follows. Rules RG-2.1, RG-8.6."""
    settle(s)
    place = stand(s, seat, space)
    s.ready[seat] -= 1
    s.placed += 1
    note(s, PLACED, EVERYONE, seat, space, 0, 0)
    pay(s, seat, MONEY_FOR[s.seats - 2][place])
    if asks_for_die(space):
        owe(s, GIVE_DIE, seat, space, 0)
    else:
        act(s, seat, space)


def stand(s: State, seat: int, space: int) -> int:
    """A worker takes the next free space of a choice; returns which. Rule RG-2.2."""
    place = free_space(s, space)
    s.space[place] = seat + 1
    if place == LAST_SPACE[s.seats - 2][space]:
        s.full |= 1 << space
    return place


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


def dice_to_give(s: State, seat: int, space: int) -> int:
    """The dice that pay for a space, as a set of dice and turned dice. Rules RG-2.3, RG-6.9."""
    given = dice_that_pay(s, seat, space)
    if space != BUILDERS_CHAMBER:
        return given
    left = given
    while left != 0:
        die = first(left)
        left = without_first(left)
        if not covers_without(s, seat, space, die % KINDS_OF_DIE, die // KINDS_OF_DIE):
            given ^= 1 << die
    return given


def legal_gifts(answers: int, out: Any) -> int:
    """Every die of a set of dice and turned dice, by its kind; both are written and members stand. Rules RG-2.3, RG-3.4, RG-4.2."""
    n = 0
    kinds = (answers | answers >> KINDS_OF_DIE) & ALL_KINDS
    while kinds != 0:
        kind = first(kinds)
        kinds = without_first(kinds)
        out[n] = GIVE + kind
        n += (answers >> kind) & 1
        out[n] = GIVE_TURNED + kind
        n += (answers >> KINDS_OF_DIE + kind) & 1
    return n


def resolve_gift(s: State, seat: int, answers: int) -> bool:
    """A single die in a set of those that pay leaves no choice. Rule RG-2.3."""
    if answers == 0 or without_first(answers) != 0:
        return False
    answer_gift(s, seat, GIVE + first(answers))
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
