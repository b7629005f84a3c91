"""What a strong player of Taj Mahal looks at. Table Python."""

from typing import Any

from durbar.core.agenda import asked, question
from durbar.core.sets import first, without_first
from durbar.core.weights import SHIFT, fitted
from durbar.games.taj_mahal.rules.actions import CROWN_PALACE, PALACE, TAKE, TURN
from durbar.games.taj_mahal.rules.points import chain, count_provinces, tile_points
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import (
    BEYOND_CITY,
    CARD_SHOWS,
    COLOURS,
    ELEPHANT,
    FIGURES,
    FIRST_CITY,
    MOGUL,
    NEIGHBOUR_BITS,
    PROVINCE_BITS,
    TILE_GOODS,
    VISITS,
    WARES,
)
from durbar.games.taj_mahal.rules.tables import CARDS as CARD_KINDS
from durbar.games.taj_mahal.rules.visits import PAIR, count_whites
from durbar.games.taj_mahal.rules.withdrawing import is_at_court, wins
from durbar.games.taj_mahal.wisdom.light import QUARTERS, city_quarters, count_of

FEATURES = (
    "points",
    "points, by visits to come",
    "cards in hand",
    "cards in hand, by visits to come",
    "cards in hand beyond eight, by visits to come",
    "cards in rivals' hands, by visits to come",
    "cards that count at the end",
    "cards that count at the end, by visits to come",
    "white cards, by visits to come",
    "cards of the second colour, by visits to come",
    "cards still to be taken",
    "cards still to be taken, by visits to come",
    "nothing played in this visit yet",
    "special cards",
    "visits for the special card of the vizier",
    "visits for the special card of the general",
    "visits for the special card of the monk",
    "visits for the special card of the princess",
    "lone tokens, by visits to come",
    "lone tokens for a rival's special card, by visits to come",
    "rivals' lone tokens for own special cards, by visits to come",
    "wares, by tiles to come with the same",
    "wares, by tiles to come with the same and by elephants in hand",
    "provinces on chains, by provinces to come that they lead to",
    "provinces on chains, by provinces to come that they lead to twice",
    "provinces on chains, by provinces to come that they lead to and by cards in hand",
    "quarter points that are sure",
    "palaces that are sure",
    "tokens that are sure, by visits to come",
    "special cards that are sure, by visits to come",
    "wares that are sure, by tiles to come with the same",
    "quarter points led",
    "quarter points led, by rivals in the visit",
    "palaces led",
    "tokens led, by visits to come",
    "special cards led, by visits to come",
    "wares led, by tiles to come with the same",
    "symbols tied for the lead",
    "quarter points of a palace that is not led",
    "quarter points of a palace that is not led, by cards that may be played, up to four",
    "rivals in the visit",
    "visits to come",
    "one",
)
(
    POINTS,
    POINTS_LATER,
    CARDS,
    CARDS_LATER,
    MANY_LATER,
    RIVAL_CARDS_LATER,
    COUNTED,
    COUNTED_LATER,
    WHITES_LATER,
    SECOND_LATER,
    DUE,
    DUE_LATER,
    FRESH,
    SPECIALS,
    SPECIAL_VISITS,
    _GENERAL,
    _MONK,
    _PRINCESS,
    TOKENS_LATER,
    RIVAL_TOKENS_LATER,
    SEIZABLE_LATER,
    WARES_TO_COME,
    WARES_ELEPHANTS,
    CHAINS,
    CHAINS_TWICE,
    CHAINS_CARDS,
    SURE,
    SURE_PALACES,
    SURE_TOKENS,
    SURE_SPECIALS,
    SURE_WARES,
    LED,
    LED_BY_RIVALS,
    LED_PALACES,
    LED_TOKENS,
    LED_SPECIALS,
    LED_WARES,
    TIED,
    UNLED,
    UNLED_CARDS,
    RIVALS,
    TO_COME,
    ONE,
) = range(43)
WEIGHTS = fitted(__package__, FEATURES)
ASPECTS = 6

MANY = 8
FEW = 4


def judge(s: State, seat: int) -> int:
    """A hundred times the points a seat may expect at the end."""
    if s.visit == VISITS:
        return 100 * s.points[seat]
    w = WEIGHTS[s.seats]
    left = VISITS - 1 - s.visit
    total = w[ONE] + w[TO_COME] * left + (w[POINTS] + w[POINTS_LATER] * left) * s.points[seat]
    total += hand_worth(s, seat, left) + special_worth(s, seat, left) + wares_worth(s, seat) + network_worth(s, seat)
    return (total + court_worth(s, seat, left)) >> SHIFT


