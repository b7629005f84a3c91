"""What a strong player of Maharaja looks at. Table Python."""

from typing import Any

from durbar.core.weights import SHIFT, fitted
from durbar.games.maharaja.rules.actions import BUY, EXCHANGE, GIFT_SHRINE, REPLACE, REWARD, TAKE
from durbar.games.maharaja.rules.scores import last_points, points
from durbar.games.maharaja.rules.state import (
    ACTING,
    BOT,
    CITIES,
    COINS,
    FIELDS,
    MARKED,
    NONE,
    OVER,
    PILGRIM,
    PLANNING,
    PRESTIGE,
    PRINCESS,
    ROADS,
    SCULPTOR,
    SHRINE_ANY,
    SHRINE_CHEAP,
    SHRINE_CITY,
    SHRINE_OF_BOTH,
    STATUE_CHEAP,
    STATUE_OF_BOTH,
    STOCK,
    SWAP,
    TRACK,
    State,
    sides,
)
from durbar.games.maharaja.rules.tableau import has, prestige
from durbar.games.maharaja.rules.tables import (
    CHARACTER_IDS,
    COINS_TAKEN,
    CONSOLATION,
    PRESTIGE_PRICE,
    RANK_COINS,
    ROAD_FROM,
    ROAD_LENGTH,
    ROAD_TO,
    ROAD_VILLAGES,
    SCULPTOR_DISCOUNT,
    STATUE_PRICE,
)
from durbar.games.maharaja.rules.track import first_field
from durbar.games.maharaja.rules.walking import shrines_in
from durbar.games.maharaja.rules.worship import lasting_worship, worship
from durbar.games.maharaja.wisdom.light import open_part, rounds_left

FEATURES = (
    "one",
    "rounds to come",
    "turn to come",
    "prestige",
    "statues",
    "points for cities as they stand",
    "points for cities as they stand, by rounds to come",
    "leads in cities",
    "coins",
    "coins, by turns to come",
    "coins for statues of turns to come",
    "shrines on the tableau, by turns to come",
    "markers",
    "coins of the rank here",
    "coins of the rank here, own turn to come",
    "coins of the rank here, turns of rivals to come",
    "lead here, own turn to come",
    "lead here, turns of rivals to come",
    "worship here",
    "worship here, own turn to come",
    "coins of the rank in the next city",
    "lead in the next city",
    "leads in the second and third city",
    "the Maharaja can be reached",
    "the next city can be reached",
    "cities that can be reached for nothing, by rounds to come",
    "arrows to set",
    "arrows to set, by rounds to come",
    "open statues that can be paid",
    "open shrines at hand",
    "open coins",
    "open shrines to take",
    "open prestige that can be paid",
    "open swaps, by rounds to come",
    "open changes of the track",
    "exchanges owed",
    "a flag to move",
    "a character to take, by rounds to come",
    "a character instead of a lost one, by rounds to come",
    "the envoy's shrine to build",
    "rewards owed",
    "purchases owed",
    "free shrines owed",
    "favours owed",
    *CHARACTER_IDS,
)
(
    ONE,
    ROUNDS_LEFT,
    TURN_LEFT,
    PRESTIGE_HELD,
    STATUES_BUILT,
    CITIES_NOW,
    CITIES_LATER,
    LEADS,
    MONEY,
    MONEY_LATER,
    MONEY_USEFUL,
    SHRINES_LATER,
    MARKERS_HELD,
    HERE,
    HERE_MINE,
    HERE_THEIRS,
    HERE_LEAD_MINE,
    HERE_LEAD_THEIRS,
    HERE_WORSHIP,
    HERE_WORSHIP_MINE,
    NEXT,
    NEXT_LEAD,
    SOON_LEAD,
    HERE_REACH,
    NEXT_REACH,
    FREE_LATER,
    ARROWS,
    ARROWS_LATER,
    OPEN_STATUE,
    OPEN_SHRINE,
    OPEN_COINS,
    OPEN_STOCK,
    OPEN_PRESTIGE,
    OPEN_SWAP,
    OPEN_TRACK,
    OWED,
) = range(36)
CHARACTER_HELD = OWED + 9
WEIGHTS = fitted(__package__, FEATURES)
ASPECTS = 10

