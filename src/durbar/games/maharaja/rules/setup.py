"""Preparing the game."""

from typing import Any

from durbar.core.agenda import owe
from durbar.core.chance import draw
from durbar.core.events import EVERYONE, note
from durbar.games.maharaja.rules.actions import CHOOSE
from durbar.games.maharaja.rules.events import BOT_CHARACTER, DREW_FINAL, DREW_SPECIAL, START_DRAWN
from durbar.games.maharaja.rules.state import (
    AT_START,
    BOT,
    CHARACTERS,
    CHOOSING,
    CITIES,
    CROSSING,
    FIELDS,
    FINALS,
    NONE,
    REWARD_FIELDS,
    REWARDS,
    SEATS,
    SPACES,
    SPECIALS,
    TILES,
    State,
)
from durbar.games.maharaja.rules.swapping import draw_character, join_display, refill
from durbar.games.maharaja.rules.tables import (
    EXTRA_CHARACTERS,
    FIRST_GAME,
    LEVEL_COINS,
    LEVEL_PRESTIGE,
    MARKERS,
    SHRINES,
    START_COINS,
    START_PRESTIGE,
    START_SHRINES,
    TRACK_EMPTY,
)

OPTION_FINAL = SPECIALS
OPTION_CHARACTERS = SPECIALS + 1
OPTION_LEVEL = SPECIALS + 2
OPTION_DRAWN = SPECIALS + 3


def setup(s: State, seats: int, options: Any) -> None:
    """The table is laid, and the first seat is asked for its character. Rules MJ-1.1, MJ-1.5, MJ-12.1."""
    s.seats = seats
    s.phase = CHOOSING
    s.level = options[OPTION_LEVEL]
    clear_table(s)
    lay_variants(s, options)
    lay_flags(s)
    lay_rewards(s)
    for seat in range(seats):
        equip(s, seat)
    if seats == 1:
        set_up_bot(s)
    else:
        lay_characters(s, options[OPTION_CHARACTERS])
    ask_for_characters(s)


def clear_table(s: State) -> None:
    """Nothing stands or lies anywhere; the markers are in the supply. Rule MJ-1.3."""
    s.marker_supply = MARKERS
    s.maharaja = NONE
    s.turn = NONE
    s.marked = NONE
    s.check = NONE
    s.chosen = NONE
    for city in range(CITIES):
        for space in range(SPACES):
            s.statue[city][space] = NONE
    for seat in range(SEATS):
        s.rank[seat] = NONE
        s.priest[seat] = CROSSING
        s.plan[seat][0] = NONE
        s.plan[seat][1] = NONE
    for i in range(3):
        s.laid[i] = NONE


def lay_variants(s: State, options: Any) -> None:
    """Special rules and a tile for the final scoring, as they were chosen or drawn. Rules MJ-11.1, MJ-R31."""
    for tile in range(SPECIALS):
        s.special[tile] = options[tile]
    for _ in range(options[OPTION_DRAWN]):
        draw_special(s)
    s.final = options[OPTION_FINAL]
    if s.final == FINALS:
        s.final = 1 + draw(s, FINALS - 1)
        note(s, DREW_FINAL, EVERYONE, -1, s.final, 0, 0)


def draw_special(s: State) -> None:
    """One of the special rules that are not in play yet, if there is any. Rule MJ-R31."""
    left = 0
    for tile in range(SPECIALS):
        left += 1 - s.special[tile]
    if left == 0:
        return
    skip = draw(s, left)
    tile = 0
    while s.special[tile] > 0 or skip > 0:
        if s.special[tile] == 0:
            skip -= 1
        tile += 1
    s.special[tile] = 1
    note(s, DREW_SPECIAL, EVERYONE, -1, tile, 0, 0)


def lay_flags(s: State) -> None:
    """The flags in random order, the two leftmost fields empty. Rule MJ-1.4."""
    for field in range(FIELDS):
        s.flag[field] = NONE
    for city in range(CITIES):
        other = draw(s, city + 1)
        s.flag[TRACK_EMPTY + city] = s.flag[TRACK_EMPTY + other]
        s.flag[TRACK_EMPTY + other] = city


def lay_rewards(s: State) -> None:
    """The reward tiles in random order from the bottom up. Rule MJ-1.3."""
    for field in range(REWARD_FIELDS):
        s.reward[field] = NONE
    for tile in range(REWARDS):
        other = draw(s, tile + 1)
        s.reward[tile] = s.reward[other]
        s.reward[other] = tile


def equip(s: State, seat: int) -> None:
    """What a seat begins with. Rule MJ-1.5."""
    s.coins[seat] = START_COINS
    s.earned[seat][AT_START] = START_PRESTIGE
    s.stock[seat] = START_SHRINES
    s.supply[seat] = SHRINES - START_SHRINES


def lay_characters(s: State, first_game: int) -> None:
    """Three characters more than seats, drawn, or those of the first game. Rules MJ-1.1, MJ-1.2."""
    for character in range(1, CHARACTERS + 1):
        s.pile[character] = 1
    for i in range(s.seats + EXTRA_CHARACTERS):
        join_display(s, FIRST_GAME[i] if first_game > 0 else draw_character(s))
    for character in range(1, CHARACTERS + 1):
        s.pile[character] = 0


def ask_for_characters(s: State) -> None:
    """Clockwise from a drawn start seat each seat chooses. Rule MJ-1.6."""
    s.start = draw(s, s.seats)
    if s.seats > 1:
        note(s, START_DRAWN, EVERYONE, s.start, 0, 0, 0)
    for i in range(s.seats - 1, -1, -1):
        owe(s, CHOOSE, (s.start + i) % s.seats, 0, 0)


def set_up_bot(s: State) -> None:
    """Brahmabot's character, coins, prestige, shrines and tiles, and a row of three characters. Rules MJ-12.1, MJ-12.2, MJ-12.3."""
    for character in range(1, CHARACTERS + 1):
        s.pile[character] = 1
    s.character[BOT] = draw_character(s)
    note(s, BOT_CHARACTER, EVERYONE, -1, s.character[BOT], 0, 0)
    for _ in range(EXTRA_CHARACTERS):
        refill(s)
    s.coins[BOT] = LEVEL_COINS[s.level - 1]
    s.earned[BOT][AT_START] = LEVEL_PRESTIGE[s.level - 1]
    s.stock[BOT] = SHRINES
    for tile in range(TILES):
        s.tiles[tile] = 1
