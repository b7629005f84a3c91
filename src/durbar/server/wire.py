"""The wire: every message between a browser and the server, one struct each; the TypeScript types are made from these.

Over HTTP a browser asks (`OpenTable`, `TakeSeat`) and is answered (`Opened`, `Seated`, …).
Over a table's WebSocket it *says* things (`Said`) and *hears* things (`Heard`); both are told apart by `type`.
A person may number what they say with `ref`: the answer to it, `done` or `refused`, carries the same number.
"""

from typing import Annotated, Any, Literal

import msgspec

from durbar.bots.analysis import Analysis
from durbar.bots.why import Why
from durbar.core.course import Standing
from durbar.core.events import Event
from durbar.core.game import Action, Prompt, Reason, Score
from durbar.core.options import Preset

LONGEST_NAME = 24
LONGEST_CHAT = 300

View = Annotated[Any, "View"]
"""What one seat or a spectator may know: the view struct of the table's game."""

Name = Annotated[str, msgspec.Meta(max_length=200)]
Level = Annotated[str, msgspec.Meta(max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Status = Literal["waiting", "running", "over"]


# What a browser asks over HTTP


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


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats: sit down on an empty seat (any empty seat when none is named)."""

    name: Name
    seat: SeatNumber | None = None


# What the server answers over HTTP


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A table was opened: its id, the link to send to friends, and your seat."""

    id: str
    link: str
    seat: int | None


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """You have a seat."""

    seat: int


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Any request that was refused: why, as a kind and as a sentence."""

    reason: Reason
    sentence: str


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One choice before a match: its values, the default, and the numbers of seats a value is limited to."""

    name: str
    values: tuple[str, ...]
    default: str
    seats: dict[str, tuple[int, ...]]


class BlockInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How sure we are of one block of component figures, and where they come from."""

    block: str
    status: Literal["found", "derived", "reconstructed"]
    source: dict[str, str]
    """The same sentence in each language."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One game of the house, as GET /api/games lists it."""

    key: str
    name: dict[str, str]
    """Its name in each language."""
    version: int
    edition: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    presets: tuple[Preset, ...]
    levels: tuple[str, ...]
    """The levels of bots that can sit at its tables."""
    blocks: tuple[BlockInfo, ...]
    """The data status of each block of components."""
    course: tuple[str, ...]
    """The tasks of its course, in order."""


class History(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{id}/history of a match that is over: for every step, each seat's points as if it ended there,
    and last, where a seat plays alone, those of what it plays against.
    """

    points: tuple[tuple[int, ...], ...]


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """One of the best answers: its chance of winning, and the points it leads to on average."""

    action: Action
    win: float
    points: float
    share: float
    """The share of its thinking that the bot spent on it: the surer, the more."""
    why: Why | None  # of the best one


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/tables/{id}/hint: what the strongest bot would do in your place, best first, knowing only what you know."""

    n: int
    """The position it is for."""
    advice: tuple[Advice, ...]


class AnalysisInfo(msgspec.Struct, frozen=True, kw_only=True):
    """GET, or POST to begin, /api/tables/{id}/analysis of a match that is over: how far it is, or what was found."""

    status: Literal["none", "waiting", "running", "done"]
    done: int
    total: int
    """How many decisions were looked at, of how many."""
    found: Analysis | None


# What a table looks like


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat: a person, a bot of a level, or nobody."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    here: bool
    """Whether that person is listening now (always true for bots)."""
    acted: int
    """When somebody last sat down or answered there (Unix seconds)."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The table around the match: who sits where, and how far things are."""

    id: str
    link: str
    game: str
    version: int
    edition: str
    options: dict[str, str]
    status: Status
    seats: tuple[SeatInfo, ...]
    host: str
    """The name of the person who opened the table."""
    autostart: bool
    spectators: int
    commitment: str | None
    """The hash of the match's secret, published when it starts."""
    rematch: str | None
    """The id of the table of the rematch, once there is one."""
    task: str | None
    """The task of the game's course that is practised here."""


class You(msgspec.Struct, frozen=True, kw_only=True):
    """Who you are at this table."""

    seat: int | None
    host: bool
    """Whether you may start, place bots and free seats."""


class LogLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One event of the story, and its step (0: the setup); `forced` where that gave itself, `why` where the tutor made it."""

    step: int
    event: Event
    forced: bool = False
    why: Why | None = None


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at the table; seat is null for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The match as you may know it, whole: it replaces everything you were told before."""

    n: int
    """How many entries (steps and undos) the table has stored; it only ever rises. Send it back with what you play."""
    step: int
    """How many steps the match has now; an undo lowers it."""
    view: View
    actors: tuple[int, ...]
    """The seats that owe an answer; empty when the match is over."""
    prompt: Prompt | None
    """The question you face."""
    legal: tuple[Action, ...]
    """Your possible answers."""
    undo: bool
    """Whether you may take back your last step now."""
    over: bool
    scores: tuple[Score, ...] | None
    """Places, points and breakdown once the match is over."""
    goal: Standing | None
    """At the table of a task: whether its goal is reached, can still be, or was missed."""
    opened: dict[str, tuple[Action, ...]] = {}
    """What an answer, by its number, would let you answer next: so that can be pointed at and chosen already."""
    warming: bool = False
    """Whether the bots here still see less far, as their search is being compiled."""


# What a browser says over the socket


class Play(msgspec.Struct, frozen=True, kw_only=True, tag="play", forbid_unknown_fields=True):
    """Answer your question with the action of this code; n is the position you saw."""

    code: int
    n: int
    ref: int | None = None


class Undo(msgspec.Struct, frozen=True, kw_only=True, tag="undo", forbid_unknown_fields=True):
    """Take back your last step, up to the last newly revealed information."""

    n: int
    ref: int | None = None


class Retry(msgspec.Struct, frozen=True, kw_only=True, tag="retry", forbid_unknown_fields=True):
    """Back to the beginning of the task that is practised here."""

    ref: int | None = None


class Chat(msgspec.Struct, frozen=True, kw_only=True, tag="chat", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    text: str
    ref: int | None = None


class Start(msgspec.Struct, frozen=True, kw_only=True, tag="start", forbid_unknown_fields=True):
    """The host starts the match; every seat must be taken."""

    ref: int | None = None


class SeatBot(msgspec.Struct, frozen=True, kw_only=True, tag="seat_bot", forbid_unknown_fields=True):
    """The host puts a bot on an empty seat, or in place of a person who is away."""

    seat: SeatNumber
    level: Level
    ref: int | None = None


class StandIn(msgspec.Struct, frozen=True, kw_only=True, tag="stand_in", forbid_unknown_fields=True):
    """Let a bot answer for a person who is away and waited for, until they are back."""

    seat: SeatNumber
    level: Level
    ref: int | None = None


class FreeSeat(msgspec.Struct, frozen=True, kw_only=True, tag="free_seat", forbid_unknown_fields=True):
    """The host frees the seat of a bot, or of a person who is away or has not begun to play."""

    seat: SeatNumber
    ref: int | None = None


class Leave(msgspec.Struct, frozen=True, kw_only=True, tag="leave", forbid_unknown_fields=True):
    """Stand up: your seat becomes empty, and the match waits for a friend or a bot to take it."""

    ref: int | None = None


class Rematch(msgspec.Struct, frozen=True, kw_only=True, tag="rematch", forbid_unknown_fields=True):
    """Play again with the same people, the start moved on by one seat."""

    ref: int | None = None


Said = Play | Undo | Retry | Chat | Start | SeatBot | StandIn | FreeSeat | Leave | Rematch


# What a browser hears over the socket


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


class Moved(msgspec.Struct, frozen=True, kw_only=True, tag="moved"):
    """A step was played or taken back. Drop log lines of a later step than `kept`, then append `log`."""

    seat: int
    """Whose step it was."""
    undone: bool
    kept: int
    log: tuple[LogLine, ...]
    position: Position


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


Heard = Snapshot | Moved | TableChanged | Spoken | Done | Refused

ASKED: tuple[type[msgspec.Struct], ...] = (OpenTable, TakeSeat)
ANSWERED: tuple[type[msgspec.Struct], ...] = (
    Opened, Seated, Refusal, OptionInfo, BlockInfo, GameInfo, History, Hint, AnalysisInfo,
    SeatInfo, TableInfo, You, LogLine, ChatLine, Position,
)  # fmt: skip
