"""What can happen, as people read it."""

from durbar.core.events import Told
from durbar.games.legacy.rules import tables

(
    DAY_BEGAN,
    LAID_OUT,
    COIN_TAKEN,
    BOUGHT,
    COLLECTED,
    GAVE_UP,
    TAXED,
    RECEIVED,
    EXTRA_TURN,
    EXTRA_WASTED,
    OFFER_CLEARED,
    REMOVED,
    LONE,
    ENDED,
) = range(14)


def antique(number: int) -> str:
    """The id of an antique."""
    return tables.ANTIQUES[number]


def collection(number: int) -> str:
    """The id of a collection card."""
    return tables.COLLECTIONS[number]


EVENTS = {
    DAY_BEGAN: Told("day_began", day=int),
    LAID_OUT: Told("laid_out", card=antique),
    COIN_TAKEN: Told("coin_taken", rupees=int, coins_left=int),
    BOUGHT: Told("bought", card=antique, rupees=int),
    COLLECTED: Told("collected", collection=collection, points=int),
    GAVE_UP: Told("gave_up", card=antique),
    TAXED: Told("taxed", rupees=int),
    RECEIVED: Told("received", rupees=int),
    EXTRA_TURN: Told("extra_turn"),
    EXTRA_WASTED: Told("extra_wasted"),
    OFFER_CLEARED: Told("offer_cleared"),
    REMOVED: Told("removed", card=antique),
    LONE: Told("lone", card=antique),
    ENDED: Told("ended"),
}
