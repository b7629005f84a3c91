"""What a seat knows, as numbers; seats are counted from the observer."""

from typing import Any

from durbar.core.agenda import about, asked, offer, question
from durbar.games.taj_mahal.rules.points import palace_points, tile_points
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import (
    BEYOND_CITY,
    BONUS_KINDS,
    CARDS,
    CITIES,
    FIGURES,
    FIRST_CITY,
    SEATS,
    SYMBOLS,
    VISITS,
    WARES,
)
from durbar.games.taj_mahal.rules.withdrawing import is_at_court, wins

TABLE = 6 + SYMBOLS
EACH_CITY = 2 * SEATS + BONUS_KINDS - 1 + 2
EACH_SEAT = 9 + 2 * CARDS + 2 * SYMBOLS + 2 * FIGURES + WARES
OBSERVATION = TABLE + 3 * CARDS + CITIES * EACH_CITY + SEATS * EACH_SEAT


def observe(s: State, seat: int, out: Any) -> int:
    """The common facts, the observer's hand, display and discards, every city, and every seat from the observer on. Rules TM-3.1, TM-3.2."""
    n = observe_table(s, seat, out)
    for card in range(CARDS):
        n = offer(out, n, s.hand[seat][card])
        n = offer(out, n, s.display[card])
        n = offer(out, n, s.discard[card])
    n = observe_cities(s, seat, out, n)
    for step in range(SEATS):
        n = observe_seat(s, (seat + step) % s.seats, step, out, n)
    return n


def observe_table(s: State, seat: int, out: Any) -> int:
    """Seats, visit, deck, question, and what is still at court."""
    n = offer(out, 0, s.seats)
    n = offer(out, n, s.visit)
    n = offer(out, n, s.deck_left)
    n = offer(out, n, question(s))
    n = offer(out, n, steps_to(s, seat, asked(s)) if question(s) > 0 else 0)
    n = offer(out, n, about(s) if question(s) > 0 else 0)
    for symbol in range(SYMBOLS):
        n = offer(out, n, 1 if is_at_court(s, symbol) else 0)
    return n


def observe_cities(s: State, seat: int, out: Any, n: int) -> int:
    """Every city, visit by visit; most of what is said of them is nothing."""
    for i in range(CITIES * EACH_CITY):
        out[n + i] = 0
    for visit in range(VISITS):
        province = s.order[visit]
        for city in range(FIRST_CITY[province], BEYOND_CITY[province]):
            observe_city(s, seat, city, visit, out, n + city * EACH_CITY)
    return n + CITIES * EACH_CITY


def observe_city(s: State, seat: int, city: int, visit: int, out: Any, at: int) -> None:
    """Owners and bonus tile one-hot, in how many visits its province comes, and whether it is visited now."""
    if s.palace[city] > 0:
        out[at + steps_to(s, seat, s.palace[city] - 1)] = 1
    if s.crown[city] > 0:
        out[at + SEATS + steps_to(s, seat, s.crown[city] - 1)] = 1
    if s.bonus[city] > 0:
        out[at + 2 * SEATS + s.bonus[city] - 1] = 1
    if visit > s.visit:
        out[at + EACH_CITY - 2] = visit - s.visit
    if visit == s.visit:
        out[at + EACH_CITY - 1] = 1


def steps_to(s: State, seat: int, other: int) -> int:
    """How many places after a seat another sits."""
    return other - seat if other >= seat else other - seat + s.seats


def observe_seat(s: State, seat: int, step: int, out: Any, n: int) -> int:
    """What lies in front of one seat, and what all know of its hand; zeros for a seat that is not there."""
    if step >= s.seats:
        for _ in range(EACH_SEAT):
            n = offer(out, n, 0)
        return n
    n = observe_standing(s, seat, out, n)
    for card in range(CARDS):
        n = offer(out, n, s.known[seat][card])
        n = offer(out, n, s.played[seat][card])
    for symbol in range(SYMBOLS):
        n = offer(out, n, s.shown[seat][symbol])
        n = offer(out, n, 1 if s.visiting[seat] == 1 and wins(s, seat, symbol) else 0)
    for figure in range(FIGURES):
        n = offer(out, n, s.tokens[seat][figure])
        n = offer(out, n, 1 + s.special_played[figure] if s.special[figure] == seat + 1 else 0)
    for ware in range(WARES):
        n = offer(out, n, s.goods[seat][ware])
    return n


def observe_standing(s: State, seat: int, out: Any, n: int) -> int:
    """Points, place in the visit, cards, and what province tile and palaces would pay now."""
    going = s.visit < VISITS
    n = offer(out, n, s.points[seat])
    n = offer(out, n, s.visiting[seat])
    n = offer(out, n, 1 if s.start == seat else 0)
    n = offer(out, n, s.turns[seat])
    n = offer(out, n, s.colour[seat])
    n = offer(out, n, s.hand_size[seat])
    n = offer(out, n, s.unknown[seat])
    n = offer(out, n, tile_points(s, seat, s.visit) if going else 0)
    return offer(out, n, palace_points(s.cities[seat], s.order[s.visit]) if going else 0)
