"""Where points come from."""

from durbar.games.legacy.rules.scores import antique_points, collection_points, money_points
from durbar.games.legacy.rules.state import State


def breakdown(s: State, seat: int) -> dict[str, int]:
    """A seat's points by source."""
    return {
        "antiques": antique_points(s, seat),
        "collections": collection_points(s, seat),
        "money": money_points(s, seat),
    }
