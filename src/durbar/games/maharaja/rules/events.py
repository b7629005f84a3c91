"""What can happen, as people read it."""

from durbar.core.events import Told
from durbar.games.maharaja.rules import tables

START_DRAWN, CHOSE, PLACED, ROUND_BEGAN, ARROW_SET, READY, TURN_BEGAN, TURN_ENDED = 0, 1, 2, 3, 4, 5, 6, 7
BUILT_STATUE, BUILT_IN_CITY, BUILT_IN_VILLAGE, WALKED, PAID_TOLL, USED_MARKER, USED_ABILITY = 8, 9, 10, 11, 12, 13, 14
GOT_COINS, GOT_SHRINES, GOT_PRESTIGE, GOT_MARKER, BOUGHT_PRESTIGE, SOLD_PRESTIGE, PAID_PRESTIGE = (
    15,
    16,
    17,
    18,
    19,
    20,
    21,
)
SWAPPED, ROBBED, REPLACED, FLAG_MOVED, SCORING_BEGAN, WORSHIPPED, RANKED, CONSOLED = 22, 23, 24, 25, 26, 27, 28, 29
TOOK_REWARD, TAXED, FAVOURED, FAVOUR_ENDED, TRACK_CLOSED, LAST_ROUND, ENDED = 30, 31, 32, 33, 34, 35, 36
BOT_CHARACTER, BOT_SETUP, BOT_TILES, BOT_CHECKED, BOT_STATUE, BOT_SHRINE, BOT_VILLAGE, BOT_WALKED = (
    37,
    38,
    39,
    40,
    41,
    42,
    43,
    44,
)
BOT_STUCK, BOT_TOLL, BOT_BOUGHT, BOT_COIN, BOT_MOVED_SHRINE, BOT_WORSHIPPED, BOT_RANKED, BOT_TAXED = (
    45,
    46,
    47,
    48,
    49,
    50,
    51,
    52,
)
BOT_SWAPPED, BOT_ROBBED, DREW_CHARACTER, REWARD_GONE, TILE_GONE, BOT_PAID, BOT_MAIN = 53, 54, 55, 56, 57, 58, 59


def action(number: int) -> str:
    """The id of an action of the disc."""
    return tables.ACTION_IDS[number]


def city(number: int) -> str:
    """The id of a city."""
    return tables.CITY_IDS[number]


def place(number: int) -> str:
    """The id of a city or of the crossing."""
    return tables.PLACE_IDS[number]


def village(number: int) -> str:
    """The id of a village."""
    return tables.VILLAGE_IDS[number]


def space(number: int) -> str:
    """The id of a statue space."""
    return tables.SPACE_IDS[number]


def character(number: int) -> str:
    """The id of a character."""
    return tables.CHARACTER_IDS[number]


def reward(number: int) -> str:
    """The id of a reward tile, as the catalogue names it."""
    return f"reward_{tables.REWARD_IDS[number]}"


def tile(number: int) -> str:
    """The id of one of Brahmabot's action tiles."""
    return tables.TILE_IDS[number]


def main(number: int) -> str:
    """The id of one of Brahmabot's main actions."""
    return f"main_{tables.MAIN_IDS[number]}"


def check(number: int) -> str:
    """Which of Brahmabot's tiles a check mark chooses."""
    return tables.CHECK_IDS[number]


def setup_tile(number: int) -> str:
    """The id of one of Brahmabot's setup tiles."""
    return tables.SETUP_IDS[number]


EVENTS = {
    START_DRAWN: Told("start_drawn"),
    CHOSE: Told("chose", character=character),
    PLACED: Told("placed", village=village),
    ROUND_BEGAN: Told("round_began", round=int, city=city),
    ARROW_SET: Told("arrow_set", action=action),
    READY: Told("ready"),
    TURN_BEGAN: Told("turn_began", first=action, second=action),
    TURN_ENDED: Told("turn_ended"),
    BUILT_STATUE: Told("built_statue", city=city, space=space, coins=int),
    BUILT_IN_CITY: Told("built_in_city", city=city, coins=int),
    BUILT_IN_VILLAGE: Told("built_in_village", village=village, coins=int),
    WALKED: Told("walked", origin=place, place=place, coins=int),
    PAID_TOLL: Told("paid_toll", owner=int, village=village, coins=int),
    USED_MARKER: Told("used_marker", action=action),
    USED_ABILITY: Told("used_ability", character=character),
    GOT_COINS: Told("got_coins", coins=int),
    GOT_SHRINES: Told("got_shrines", shrines=int),
    GOT_PRESTIGE: Told("got_prestige", prestige=int),
    GOT_MARKER: Told("got_marker"),
    BOUGHT_PRESTIGE: Told("bought_prestige", coins=int, prestige=int),
    SOLD_PRESTIGE: Told("sold_prestige", coins=int),
    PAID_PRESTIGE: Told("paid_prestige", prestige=int),
    SWAPPED: Told("swapped", old=character, new=character),
    ROBBED: Told("robbed", thief=int, character=character),
    REPLACED: Told("replaced", character=character),
    FLAG_MOVED: Told("flag_moved", city=city, field=int),
    SCORING_BEGAN: Told("scoring_began", city=city),
    WORSHIPPED: Told("worshipped", worship=int, city=city),
    RANKED: Told("ranked", rank=int, coins=int),
    CONSOLED: Told("consoled", coins=int),
    TOOK_REWARD: Told("took_reward", reward=reward),
    TAXED: Told("taxed", coins=int),
    FAVOURED: Told("favoured", character=character),
    FAVOUR_ENDED: Told("favour_ended", character=character),
    TRACK_CLOSED: Told("track_closed"),
    LAST_ROUND: Told("last_round"),
    ENDED: Told("ended"),
    BOT_CHARACTER: Told("bot_character", character=character),
    BOT_SETUP: Told("bot_setup", tile=setup_tile, shrines=int),
    BOT_TILES: Told("bot_tiles", left=tile, middle=tile),
    BOT_CHECKED: Told("bot_checked", drawn=tile, check=check, tile=tile),
    BOT_MAIN: Told("bot_main", main=main, city=city),
    BOT_STATUE: Told("bot_statue", city=city, space=space),
    BOT_SHRINE: Told("bot_shrine", city=city),
    BOT_VILLAGE: Told("bot_village", village=village),
    BOT_WALKED: Told("bot_walked", origin=place, place=place),
    BOT_STUCK: Told("bot_stuck", place=place),
    BOT_TOLL: Told("bot_toll", coins=int),
    BOT_BOUGHT: Told("bot_bought", coins=int),
    BOT_COIN: Told("bot_coin", coins=int),
    BOT_PAID: Told("bot_paid", village=village, coins=int),
    BOT_MOVED_SHRINE: Told("bot_moved_shrine", city=city),
    BOT_WORSHIPPED: Told("bot_worshipped", worship=int, city=city),
    BOT_RANKED: Told("bot_ranked", rank=int, prestige=int),
    BOT_TAXED: Told("bot_taxed", coins=int),
    BOT_SWAPPED: Told("bot_swapped", character=character),
    BOT_ROBBED: Told("bot_robbed", character=character),
    DREW_CHARACTER: Told("drew_character", character=character),
    REWARD_GONE: Told("reward_gone", reward=reward),
    TILE_GONE: Told("tile_gone", tile=tile),
}
