"""A record: a match written down, as it is kept, sent and read again."""

from __future__ import annotations

import msgspec


class RecordError(ValueError):
    """A record that cannot be read, or that is not what it claims to be."""


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One applied action."""

    seat: int
    action: int


class Result(msgspec.Struct, frozen=True):
    """How a match ended for one seat."""

    place: int
    points: int


class Player(msgspec.Struct, frozen=True):
    """Who sat on a seat: a person, or a bot of a level."""

    name: str
    level: str | None = None


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match written down. The secret is there once the match is over; who played, and when (Unix seconds), if it was told."""

    game: str
    version: int
    edition: str
    seats: int
    options: dict[str, str]
    commitment: str
    secret: str | None
    steps: list[Step]
    result: list[Result] | None
    players: list[Player] = []
    began: int | None = None
    ended: int | None = None

    def json(self) -> bytes:
        """The record as JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    @classmethod
    def parse(cls, data: bytes | str) -> Record:
        """Read JSON; raises a sentence when it is no record."""
        try:
            return msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RecordError(f"This is not a record of a match: {error}.") from error

    def secret_bytes(self) -> bytes:
        """The secret as the match drew from it; raises a sentence while it is not told."""
        if self.secret is None:
            raise RecordError("The record has no secret yet: a match can be replayed once it is over.")
        try:
            return bytes.fromhex(self.secret)
        except ValueError as error:
            raise RecordError("The record's secret is not a hexadecimal number.") from error
