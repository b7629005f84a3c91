"""A round begins: the Maharaja comes, Brahmabot's tiles are laid, and all seats plan at once."""

from durbar.core.chance import pick, reveal
from durbar.core.events import EVERYONE, note, only
from durbar.games.maharaja.rules.events import ARROW_SET, BOT_TILES, READY, ROUND_BEGAN
from durbar.games.maharaja.rules.state import NONE, PLANNING, TILES, State
from durbar.games.maharaja.rules.track import visit_next


def begin_round(s: State) -> None:
    """A new round: first the Maharaja, then the planning. Rules MJ-2.1, MJ-2.2, MJ-2.4."""
    s.round += 1
    s.phase = PLANNING
    s.acted = 0
    city = visit_next(s)
    note(s, ROUND_BEGAN, EVERYONE, -1, s.round, city, 0)
    for seat in range(s.seats):
        s.used[seat] = 0
        s.arrows[seat] = 0
        s.plan[seat][0] = NONE
        s.plan[seat][1] = NONE
    if s.level > 0:
        lay_tiles(s)


def lay_tiles(s: State) -> None:
    """Three of Brahmabot's tiles are laid out, the last face down. Rules MJ-12.5, MJ-R18."""
    for i in range(3):
        s.laid[i] = draw_tile(s)
    note(s, BOT_TILES, EVERYONE, -1, s.laid[0], s.laid[1], 0)


def draw_tile(s: State) -> int:
    """One of Brahmabot's tiles from the pile."""
    tile = pick(s, s.tiles, TILES)
    s.tiles[tile] = 0
    return tile


def planners(s: State) -> int:
    """The seats that still have an arrow to set, as a bit set. Rules MJ-2.4, MJ-2.5."""
    bits = 0
    for seat in range(s.seats):
        if s.arrows[seat] < 2:
            bits |= 1 << seat
    return bits


def point(s: State, seat: int, action: int) -> None:
    """An arrow is set; with the second the disc is laid down for good. Rules MJ-2.4, MJ-2.5."""
    s.plan[seat][s.arrows[seat]] = action
    s.arrows[seat] += 1
    note(s, ARROW_SET, only(seat), seat, action, 0, 0)
    if s.arrows[seat] == 2:
        reveal(s)
        note(s, READY, EVERYONE, seat, 0, 0, 0)
