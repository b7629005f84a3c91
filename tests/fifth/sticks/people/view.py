"""What a seat, or a spectator, may see: everything."""

import msgspec
from durbar.games.sticks.people.names import HEAP
from durbar.games.sticks.rules.state import State


class SticksView(msgspec.Struct, frozen=True):
    """The heap, and who took the last stick."""

    place: str
    sticks: int
    last: int | None


def open_view(s: State) -> SticksView:
    """The heap as it lies there."""
    return SticksView(place=HEAP, sticks=s.sticks, last=s.last - 1 if s.last else None)


def own_view(s: State, seat: int, table: SticksView) -> SticksView:
    """Nobody sees more than the others."""
    return table
