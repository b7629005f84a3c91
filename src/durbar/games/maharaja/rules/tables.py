"""The box: every figure of the rules, read from `data` once and counted."""

from durbar.core import editions
from durbar.core.editions import Box
from durbar.games.maharaja.rules.state import (
    CHARACTERS,
    CITIES,
    FIELDS,
    NONE,
    PLACES,
    REWARDS,
    ROADS,
    SPACES,
    TILES,
    VILLAGES,
)

BOX = editions.box(__package__ or "")

CITY_IDS = BOX.words("cities.ids", CITIES)
CITY_COLOURS = BOX.words("cities.colours", CITIES)
PLACE_IDS = (*CITY_IDS, BOX.word("roads.crossing"))
BOX.expect(len(set(PLACE_IDS)) == CITIES + 1, "cities.ids", "seven different names, and none of them the crossing's")

_ROADS = BOX.rows("roads.rows", ROADS)
ROAD_IDS = tuple(road.word("id") for road in _ROADS)
ROAD_FROM = tuple(PLACE_IDS.index(road.word("from", PLACE_IDS)) for road in _ROADS)
ROAD_TO = tuple(PLACE_IDS.index(road.word("to", PLACE_IDS)) for road in _ROADS)
OTHER_END = tuple(  # where each road leads from each place, NONE where it does not touch it
    tuple({end: start, start: end}.get(place, NONE) for place in range(PLACES))
    for start, end in zip(ROAD_FROM, ROAD_TO, strict=True)
)
_AT = tuple([road for road in range(ROADS) if OTHER_END[road][place] != NONE] for place in range(PLACES))
ROADS_COUNT = tuple(len(roads) for roads in _AT)
ROADS_AT = tuple((*roads, *[NONE] * (ROADS - len(roads))) for roads in _AT)  # those that touch a place, NONE beyond
ENDS_AT = tuple(  # where those lead
    tuple(NONE if road == NONE else OTHER_END[road][place] for road in ROADS_AT[place]) for place in range(PLACES)
)
_ON_ROADS = tuple(road.words("villages", None) for road in _ROADS)
BOX.expect(all(1 <= len(on) <= 2 for on in _ON_ROADS), "roads.rows", "one or two villages on each road")
VILLAGE_IDS = tuple(sorted(village for on in _ON_ROADS for village in on))
BOX.expect(
    len(VILLAGE_IDS) == len(set(VILLAGE_IDS)) == VILLAGES, "roads.rows", f"{VILLAGES} villages, each on one road"
)
ROAD_LENGTH = tuple(len(on) for on in _ON_ROADS)
ROAD_VILLAGES = tuple(
    (VILLAGE_IDS.index(on[0]), VILLAGE_IDS.index(on[1]) if len(on) == 2 else NONE) for on in _ON_ROADS
)
ROAD_OF = tuple(next(road for road in range(ROADS) if village in ROAD_VILLAGES[road]) for village in range(VILLAGES))
VILLAGE_CAPACITY = BOX.integer("villages.capacity", 1, 4)

SPACE_IDS = BOX.words("spaces.ids", SPACES)

STATUE_PRICE = BOX.integer("prices.statue", 0, 99)
STATUE_PRICE_MAHARAJA = BOX.integer("prices.statue_with_maharaja", 0, 99)
STATUE_PRICE_DEAR = BOX.integer("prices.statue_dear", 0, 99)
STATUE_DISCOUNT = BOX.integer("prices.statue_discount", 0, 99)
SHRINE_PRICE = BOX.integer("prices.shrine", 0, 99)
SHRINE_DISCOUNT = BOX.integer("prices.shrine_discount", 0, 99)
SCULPTOR_DISCOUNT = BOX.integer("prices.sculptor_discount", 0, 99)
ENVOY_PRICE = BOX.integer("envoy.price", 0, 99)


def _bonus(kind: str) -> tuple[tuple[int, ...], ...]:
    """How much of one kind of bonus each space of each city gives."""
    table = [[0] * SPACES for _ in range(CITIES)]
    for row in BOX.rows("bonuses.rows", None):
        place = table[CITY_IDS.index(row.word("city", CITY_IDS))]
        if kind in row.blocks:
            place[SPACE_IDS.index(row.word("space", SPACE_IDS))] = row.integer(kind, 0, 9)
    return tuple(tuple(row) for row in table)


BONUS_MARKERS = _bonus("markers")
BONUS_PRESTIGE = _bonus("prestige")
BONUS_COINS = _bonus("coins")
BONUS_SHRINES = _bonus("shrines")

WORSHIP_CENTRAL = BOX.integer("worship.central_statue", 0, 9)
WORSHIP_OUTER = BOX.integer("worship.outer_statue", 0, 9)
WORSHIP_OUTER_WEAK = BOX.integer("worship.weak_outer_statue", 0, 9)
WORSHIP_SHRINE = BOX.integer("worship.shrine", 0, 9)
WORSHIP_PRIEST = BOX.integer("worship.priest", 0, 9)

STATUES = BOX.integer("box.statues", 7, 7)
SHRINES = BOX.integer("box.shrines", 20, 20)
MARKERS = BOX.integer("box.markers", 7, 7)
MAHARANIS = BOX.integer("box.maharani_markers", 2, 2)
START_COINS = BOX.integer("start.coins", 0, 99)
START_PRESTIGE = BOX.integer("start.prestige", 0, 99)
START_SHRINES = BOX.integer("start.shrines", 0, SHRINES)
START_VILLAGES = BOX.integer("start.villages", 0, START_SHRINES)
EXTRA_CHARACTERS = BOX.integer("start.extra_characters", 3, 3)

