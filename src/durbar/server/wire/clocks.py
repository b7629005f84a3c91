"""How long everybody may still think, as it is shown at every seat."""

import msgspec

from durbar.server.wire.around import LogLine


class Clocks(msgspec.Struct, frozen=True, kw_only=True):
    """What each seat has left now, in milliseconds, and whose time runs. It stands still while you hear nothing of the house."""

    left: tuple[int, ...]
    running: tuple[int, ...]
    rest: tuple[int, int] | None
    """In how long it rests over a night or a weekend, and in how long it goes on; null where it never does."""


class ClocksChanged(msgspec.Struct, frozen=True, kw_only=True, tag="clocks"):
    """Somebody answered, or somebody's time is over, which `log` tells: append it."""

    clocks: Clocks
    log: tuple[LogLine, ...] = ()
