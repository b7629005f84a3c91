"""What a browser asks over HTTP."""

import msgspec

from durbar.server.clock import ClockTerms
from durbar.server.wire.words import Level, Name, SeatNumber


class OpenTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables: open a table, sit down at it, and let bots take other seats."""

    game: str
    seats: int | None = None
    """How many seats; the game's smallest number when left out."""
    options: dict[str, str] = {}
    """The chosen value of each option; the first value where left out."""
    name: Name = ""
    seat: SeatNumber | None = 0
    """Your own seat; null to open a table without sitting at it."""
    bots: dict[str, Level] = {}
    """Seat number (as text) to the level of the bot that sits there."""
    fill: Level | None = None
    """A level: bots of it take every seat that is still empty, so the match starts at once."""
    autostart: bool = True
    """Start as soon as every seat is taken; otherwise the host says `start`."""
    task: str | None = None
    """A task of the game's course: it has its own seats, options and bots."""
    clock: ClockTerms | None = None
    """How long people may think; as long as they like when left out."""


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats: sit down on an empty seat (any empty seat when none is named)."""

    name: Name
    seat: SeatNumber | None = None


ASKED: tuple[type[msgspec.Struct], ...] = (OpenTable, TakeSeat)
