"""Dice and karma."""

from typing import Any

from durbar.core.agenda import about, about_more, offer, offer_all, offer_each, owe, settle
from durbar.core.chance import draw
from durbar.core.events import EVERYONE, note
from durbar.core.sets import first, size, without_first
from durbar.games.rajas.rules.actions import CHOOSE_DIE, NOTHING, PUT_BACK, TAKE, TAKE_DICE
from durbar.games.rajas.rules.events import GAINED_KARMA, GAVE, PUT_BACK_DIE, REROLLED, TOOK, TURNED_DIE, WENT_WITHOUT
from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.tables import KALI, KARMA_MOST, KINDS_OF_DIE

ONE_OF_EACH = 16
WORTH_TURNING, HIGH = 0b000111, 0b111000
"""The values 1 to 3, whose opposite sides show more, and the values 4 to 6, as sets."""


def colour_of(kind: int) -> int:
    """The colour of a kind of die."""
    return kind // 6


def value_of(kind: int, turned: int) -> int:
    """What a die shows, or would show when turned to its opposite side. Rule RG-3.4."""
    if turned:
        return 6 - kind % 6
    return kind % 6 + 1


def hands(s: State, seat: int) -> int:
    """How many dice a seat's Kali statue can hold. Rules RG-3.2, RG-10.1, RG-11.1."""
    return KALI[s.back[seat]]


def has_die(s: State, seat: int, kind: int, turned: int) -> bool:
    """Whether a seat has such a die, and the karma to turn it where it is turned. Rule RG-3.4."""
    return s.dice[seat][kind] > 0 and (turned == 0 or s.karma[seat] > 0)


def payable(s: State, seat: int, colour: int, karma: int, without: int) -> int:
    """The most a seat can pay in a colour when it turns the lowest dice, apart from one that it has. Rules RG-4.2, RG-3.4."""
    total = s.pips[seat][colour]
    lowest = colour * 6
    if lowest <= without < lowest + 6:
        total -= without - lowest + 1
    if karma > 0 and (s.kinds[seat] >> lowest) & WORTH_TURNING != 0:
        dice = s.dice[seat]
        for kind in range(lowest, lowest + 3):
            turned = dice[kind]
            if kind == without:
                turned -= 1
            if turned > karma:
                turned = karma
            total += turned * (5 - 2 * (kind - lowest))
            karma -= turned
    return total


def gain_karma(s: State, seat: int, steps: int) -> None:
    """Karma rises, never above its highest step. Rule RG-3.5."""
    room = KARMA_MOST - s.karma[seat]
    gained = steps if steps < room else room
    s.karma[seat] += gained
    note(s, GAINED_KARMA, EVERYONE, seat, gained, s.karma[seat], 0)