FIRST_OWED = EXCHANGE
FAR_LEAD = 4
HALVES = 2
BOT_ROUND = (0, 480, 480, 500)  # what Brahmabot makes in a round at each level
BOT_TURN = 300
BOT_SCORING = (120, 230)  # a city scoring, second or first


def judge(s: State, seat: int) -> int:
    """A hundred times the points a seat may expect at the end."""
    if s.phase == OVER:
        return 100 * points(s, seat)
    row = s.seats
    rounds = rounds_left(s)
    turn = turn_left(s, seat)
    total = WEIGHTS[row][ONE] + WEIGHTS[row][ROUNDS_LEFT] * rounds + WEIGHTS[row][TURN_LEFT] * turn
    total += WEIGHTS[row][PRESTIGE_HELD] * prestige(s, seat) + WEIGHTS[row][STATUES_BUILT] * s.built[seat]
    total += last_points(s, seat) * (WEIGHTS[row][CITIES_NOW] + WEIGHTS[row][CITIES_LATER] * rounds)
    total += WEIGHTS[row][LEADS] * leads(s, seat)
    total += tableau_worth(s, seat, rounds + turn) + character_worth(s, seat, rounds, turn)
    total += here_worth(s, seat, turn) + ahead_worth(s, seat, rounds) + roads_worth(s, seat, rounds, turn)
    if turn == 1:
        total += open_worth(s, seat, rounds)
    return (total + owed_worth(s, seat, rounds)) >> SHIFT


def aspects(s: State, seat: int, out: Any, at: int) -> int:
    """Prestige and statues, cities, the city here, what is owed, tableau, leads, what is planned, characters, cities ahead, and roads,
    each in hundredths of a point.
    """
    for i in range(ASPECTS):
        out[at + i] = 0
    if s.phase == OVER:
        out[at] = 100 * points(s, seat)
        return ASPECTS
    w = WEIGHTS[s.seats]
    rounds = rounds_left(s)
    turn = turn_left(s, seat)
    out[at] = w[PRESTIGE_HELD] * prestige(s, seat) + w[STATUES_BUILT] * s.built[seat] >> SHIFT
    out[at + 1] = last_points(s, seat) * (w[CITIES_NOW] + w[CITIES_LATER] * rounds) >> SHIFT
    out[at + 2] = here_worth(s, seat, turn) >> SHIFT
    out[at + 3] = w[ONE] + w[ROUNDS_LEFT] * rounds + w[TURN_LEFT] * turn + owed_worth(s, seat, rounds) >> SHIFT
    out[at + 4] = tableau_worth(s, seat, rounds + turn) >> SHIFT
    out[at + 5] = w[LEADS] * leads(s, seat) >> SHIFT
    if turn == 1:
        out[at + 6] = open_worth(s, seat, rounds) >> SHIFT
    out[at + 7] = character_worth(s, seat, rounds, turn) >> SHIFT
    out[at + 8] = ahead_worth(s, seat, rounds) >> SHIFT
    out[at + 9] = roads_worth(s, seat, rounds, turn) >> SHIFT
    return ASPECTS


def turn_left(s: State, seat: int) -> int:
    """1 while a seat's turn of this round is to come or goes on."""
    if s.phase == PLANNING or (s.phase == ACTING and (s.turn == seat or s.acted >> seat & 1 == 0)):
        return 1
    return 0


def leads(s: State, seat: int) -> int:
    """By how much a seat is before or behind in all cities in the final scoring."""
    total = 0
    for city in range(CITIES):
        most = 0
        for other in range(sides(s)):
            if other != seat:
                most = max(most, lasting_worship(s, other, city))
        total += min(max(lasting_worship(s, seat, city) - most, -FAR_LEAD), FAR_LEAD)
    return total


