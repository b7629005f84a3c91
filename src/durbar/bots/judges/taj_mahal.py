"""What a strong player of Taj Mahal looks at. Table Python."""

from typing import Any

from durbar.core.agenda import asked, question
from durbar.games.taj_mahal.actions import (
    ADD,
    ALONE,
    BUILD,
    COMPANION,
    CROWN,
    CROWN_PALACE,
    PALACE,
    PICK,
    PLAY,
    TAKE,
    TURN,
    USE,
    WITHDRAW,
)
from durbar.games.taj_mahal.rules.points import bonus_points, chain, neighbours, palace_points, tile_points
from durbar.games.taj_mahal.rules.visits import count_colour, count_longest, count_specials, count_whites
from durbar.games.taj_mahal.rules.withdrawing import is_at_court, is_free, wins
from durbar.games.taj_mahal.state import State
from durbar.games.taj_mahal.tables import (
    BEYOND_CITY,
    BONUS_CARD,
    CARD_COLOUR,
    CARD_SHOWS,
    CITY_PROVINCE,
    COLOURED,
    ELEPHANT,
    FIGURES,
    FIRST_CITY,
    FREEDOM,
    MOGUL,
    PROVINCE_BITS,
    SYMBOLS,
    TILE_GOODS,
    VISITS,
    WARES,
    WHITE,
)

POINT = 100
CARD_LATE = 70
CARD_EACH_VISIT = 8
TO_COME = 150
LAST_TO_COME = 80
SPECIAL_EACH_VISIT = 22
TOKEN = 30
NEXT_PALACE = 60
SURE = 100


def judge(s: State, seat: int) -> int:
    """A hundred times the points a seat may expect beyond what all expect alike."""
    worth = s.points[seat] * POINT
    if s.visit == VISITS:
        return worth
    worth += hand_worth(s, seat) + token_worth(s, seat) + goods_worth(s, seat) + network_worth(s, seat)
    if question(s) != TURN and question(s) != COMPANION and asked(s) == seat:
        return worth + leaving_worth(s, seat)
    if s.visiting[seat] == 1:
        worth += visit_worth(s, seat)
    return worth


def visits_left(s: State) -> int:
    """The visits after this one."""
    return VISITS - 1 - s.visit


def hand_worth(s: State, seat: int) -> int:
    """Cards are strength for visits to come, the longest colour and white ones also points at the end."""
    left = visits_left(s)
    counted = count_whites(s, seat) + count_longest(s, seat)
    worth = s.hand_size[seat] * (CARD_LATE + CARD_EACH_VISIT * left) * left // (left + 1)
    worth += counted * (POINT - 6 * left)
    return worth + count_specials(s, seat) * (POINT + SPECIAL_EACH_VISIT * left)


