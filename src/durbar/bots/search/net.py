"""The net of a game: what it looks at, its weights in whole numbers, and the file they lie in.

Whole numbers because they add up to the same in plain Python and compiled, on every machine; and they are half as large.
"""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from array import array
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from durbar.core.columns import Column
from durbar.core.game import Game
from durbar.engines.cache import figures
from durbar.engines.engine import Engine

WIDE = 16
"""Every number of a column but the lowest has a row of weights; a column of more than so many has one for all beside them, in proportion."""
NO_SLOPE = -1
BROAD, DEEP = 128, 64
SMALL, LARGE = "int16", "int32"
CODES = {SMALL: "h", LARGE: "i"}

Found = TypeVar("Found")


class Net(NamedTuple):
    """What a net looks at and its weights, as an engine keeps them; weights are in 1,024ths, what is added to sums in their squares."""

    low: Any  #            per column: the lowest number, which adds nothing
    span: Any  #           per column: how far above the lowest numbers are told apart
    first: Any  #          per column: the row of the number after the lowest
    slope: Any  #          per column: the row that is added in proportion, or NO_SLOPE
    rows: Any  #           what each number seen adds to each neuron of the broad layer; the last rows are for aspects of the judge's opinions
    broad_ground: Any  #   what these neurons begin with
    layer: Any  #          per broad neuron: what it adds to each of the deep layer
    deep_ground: Any
    answers: Any  #        per action: how each deep neuron speaks for it
    answers_ground: Any
    wins: Any  #           per seat, counted from who looks: likewise for its first place
    wins_ground: Any
    points: Any  #         and how many points more than the judge thinks it will have
    points_ground: Any


def _kept(found: Callable[[Game], Found]) -> Callable[[Game], Found]:
    """Worked out once for each game and its components."""
    known: dict[tuple[str, str, str], Found] = {}

    def looked_up(game: Game) -> Found:
        key = (game.room, game.edition, figures(game.rules.box))
        if key not in known:
            known[key] = found(game)
        return known[key]

    return looked_up


class Sight(NamedTuple):
    """What a net of a game looks at, and what it speaks of: its columns, the aspects of the judge's opinion of each seat, its actions.

    Rows of numbers come first, then those of slopes, then those of aspects, seat by seat.
    """

    low: tuple[int, ...]
    span: tuple[int, ...]
    first: tuple[int, ...]
    slope: tuple[int, ...]
    marks: int
    rows: int
    aspects: int
    seats: int
    codes: int
    fingerprint: str

    @property
    def opinions(self) -> int:
        """How many numbers are seen beside the columns."""
        return self.seats * self.aspects

    def shapes(self, broad: int = BROAD, deep: int = DEEP) -> dict[str, tuple[int, ...]]:
        """Every part of the weights with its shape."""
        return {
            "rows": (self.rows, broad),
            "broad_ground": (broad,),
            "layer": (broad, deep),
            "deep_ground": (deep,),
            "answers": (self.codes, deep),
            "answers_ground": (self.codes,),
            "wins": (self.seats, deep),
            "wins_ground": (self.seats,),
            "points": (self.seats, deep),
            "points_ground": (self.seats,),
        }


@_kept
def sight_of(game: Game) -> Sight:
    """Columns as rows of weights; of a game that does not say what its columns are nothing is seen."""
    unknown = [Column("", 0, 0, "")] * game.rules.observation
    columns = game.wisdom.columns() if game.wisdom.columns else unknown
    bounds = [column.told_apart or (column.low, column.high) for column in columns]
    low, span = [first for first, _ in bounds], [last - first for first, last in bounds]
    *first, marks = accumulate(span, initial=0)
    wide = accumulate((many > WIDE for many in span), initial=marks)
    slope = [row if many > WIDE else NO_SLOPE for row, many in zip(wide, span, strict=False)]
    seats, codes, aspects = max(game.seats), game.rules.codes, game.wisdom.aspect_count
    rows = marks + sum(many > WIDE for many in span) + seats * aspects
    told = ([column.name for column in columns], bounds, seats, codes, aspects, WIDE)
    fingerprint = hashlib.sha256(repr(told).encode()).hexdigest()[:16]
    return Sight(tuple(low), tuple(span), tuple(first), tuple(slope), marks, rows, aspects, seats, codes, fingerprint)


class Weights(NamedTuple):
    """The numbers of a net as they lie in a file, each part in a row, and where they come from."""

    widths: tuple[int, int]
    source: str
    parts: dict[str, array[int]]


def kind_of(part: str) -> str:
    """How large the numbers of a part are."""
    return LARGE if part.endswith("ground") else SMALL


def write_net(file: Path, game: Game, weights: Weights) -> None:
    """One line that says what the net is for, and its numbers, packed."""
    head = {"layout": sight_of(game).fingerprint, "widths": weights.widths, "source": weights.source}
    numbers = b"".join(_little(weights.parts[part]).tobytes() for part in sight_of(game).shapes())
    file.write_bytes(json.dumps(head).encode() + b"\n" + zlib.compress(numbers, 9))


def read_net(file: Path, game: Game) -> Weights | None:
    """The numbers in a file; none where there is no file, or where it is for other components than those in play."""
    if not file.is_file():
        return None
    head, _, packed = file.read_bytes().partition(b"\n")
    told = json.loads(head)
    if told["layout"] != sight_of(game).fingerprint:
        return None
    numbers, parts, at = zlib.decompress(packed), {}, 0
    for part, shape in sight_of(game).shapes(*told["widths"]).items():
        row = array(CODES[kind_of(part)])
        end = at + row.itemsize * _many(shape)
        row.frombytes(numbers[at:end])
        parts[part], at = _little(row), end
    return Weights(tuple(told["widths"]), told["source"], parts)


def _many(shape: tuple[int, ...]) -> int:
    return shape[0] * shape[1] if len(shape) == 2 else shape[0]


def _little(row: array[int]) -> array[int]:
    """Files have the lower byte first, whatever the machine has."""
    if sys.byteorder == "big":
        row = row[:]
        row.byteswap()
    return row


@_kept
def own_weights(game: Game) -> Weights | None:
    """The weights that lie in a game's wisdom and fit the components in play."""
    return read_net(game.wisdom.net, game) if game.wisdom.net else None


def net_on(engine: Engine, weights: Weights | None) -> Net:
    """A net in an engine's kind of memory; a blank one that is never asked where there are no weights."""
    if weights is None:
        empty = {part: (1,) * len(shape) for part, shape in sight_of(engine.game).shapes().items()}
        blank = {part: engine.zeros(kind_of(part), *shape) for part, shape in empty.items()}
        return Net(*(engine.zeros(LARGE, 1) for _ in range(4)), **blank)
    plan = sight_of(engine.game)
    shapes = plan.shapes(*weights.widths)
    parts = {part: _laid(engine, kind_of(part), weights.parts[part], shape) for part, shape in shapes.items()}
    columnwise = (plan.low, plan.span, plan.first, plan.slope)
    looks = (_laid(engine, LARGE, array("i", row), (len(row),)) for row in columnwise)
    return Net(*looks, **parts)


def _laid(engine: Engine, kind: str, numbers: array[int], shape: tuple[int, ...]) -> Any:
    table = engine.zeros(kind, *shape)
    wide = shape[-1]
    if len(shape) == 1:
        table[:] = numbers
    else:
        for i in range(shape[0]):
            table[i][:] = numbers[i * wide : (i + 1) * wide]
    return table
