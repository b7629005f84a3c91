"""What a table looks like: who sits there, what was told and said, and the match as one may know it."""

from typing import Literal

import msgspec

from durbar.bots.why import Why
from durbar.core.course import Standing
from durbar.core.events import Event
from durbar.core.game import Action, Prompt, Score
from durbar.server.clock import ClockTerms
from durbar.server.wire.words import Status, Told, View


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
    may_ask: bool = False
    """Whether somebody without a seat may ask for this one, as there are others to decide."""


class SeatChange(msgspec.Struct, frozen=True, kw_only=True):
    """A seat changed hands after so many steps (-1: before the match began): who has it now, and who had it before."""

    step: int
    seat: int
    told: Told
    name: str
    before: str
    level: str | None


class AskingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks for a seat of a match that has begun; the seats that have accepted them, and those still to be heard."""

    number: int
    seat: int
    name: str
    accepted: tuple[int, ...]
    awaited: tuple[int, ...]


class NewRules(msgspec.Struct, frozen=True, kw_only=True):
    """After so many steps the match went on under another version of the rules."""

    step: int
    version: int


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
    clock: ClockTerms | None = None
    """How long people may think here; null: as long as they like."""
    changes: tuple[SeatChange, ...] = ()
    """The latest changes of seats, the oldest first."""
    asking: tuple[AskingInfo, ...] = ()
    """Who asks for a seat."""
    rests: bool = False
    """Whether what was played here does not fit the rules any more: it is only looked at."""
    new_rules: tuple[NewRules, ...] = ()
    """Where the match went on under other rules."""
    notice: str | None = None
    """What the host of the house says at all tables."""


class You(msgspec.Struct, frozen=True, kw_only=True):
    """Who you are at this table."""

    seat: int | None
    host: bool
    """Whether you may start, place bots and free seats."""
    left: int | None = None
    """The seat that you left and may take again."""
    asking: int | None = None
    """The number of your own asking for a seat."""
    muted: tuple[int, ...] = ()
    """The seats of people whom you have muted."""
    muted_host: bool = False
    """Whether you have muted who opened the table, and may speak without a seat."""


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


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """How far the match is and what you are asked: all of a position but what lies on the table."""

    n: int
    """How many entries (steps and undos) the table has stored; it only ever rises. Send it back with what you play."""
    step: int
    """How many steps the match has now; an undo lowers it."""
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


class Position(Situation, frozen=True, kw_only=True):
    """The match as you may know it, whole: it replaces everything you were told before."""

    view: View


SHOWN: tuple[type[msgspec.Struct], ...] = (
    SeatInfo,
    SeatChange,
    AskingInfo,
    NewRules,
    TableInfo,
    You,
    LogLine,
    ChatLine,
    Position,
)