def aspects(s: State, seat: int, out: Any, at: int) -> int:
    """Points, the visit, hand, special cards, wares and chains of palaces, each in hundredths of a point."""
    for i in range(ASPECTS):
        out[at + i] = 0
    if s.visit == VISITS:
        out[at] = 100 * s.points[seat]
        return ASPECTS
    w = WEIGHTS[s.seats]
    left = VISITS - 1 - s.visit
    out[at] = w[ONE] + w[TO_COME] * left + (w[POINTS] + w[POINTS_LATER] * left) * s.points[seat] >> SHIFT
    out[at + 1] = court_worth(s, seat, left) >> SHIFT
    out[at + 2] = hand_worth(s, seat, left) >> SHIFT
    out[at + 3] = special_worth(s, seat, left) >> SHIFT
    out[at + 4] = wares_worth(s, seat) >> SHIFT
    out[at + 5] = network_worth(s, seat) >> SHIFT
    return ASPECTS


def court_worth(s: State, seat: int, left: int) -> int:
    """What the visit still brings a seat: at court, or once it has withdrawn and takes its cards."""
    if s.visiting[seat] == 1:
        return visit_worth(s, seat, left)
    if question(s) == TAKE and asked(s) == seat:
        return (WEIGHTS[s.seats][DUE] + WEIGHTS[s.seats][DUE_LATER] * left) * s.owed_count
    return 0


def hand_worth(s: State, seat: int, left: int) -> int:
    """Cards are strength for visits to come beside the cards of rivals; white ones and the longest colour also count at the end."""
    w = WEIGHTS[s.seats]
    longest = 0
    second = 0
    for colour in range(COLOURS):
        count = count_of(s, seat, colour)
        second = max(second, min(count, longest))
        longest = max(longest, count)
    whites = count_whites(s, seat)
    later = w[WHITES_LATER] * whites + w[SECOND_LATER] * second + w[COUNTED_LATER] * (longest + whites)
    later += w[CARDS_LATER] * s.hand_size[seat] + w[MANY_LATER] * max(s.hand_size[seat] - MANY, 0)
    later += w[RIVAL_CARDS_LATER] * rival_cards(s, seat)
    return later * left + w[CARDS] * s.hand_size[seat] + w[COUNTED] * (longest + whites)


def rival_cards(s: State, seat: int) -> int:
    """The cards in all other hands."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            count += s.hand_size[other]
    return count


def special_worth(s: State, seat: int, left: int) -> int:
    """Special cards serve in every visit; a lone token is half of one, and may seize it from a rival."""
    w = WEIGHTS[s.seats]
    total = 0
    for figure in range(FIGURES):
        holder = holds(s, figure)
        if holder == seat + 1:
            visits = left
            if s.visiting[seat] == 1 and s.special[figure] == seat + 1 and s.special_played[figure] == 0:
                visits += 1
            total += w[SPECIALS] + w[SPECIAL_VISITS + figure] * visits
            total += w[SEIZABLE_LATER] * lone_tokens(s, seat, figure) * left
        elif s.tokens[seat][figure] == 1:
            total += (w[TOKENS_LATER] if holder == 0 else w[RIVAL_TOKENS_LATER]) * left
    return total


def holds(s: State, figure: int) -> int:
    """Who has a figure's special card, or will have it at the end of this visit; counted from 1, so that 0 is nobody."""
    for seat in range(s.seats):
        if s.tokens[seat][figure] >= PAIR:
            return seat + 1
    return s.special[figure]


def lone_tokens(s: State, seat: int, figure: int) -> int:
    """How many rivals have a token of a figure."""
    count = 0
    for other in range(s.seats):
        if other != seat and s.tokens[other][figure] == 1:
            count += 1
    return count


def wares_worth(s: State, seat: int) -> int:
    """The wares of a seat, each as often as the tiles to come show it; elephants win those tiles."""
    w = WEIGHTS[s.seats]
    count = 0
    for tile in range(s.visit + 1, VISITS):
        for ware in range(WARES):
            count += TILE_GOODS[tile][ware] * s.goods[seat][ware]
    return (w[WARES_TO_COME] + w[WARES_ELEPHANTS] * elephants(s, seat)) * count


def elephants(s: State, seat: int) -> int:
    """The elephants on the cards in a hand."""
    count = 0
    for card in range(CARD_KINDS):
        count += s.hand[seat][card] * CARD_SHOWS[card][ELEPHANT]
    return count


def tile_to_come(s: State) -> int:
    """The wares of the tile at court, each as often as the tiles to come show it."""
    count = 0
    for tile in range(s.visit + 1, VISITS):
        for ware in range(WARES):
            count += TILE_GOODS[tile][ware] * TILE_GOODS[s.visit][ware]
    return count


