"""The views of one position, each written once: what lies open to all is laid out and written for everybody together."""

from durbar.core.position import Position
from durbar.server.wire.change import Sheet, sheet


class Sheets:
    """How every seat, and a spectator, sees a position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.table = position.game.people.open_view(position.state)
        self._written: dict[int | None, Sheet] = {None: sheet(self.table)}

    def of(self, seat: int | None) -> Sheet:
        """The view of a seat, in the parts in which it is told."""
        if seat is not None and seat not in self._written:
            own = self.position.game.people.own_view(self.position.state, seat, self.table)
            self._written[seat] = sheet(own, self.table, self._written[None])
        return self._written[seat]
