"""Nouns: what lies on the table."""

from durbar.core.state import Base, i8, i16, i32

NONE = -1

SEATS = 4
BOT = 1  # Brahmabot's side of the table in the solo game, where the only seat is 0
CITIES = 7
CROSSING = 7
PLACES = 8
ROADS = 16
VILLAGES = 30
SPACES = 7
CENTRE = 0
CHARACTERS = 16
FIELDS = 16
REWARDS = 8
REWARD_FIELDS = 12
TILES = 12
SETUPS = 3
MARKED = 2

HERALD, STONECUTTER, CHANGER, COURTIER, PREACHER, POET, DANCER, SAINT = 1, 2, 3, 4, 5, 6, 7, 8
PILGRIM, ASTROLOGER, STORYTELLER, ARCHITECT, ENVOY, VIZIER, SCULPTOR, PRINCESS = 9, 10, 11, 12, 13, 14, 15, 16

CHOOSING, PLACING, PLANNING, ACTING, SCORING, OVER = 0, 1, 2, 3, 4, 5

FIRST_RANK, WEAK_OUTER, DEAR, DISPLAY_ONLY = 0, 1, 2, 3
SPECIALS = 4
MAJORITY, STRONG_MAJORITY, PRESENCE, ROAD_PAIRS, STATUE_PAIRS, IDLE_SHRINES = 0, 1, 2, 3, 4, 5
FINALS = 6

# Parts of planned actions: what is still open of them is counted by these.
STATUE_CHEAP, SHRINE_CHEAP, STATUE_OF_BOTH, SHRINE_OF_BOTH, SHRINE_CITY, SHRINE_ANY = 0, 1, 2, 3, 4, 5
COINS, STOCK, PRESTIGE, SWAP, TRACK = 6, 7, 8, 9, 10
PARTS = 11

# Where prestige came from.
AT_START, BY_ACTION, BY_CHARACTER, BY_REWARD, BY_BONUS, BY_RANK = 0, 1, 2, 3, 4, 5
SOURCES = 6

HIDDEN = 2  # the place of the face-down tile among Brahmabot's three


class State(Base, owed=10):
    """One table of Maharaja; a side is a seat or, in the solo game, Brahmabot."""

    phase: int = i8("which phase: choosing characters, placing shrines, planning, actions, scoring, over")
    round: int = i8("number of the round, from 1")
    start: int = i8("the start seat, which chose its character first")
    maharaja: int = i8("the city the Maharaja visits, or NONE")
    special: list[int] = i8("1 for each special-rule tile in play", SPECIALS)
    final: int = i8("the rule for majorities in the final scoring")
    level: int = i8("Brahmabot's level from 1, 0 without him")

    coins: list[int] = i16("coins of each side", SEATS)
    earned: list[list[int]] = i16("prestige of each side by where it came from", SEATS, SOURCES)
    stock: list[int] = i8("shrines on each tableau", SEATS)
    supply: list[int] = i8("shrines of each side in the general supply", SEATS)
    built: list[int] = i8("statues each side has built", SEATS)
    markers: list[int] = i8("action markers of each seat", SEATS)
    marker_supply: int = i8("action markers in the general supply")
    priest: list[int] = i8("where each priest stands", SEATS)

    character: list[int] = i8("number of each side's character, 0 for none yet", SEATS)
    display: list[int] = i8("the characters on display from left to right, 0 beyond", 8)
    displayed: int = i8("how many characters are on display")
    pile: list[int] = i8("solo: 1 for each character in the draw pile", CHARACTERS + 1)
    used: list[int] = i32("bit set of the characters whose ability each seat used this round", SEATS)
    favoured: list[int] = i8("the character under each Maharani marker, 0 while it lies beside the track", MARKED)
    patron: list[int] = i8("the seat that laid each Maharani marker", MARKED)
    since: list[int] = i8("the round in which each Maharani marker was laid", MARKED)

    flag: list[int] = i8("the city whose flag lies on each field of the track, or NONE", FIELDS)
    reward: list[int] = i8("the tile on each field of the reward track, or NONE", REWARD_FIELDS)
    statue: list[list[int]] = i8("the side whose statue stands on each space of each city, or NONE", CITIES, SPACES)
    temple: list[list[int]] = i8("shrines of each side in each city", SEATS, CITIES)
    wayside: list[list[int]] = i8("shrines of each side in each village", SEATS, VILLAGES)

    plan: list[list[int]] = i8("the two actions each seat points at, NONE before", SEATS, 2)
    arrows: list[int] = i8("how many arrows each seat has set", SEATS)
    acted: int = i8("bit set of the sides whose turn of this round has begun")
    turn: int = i8("the seat whose turn it is, or NONE")
    left: list[int] = i8("how many of each part are still open in this turn", PARTS)
    marked: int = i8("the action a marker was used for in this turn, or NONE")
    stood: int = i16("bit set of the places where the priest stood since anything else was done")
    toll: list[int] = i16("for the side in its turn what each road costs", ROADS)
    reach: list[int] = i16("for the side in its turn what the best way to each place costs", PLACES)

    rank: list[int] = i8("the sides in the order of their ranks, NONE beyond those with worship", SEATS)

    tiles: list[int] = i8("solo: 1 for each action tile in the pile", TILES)
    laid: list[int] = i8("solo: the three tiles laid out, the last face down, NONE before", 3)
    check: int = i8("solo: the fourth tile, whose check mark decided, or NONE")
    chosen: int = i8("solo: the place of the tile that Brahmabot used, or NONE")


def sides(s: State) -> int:
    """How many sides are at the table: the seats, and Brahmabot in the solo game."""
    return 2 if s.seats == 1 else s.seats
