"""Events: what happened, told by the rules in numbers, with who may hear it; compiled search does not tell."""

from collections.abc import Callable

import msgspec

from durbar.core.state import Base

EVERYONE = 0xFF
SPECTATORS = 0x80


def only(seat: int) -> int:
    """The audience of one seat alone."""
    return 1 << seat


def others(seat: int) -> int:
    """The audience of everybody but one seat, spectators included."""
    return EVERYONE ^ (1 << seat)


def note(s: Base, kind: int, audience: int, seat: int, a: int, b: int, c: int) -> None:
    """Tell that something happened to a seat (-1: to nobody in particular)."""
    if s.told is not None:
        s.told.append((kind, audience, seat, a, b, c))


def silence(s: Base, kind: int, audience: int, seat: int, a: int, b: int, c: int) -> None:
    """What `note` becomes in compiled code."""


Decoder = Callable[[int], str | int]


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, in words of the game: a kind, whose doing it was, and its particulars."""

    kind: str
    seat: int | None = None
    what: dict[str, str | int] = {}


class Told:
    """How the numbers of one kind of event read: its name, and a decoder for each particular in order."""

    def __init__(self, kind: str, /, **particulars: Decoder) -> None:
        self.kind = kind
        self.particulars = particulars

    def bound(self, bind: Callable[[Decoder], Decoder]) -> "Told":
        """The same with other decoders in the place of its own."""
        return Told(self.kind, **{name: bind(decode) for name, decode in self.particulars.items()})

    def event(self, seat: int, numbers: tuple[int, ...]) -> Event:
        """The event as people and programs read it."""
        what = {name: decode(number) for (name, decode), number in zip(self.particulars.items(), numbers, strict=False)}
        return Event(self.kind, seat if seat >= 0 else None, what)


def hears(audience: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator, is in an audience."""
    return bool(audience & (SPECTATORS if seat is None else 1 << seat))
