"""The scoring: antiques that are not alone in their colour, collection cards, and money."""

from typing import Any

from durbar.core.sets import first, holder_of, size, without_first
from durbar.games.legacy.rules.state import COLOURS, State
from durbar.games.legacy.rules.tables import COLLECTION_POINTS, OF_COLOUR, RUPEES_FOR_A_POINT, VALUE


def lone_antiques(s: State, seat: int) -> int:
    """The antiques that are their seat's only ones of their colours, as a set. Rule LM-6.2."""
    lone = 0
    for colour in range(COLOURS):
        antiques = s.owned[seat] & OF_COLOUR[colour]
        if antiques != 0 and without_first(antiques) == 0:
            lone |= antiques
    return lone


def owner(s: State, antique: int) -> int:
    """The seat that owns an antique, -1 when nobody does."""
    return holder_of(s.owned, s.seats, antique)


def count_of_colour(s: State, seat: int, colour: int) -> int:
    """How many antiques of one colour a seat owns."""
    return size(s.owned[seat] & OF_COLOUR[colour])


def count_of_kind(s: State, seat: int, kind: int) -> int:
    """How many antiques of one kind a seat owns."""
    return (s.have[seat] >> 4 * kind) & 7


def antiques_kept(s: State, seat: int) -> int:
    """How many antiques count at the scoring, which also breaks ties. Rules LM-6.5, LM-R2."""
    return size(s.owned[seat] & ~lone_antiques(s, seat))


def antique_points(s: State, seat: int) -> int:
    """The values of the antiques that are not alone in their colour. Rule LM-6.3."""
    return values(s.owned[seat] & ~lone_antiques(s, seat))


def colour_points(s: State, seat: int, colour: int) -> int:
    """The values of a seat's antiques of one colour."""
    return values(s.owned[seat] & OF_COLOUR[colour])


def values(antiques: int) -> int:
    """The values of a set of antiques together."""
    points = 0
    while antiques != 0:
        points += VALUE[first(antiques)]
        antiques = without_first(antiques)
    return points


def collection_points(s: State, seat: int) -> int:
    """The points on a seat's collection cards. Rule LM-6.3."""
    points = 0
    cards = s.held[seat]
    while cards != 0:
        points += COLLECTION_POINTS[first(cards)]
        cards = without_first(cards)
    return points


def money_points(s: State, seat: int) -> int:
    """One point for every three rupees. Rule LM-6.4."""
    return s.money[seat] // RUPEES_FOR_A_POINT


def points(s: State, seat: int) -> int:
    """All points of a seat, if the match ended now."""
    return antique_points(s, seat) + collection_points(s, seat) + money_points(s, seat)


def stands_before(s: State, one: int, other: int, out: Any) -> bool:
    """More points, or as many and more antiques. Rule LM-6.5."""
    if out[0][one] != out[0][other]:
        return bool(out[0][one] > out[0][other])
    return antiques_kept(s, one) > antiques_kept(s, other)


def scores(s: State, out: Any) -> None:
    """Points and places; seats that nothing tells apart share a place. Rules LM-6.3, LM-6.4, LM-6.5."""
    for seat in range(s.seats):
        out[0][seat] = points(s, seat)
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if stands_before(s, other, seat, out):
                place += 1
        out[1][seat] = place
