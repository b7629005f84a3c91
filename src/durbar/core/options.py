"""Options: what is chosen before a match."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

import msgspec


class OptionError(ValueError):
    """Options that the game does not know, or not at this number of seats."""


@dataclasses.dataclass(frozen=True)
class Option:
    """A choice made before the match; `seats` lists the values that only some numbers of seats may choose."""

    name: str
    values: tuple[str, ...]
    default: str = ""
    seats: Mapping[str, tuple[int, ...]] = dataclasses.field(default_factory=dict)

    @property
    def usual(self) -> str:
        """The value when nothing is said."""
        return self.default or self.values[0]

    def at(self, seats: int) -> tuple[str, ...]:
        """The values that so many seats may choose."""
        return tuple(v for v in self.values if seats in self.seats.get(v, (seats,)))

    def chosen(self, seats: int, value: str | None) -> str:
        """The chosen value, or the usual one; raises a sentence when it cannot be."""
        allowed = self.at(seats)
        if value is None:
            return self.usual if self.usual in allowed else allowed[0]
        if value not in self.values:
            raise OptionError(f"The option {self.name} takes {either(self.values)}, not {value!r}.")
        if value not in allowed:
            raise OptionError(
                f"With {seats} {'seat' if seats == 1 else 'seats'} the option {self.name} takes {either(allowed)}, not {value!r}."
            )
        return value


class Preset(msgspec.Struct, frozen=True):
    """Options that belong together, under one name; others have their usual value."""

    key: str
    options: dict[str, str] = {}
    seats: tuple[int, ...] = ()
    """The numbers of seats it is for; none where it is for all."""


def either(words: Sequence[object]) -> str:
    """Words joined as a choice: a, b or c."""
    texts = [str(w) for w in words]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"
