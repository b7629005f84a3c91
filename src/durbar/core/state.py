"""A state is declared once; the slots class, its copy, its equality and the NumPy record all follow from that."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple


class Cell(NamedTuple):
    """One declared field: how wide its integers are, how many there are, what they mean, and whether they follow from others."""

    width: int
    meaning: str
    shape: tuple[int, ...]
    derived: bool = False

    def blank(self) -> Any:
        """The field of an empty table: zero, or a list of zeros, or a list of such lists."""
        if not self.shape:
            return 0
        if len(self.shape) == 1:
            return [0] * self.shape[0]
        return [[0] * self.shape[1] for _ in range(self.shape[0])]


def i8(meaning: str, *shape: int) -> Any:
    """A cell of integers from -128 to 127."""
    return Cell(1, meaning, shape)


def i16(meaning: str, *shape: int) -> Any:
    """A cell of integers from -32,768 to 32,767."""
    return Cell(2, meaning, shape)


def i32(meaning: str, *shape: int) -> Any:
    """A cell of integers of 32 bits."""
    return Cell(4, meaning, shape)


def i64(meaning: str, *shape: int) -> Any:
    """A cell of integers of 64 bits."""
    return Cell(8, meaning, shape)


def derived(cell: Any) -> Any:
    """A cell that follows from others, kept because rules ask for it again and again; a state's fingerprint does without it."""
    return cell._replace(derived=True)


class StateType(type):
    """Turns the cells declared in a class body into slots, and writes `copy` and `become` for exactly these cells."""

    cells: dict[str, Cell]

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], owed: int = 8) -> StateType:
        cells = {key: value for key, value in body.items() if isinstance(value, Cell)}
        inherited: dict[str, Cell] = {}
        for base in bases:
            inherited.update(getattr(base, "cells", {}))
        if inherited:
            inherited["owed"] = i16(inherited["owed"].meaning, owed, 4)
        rest = {key: value for key, value in body.items() if key not in cells}
        rest["__slots__"] = tuple(cells) if bases else ("told", "kept", "spare", *cells)
        cls = super().__new__(mcs, name, bases, rest)
        cls.cells = inherited | cells
        _write_copying(cls)
        return cls

    def __init__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], owed: int = 8) -> None:
        super().__init__(name, bases, body)


def _write_copying(cls: StateType) -> None:
    """Straight-line code is what makes a plain copy quick enough for a plain tree search; comparing is quicker than copying."""
    lines = ["def become(self, other):"]
    for name, cell in cls.cells.items():
        differs = f"if self.{name} != other.{name}: " if cell.shape else ""
        lines.append(f"    {differs}self.{name} = {_copied(name, cell, 'other')}")
    lines += ["def copy(self):", "    twin = new(cls)", "    twin.told = twin.kept = twin.spare = None"]
    lines += [f"    twin.{name} = {_copied(name, cell, 'self')}" for name, cell in cls.cells.items()]
    lines += ["    return twin"]
    space: dict[str, Any] = {"new": object.__new__, "cls": cls, "copied": list.copy}
    exec("\n".join(lines), space)  # the text is made above from declared names alone
    cls.become = space["become"]  # type: ignore[attr-defined]
    cls.copy = space["copy"]  # type: ignore[attr-defined]


def _copied(name: str, cell: Cell, state: str) -> str:
    """The code that copies one cell of a state."""
    return (f"{state}.{name}", f"copied({state}.{name})", f"[*map(copied, {state}.{name})]")[len(cell.shape)]


class Base(metaclass=StateType):
    """What every game's state has: its seats, its random source, and the questions still owed."""

    seats: int = i8("how many seats play")
    chance: int = i64("the random source, 63 bits")
    owed_count: int = i8("how many questions are owed")
    owed: list[list[int]] = i16(
        "owed questions: question, seat, and two numbers it is about; the last row is asked first", 8, 4
    )
    told: list[tuple[int, ...]] | None
    kept: dict[Any, Any] | None
    """Parts of views made from this state as it was, for whoever asks again and again (`core/kept.py`)."""
    spare: Base | None

    def __init__(self) -> None:
        self.told = self.kept = self.spare = None
        for name, cell in type(self).cells.items():
            setattr(self, name, cell.blank())

    def become(self, other: Base) -> None:
        """Take over every cell of another state of the same game."""
        raise NotImplementedError("written for each state class from its cells")

    def copy(self) -> Any:
        """An independent twin, without the events."""
        raise NotImplementedError("written for each state class from its cells")

    def twin(self) -> Any:
        """A copy for a moment, to try an answer on: the next call makes the very same one equal again, which is much quicker than a new one."""
        if self.spare is None:
            self.spare = self.copy()
        else:
            self.spare.become(self)
        return self.spare

    def numbers(self) -> list[int]:
        """Every number of the state in declared order."""
        return self._numbers_of(type(self).cells)

    def _numbers_of(self, cells: dict[str, Cell]) -> list[int]:
        flat: list[int] = []
        for name, cell in cells.items():
            value = getattr(self, name)
            if not cell.shape:
                flat.append(value)
            elif len(cell.shape) == 1:
                flat.extend(value)
            else:
                for row in value:
                    flat.extend(row)
        return flat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Base) and type(self) is type(other) and self.numbers() == other.numbers()

    __hash__ = None  # type: ignore[assignment]

    def digest(self) -> str:
        """A short fingerprint of the whole state, for records and golden matches."""
        numbers = self._numbers_of({name: cell for name, cell in type(self).cells.items() if not cell.derived})
        return hashlib.sha256(repr([int(n) for n in numbers]).encode()).hexdigest()[:16]


def assign(states: Any, to: int, origin: int) -> None:
    """Make one state of a row equal to another; compiled, this is a memory copy."""
    states[to].become(states[origin])


def assign_compiled(states: Any, to: int, origin: int) -> None:
    """What `assign` becomes in compiled code, where a row of states is an array of records."""
    states[to] = states[origin]


def become(s: Any, other: Any) -> None:
    """Make a state equal to another, wherever it lies; engines that compile copy its memory."""
    s.become(other)


def bring_near(s: Any) -> None:
    """Say that a state is asked for soon; engines that compile have its memory fetched meanwhile."""
