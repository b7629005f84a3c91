"""Parts of a view that are kept while the cells of the state they are made from are as they were.

A part is made from a bare state, which has these cells alone, and of the cells that belong to seats only one seat's rows:
whatever it shows was among the numbers by which it is recognised, and a cell that was not named cannot be read.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeVar

Part = TypeVar("Part")
Cells = Callable[[Any], tuple[Any, ...]]


class Reads:
    """The cells that a part of a view is made from: `table` as they are, and of `seat` the rows of one seat."""

    def __init__(self, table: str = "", seat: str = "") -> None:
        self.names = tuple(table.split())
        self.seat = tuple(seat.split())
        self._table = _cells(table)
        self._seat = _cells(seat)

    def found(self, s: Any, seat: int) -> list[Any]:
        """These cells as they lie there now."""
        return [*self._table(s), *[cell[seat] for cell in self._seat(s)]]

    def bare(self, s: Any, seat: int, found: list[Any]) -> Any:
        """A state that has nothing else."""
        twin = object.__new__(type(s))
        twin.told, twin.kept, twin.spare = None, s.kept, None
        for name, cell in zip(self.names, found, strict=False):
            setattr(twin, name, cell)
        for name, row in zip(self.seat, found[len(self.names) :], strict=True):
            setattr(twin, name, {seat: row})
        return twin


def _cells(names: str) -> Cells:
    found = names.split()
    if len(found) > 1:
        return attrgetter(*found)
    return (lambda s: (getattr(s, names),)) if found else (lambda s: ())


def kept_part(make: Callable[[Any, int], Part], reads: Reads, s: Any, seat: int = -1) -> Part:
    """The very same part as before where nothing has changed that it is made from; otherwise it is made anew."""
    if s.kept is None:
        return make(s, seat)
    found = reads.found(s, seat)
    known = s.kept.get((make, seat))
    if known is None or known[0] != found:
        found = [_as_it_is(cell) for cell in found]
        known = s.kept[make, seat] = found, make(reads.bare(s, seat, found), seat)
    part: Part = known[1]
    return part


def _as_it_is(cell: Any) -> Any:
    """A cell that stays as it is while the match goes on."""
    if not isinstance(cell, list):
        return cell
    return [row.copy() for row in cell] if isinstance(cell[0], list) else cell.copy()


def made_once(make: Callable[..., Part], *numbers: int) -> Part:
    """What is made from a few numbers of the box; an edition has functions of its own, so it makes its own."""
    part: Part = _made(make, numbers)
    return part


@lru_cache(8192)
def _made(make: Callable[..., Any], numbers: tuple[int, ...]) -> Any:
    return make(*numbers)