def add_die(s: State, seat: int, kind: int) -> None:
    """A die comes to lie on a seat's statue."""
    s.dice[seat][kind] += 1
    s.kinds[seat] |= 1 << kind
    s.held[seat] += 1
    s.pips[seat][kind // 6] += kind % 6 + 1


def remove_die(s: State, seat: int, kind: int) -> None:
    """A die leaves a seat's statue."""
    s.dice[seat][kind] -= 1
    if s.dice[seat][kind] == 0:
        s.kinds[seat] ^= 1 << kind
    s.held[seat] -= 1
    s.pips[seat][kind // 6] -= kind % 6 + 1


def return_die(s: State, seat: int, kind: int) -> None:
    """A die leaves a seat's statue for the supply. Rules RG-3.2, RG-3.4."""
    remove_die(s, seat, kind)
    s.supply[kind // 6] += 1
    s.stock |= 1 << kind // 6


def give_die(s: State, seat: int, kind: int, turned: int) -> None:
    """A die is used and goes back to the supply; turning it costs one karma. Rules RG-3.4, RG-3.5."""
    return_die(s, seat, kind)
    if turned:
        s.karma[seat] -= 1
        note(s, TURNED_DIE, EVERYONE, seat, colour_of(kind), value_of(kind, turned), s.karma[seat])
    note(s, GAVE, EVERYONE, seat, colour_of(kind), value_of(kind, turned), 0)


def roll(s: State, colour: int) -> int:
    """What a die of that colour shows when it is rolled. Rule RG-3.1."""
    return draw(s, 6) + 1


def take_die(s: State, seat: int, colour: int) -> None:
    """A die of the supply is rolled and kept. Rule RG-3.1."""
    value = roll(s, colour)
    s.supply[colour] -= 1
    if s.supply[colour] == 0:
        s.stock ^= 1 << colour
    add_die(s, seat, colour * 6 + value - 1)
    note(s, TOOK, EVERYONE, seat, colour, value, 0)


def owe_dice(s: State, seat: int, count: int, colours: int) -> None:
    """So many dice of the given colours are owed; of a single colour only as many as there are. Rules RG-3.3, RG-R5."""
    if size(colours) == 1 and s.supply[first(colours)] < count:
        count = s.supply[first(colours)]
    if count > 0:
        owe(s, TAKE_DICE, seat, count, colours)


def owe_one_of_each(s: State, seat: int, colours: int) -> None:
    """One die of each of the given colours that the supply still has. Rules RG-12.2, RG-3.3."""
    count = 0
    there = 0
    for colour in range(4):
        if (colours >> colour) & 1 and s.supply[colour] > 0:
            count += 1
            there += 1 << colour
    if count > 0:
        owe(s, TAKE_DICE, seat, count, there + ONE_OF_EACH)


def lacks_room(s: State, seat: int) -> bool:
    """Whether the dice owed do not all fit on the statue. Rules RG-3.2, RG-R4."""
    return s.held[seat] + about(s) > hands(s, seat)


def colours_to_take(s: State) -> int:
    """The colours of which a die may be taken now, as a set. Rule RG-3.3."""
    return about_more(s) & s.stock


def legal_dice(s: State, seat: int, out: Any) -> int:
    """Without room: put one back or take one fewer. Otherwise: a die of an allowed colour. Rules RG-3.2, RG-R4."""
    if lacks_room(s, seat):
        return offer_each(out, offer(out, 0, NOTHING), PUT_BACK, s.kinds[seat])
    return offer_all(out, 0, TAKE, colours_to_take(s))


def leaves_choice(s: State, colours: int) -> bool:
    """Whether there is something to choose among the colours to take: not where one of each is owed and all are there. Rules RG-3.3, RG-12.2."""
    return without_first(colours) != 0 and (about_more(s) < ONE_OF_EACH or size(colours) != about(s))


def last_colour(colours: int) -> int:
    """The last colour of a set that is not empty."""
    colour = 3
    while (colours >> colour) & 1 == 0:
        colour -= 1
    return colour


def resolve_dice(s: State, seat: int) -> bool:
    """Dice that leave no choice are taken at once; tells whether something was done. Rule RG-3.1."""
    if lacks_room(s, seat):
        return False
    colours = colours_to_take(s)
    if colours == 0:
        settle(s)
        s.picked = 0
    elif leaves_choice(s, colours):
        return False
    else:
        answer_dice(s, seat, TAKE + last_colour(colours))
    return True


def answer_dice(s: State, seat: int, action: int) -> None:
    """One die fewer, one put back, or one taken; the rest stays owed. Rules RG-3.1, RG-3.2."""
    count = about(s)
    colours = about_more(s)
    settle(s)
    if action == NOTHING:
        count -= 1
        note(s, WENT_WITHOUT, EVERYONE, seat, 1, 0, 0)
    elif action >= PUT_BACK:
        put_back(s, seat, action - PUT_BACK)
    else:
        take_die(s, seat, action - TAKE)
        count -= 1
        if colours >= ONE_OF_EACH:
            colours -= 1 << (action - TAKE)
    if count > 0:
        owe(s, TAKE_DICE, seat, count, colours)
    else:
        s.picked = 0


def put_back(s: State, seat: int, kind: int) -> None:
    """A die returns to the supply to make room. Rule RG-3.2."""
    return_die(s, seat, kind)
    note(s, PUT_BACK_DIE, EVERYONE, seat, colour_of(kind), value_of(kind, 0), 0)


def kinds_to_choose(s: State, seat: int) -> int:
    """The kinds of which a seat has more dice than it has picked for rerolling, as a set. Rule RG-6.1."""
    kinds = s.kinds[seat]
    left = kinds
    while left != 0:
        kind = first(left)
        left = without_first(left)
        if s.dice[seat][kind] == s.chosen[kind]:
            kinds ^= 1 << kind
    return kinds


def legal_rerolls(s: State, seat: int, out: Any) -> int:
    """Pick one more die, or roll those picked. Rule RG-6.1."""
    return offer_each(out, offer(out, 0, NOTHING), CHOOSE_DIE, kinds_to_choose(s, seat))


def answer_reroll(s: State, seat: int, action: int) -> None:
    """One more die is picked, or all picked dice are rolled together. Rule RG-6.1."""
    if action != NOTHING:
        s.chosen[action - CHOOSE_DIE] += 1
        return
    settle(s)
    s.picked = 0
    for kind in range(KINDS_OF_DIE):
        for _ in range(s.chosen[kind]):
            remove_die(s, seat, kind)
    for kind in range(KINDS_OF_DIE):
        while s.chosen[kind] > 0:
            s.chosen[kind] -= 1
            reroll(s, seat, kind)


def reroll(s: State, seat: int, kind: int) -> None:
    """One die is rolled anew. Rule RG-6.1."""
    value = roll(s, colour_of(kind))
    add_die(s, seat, colour_of(kind) * 6 + value - 1)
    note(s, REROLLED, EVERYONE, seat, colour_of(kind), value_of(kind, 0), value)


def resolve_reroll(s: State, seat: int) -> bool:
    """When every die is picked they are rolled; an empty statue leaves nothing to roll. Rule RG-6.1."""
    if kinds_to_choose(s, seat) != 0:
        return False
    answer_reroll(s, seat, NOTHING)
    return True
