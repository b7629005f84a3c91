"""Columns: what each number of an observation is, and between which bounds it lies."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Column(NamedTuple):
    """One number of an observation: no observation has less than `low` or more than `high` there."""

    name: str
    low: int
    high: int
    meaning: str
    told_apart: tuple[int, int] | None = None
    """Between which numbers it matters to who learns how large it is: all below the first look alike, and all above the second."""


def for_each(names: Iterable[object], columns: Sequence[Column]) -> list[Column]:
    """The same columns for each of several things, named after them."""
    return [column._replace(name=f"{name}.{column.name}") for name in names for column in columns]
