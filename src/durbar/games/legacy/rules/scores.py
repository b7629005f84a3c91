"""The scoring: antiques that are not alone in their colour, collection cards, and money."""

from typing import Any

from durbar.games.legacy.rules.state import COLLECTIONS, COLOURS, KINDS, OWNED, State
from durbar.games.legacy.rules.tables import COLLECTION_POINTS, RUPEES_FOR_A_POINT, VALUE


def is_lone(s: State, seat: int, antique: int) -> bool:
    """Whether an owned antique is its seat's only one of its colour. Rule LM-6.2."""
    return count_of_colour(s, seat, antique % COLOURS) == 1


def count_of_colour(s: State, seat: int, colour: int) -> int:
    """How many antiques of one colour a seat owns."""
    count = 0
    for kind in range(KINDS):
        if s.where[kind * COLOURS + colour] == OWNED + seat:
            count += 1
    return count


def antiques_kept(s: State, seat: int) -> int:
    """How many antiques count at the scoring, which also breaks ties. Rules LM-6.5, LM-R2."""
    kept = 0
    for colour in range(COLOURS):
        count = count_of_colour(s, seat, colour)
        if count > 1:
            kept += count
    return kept


def antique_points(s: State, seat: int) -> int:
    """The values of the antiques that are not alone in their colour. Rule LM-6.3."""
    points = 0
    for colour in range(COLOURS):
        if count_of_colour(s, seat, colour) > 1:
            points += colour_points(s, seat, colour)
    return points


def colour_points(s: State, seat: int, colour: int) -> int:
    """The values of a seat's antiques of one colour."""
    points = 0
    for kind in range(KINDS):
        antique = kind * COLOURS + colour
        if s.where[antique] == OWNED + seat:
            points += VALUE[antique]
    return points


def collection_points(s: State, seat: int) -> int:
    """The points on a seat's collection cards. Rule LM-6.3."""
    points = 0
    for card in range(COLLECTIONS):
        if s.held[card] == seat + 1:
            points += COLLECTION_POINTS[card]
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