def tableau_worth(s: State, seat: int, turns: int) -> int:
    """Coins, shrines and markers."""
    row = s.seats
    worth = s.coins[seat] * (WEIGHTS[row][MONEY] + WEIGHTS[row][MONEY_LATER] * turns)
    worth += min(s.coins[seat], STATUE_PRICE * turns) * WEIGHTS[row][MONEY_USEFUL]
    worth += min(s.stock[seat], 6) * WEIGHTS[row][SHRINES_LATER] * turns
    if s.turn == seat and s.marked != NONE:
        turns -= 1
    return worth + min(s.markers[seat], turns) * WEIGHTS[row][MARKERS_HELD]


def character_worth(s: State, seat: int, rounds: int, turn: int) -> int:
    """What the character and those under Maharani markers bring, by how often they may still serve."""
    row = s.seats
    times = rounds
    if turn == 1 and s.used[seat] >> s.character[seat] & 1 == 0:
        times += 1
    worth = times * WEIGHTS[row][CHARACTER_HELD + s.character[seat]]
    for marker in range(MARKED):
        if s.favoured[marker] > 0 and s.patron[marker] == seat and rounds + turn > 0:
            worth += WEIGHTS[row][CHARACTER_HELD + s.favoured[marker]]
    return worth


def here_worth(s: State, seat: int, mine: int) -> int:
    """The scoring of this round's city, if it is to come."""
    if s.phase != PLANNING and s.phase != ACTING:
        return 0
    row = s.seats
    theirs = 0
    for other in range(sides(s)):
        if other != seat and turn_left(s, other) == 1:
            theirs = 1
    coins = rank_coins(s, seat, s.maharaja)
    margin = lead(s, seat, s.maharaja)
    worth = coins * (WEIGHTS[row][HERE] + WEIGHTS[row][HERE_MINE] * mine + WEIGHTS[row][HERE_THEIRS] * theirs)
    worth += margin * (WEIGHTS[row][HERE_LEAD_MINE] * mine + WEIGHTS[row][HERE_LEAD_THEIRS] * theirs)
    if coins > CONSOLATION:
        worth += WEIGHTS[row][HERE_WORSHIP] + WEIGHTS[row][HERE_WORSHIP_MINE] * mine
    return worth


def rank_coins(s: State, seat: int, city: int) -> int:
    """The coins a seat would get if a city were scored as it stands."""
    mine = worship(s, seat, city)
    if mine == 0:
        return CONSOLATION
    rank = 0
    for other in range(sides(s)):
        if other != seat:
            theirs = worship(s, other, city)
            if theirs > mine or (theirs == mine and s.character[other] < s.character[seat]):
                rank += 1
    return RANK_COINS[s.seats - 1][rank]


def lead(s: State, seat: int, city: int) -> int:
    """By how many halves of worship a seat is before its best rival in a city, or behind; a half for the lower character."""
    most = -1
    for other in range(sides(s)):
        if other != seat:
            theirs = HALVES * worship(s, other, city)
            if s.character[other] < s.character[seat]:
                theirs += 1
            most = max(most, theirs)
    margin = HALVES * worship(s, seat, city) - most
    return min(max(margin, -HALVES * FAR_LEAD), HALVES * FAR_LEAD)


def ahead_worth(s: State, seat: int, rounds: int) -> int:
    """The scorings of the next cities on the track."""
    row = s.seats
    worth = 0
    ahead = 1
    for field in range(FIELDS):
        city = s.flag[field]
        if city != NONE and ahead <= rounds:
            if ahead == 1:
                worth += rank_coins(s, seat, city) * WEIGHTS[row][NEXT] + lead(s, seat, city) * WEIGHTS[row][NEXT_LEAD]
            elif ahead <= 3:
                worth += lead(s, seat, city) * WEIGHTS[row][SOON_LEAD]
            ahead += 1
    return worth


def roads_worth(s: State, seat: int, rounds: int, turn: int) -> int:
    """Which cities the priest can go to, and how many of them for nothing."""
    row = s.seats
    ways = reachable(s, seat, False)
    worth = 0
    if turn == 1:
        worth += (ways >> s.maharaja & 1) * WEIGHTS[row][HERE_REACH]
    if rounds > 0:
        worth += (ways >> s.flag[first_field(s)] & 1) * WEIGHTS[row][NEXT_REACH]
        free = reachable(s, seat, True)
        for city in range(CITIES):
            worth += (free >> city & 1) * WEIGHTS[row][FREE_LATER] * rounds
    return worth


