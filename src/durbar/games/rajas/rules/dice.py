"""Dice and karma."""

from typing import Any

from durbar.core.agenda import about, about_more, offer, offer_all, owe, settle
from durbar.core.chance import draw
from durbar.core.events import EVERYONE, note
from durbar.core.sets import has, size
from durbar.games.rajas.rules.actions import CHOOSE_DIE, NOTHING, PUT_BACK, TAKE, TAKE_DICE
from durbar.games.rajas.rules.events import GAINED_KARMA, GAVE, PUT_BACK_DIE, REROLLED, TOOK, TURNED_DIE, WENT_WITHOUT
from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.tables import KALI, KARMA_MOST, KINDS_OF_DIE

ONE_OF_EACH = 16


def colour_of(kind: int) -> int:
    """The colour of a kind of die."""
    return kind // 6


def value_of(kind: int, turned: int) -> int:
    """What a die shows, or would show when turned to its opposite side. Rule RG-3.4."""
    if turned:
        return 6 - kind % 6
    return kind % 6 + 1


def held(s: State, seat: int) -> int:
    """How many dice lie on a seat's Kali statue."""
    count = 0
    for kind in range(KINDS_OF_DIE):
        count += s.dice[seat][kind]
    return count


def hands(s: State, seat: int) -> int:
    """How many dice a seat's Kali statue can hold. Rules RG-3.2, RG-10.1, RG-11.1."""
    return KALI[s.back[seat]]


def has_die(s: State, seat: int, kind: int, turned: int) -> bool:
    """Whether a seat has such a die, and the karma to turn it where it is turned. Rule RG-3.4."""
    return s.dice[seat][kind] > 0 and (turned == 0 or s.karma[seat] > 0)


def payable(s: State, seat: int, colour: int, karma: int, without: int) -> int:
    """The most a seat can pay in a colour when it turns the lowest dice, apart from one die. Rules RG-4.2, RG-3.4."""
    held = s.dice[seat]
    total = 0
    for value in range(1, 7):
        kind = colour * 6 + value - 1
        dice = held[kind]
        if dice > 0:
            if kind == without:
                dice -= 1
            total += dice * value
            if value <= 3 and karma > 0:
                turned = dice if dice < karma else karma
                total += turned * (7 - 2 * value)
                karma -= turned
    return total


def gain_karma(s: State, seat: int, steps: int) -> None:
    """Karma rises, never above its highest step. Rule RG-3.5."""
    room = KARMA_MOST - s.karma[seat]
    gained = steps if steps < room else room
    s.karma[seat] += gained
    note(s, GAINED_KARMA, EVERYONE, seat, gained, s.karma[seat], 0)


def give_die(s: State, seat: int, kind: int, turned: int) -> None:
    """A die is used and goes back to the supply; turning it costs one karma. Rules RG-3.4, RG-3.5."""
    s.dice[seat][kind] -= 1
    s.supply[colour_of(kind)] += 1
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
    s.dice[seat][colour * 6 + value - 1] += 1
    note(s, TOOK, EVERYONE, seat, colour, value, 0)


def owe_dice(s: State, seat: int, count: int, colours: int) -> None:
    """So many dice of the given colours are owed; of a single colour only as many as there are. Rules RG-3.3, RG-R5."""
    for colour in range(4):
        if colours == 1 << colour and s.supply[colour] < count:
            count = s.supply[colour]
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
    return held(s, seat) + about(s) > hands(s, seat)


def colours_to_take(s: State) -> int:
    """The colours of which a die may be taken now, as a set. Rule RG-3.3."""
    colours = about_more(s)
    there = 0
    for colour in range(4):
        if s.supply[colour] > 0:
            there |= colours & 1 << colour
    return there


def legal_dice(s: State, seat: int, out: Any) -> int:
    """Without room: put one back or take one fewer. Otherwise: a die of an allowed colour. Rules RG-3.2, RG-R4."""
    if lacks_room(s, seat):
        n = offer(out, 0, NOTHING)
        for kind in range(KINDS_OF_DIE):
            if s.dice[seat][kind] > 0:
                n = offer(out, n, PUT_BACK + kind)
        return n
    return offer_all(out, 0, TAKE, colours_to_take(s))


def forced_colour(s: State) -> int:
    """The colour to take when there is nothing to choose; 4 when no die can be taken, -1 when the seat must choose."""
    colours = colours_to_take(s)
    choices = size(colours)
    if choices == 0:
        return 4
    if choices > 1 and (about_more(s) < ONE_OF_EACH or choices != about(s)):
        return -1
    colour = 3
    while not has(colours, colour):
        colour -= 1
    return colour


def resolve_dice(s: State, seat: int) -> bool:
    """Dice that leave no choice are taken at once; tells whether something was done. Rule RG-3.1."""
    if lacks_room(s, seat):
        return False
    colour = forced_colour(s)
    if colour == 4:
        settle(s)
        s.picked = 0
        return True
    if colour >= 0:
        answer_dice(s, seat, TAKE + colour)
        return True
    return False


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
    s.dice[seat][kind] -= 1
    s.supply[colour_of(kind)] += 1
    note(s, PUT_BACK_DIE, EVERYONE, seat, colour_of(kind), value_of(kind, 0), 0)


def legal_rerolls(s: State, seat: int, out: Any) -> int:
    """Pick one more die, or roll those picked. Rule RG-6.1."""
    n = offer(out, 0, NOTHING)
    for kind in range(KINDS_OF_DIE):
        if s.dice[seat][kind] > s.chosen[kind]:
            n = offer(out, n, CHOOSE_DIE + kind)
    return n


def answer_reroll(s: State, seat: int, action: int) -> None:
    """One more die is picked, or all picked dice are rolled together. Rule RG-6.1."""
    if action != NOTHING:
        s.chosen[action - CHOOSE_DIE] += 1
        return
    settle(s)
    s.picked = 0
    for kind in range(KINDS_OF_DIE):
        s.dice[seat][kind] -= s.chosen[kind]
    for kind in range(KINDS_OF_DIE):
        while s.chosen[kind] > 0:
            s.chosen[kind] -= 1
            reroll(s, seat, kind)


def reroll(s: State, seat: int, kind: int) -> None:
    """One die is rolled anew. Rule RG-6.1."""
    value = roll(s, colour_of(kind))
    s.dice[seat][colour_of(kind) * 6 + value - 1] += 1
    note(s, REROLLED, EVERYONE, seat, colour_of(kind), value_of(kind, 0), value)


def resolve_reroll(s: State, seat: int) -> bool:
    """When every die is picked they are rolled; an empty statue leaves nothing to roll. Rule RG-6.1."""
    for kind in range(KINDS_OF_DIE):
        if s.dice[seat][kind] > s.chosen[kind]:
            return False
    answer_reroll(s, seat, NOTHING)
    return True
