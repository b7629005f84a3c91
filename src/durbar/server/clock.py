"""Clocks: how long people may think at a table, reckoned from stored facts alone, so that every server finds the same. All times are milliseconds."""

from collections.abc import Iterator, Sequence
from datetime import date, datetime, time, timedelta
from typing import Annotated, Literal, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

NEVER = 2**62
"""A moment that does not come."""
SECOND = 1000
MORNING, EVENING = time(8), time(22)
"""Between evening and morning it is night."""
GRACE = 30 * SECOND
"""Who sits down at a live table has at least so long, also when the clock had run out."""
DAY = 24 * 3600


class ClockTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long people may think, as a table has agreed; `level` is that of the bot that plays on when it is over."""

    kind: Literal["live", "days"]
    bank: Annotated[int, msgspec.Meta(ge=1, le=30 * DAY)]
    """So many seconds: live for the whole match, otherwise for each answer."""
    extra: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Live: so many seconds more whenever it is one's turn."""
    level: Annotated[str, msgspec.Meta(max_length=40)] = "courtier"
    nights: bool = False
    """Whether the clock rests from ten in the evening to eight in the morning."""
    weekends: bool = False
    """Whether it rests on Saturdays and Sundays."""
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"
    """Where those nights and weekends are, such as Europe/Berlin."""


class Pause(NamedTuple):
    """A time in which no server of the house was there."""

    began: int
    ended: int


class Asking(NamedTuple):
    """What a clock has to know of a table: whose answers are owed and whose of these take thought (bit sets), how many
    steps stand, who just answered and who just sat down.
    """

    asked: int
    running: int
    step: int
    mover: int = -1
    seated: int = -1


class Reading(NamedTuple):
    """What a clock shows: what each seat has left, and whose time runs."""

    left: tuple[int, ...]
    given: tuple[int, ...]
    """Up to which step each seat was given its time: whoever takes back and answers again gets none twice."""


def known_zone(name: str) -> bool:
    """Whether we know when it is night there."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def fresh(terms: ClockTerms, seats: int) -> Reading:
    """A clock at which nobody has been asked anything."""
    return Reading((terms.bank * SECOND,) * seats, (-1,) * seats)


def after(before: Reading, running: int, passed: int) -> tuple[int, ...]:
    """What each seat has left after a while in which the time of some ran."""
    return tuple(max(0, left - passed) if running >> seat & 1 else left for seat, left in enumerate(before.left))


def granted(terms: ClockTerms, before: Reading, was_asked: int, turn: Asking) -> Reading:
    """Whoever is asked anew gets their time for it, and whoever sits down enough to look around."""
    left, given = list(before.left), list(before.given)
    for seat in range(len(left)):
        anew = not was_asked >> seat & 1 or (terms.kind == "days" and seat == turn.mover)
        if turn.asked >> seat & 1 and anew and turn.step > given[seat]:
            left[seat] = terms.bank * SECOND if terms.kind == "days" else left[seat] + terms.extra * SECOND
            given[seat] = turn.step
        if seat == turn.seated:
            left[seat] = max(left[seat], terms.bank * SECOND if terms.kind == "days" else GRACE)
    return Reading(tuple(left), tuple(given))


def counted(terms: ClockTerms, since: int, now: int, pauses: Sequence[Pause]) -> int:
    """How much of a time counts: neither nights and weekends that are left out, nor pauses of the house. Never less than nothing."""
    total, at = 0, since
    for pause in [*(each for each in sorted(pauses) if each.began < now), Pause(now, now)]:
        total += _awake(terms, at, pause.began)
        at = max(at, pause.ended)
    return total


def runs_out(terms: ClockTerms, now: int, left: int) -> int:
    """When so much will be over, if the house stays open."""
    for began, ended in _days(terms, now):
        if ended - began > left or ended == NEVER:
            return began + left
        left -= ended - began
    return NEVER


def rest(terms: ClockTerms, now: int) -> tuple[int, int] | None:
    """In how long the clock rests next, and in how long it goes on; None where it never rests."""
    days = _days(terms, now)
    began, ended = next(days)
    if began > now:
        return 0, began - now
    return None if ended == NEVER else (ended - now, next(days)[0] - now)


def _awake(terms: ClockTerms, since: int, until: int) -> int:
    total = 0
    for began, ended in _days(terms, since):
        if began >= until:
            break
        total += min(ended, until) - began
    return total


def _days(terms: ClockTerms, since: int) -> Iterator[tuple[int, int]]:
    """The stretches of time that count from a moment on."""
    if terms.kind == "live" or not (terms.nights or terms.weekends):
        yield since, NEVER
        return
    zone = ZoneInfo(terms.zone)
    today = datetime.fromtimestamp(since / SECOND, zone).date()
    while True:
        if not (terms.weekends and today.weekday() >= 5):
            began, ended = _day(terms, today, zone)
            if ended > since:
                yield max(began, since), ended
        today += timedelta(days=1)


def _day(terms: ClockTerms, day: date, zone: ZoneInfo) -> tuple[int, int]:
    if terms.nights:
        return _moment(day, MORNING, zone), _moment(day, EVENING, zone)
    return _moment(day, time(0), zone), _moment(day + timedelta(days=1), time(0), zone)


def _moment(day: date, at: time, zone: ZoneInfo) -> int:
    return int(datetime.combine(day, at, zone).timestamp() * SECOND)
