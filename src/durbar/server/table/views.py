"""The views of one position, each laid out once: what lies open to all is the very same in all of them."""

import msgspec

from durbar.core.position import Position


class Views:
    """How every seat, and a spectator, sees a position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.table = position.game.people.open_view(position.state)
        self._own: dict[int, msgspec.Struct] = {}

    def of(self, seat: int | None) -> msgspec.Struct:
        """The view of a seat, or of a spectator."""
        if seat is None:
            return self.table
        if seat not in self._own:
            self._own[seat] = self.position.game.people.own_view(self.position.state, seat, self.table)
        return self._own[seat]
