"""What a browser hears over a table's socket."""

import msgspec

from durbar.core.game import Reason
from durbar.server.wire.around import ChatLine, LogLine, Position, Situation, TableInfo, You
from durbar.server.wire.change import Change
from durbar.server.wire.clocks import Clocks, ClocksChanged


class Snapshot(msgspec.Struct, frozen=True, kw_only=True, tag="snapshot"):
    """Everything, on connecting: replace all you had.

    `log` holds the events after the entry you said you had seen (`?seen=n`): append them when `since` is that
    number; when `since` is 0 it is the whole story, so replace your log.
    """

    table: TableInfo
    you: You
    position: Position | None
    """null before the match starts."""
    since: int
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]
    clocks: Clocks | None = None
    """null where everybody may think as long as they like."""


class Moved(msgspec.Struct, frozen=True, kw_only=True, tag="moved"):
    """A step was played or taken back. Drop log lines of a later step than `kept`, then append `log`."""

    seat: int
    """Whose step it was."""
    undone: bool
    kept: int
    log: tuple[LogLine, ...]
    position: Situation
    view: Change
    """What became of the view you had."""


class TableChanged(msgspec.Struct, frozen=True, kw_only=True, tag="table"):
    """Somebody came, sat down, left, or the rematch is there."""

    table: TableInfo
    you: You


class Spoken(msgspec.Struct, frozen=True, kw_only=True, tag="spoken"):
    """Somebody said something."""

    line: ChatLine


class Done(msgspec.Struct, frozen=True, kw_only=True, tag="done"):
    """What you said with this ref is done and stored."""

    ref: int | None
    n: int


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """What you said was refused, and nothing changed."""

    ref: int | None
    reason: Reason
    sentence: str


Heard = Snapshot | Moved | TableChanged | ClocksChanged | Spoken | Done | Refused