def network_worth(s: State, seat: int) -> int:
    """Chains that lead to provinces still to be visited pay again there, for cards that win a palace."""
    w = WEIGHTS[s.seats]
    total = 0
    unseen = s.cities[seat]
    while unseen != 0:
        joined = chain(s.cities[seat], unseen & -unseen)
        unseen &= ~joined
        around = cities_around(joined)
        size = count_provinces(joined)
        for visit in range(s.visit + 1, VISITS):
            ways = around & PROVINCE_BITS[s.order[visit]]
            if ways != 0:
                total += (w[CHAINS] + w[CHAINS_CARDS] * s.hand_size[seat]) * size
            if ways & (ways - 1) != 0:
                total += w[CHAINS_TWICE] * size
    return total


def cities_around(cities: int) -> int:
    """All cities at the other ends of the roads from some cities."""
    found = 0
    while cities != 0:
        found |= NEIGHBOUR_BITS[first(cities)]
        cities = without_first(cities)
    return found


def visit_worth(s: State, seat: int, left: int) -> int:
    """What a visiting seat leads, which is sure when it may withdraw before others play; and the cards it will take."""
    w = WEIGHTS[s.seats]
    asking = question(s)
    mine = asked(s) == seat
    rivals = count_rivals(s, seat)
    due = 2 if rivals > 0 else 1
    total = (w[DUE] + w[DUE_LATER] * left) * due + w[RIVALS] * rivals
    if s.turns[seat] == 0:
        total += w[FRESH]
    if mine and (asking == PALACE or asking == CROWN_PALACE):
        return total + leaving_worth(s, seat)
    return total + lead_worth(s, seat, left, rivals, rivals == 0 or (mine and asking == TURN))


def count_rivals(s: State, seat: int) -> int:
    """The other seats still visiting."""
    count = 0
    for other in range(s.seats):
        if other != seat and s.visiting[other] == 1:
            count += 1
    return count


def leaving_worth(s: State, seat: int) -> int:
    """What a withdrawal that has begun still brings: palaces, and the tile."""
    w = WEIGHTS[s.seats]
    total = w[SURE_PALACES] * s.owed_count + w[SURE] * palace_quarters(s, seat)
    if wins(s, seat, ELEPHANT):
        total += w[SURE] * QUARTERS * tile_points(s, seat, s.visit) + w[SURE_WARES] * tile_to_come(s)
    return total


def lead_worth(s: State, seat: int, left: int, rivals: int, sure: bool) -> int:
    """What a seat would win if it withdrew now."""
    w = WEIGHTS[s.seats]
    total = 0
    palaces = 0
    for symbol in range(ELEPHANT):
        lead = lead_in(s, seat, symbol)
        if lead > 0:
            palaces += 1
            if symbol < MOGUL:
                total += token_worth(s, seat, symbol, sure) * left
        elif lead == 0:
            total += w[TIED]
    quarters = palace_quarters(s, seat)
    if palaces == 0:
        total += (w[UNLED] + w[UNLED_CARDS] * min(playable(s, seat), FEW)) * quarters
        quarters = 0
    lead = lead_in(s, seat, ELEPHANT)
    if lead > 0:
        quarters += QUARTERS * tile_points(s, seat, s.visit)
        total += (w[SURE_WARES] if sure else w[LED_WARES]) * tile_to_come(s)
    elif lead == 0:
        total += w[TIED]
    if sure:
        return total + w[SURE] * quarters + w[SURE_PALACES] * palaces
    return total + (w[LED] + w[LED_BY_RIVALS] * rivals) * quarters + w[LED_PALACES] * palaces


def playable(s: State, seat: int) -> int:
    """How many coloured cards of one colour a seat may still play in this visit."""
    if s.colour[seat] > 0:
        return count_of(s, seat, s.colour[seat] - 1)
    most = 0
    for colour in range(COLOURS):
        most = max(most, count_of(s, seat, colour))
    return most


def lead_in(s: State, seat: int, symbol: int) -> int:
    """By how many symbols a seat leads what is at court; 0 for a tie, -1 where it leads nothing."""
    shown = s.shown[seat][symbol]
    if shown == 0 or not is_at_court(s, symbol):
        return -1
    most = 0
    for other in range(s.seats):
        if other != seat and s.visiting[other] == 1 and s.shown[other][symbol] > most:
            most = s.shown[other][symbol]
    return shown - most if shown >= most else -1


def token_worth(s: State, seat: int, figure: int, sure: bool) -> int:
    """A token that is led: the second makes a special card, and one for a special card of one's own is nothing."""
    w = WEIGHTS[s.seats]
    if s.special[figure] == seat + 1:
        return 0
    if s.tokens[seat][figure] == 1:
        return w[SURE_SPECIALS] if sure else w[LED_SPECIALS]
    return w[SURE_TOKENS] if sure else w[LED_TOKENS]


def palace_quarters(s: State, seat: int) -> int:
    """What the best city for a palace in this province pays, in quarter points."""
    province = s.order[s.visit]
    best = 0
    for city in range(FIRST_CITY[province], BEYOND_CITY[province]):
        best = max(best, city_quarters(s, seat, city))
    return best
