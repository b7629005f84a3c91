"""What a browser says over a table's socket."""

import msgspec

from durbar.server.wire.words import Level, Name, SeatNumber


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
    """Put a bot on an empty seat: the host before the match, anybody who plays once it has begun."""

    seat: SeatNumber
    level: Level
    ref: int | None = None


class StandIn(msgspec.Struct, frozen=True, kw_only=True, tag="stand_in", forbid_unknown_fields=True):
    """Let a bot answer for a person who is away and waited for, until they are back."""

    seat: SeatNumber
    level: Level
    ref: int | None = None


class Resume(msgspec.Struct, frozen=True, kw_only=True, tag="resume", forbid_unknown_fields=True):
    """Play on yourself at your seat, where a bot has stood in for you."""

    ref: int | None = None


class FreeSeat(msgspec.Struct, frozen=True, kw_only=True, tag="free_seat", forbid_unknown_fields=True):
    """Before the match the host frees the seat of a bot or of a person."""

    seat: SeatNumber
    ref: int | None = None


class Leave(msgspec.Struct, frozen=True, kw_only=True, tag="leave", forbid_unknown_fields=True):
    """Stand up: your seat becomes empty, and the match waits for a bot, for you, or for somebody whom the others accept."""

    ref: int | None = None


class ComeBack(msgspec.Struct, frozen=True, kw_only=True, tag="come_back", forbid_unknown_fields=True):
    """Play again on the seat that you left."""

    ref: int | None = None


class AskForSeat(msgspec.Struct, frozen=True, kw_only=True, tag="ask_for_seat", forbid_unknown_fields=True):
    """Ask for a seat of a match that has begun: it is yours when everybody else who has a seat accepts you."""

    seat: SeatNumber
    name: Name
    ref: int | None = None


class JudgeAsking(msgspec.Struct, frozen=True, kw_only=True, tag="judge_asking", forbid_unknown_fields=True):
    """Accept somebody who asks for a seat, or refuse them; one refusal ends it."""

    number: int
    accept: bool
    ref: int | None = None


class WithdrawAsking(msgspec.Struct, frozen=True, kw_only=True, tag="withdraw_asking", forbid_unknown_fields=True):
    """Ask for a seat no more."""

    ref: int | None = None


class Rematch(msgspec.Struct, frozen=True, kw_only=True, tag="rematch", forbid_unknown_fields=True):
    """Play again with the same people, the start moved on by one seat."""

    ref: int | None = None


Said = (
    Play
    | Undo
    | Retry
    | Chat
    | Start
    | SeatBot
    | StandIn
    | Resume
    | FreeSeat
    | Leave
    | ComeBack
    | AskForSeat
    | JudgeAsking
    | WithdrawAsking
    | Rematch
)
