"""What a seat knows, as numbers."""

from typing import Any

from durbar.core.agenda import about, offer, question
from durbar.core.sets import has
from durbar.games.legacy.rules.days import coins_left, is_offered, price
from durbar.games.legacy.rules.state import ANTIQUES, COLLECTIONS, SEATS, State

OBSERVATION = 9 + ANTIQUES * (2 + SEATS) + COLLECTIONS * (1 + SEATS) + SEATS


def observe(s: State, seat: int, out: Any) -> int:
    """The common facts, then each antique and each collection card one-hot by place, seats counted from the observer."""
    n = observe_table(s, seat, out)
    for antique in range(ANTIQUES):
        n = offer(out, n, 1 if has(s.deck, antique) else 0)
        n = offer(out, n, 1 if is_offered(s, antique) else 0)
        n = observe_holders(s, seat, out, n, s.owned, antique)
    for card in range(COLLECTIONS):
        n = offer(out, n, 1 if has(s.supply, card) else 0)
        n = observe_holders(s, seat, out, n, s.held, card)
    for step in range(SEATS):
        n = offer(out, n, s.money[(seat + step) % s.seats] if step < s.seats else 0)
    return n


def observe_table(s: State, seat: int, out: Any) -> int:
    """Seats, variant, day, turn, price, coins and question."""
    n = offer(out, 0, s.seats)
    n = offer(out, n, s.gray)
    n = offer(out, n, s.day)
    n = offer(out, n, (s.turn + s.seats - seat) % s.seats)
    n = offer(out, n, s.extra)
    n = offer(out, n, price(s) if coins_left(s) > 0 else 0)
    n = offer(out, n, coins_left(s))
    n = offer(out, n, question(s))
    return offer(out, n, about(s) if question(s) > 0 else 0)


def observe_holders(s: State, seat: int, out: Any, n: int, sets: Any, thing: int) -> int:
    """One-hot: which seat, counted from the observer, holds a thing; all zero when none does."""
    for step in range(SEATS):
        n = offer(out, n, 1 if step < s.seats and has(sets[(seat + step) % s.seats], thing) else 0)
    return n