TRACK_EMPTY = BOX.integer("track.empty", 0, 7)
ROUNDS = BOX.integer("track.rounds", 1, 7)
TRACK_STEP = BOX.integer("track.step", 1, 7)
BOX.expect(
    TRACK_EMPTY + CITIES + ROUNDS == FIELDS,
    "track",
    f"{FIELDS} fields: the empty ones, the flags and one for each round",
)

ACTION_IDS = BOX.words("actions.ids", 9)
COINS_TAKEN = BOX.integer("actions.coins", 0, 99)
SHRINES_TAKEN = BOX.integer("actions.shrines", 0, 20)
PRESTIGE_PRICE = BOX.integer("actions.prestige_price", 0, 99)
PRESTIGE_BOUGHT = BOX.integer("actions.prestige", 0, 99)

RANK_COINS = tuple(BOX.integers(f"scoring.{seats}", 4, 0, 99) for seats in ("one", "two", "three", "four"))
CONSOLATION = BOX.integer("scoring.without_worship", 0, 99)
FIRST_RANK_PRESTIGE = BOX.integer("scoring.first_rank_prestige", 0, 9)

REWARD_IDS = BOX.words("rewards.ids", REWARDS)
REWARDS_AVAILABLE = BOX.integers("rewards.available", 4, 1, REWARDS)
REWARD_COINS = BOX.integer("rewards.coins", 0, 99)
REWARD_SHRINES = BOX.integer("rewards.shrines", 0, 20)
REWARD_MIXED_PRESTIGE = BOX.integer("rewards.mixed_prestige", 0, 9)
REWARD_MIXED_COINS = BOX.integer("rewards.mixed_coins", 0, 9)
REWARD_TAX = BOX.integer("rewards.tax", 0, 9)
REWARD_PRESTIGE = BOX.integer("rewards.prestige", 0, 9)
REWARD_BUY_TIMES = BOX.integer("rewards.buy_times", 0, 9)
REWARD_BUY_PRICE = BOX.integer("rewards.buy_price", 0, 9)

FINAL_STATUE = BOX.integer("final.statue", 0, 9)
FINAL_COINS_EACH = BOX.integer("final.coins_each", 1, 99)
FINAL_MAJORITY = BOX.integer("final.majority", 0, 9)
FINAL_MAJORITY_TIED = BOX.integer("final.majority_tied", 0, 9)
FINAL_STRONG = BOX.integer("final.strong_majority", 0, 9)
FINAL_STRONG_TIED = BOX.integer("final.strong_majority_tied", 0, 9)
FINAL_PRESENCE = BOX.integer("final.presence", 0, 9)
FINAL_ROAD = BOX.integer("final.road", 0, 9)
FINAL_TWO_STATUES = BOX.integer("final.two_statues", 0, 9)
FINAL_SUPPLY = BOX.integer("final.supply", 0, 9)

_CHARACTERS = BOX.rows("characters.rows", CHARACTERS)
CHARACTER_IDS = ("nobody", *(row.word("id") for row in _CHARACTERS))
CHARACTER_KINDS = ("none", *(row.word("kind", ("none", "once", "always", "scoring")) for row in _CHARACTERS))
FIRST_GAME = BOX.integers("characters.first_game", 7, 1, CHARACTERS)
CHANGER_TIMES = BOX.integer("characters.changer_times", 1, 9)
CHANGER_COINS = BOX.integer("characters.changer_coins", 1, 9)

LEVEL_IDS = BOX.words("levels.ids", 3)
LEVEL_COINS = BOX.integers("levels.coins", 3, 0, 99)
LEVEL_PRESTIGE = BOX.integers("levels.prestige", 3, 0, 99)
LEVEL_COLOURS = BOX.integers("levels.colours", 3, 1, 3)
BOT_STATUE_PRICE = BOX.integer("brahmabot.statue_price", 0, 99)
BOT_SHRINE_COINS = BOX.integer("brahmabot.shrine_coins", 0, 9)
BOT_FIRST = BOX.integer("brahmabot.first_prestige", 0, 9)
BOT_SECOND = BOX.integer("brahmabot.second_prestige", 0, 9)

SETUP_COLOURS = ("green", "blue", "red")
_SETUPS = BOX.rows("setup_tiles.rows", 3)
SETUP_IDS = tuple(row.word("id") for row in _SETUPS)


def _setup_villages(row: Box) -> tuple[int, ...]:
    """The eight villages of a setup tile: four green ones, two blue, two red."""
    green, blue, red = (row.words(colour, n, VILLAGE_IDS) for colour, n in zip(SETUP_COLOURS, (4, 2, 2), strict=True))
    return tuple(VILLAGE_IDS.index(village) for village in (*green, *blue, *red))


SETUP_VILLAGES = tuple(_setup_villages(row) for row in _SETUPS)

MAIN_IDS = ("statue_here", "shrine_here", "statue_next", "statue_centre", "statue_chase")
CHECK_IDS = ("left", "middle", "right")
_TILES = BOX.rows("action_tiles.rows", TILES)
TILE_IDS = tuple(row.word("id") for row in _TILES)
_MAINS = tuple(row.words("main", None, MAIN_IDS) for row in _TILES)
BOX.expect(all(1 <= len(mains) <= 2 for mains in _MAINS), "action_tiles.rows", "one or two main actions on each tile")
TILE_MAIN = tuple((MAIN_IDS.index(m[0]), MAIN_IDS.index(m[1]) if len(m) == 2 else NONE) for m in _MAINS)
TARGET_IDS = (*CITY_IDS, "maharaja")
TILE_TARGET = tuple(TARGET_IDS.index(row.word("target", TARGET_IDS)) for row in _TILES)
TILE_CHECK = tuple(CHECK_IDS.index(row.word("check", CHECK_IDS)) for row in _TILES)
