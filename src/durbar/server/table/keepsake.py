"""A keepsake: what can be seen of a match without its rules, so that it can still be looked at once these have changed.

The last position and the story are kept with everybody's own eyes; of a match that is over also every earlier position,
with a spectator's eyes, as five seats would take seven times the space.
"""

import lzma
from typing import TYPE_CHECKING

import msgspec

from durbar.server import wire
from durbar.server.table import messages
from durbar.server.table.replay import told_history, told_replay
from durbar.server.table.views import Views

if TYPE_CHECKING:
    from durbar.server.table.table import Table

PRESET = 1
"""Views that follow one another are so alike that a better one gains little and takes many times as long."""


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """The last position and the whole story, as one seat or a spectator knows them."""

    position: wire.Position
    log: tuple[wire.LogLine, ...]


class Keepsake(msgspec.Struct, frozen=True, array_like=True):
    """What is kept: as seen by a spectator and then by each seat, and, once the match is over, how it went."""

    seen: tuple[Seen, ...]
    replay: tuple[wire.Position, ...] = ()
    history: wire.History | None = None

    def by(self, seat: int | None) -> Seen:
        """As a seat or a spectator sees it; nobody is asked anything any more."""
        seen = self.seen[0 if seat is None else seat + 1]
        shown = msgspec.structs.replace(
            seen.position, actors=(), prompt=None, legal=(), opened={}, undo=False, goal=None, warming=False
        )
        return Seen(shown, seen.log)


def keepsake_of(table: "Table") -> bytes:
    """All that can be seen at a table now, packed."""
    ledger = table.ledger
    assert ledger is not None
    views, eyes = Views(ledger.match), (None, *range(table.row.seats))
    seen = tuple(
        Seen(messages.position(table, ledger, seat, views.of(seat)), messages.log(ledger, 0, seat)) for seat in eyes
    )
    over = not ledger.bits
    replay = told_replay(ledger.match) if over else ()
    kept = Keepsake(seen, replay, told_history(ledger.match) if over else None)
    return lzma.compress(msgspec.json.encode(kept), preset=PRESET)


def unpacked(packed: bytes | None) -> Keepsake | None:
    """What was kept; None where nothing was, or where it is of a form that is not read any more."""
    try:
        return msgspec.json.decode(lzma.decompress(packed), type=Keepsake) if packed else None
    except (msgspec.DecodeError, lzma.LZMAError):
        return None
