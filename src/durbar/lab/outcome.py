"""What a finished match is worth to each seat, for whoever learns from it."""

from collections.abc import Sequence
from typing import Any


def worth(places: Sequence[int]) -> list[float]:
    """1 for the only winner and equally much less for all others, so that the sum is 0; winners of a tie share.

    Alone against the game it is 1 or -1.
    """
    if len(places) == 1:
        return [1.0 if places[0] == 1 else -1.0]
    seats, winners = len(places), sum(1 for place in places if place == 1)
    return [((seats / winners if place == 1 else 0.0) - 1) / (seats - 1) for place in places]


def worths(places: Any) -> Any:
    """The same for many matches at once: an array of places, a row a match, becomes an array of what they are worth."""
    first = places == 1
    seats = places.shape[1]
    if seats == 1:
        return 2.0 * first - 1.0
    return (seats * first / first.sum(1, keepdims=True).clip(1) - 1) / (seats - 1)
