"""The start of the game: characters are chosen and the first shrines placed."""

from durbar.core.agenda import owe
from durbar.core.chance import draw
from durbar.core.events import EVERYONE, note
from durbar.games.maharaja.rules.actions import PLACE
from durbar.games.maharaja.rules.events import BOT_SETUP, CHOSE, PLACED
from durbar.games.maharaja.rules.state import BOT, SETUPS, State
from durbar.games.maharaja.rules.swapping import leave_display, refill
from durbar.games.maharaja.rules.tables import LEVEL_COLOURS, SETUP_VILLAGES, START_SHRINES, START_VILLAGES

IN_GREEN = 4
IN_EACH_OTHER = 2


def choose(s: State, seat: int, character: int) -> None:
    """A seat takes a character of the display; in the solo game another joins the row, and Brahmabot builds. Rules MJ-1.6, MJ-12.2, MJ-12.4."""
    leave_display(s, character)
    s.character[seat] = character
    note(s, CHOSE, EVERYONE, seat, character, 0, 0)
    if s.seats == 1:
        refill(s)
        place_bot_shrines(s)


def place_bot_shrines(s: State) -> None:
    """A drawn setup tile names the villages of his first shrines, more of them on higher levels. Rule MJ-12.4."""
    tile = draw(s, SETUPS)
    shrines = IN_GREEN + IN_EACH_OTHER * (LEVEL_COLOURS[s.level - 1] - 1)
    for i in range(shrines):
        s.wayside[BOT][SETUP_VILLAGES[tile][i]] = 1
    s.stock[BOT] -= shrines
    note(s, BOT_SETUP, EVERYONE, -1, tile, shrines, 0)


def next_to_place(s: State) -> int:
    """The seat that places a shrine next: among those with fewest the lowest character, -1 when all have four. Rule MJ-1.7."""
    best = -1
    for seat in range(s.seats):
        if s.stock[seat] > START_SHRINES - START_VILLAGES and (best < 0 or places_before(s, seat, best)):
            best = seat
    return best


def places_before(s: State, one: int, other: int) -> bool:
    """Who has placed fewer shrines comes first, then the lower character. Rule MJ-1.7."""
    if s.stock[one] != s.stock[other]:
        return s.stock[one] > s.stock[other]
    return s.character[one] < s.character[other]


def ask_place(s: State, seat: int) -> None:
    """Into which village a starting shrine goes. Rule MJ-1.7."""
    owe(s, PLACE, seat, 0, 0)


def place(s: State, seat: int, village: int) -> None:
    """A starting shrine goes from the tableau into a village, for nothing. Rule MJ-1.7."""
    s.stock[seat] -= 1
    s.wayside[seat][village] += 1
    note(s, PLACED, EVERYONE, seat, village, 0, 0)
