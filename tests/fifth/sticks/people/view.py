"""What a seat, or a spectator, may see: everything."""

import msgspec
from durbar.games.sticks.people.names import HEAP
from durbar.games.sticks.rules.state import State


class SticksView(msgspec.Struct, frozen=True):
    """The heap, and who took the last stick."""

    place: str
    sticks: int
    last: int | None


def view(s: State, seat: int | None) -> SticksView:
    """The same for everybody."""
    return SticksView(place=HEAP, sticks=s.sticks, last=s.last - 1 if s.last else None)
