"""What each number of an observation is."""

from durbar.games.sticks.rules.tables import MORE, STICKS

from durbar.core.columns import Column


def columns() -> list[Column]:
    """Seats, variant and heap."""
    return [
        Column("seats", 2, 3, "how many seats play"),
        Column("burns", 0, 1, "whether the last stick burns"),
        Column("sticks", 0, STICKS + MORE, "how many lie in the heap"),
    ]
