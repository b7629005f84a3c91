"""What can happen, as people read it."""

from durbar.core.events import Told
from durbar.games.rajas.rules import tables

(ROLLED_FIRST, STARTED, ROUND_BEGAN, PLACED, PAID, GAVE, TURNED_DIE, TOOK, PUT_BACK_DIE, WENT_WITHOUT, REROLLED) = (
    range(1, 12)
)
(BUILT, COVERED, SHOWN, EARNED, GAINED_FAME, GAINED_KARMA, UPGRADED, SAILED, RIVER_REWARD, BONUS, YIELDED) = range(
    12, 23
)
(
    WORKER_JOINED,
    WORKER_LEFT,
    DREW_WHITE,
    WHITE_SHUFFLED,
    TOOK_YIELD,
    LAID_YIELD,
    CANNOT_PLACE,
    ELEPHANT,
    STOOD,
    MET,
    ENDED,
) = range(23, 34)
(RIVER_TILE_LAID,) = range(34, 35)

SPACE_IDS = (
    *("quarry", "mixed", *(f"market_{g}" for g in tables.GOODS), "front_terrace"),
    *(f"terrace_{c}" for c in tables.COLOURS),
    *(f"balcony_{c}" for c in tables.COLOURS),
    *(*tables.CHAMBERS, "harbour"),
)
SOURCE_IDS = ("buildings", "markets", "palace", "river", "yields")
CHOICE_IDS = ("dice", "upgrade", "boat", "sail", "good", "chamber", "reroll", "yield_tile", "white_tile")
WAITING_IDS = ("at_fame", "at_money", "at_bridge")


def colour(number: int) -> str:
    """The id of a colour of dice."""
    return tables.COLOURS[number]


def building(number: int) -> str:
    """The id of a kind of building."""
    return tables.BUILDINGS[number]


def space(number: int) -> str:
    """The id of a choice of spaces on the board."""
    return SPACE_IDS[number]


def tile(number: int) -> str:
    """The id of a province tile."""
    return tables.TILE_IDS[number]


def yield_tile(number: int) -> str:
    """The id of a yield tile."""
    return tables.YIELD_TILE_IDS[number]


def river_tile(number: int) -> str:
    """The id of a river tile."""
    return tables.RIVER_TILE_IDS[number]


def reward(number: int) -> str:
    """The id of a kind of reward."""
    return f"reward.{tables.REWARDS[number]}"


def choice(number: int) -> str:
    """The id of a choice that waits."""
    return f"choice.{CHOICE_IDS[number]}"


def source(number: int) -> str:
    """Where fame or money came from."""
    return f"source.{SOURCE_IDS[number]}"


def waiting(number: int) -> str:
    """Where a worker had been waiting."""
    return f"waiting.{WAITING_IDS[number]}"


EVENTS = {
    ROLLED_FIRST: Told("rolled_first", total=int),
    STARTED: Told("started"),
    ROUND_BEGAN: Told("round_began", round=int),
    PLACED: Told("placed", space=space),
    PAID: Told("paid", money=int, left=int),
    GAVE: Told("gave", colour=colour, value=int),
    TURNED_DIE: Told("turned_die", colour=colour, value=int, karma=int),
    TOOK: Told("took", colour=colour, value=int),
    PUT_BACK_DIE: Told("put_back", colour=colour, value=int),
    WENT_WITHOUT: Told("went_without", dice=int),
    REROLLED: Told("rerolled", colour=colour, old=int, value=int),
    BUILT: Told("built", tile=tile, cell=int, turn=int),
    COVERED: Told("covered", tile=tile, cell=int, old=tile),
    SHOWN: Told("shown", tile=tile),
    EARNED: Told("earned", money=int, source=source, total=int),
    GAINED_FAME: Told("gained_fame", fame=int, source=source, total=int),
    GAINED_KARMA: Told("gained_karma", karma=int, total=int),
    UPGRADED: Told("upgraded", building=building, fame=int),
    SAILED: Told("sailed", space=int, origin=int),
    RIVER_REWARD: Told("river_reward", reward=reward, amount=int, space=int),
    BONUS: Told("bonus", reward=reward, amount=int, at=int),
    YIELDED: Told("yielded", reward=reward, amount=int, border=int),
    WORKER_JOINED: Told("worker_joined", where=waiting, workers=int),
    WORKER_LEFT: Told("worker_left", where=waiting),
    DREW_WHITE: Told("drew_white", yield_tile=yield_tile),
    WHITE_SHUFFLED: Told("white_shuffled"),
    TOOK_YIELD: Told("took_yield", yield_tile=yield_tile),
    LAID_YIELD: Told("laid_yield", yield_tile=yield_tile, border=int),
    CANNOT_PLACE: Told("cannot_place", workers=int),
    ELEPHANT: Told("elephant"),
    STOOD: Told("stood", fame=int, money=int, round=int),
    MET: Told("met", ahead=int),
    ENDED: Told("ended"),
    RIVER_TILE_LAID: Told("river_tile_laid", river_tile=river_tile, space=int),
}