def reachable(s: State, seat: int, free: bool) -> int:
    """The places a seat's priest can go to along open roads, or along those that cost him nothing, as a bit set."""
    roads = 0
    free = free and not has(s, seat, PILGRIM)
    for road in range(ROADS):
        if is_open(s, seat, road, free):
            roads |= 1 << road
    seen = 1 << s.priest[seat]
    before = 0
    while seen != before:
        before = seen
        for road in range(ROADS):
            ends = 1 << ROAD_FROM[road] | 1 << ROAD_TO[road]
            if roads >> road & 1 == 1 and seen & ends != 0:
                seen |= ends
    return seen


def is_open(s: State, seat: int, road: int, free: bool) -> bool:
    """Whether every village on a road has a shrine, or one of the seat's own."""
    for i in range(ROAD_LENGTH[road]):
        village = ROAD_VILLAGES[road][i]
        if s.wayside[seat][village] == 0 and (free or shrines_in(s, village) == 0):
            return False
    return True


def open_worth(s: State, seat: int, rounds: int) -> int:
    """What is still to be planned, and to be done of a plan."""
    row = s.seats
    worth = 0
    if s.phase == PLANNING:
        worth += (2 - s.arrows[seat]) * (WEIGHTS[row][ARROWS] + WEIGHTS[row][ARROWS_LATER] * rounds)
    coins = s.coins[seat] + COINS_TAKEN * open_part(s, seat, COINS)
    price = STATUE_PRICE - SCULPTOR_DISCOUNT if has(s, seat, SCULPTOR) else STATUE_PRICE
    statues = min(open_part(s, seat, STATUE_CHEAP) + open_part(s, seat, STATUE_OF_BOTH), coins // price)
    worth += statues * WEIGHTS[row][OPEN_STATUE]
    shrines = open_part(s, seat, SHRINE_CHEAP) + open_part(s, seat, SHRINE_OF_BOTH)
    shrines += open_part(s, seat, SHRINE_CITY) + open_part(s, seat, SHRINE_ANY)
    worth += min(shrines, s.stock[seat]) * WEIGHTS[row][OPEN_SHRINE]
    worth += open_part(s, seat, COINS) * WEIGHTS[row][OPEN_COINS] + open_part(s, seat, STOCK) * WEIGHTS[row][OPEN_STOCK]
    worth += min(open_part(s, seat, PRESTIGE), coins // PRESTIGE_PRICE) * WEIGHTS[row][OPEN_PRESTIGE]
    worth += open_part(s, seat, SWAP) * WEIGHTS[row][OPEN_SWAP] * rounds
    return worth + open_part(s, seat, TRACK) * WEIGHTS[row][OPEN_TRACK]


def owed_worth(s: State, seat: int, rounds: int) -> int:
    """What the questions still owed to a seat will bring."""
    worth = 0
    for i in range(s.owed_count):
        asking = s.owed[i][0]
        if s.owed[i][1] == seat and asking >= FIRST_OWED:
            worth += times_owed(s, seat, rounds, i) * WEIGHTS[s.seats][OWED + asking - FIRST_OWED]
    return worth


def times_owed(s: State, seat: int, rounds: int, i: int) -> int:
    """How often a question will be asked while there are coins or shrines for it, or how long its answer will serve."""
    asking = s.owed[i][0]
    if asking == TAKE or asking == REPLACE:
        return rounds
    if asking == REWARD:
        return 2 if has(s, seat, PRINCESS) else 1
    times = max(s.owed[i][2], 1)
    if asking == BUY:
        times = min(times, s.coins[seat])
    if asking == GIFT_SHRINE:
        times = min(times, s.stock[seat])
    return times


def house(s: State) -> int:
    """A hundred times the points Brahmabot may expect at the end."""
    rounds = rounds_left(s)
    worth = 100 * points(s, BOT) + BOT_ROUND[s.level] * rounds
    if s.phase == PLANNING or s.phase == ACTING:
        worth += BOT_TURN * turn_left(s, BOT) + BOT_SCORING[1 if lead(s, BOT, s.maharaja) > 0 else 0]
    return worth
