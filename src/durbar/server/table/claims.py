"""Claims: who has played which seat of a match, and how seats changed hands. A seat with a hand is not anybody's to take."""

from collections import deque
from collections.abc import Iterable

from durbar.server import wire
from durbar.server.store import SeatRow

TOLD = 60
"""How many of the latest changes everybody is told."""


class Claims:
    """What the rows of a table's seats say about who was there before."""

    def __init__(self, rows: Iterable[SeatRow]) -> None:
        self.changes: deque[wire.SeatChange] = deque(maxlen=TOLD)
        self.given_up: set[int] = set()
        self._played: dict[int, SeatRow] = {}
        self._last: dict[int, SeatRow] = {}
        for row in rows:
            self.note(row)

    def note(self, row: SeatRow) -> None:
        """One more row; the first of each seat says how the table was opened."""
        if row.seat in self._last:
            self.changes.append(self._change(row))
        if row.kind == "empty" and row.step >= 0:
            self.given_up.add(row.seat)
        elif row.kind == "person":
            self.given_up.discard(row.seat)
            others = {seat: one for seat, one in self._played.items() if one.owner != row.owner}
            self._played = {**others, row.seat: row}
        elif row.step < 0:
            self._played.pop(row.seat, None)  # who stood up before the match began has not seen its hand
        if row.kind != "empty" or row.step < 0:
            self._last[row.seat] = row

    def of(self, owner: bytes) -> SeatRow | None:
        """How somebody sat where they have played."""
        return next((row for row in self._played.values() if row.owner == owner), None)

    def names(self) -> list[str]:
        """The names of all who may come back."""
        return [row.name for row in self._played.values()]

    def _change(self, row: SeatRow) -> wire.SeatChange:
        before = self._last[row.seat].name
        name = before if row.kind == "empty" else row.name
        return wire.SeatChange(
            step=row.step, seat=row.seat, told=self._told(row, before), name=name, before=before, level=row.level
        )

    def _told(self, row: SeatRow, before: str) -> wire.Told:
        if row.kind == "empty":
            return "up"
        if row.kind == "bot" and row.owner is not None:
            return "stands_in"
        played = self._played.get(row.seat)
        if row.step >= 0 and row.kind == "person" and played is not None and played.owner == row.owner:
            return "back"
        return "instead" if row.step >= 0 and before not in ("", row.name) else "sits"