def token_worth(s: State, seat: int) -> int:
    """A single token is half a special card, unless it is one's own."""
    worth = 0
    for figure in range(FIGURES):
        if s.special[figure] != seat + 1:
            worth += s.tokens[seat][figure] * (TOKEN + SPECIAL_EACH_VISIT * visits_left(s) // 3)
    return worth


def goods_worth(s: State, seat: int) -> int:
    """Each ware pays again with every tile of its kind still to come, if one wins it."""
    worth = 0
    for visit in range(s.visit + 1, VISITS):
        for ware in range(WARES):
            worth += TILE_GOODS[visit][ware] * s.goods[seat][ware]
    return worth * POINT // s.seats


def network_worth(s: State, seat: int) -> int:
    """Chains that lead to provinces still to be visited pay again there."""
    coming = 0
    for visit in range(s.visit + 1, VISITS):
        coming |= 1 << s.order[visit]
    worth = 0
    left = s.cities[seat]
    while left != 0:
        group = chain(s.cities[seat], CITY_PROVINCE[lowest(left)])
        worth += group_worth(group, coming)
        left &= ~group
    return worth


def lowest(bits: int) -> int:
    """The first city of a bit set."""
    city = 0
    while (bits >> city) & 1 == 0:
        city += 1
    return city


def group_worth(group: int, coming: int) -> int:
    """The provinces on a chain, for each coming province that a road leads to."""
    around = neighbours(group) & ~group
    size = provinces_of(group)
    worth = 0
    for province in range(VISITS):
        if (coming >> province) & 1 == 1 and around & PROVINCE_BITS[province] != 0:
            worth += size * POINT * 45 // 100
    return worth


def provinces_of(bits: int) -> int:
    """In how many provinces some cities lie."""
    count = 0
    for province in range(VISITS):
        if bits & PROVINCE_BITS[province] != 0:
            count += 1
    return count


def leaving_worth(s: State, seat: int) -> int:
    """What is still to come of a withdrawal that has begun: palaces to build, the tile, cards to take."""
    worth = 0
    palaces = 0
    for row in range(s.owed_count):
        if s.owed[row][0] == TAKE:
            worth += TO_COME // 2 + CARD_EACH_VISIT * visits_left(s)
        else:
            palaces += 1
    if palaces > 0:
        worth += palaces_worth(s, seat, palaces) + TO_COME
        if wins(s, seat, ELEPHANT):
            worth += tile_points(s, seat, s.visit) * POINT
    return worth


def palaces_worth(s: State, seat: int, palaces: int) -> int:
    """So many palaces in this province: the best city for the next one, and a little for each other."""
    province = s.order[s.visit]
    best = 0
    for city in range(FIRST_CITY[province], BEYOND_CITY[province]):
        if is_free(s, city):
            worth = city_worth(s, seat, city)
            if worth > best:
                best = worth
    return best + (palaces - 1) * NEXT_PALACE


def city_worth(s: State, seat: int, city: int) -> int:
    """The chain that a palace in a city would make, and its bonus tile."""
    worth = palace_points(s.cities[seat] | (1 << city), CITY_PROVINCE[city]) * POINT
    if s.bonus[city] == BONUS_CARD:
        return worth + POINT
    return worth + bonus_points(s, seat, s.bonus[city]) * POINT


def visit_worth(s: State, seat: int) -> int:
    """What a visiting seat would win now, the less sure the more others may still play; and the cards it will take."""
    rivals = -1
    for other in range(s.seats):
        rivals += s.visiting[other]
    palaces = 0
    for figure in range(FIGURES):
        if wins(s, seat, figure):
            palaces += 1
    claim = palaces * (TOKEN + SPECIAL_EACH_VISIT * visits_left(s) // 3)
    if wins(s, seat, MOGUL):
        palaces += 1
    if palaces > 0:
        claim += palaces_worth(s, seat, palaces)
    if wins(s, seat, ELEPHANT):
        claim += tile_points(s, seat, s.visit) * POINT
    sure = SURE - 12 * rivals if rivals < 4 else SURE // 2
    return claim * sure // SURE + (TO_COME if rivals > 0 else LAST_TO_COME)


def sensible(s: State, seat: int, out: Any, n: int) -> int:
    """In a playout: build and take what is worth most, use special cards, and withdraw rather than fight for nothing."""
    asking = question(s)
    if asking == PALACE or asking == CROWN_PALACE:
        return keep_best_city(s, seat, out, n)
    if asking == TAKE:
        return keep_best_take(s, seat, out, n)
    if asking == COMPANION:
        return keep_useful_companions(s, seat, out, n)
    return keep_useful_turns(s, seat, out, n)


def keep_best_city(s: State, seat: int, out: Any, n: int) -> int:
    """The city with the best chain and bonus tile; the crown palace looks at the chain alone."""
    best = out[0]
    most = -1
    for i in range(n):
        if out[i] >= CROWN:
            city = out[i] - CROWN
            worth = palace_points(s.cities[seat] | (1 << city), CITY_PROVINCE[city]) * POINT
        else:
            worth = city_worth(s, seat, out[i] - BUILD)
        if worth > most:
            most = worth
            best = out[i]
    out[0] = best
    return 1


def keep_best_take(s: State, seat: int, out: Any, n: int) -> int:
    """White cards and cards of long colours."""
    kept = 0
    most = -1
    for i in range(n):
        worth = take_worth(s, seat, out[i] - PICK)
        if worth > most:
            most = worth
            kept = 0
        if worth == most:
            out[kept] = out[i]
            kept += 1
    return kept


def take_worth(s: State, seat: int, card: int) -> int:
    """How many cards of its colour a hand holds; a white card goes with any."""
    colour = CARD_COLOUR[card]
    return 3 if colour == WHITE else count_colour(s, seat, colour)


def keep_useful_companions(s: State, seat: int, out: Any, n: int) -> int:
    """A special card costs nothing: use one other than the free colour; a white card only where it takes the lead."""
    kept = 0
    for i in range(n):
        action = out[i]
        if action >= USE and action < ALONE and action - USE != FREEDOM:
            out[0] = action
            return 1
        if action == ALONE or (action < USE and helps(s, seat, action - ADD)):
            out[kept] = action
            kept += 1
    return kept


def helps(s: State, seat: int, card: int) -> bool:
    """Whether a card would take or share the lead in something that is still at court and not led yet."""
    for symbol in range(SYMBOLS):
        if CARD_SHOWS[card][symbol] > 0 and is_at_court(s, symbol) and not wins(s, seat, symbol):
            if s.shown[seat][symbol] + CARD_SHOWS[card][symbol] >= most_shown(s, symbol):
                return True
    return False


def most_shown(s: State, symbol: int) -> int:
    """The most of a symbol that anybody shows."""
    most = 0
    for seat in range(s.seats):
        if s.shown[seat][symbol] > most:
            most = s.shown[seat][symbol]
    return most


def keep_useful_turns(s: State, seat: int, out: Any, n: int) -> int:
    """Cards that help, and withdrawing unless it would waste cards played for nothing; all, when nothing is useful."""
    leading = False
    for symbol in range(SYMBOLS):
        if wins(s, seat, symbol):
            leading = True
    kept = 0
    for i in range(n):
        action = out[i]
        if action == WITHDRAW:
            useful = leading or s.turns[seat] == 0 or kept == 0
        else:
            useful = action - PLAY < COLOURED and helps(s, seat, action - PLAY)
        if useful:
            out[kept] = action
            kept += 1
    return kept if kept > 0 else n
