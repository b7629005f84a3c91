"""How the numbers of every event read."""

from durbar.core.events import Told
from durbar.games.legacy.people.names import antique_id, collection_id
from durbar.games.legacy.rules.events import (
    BOUGHT,
    COIN_TAKEN,
    COLLECTED,
    DAY_BEGAN,
    ENDED,
    EXTRA_TURN,
    EXTRA_WASTED,
    GAVE_UP,
    LAID_OUT,
    LONE,
    OFFER_CLEARED,
    RECEIVED,
    REMOVED,
    TAXED,
)

EVENTS = {
    DAY_BEGAN: Told("day_began", day=int),
    LAID_OUT: Told("laid_out", card=antique_id),
    COIN_TAKEN: Told("coin_taken", rupees=int, coins_left=int),
    BOUGHT: Told("bought", card=antique_id, rupees=int),
    COLLECTED: Told("collected", collection=collection_id, points=int),
    GAVE_UP: Told("gave_up", card=antique_id),
    TAXED: Told("taxed", rupees=int),
    RECEIVED: Told("received", rupees=int),
    EXTRA_TURN: Told("extra_turn"),
    EXTRA_WASTED: Told("extra_wasted"),
    OFFER_CLEARED: Told("offer_cleared"),
    REMOVED: Told("removed", card=antique_id),
    LONE: Told("lone", card=antique_id),
    ENDED: Told("ended"),
}
