"""What each number of an observation is; seats are counted from the observer."""

from durbar.core.columns import Column, for_each
from durbar.games.legacy.rules.actions import GIVE_UP
from durbar.games.legacy.rules.state import OFFER, SEATS
from durbar.games.legacy.rules.tables import (
    ANTIQUES,
    COLLECTIONS,
    GOLD,
    MOST_RUPEES,
    PRICES,
    ROW_LENGTH,
    START_FIRST,
    START_OTHERS,
)


def columns() -> list[Column]:
    """The common facts, then each antique, each collection card and everybody's money."""
    antique = [
        Column("in_deck", 0, 1, "whether it is in the draw pile"),
        Column("in_offer", 0, 1, "whether it is on offer"),
        *owners(),
    ]
    card = [Column("in_supply", 0, 1, "whether it lies in the general supply"), *owners()]
    return [*table(), *for_each(ANTIQUES, antique), *for_each(COLLECTIONS, card), *money()]


def table() -> list[Column]:
    """Seats, variant, day, turn, price, coins and question."""
    return [
        Column("seats", 2, SEATS, "how many seats play"),
        Column("gray", 0, 1, "whether the gray sides of the collection cards are in play"),
        Column("day", 1, len(ANTIQUES) // OFFER, "number of the sales day"),
        Column("turn", 0, SEATS - 1, "how many places after the observer the seat sits whose turn it is"),
        Column("extra_turn", 0, 1, "whether this is an additional turn"),
        Column("price", 0, max(max(row) for row in PRICES), "what an antique costs now, 0 when no coin is left"),
        Column("coins_left", 0, max(ROW_LENGTH), "how many trade cards hold a coin"),
        Column(
            "question", 0, GIVE_UP, "what is asked: 1 to act, 2 to take a card, 3 to give an antique up; 0 when over"
        ),
        Column("about", 0, len(COLLECTIONS) - 1, "the collection card that the question is about"),
    ]


def owners() -> list[Column]:
    """Which seat has a thing, one-hot."""
    return [
        Column(f"of_seat_{step}", 0, 1, f"whether the seat {step} places after the observer has it")
        for step in range(SEATS)
    ]


def money() -> list[Column]:
    """A coin may come on top of the most that is kept; it is taxed at the end of the turn."""
    most = max(MOST_RUPEES, START_FIRST, START_OTHERS) + GOLD
    return [
        Column(f"money_{step}", 0, most, f"rupees of the seat {step} places after the observer")
        for step in range(SEATS)
    ]
