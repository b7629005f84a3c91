"""A turn: whose it is, what its seat may do, and how it ends."""

from typing import Any

from durbar.core.agenda import offer, owe, settle
from durbar.core.chance import reveal
from durbar.core.events import EVERYONE, note
from durbar.core.sets import first, without_first
from durbar.games.maharaja.rules.abilities import USED_ONCE, may_use_ability, use_ability
from durbar.games.maharaja.rules.actions import (
    ABILITY,
    ALONG,
    END,
    MARK,
    MARKER,
    TURN,
    USE,
    USE_TWO_SHRINES,
    USES,
    WALK,
)
from durbar.games.maharaja.rules.disc import PART_USED, do_part, may_use, open_action
from durbar.games.maharaja.rules.events import TURN_BEGAN, TURN_ENDED, USED_MARKER
from durbar.games.maharaja.rules.state import NONE, PARTS, State, sides
from durbar.games.maharaja.rules.tableau import characters_of, owes_city_shrine
from durbar.games.maharaja.rules.walking import legal_walks, survey, walk, walk_along


def next_side(s: State) -> int:
    """The side with the lowest character among those that have not acted, -1 when all have. Rules MJ-3.1, MJ-3.4, MJ-R1."""
    best = -1
    for side in range(sides(s)):
        if s.acted >> side & 1 == 0 and (best < 0 or s.character[side] < s.character[best]):
            best = side
    return best


def begin_turn(s: State, seat: int) -> None:
    """A seat's disc is turned up, and all parts of its two actions are open. Rules MJ-3.2, MJ-R3."""
    s.turn = seat
    s.acted |= 1 << seat
    s.marked = NONE
    s.stood = 1 << s.priest[seat]
    open_action(s, s.plan[seat][0])
    open_action(s, s.plan[seat][1])
    reveal(s)
    note(s, TURN_BEGAN, EVERYONE, seat, s.plan[seat][0], s.plan[seat][1], 0)
    survey(s, seat)
    owe(s, TURN, seat, 0, 0)


def may_use_marker(s: State, seat: int) -> bool:
    """One action marker a turn. Rules MJ-3.3, MJ-R4."""
    return s.markers[seat] > 0 and s.marked == NONE and not owes_city_shrine(s, seat)


def legal_turn(s: State, seat: int, out: Any) -> int:
    """Parts of actions, a marker, abilities, walks, and the end, in any order. Rules MJ-3.2, MJ-3.3, MJ-4.7, MJ-R4, MJ-R29."""
    n = 0
    left = s.left
    for use in range(USES):
        if (left[PART_USED[use]] > 0 or use == USE_TWO_SHRINES) and may_use(s, seat, use):
            n = offer(out, n, USE + use)
    if may_use_marker(s, seat):
        n = offer(out, n, MARKER)
    characters = characters_of(s, seat) & USED_ONCE
    while characters != 0:
        if may_use_ability(s, seat, first(characters)):
            n = offer(out, n, ABILITY + first(characters))
        characters = without_first(characters)
    n = legal_walks(s, seat, out, n)
    if not owes_city_shrine(s, seat):
        n = offer(out, n, END)
    return n


def take_turn(s: State, seat: int, code: int) -> None:
    """What a seat does next in its turn. Rules MJ-3.2, MJ-4.7, MJ-R6."""
    if code >= ALONG:
        walk_along(s, seat, code - ALONG)
        return
    if code >= WALK:
        walk(s, seat, code - WALK)
        return
    s.stood = 1 << s.priest[seat]
    if code == END:
        end_turn(s, seat)
    elif code == MARKER:
        owe(s, MARK, seat, 0, 0)
    elif code < ABILITY:
        do_part(s, seat, code - USE)
    else:
        use_ability(s, seat, code - ABILITY)


def use_marker(s: State, seat: int, action: int) -> None:
    """A marker goes back to the supply for one more action. Rules MJ-3.3, MJ-R5."""
    s.markers[seat] -= 1
    s.marker_supply += 1
    s.marked = action
    note(s, USED_MARKER, EVERYONE, seat, action, 0, 0)
    open_action(s, action)


def end_turn(s: State, seat: int) -> None:
    """What was not done of the plan lapses. Rules MJ-3.2, MJ-R5."""
    settle(s)
    s.turn = NONE
    s.stood = 0
    s.marked = NONE
    for part in range(PARTS):
        s.left[part] = 0
    note(s, TURN_ENDED, EVERYONE, seat, 0, 0, 0)
