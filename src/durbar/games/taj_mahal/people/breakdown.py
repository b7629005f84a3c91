"""Where points come from."""

from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.state import State


def by_source(s: State, seat: int, visit: int) -> dict[str, int]:
    """A seat's points of one visit by source."""
    return {source: s.gained[seat][visit * tables.SOURCES + i] for i, source in enumerate(tables.SOURCE_IDS)}


def breakdown(s: State, seat: int) -> dict[str, int]:
    """A seat's points by source."""
    rows = [by_source(s, seat, visit) for visit in range(tables.VISITS)]
    return {source: sum(row[source] for row in rows) for source in tables.SOURCE_IDS}
