"""What a seat may not see: discs that lie face down, arrows being set, and Brahmabot's hidden tile."""

from durbar.core.chance import draw
from durbar.games.maharaja.rules.actions import ACTIONS
from durbar.games.maharaja.rules.planning import draw_tile
from durbar.games.maharaja.rules.state import ACTING, HIDDEN, NONE, PLANNING, State


def disc_is_secret(s: State, seat: int) -> bool:
    """A disc shows its arrows from the beginning of its seat's turn. Rules MJ-2.4, MJ-R3."""
    return s.phase == PLANNING or (s.phase == ACTING and s.acted >> seat & 1 == 0)


def tile_is_secret(s: State) -> bool:
    """Brahmabot's third tile is face down unless it was the one he used. Rules MJ-12.5, MJ-12.8."""
    return s.laid[HIDDEN] != NONE and s.chosen != HIDDEN


def resample(s: State, seat: int) -> None:
    """Other discs get random plans, or none while their seats still think; the hidden tile becomes any that it may be. Rules MJ-2.4, MJ-12.5."""
    for other in range(s.seats):
        if other != seat and disc_is_secret(s, other):
            imagine_plan(s, other)
    if tile_is_secret(s):
        s.tiles[s.laid[HIDDEN]] = 1
        s.laid[HIDDEN] = draw_tile(s)


def imagine_plan(s: State, seat: int) -> None:
    """A disc that lies gets two random actions; one that is still held is as good as untouched."""
    if s.arrows[seat] == 2:
        s.plan[seat][0] = draw(s, ACTIONS)
        s.plan[seat][1] = draw(s, ACTIONS)
    else:
        s.arrows[seat] = 0
        s.plan[seat][0] = NONE
        s.plan[seat][1] = NONE
