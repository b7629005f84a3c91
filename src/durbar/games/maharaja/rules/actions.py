"""Every question beside its answers."""

from durbar.games.maharaja.rules.state import CHARACTERS, CITIES, PLACES, REWARDS, ROADS, SPACES, VILLAGES

CHOOSE = 1  #       which character of the display, at the start
PLACE = 2  #        into which village a starting shrine goes
TURN = 3  #         what now
SITE = 4  #         in which city a statue is built; about: the part
SPACE = 5  #        on which space; about: the part, and the city
SHRINE = 6  #       where a shrine is built; about: the part
MARK = 7  #         for which action a marker is used
EXCHANGE = 8  #     another exchange of the changer's; about: how many are left
FLAG = 9  #         which flag is moved
TAKE = 10  #        which character is taken in a swap
REPLACE = 11  #     which character is taken instead of a lost one
ENVOY_SHRINE = 12  # in which city the envoy builds
REWARD = 13  #      which reward tile
BUY = 14  #         another purchase; about: how many are left
GIFT_SHRINE = 15  # in which city a free shrine is built; about: how many are left
FAVOUR = 16  #      on which character a Maharani marker is laid; about: how many are left
PLAN = 17  #        not on the agenda: all seats are asked at once

# The disc, in the order of the data file.
DO_STATUE, DO_SHRINE, DO_BOTH, DO_TWO_SHRINES, DO_COINS, DO_STOCK, DO_PRESTIGE, DO_SWAP, DO_TRACK = (
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
)
ACTIONS = 9

# What a seat does of its actions in one go.
(
    USE_STATUE_CHEAP,
    USE_SHRINE_CHEAP,
    USE_STATUE,
    USE_SHRINE,
    USE_TWO_SHRINES,
    USE_COINS,
    USE_STOCK,
    USE_PRESTIGE,
    USE_SWAP,
    USE_TRACK,
) = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
USES = 10

END = 0
MARKER = 1
POINT = 2  #                        + action of the disc
USE = POINT + ACTIONS  #            + what
ABILITY = USE + USES  #             + character
WALK = ABILITY + CHARACTERS + 1  #  + place, by the cheapest way
ALONG = WALK + PLACES  #            + road
CHARACTER = ALONG + ROADS  #        + character
IN_CITY = CHARACTER + CHARACTERS + 1  # + city
IN_VILLAGE = IN_CITY + CITIES  #    + village
ON_SPACE = IN_VILLAGE + VILLAGES  # + space
MOVE_FLAG = ON_SPACE + SPACES  #    + city
TAKE_TILE = MOVE_FLAG + CITIES  #   + reward tile
BUY_PRESTIGE = TAKE_TILE + REWARDS
SELL_PRESTIGE = BUY_PRESTIGE + 1
ENOUGH = SELL_PRESTIGE + 1
CODES = ENOUGH + 1
MOST_LEGAL = 40
