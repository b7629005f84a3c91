"""The wire: every message between a browser and the server, one struct each; the TypeScript types are made from these.

Over HTTP a browser asks (`OpenTable`, `TakeSeat`) and is answered (`Opened`, `Seated`, …).
Over a table's WebSocket it *says* things (`Said`) and *hears* things (`Heard`); both are told apart by `type`.
A listener is told the whole position on coming, and from then on what became of it (`change`).
A person may number what they say with `ref`: the answer to it, `done` or `refused`, carries the same number.
"""

from durbar.server.wire.answered import (
    ANSWERED,
    Advice,
    AnalysisInfo,
    BlockInfo,
    GameInfo,
    Hint,
    History,
    Opened,
    OptionInfo,
    Refusal,
    Seated,
)
from durbar.server.wire.around import (
    SHOWN,
    ChatLine,
    LogLine,
    Position,
    SeatInfo,
    Situation,
    TableInfo,
    You,
)
from durbar.server.wire.asked import (
    ASKED,
    OpenTable,
    TakeSeat,
)
from durbar.server.wire.clocks import Clocks, ClocksChanged
from durbar.server.wire.heard import (
    Done,
    Heard,
    Moved,
    Refused,
    Snapshot,
    Spoken,
    TableChanged,
)
from durbar.server.wire.said import (
    Chat,
    FreeSeat,
    Leave,
    Play,
    Rematch,
    Resume,
    Retry,
    Said,
    SeatBot,
    StandIn,
    Start,
    Undo,
)
from durbar.server.wire.words import (
    LONGEST_CHAT,
    LONGEST_NAME,
    Level,
    Name,
    SeatNumber,
    Status,
    View,
)

__all__ = [
    "ANSWERED",
    "ASKED",
    "LONGEST_CHAT",
    "LONGEST_NAME",
    "SHOWN",
    "Advice",
    "AnalysisInfo",
    "BlockInfo",
    "Chat",
    "ChatLine",
    "Clocks",
    "ClocksChanged",
    "Done",
    "FreeSeat",
    "GameInfo",
    "Heard",
    "Hint",
    "History",
    "Leave",
    "Level",
    "LogLine",
    "Moved",
    "Name",
    "OpenTable",
    "Opened",
    "OptionInfo",
    "Play",
    "Position",
    "Refusal",
    "Refused",
    "Rematch",
    "Resume",
    "Retry",
    "Said",
    "SeatBot",
    "SeatInfo",
    "SeatNumber",
    "Seated",
    "Situation",
    "Snapshot",
    "Spoken",
    "StandIn",
    "Start",
    "Status",
    "TableChanged",
    "TableInfo",
    "TakeSeat",
    "Undo",
    "View",
    "You",
]
