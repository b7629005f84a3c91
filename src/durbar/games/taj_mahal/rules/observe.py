"""What a seat knows, as numbers; seats are counted from the observer."""

from typing import Any

from durbar.core.agenda import about, asked, offer, question
from durbar.games.taj_mahal.rules.points import palace_points, tile_points
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import (
    BONUS_KINDS,
    CARDS,
    CITIES,
    CITY_PROVINCE,
    FIGURES,
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
    for city in range(CITIES):
        n = observe_city(s, seat, city, out, n)
    for step in range(SEATS):
        n = observe_seat(s, (seat + step) % s.seats, step, out, n)
    return n


def observe_table(s: State, seat: int, out: Any) -> int:
    """Seats, visit, deck, question, and what is still at court."""
    n = offer(out, 0, s.seats)
    n = offer(out, n, s.visit)
    n = offer(out, n, s.deck_left)
    n = offer(out, n, question(s))
    n = offer(out, n, (asked(s) + s.seats - seat) % s.seats if question(s) > 0 else 0)
    n = offer(out, n, about(s) if question(s) > 0 else 0)
    for symbol in range(SYMBOLS):
        n = offer(out, n, 1 if is_at_court(s, symbol) else 0)
    return n


def observe_city(s: State, seat: int, city: int, out: Any, n: int) -> int:
    """Owners and bonus tile one-hot, in how many visits its province comes, and whether it is visited now."""
    n = observe_owner(s, seat, s.palace[city] - 1, out, n)
    n = observe_owner(s, seat, s.crown[city] - 1, out, n)
    for kind in range(1, BONUS_KINDS):
        n = offer(out, n, 1 if s.bonus[city] == kind else 0)
    number = visit_of(s, CITY_PROVINCE[city])
    n = offer(out, n, number - s.visit if number > s.visit else 0)
    return offer(out, n, 1 if number == s.visit else 0)


def visit_of(s: State, province: int) -> int:
    """The visit, from 0, in which a province comes."""
    for visit in range(VISITS):
        if s.order[visit] == province:
            return visit
    return VISITS


def observe_owner(s: State, seat: int, owner: int, out: Any, n: int) -> int:
    """One-hot: which seat, counted from the observer; all zero for nobody."""
    for step in range(SEATS):
        n = offer(out, n, 1 if step < s.seats and owner == (seat + step) % s.seats else 0)
    return n


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
