"""Characters: the display, the solo pile, and the swap."""

from durbar.core.agenda import owe
from durbar.core.chance import pick
from durbar.core.events import EVERYONE, note
from durbar.games.maharaja.rules.actions import REPLACE
from durbar.games.maharaja.rules.events import BOT_ROBBED, BOT_SWAPPED, DREW_CHARACTER, REPLACED, ROBBED, SWAPPED
from durbar.games.maharaja.rules.state import BOT, CHARACTERS, DISPLAY_ONLY, MARKED, State, sides
from durbar.games.maharaja.rules.tableau import end_favour, is_bot


def on_display(s: State, character: int) -> bool:
    """Whether a character lies in the display."""
    for i in range(s.displayed):
        if s.display[i] == character:
            return True
    return False


def leave_display(s: State, character: int) -> None:
    """A character is taken from the display, and the others close up."""
    to = 0
    for i in range(s.displayed):
        if s.display[i] != character:
            s.display[to] = s.display[i]
            to += 1
    s.displayed = to
    s.display[to] = 0


def join_display(s: State, character: int) -> None:
    """A character joins the display in the order of numbers."""
    i = s.displayed
    while i > 0 and s.display[i - 1] > character:
        s.display[i] = s.display[i - 1]
        i -= 1
    s.display[i] = character
    s.displayed += 1


def piled(s: State) -> int:
    """How many characters are left in the solo pile."""
    count = 0
    for character in range(1, CHARACTERS + 1):
        count += s.pile[character]
    return count


def draw_character(s: State) -> int:
    """A character from the pile, 0 when it is empty."""
    character = pick(s, s.pile, CHARACTERS + 1)
    if character < 0:
        return 0
    s.pile[character] = 0
    return character


def refill(s: State) -> None:
    """Solo: a new character joins the row on the right, while there is one. Rules MJ-12.2, MJ-12.6, MJ-R26."""
    character = draw_character(s)
    if character > 0:
        s.display[s.displayed] = character
        s.displayed += 1
        note(s, DREW_CHARACTER, EVERYONE, -1, character, 0, 0)


def holder(s: State, character: int) -> int:
    """The side that has a character, or -1."""
    for side in range(sides(s)):
        if s.character[side] == character:
            return side
    return -1


def may_take(s: State, seat: int, character: int) -> bool:
    """Another character, from the display or from another side. Rules MJ-3.12, MJ-11.5, MJ-R26."""
    if on_display(s, character):
        return True
    owner = holder(s, character)
    if owner < 0 or owner == seat or s.special[DISPLAY_ONLY] > 0:
        return False
    return not is_bot(s, owner) or s.displayed + piled(s) > 0


def may_swap(s: State, seat: int) -> bool:
    """Whether there is any character to take. Rule MJ-3.12."""
    if s.displayed > 0:
        return True
    for character in range(1, CHARACTERS + 1):
        if may_take(s, seat, character):
            return True
    return False


def swap(s: State, seat: int, character: int) -> None:
    """A seat gives its character back and takes another one. Rules MJ-3.12, MJ-3.13, MJ-12.6."""
    old = s.character[seat]
    owner = holder(s, character)
    note(s, SWAPPED, EVERYONE, seat, old, character, 0)
    s.character[seat] = character
    if owner < 0:
        leave_display(s, character)
    if s.seats == 1:
        remove_character(s, old)
        refill(s)
    else:
        join_display(s, old)
    if owner >= 0:
        rob(s, seat, owner, character)


def rob(s: State, seat: int, owner: int, character: int) -> None:
    """Whoever lost a character takes another at once; Brahmabot the leftmost. Rules MJ-3.13, MJ-12.6."""
    s.character[owner] = 0
    if is_bot(s, owner):
        note(s, BOT_ROBBED, EVERYONE, seat, character, 0, 0)
        bot_takes_leftmost(s)
    else:
        note(s, ROBBED, EVERYONE, owner, seat, character, 0)
        owe(s, REPLACE, owner, 0, 0)


def bot_takes_leftmost(s: State) -> None:
    """Brahmabot takes the leftmost character of the row. Rule MJ-12.6."""
    s.character[BOT] = s.display[0]
    leave_display(s, s.character[BOT])
    note(s, BOT_SWAPPED, EVERYONE, -1, s.character[BOT], 0, 0)


def replace(s: State, seat: int, character: int) -> None:
    """A seat takes a character of the display for the one it lost. Rule MJ-3.13."""
    leave_display(s, character)
    s.character[seat] = character
    note(s, REPLACED, EVERYONE, seat, character, 0, 0)


def remove_character(s: State, character: int) -> None:
    """Solo: a character leaves the game, and a Maharani marker on it returns. Rules MJ-12.6, MJ-R26."""
    for marker in range(MARKED):
        if s.favoured[marker] == character:
            end_favour(s, marker)
