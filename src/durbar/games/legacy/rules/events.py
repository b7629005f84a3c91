"""What can happen: the kinds of events, by number."""

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
