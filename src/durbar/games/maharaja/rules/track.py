"""The Maharaja track: where he goes next, and how flags are moved."""

from durbar.core.events import EVERYONE, note
from durbar.games.maharaja.rules.events import FLAG_MOVED, TRACK_CLOSED
from durbar.games.maharaja.rules.state import CITIES, FIELDS, NONE, State
from durbar.games.maharaja.rules.tables import TRACK_EMPTY, TRACK_STEP


def first_field(s: State) -> int:
    """The field of the first flag from the left."""
    field = 0
    while s.flag[field] == NONE:
        field += 1
    return field


def last_field(s: State) -> int:
    """The field of the last flag from the left."""
    field = FIELDS - 1
    while s.flag[field] == NONE:
        field -= 1
    return field


def field_of(s: State, city: int) -> int:
    """The field on which a city's flag lies."""
    field = 0
    while s.flag[field] != city:
        field += 1
    return field


def visit_next(s: State) -> int:
    """The Maharaja goes to the first city from the left, whose flag goes to the right. Rules MJ-2.2, MJ-2.3."""
    field = first_field(s)
    city = s.flag[field]
    s.flag[last_field(s) + 1] = city
    s.flag[field] = NONE
    s.maharaja = city
    return city


def may_move_flag(s: State, city: int) -> bool:
    """A flag moves exactly three fields, so it needs three on its left. Rules MJ-3.15, MJ-R15."""
    return field_of(s, city) >= TRACK_STEP


def move_flag(s: State, seat: int, city: int) -> None:
    """A flag goes three fields to the left; those in its way move right until a gap takes them. Rules MJ-3.15, MJ-3.16, MJ-3.17."""
    field = field_of(s, city)
    s.flag[field] = NONE
    field -= TRACK_STEP
    note(s, FLAG_MOVED, EVERYONE, seat, city, field + 1, 0)
    carried = city
    while carried != NONE:
        pushed = s.flag[field]
        s.flag[field] = carried
        carried = pushed
        field += 1


def close_gaps(s: State) -> None:
    """The flags are set together, up to the field of this round's number. Rules MJ-6.1, MJ-R16."""
    to = TRACK_EMPTY + CITIES + s.round - 1
    moved = False
    for field in range(to, -1, -1):
        city = s.flag[field]
        if city != NONE:
            moved = moved or field != to
            s.flag[field] = NONE
            s.flag[to] = city
            to -= 1
    if moved:
        note(s, TRACK_CLOSED, EVERYONE, -1, 0, 0, 0)
