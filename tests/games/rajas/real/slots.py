"""Where yield tiles lie, and which brown ones were dealt: told by what they paid, where the record does not say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from durbar.games.rajas.rules import tables
from tests.games.rajas.real import words
from tests.games.rajas.real.chance import Deviation


class Taken(NamedTuple):
    """A yield tile comes to a slot, if the record names it."""

    tile: str
    slot: int | None


class Laid(NamedTuple):
    """A tile comes to a cell: what its yields paid, none for one that covers; and the money of a brown tile that counts them."""

    cell: int
    exits: int
    yields: Counter[str] | None
    counted: int


class Land(NamedTuple):
    """What lies in one province and on its border."""

    ways: dict[int, int]
    tiles: dict[int, str]

    def joins(self, slot: int) -> bool:
        """Whether a path leads to a slot now."""
        return bool(self.ways.get(tables.BORDER_CELL[slot], 0) >> tables.BORDER_SIDE[slot] & 1)


Step = Taken | Laid


def places(game: dict[str, Any]) -> tuple[list[str | None], list[list[int]]]:
    """For each seat the brown tile it was dealt, and the slots of its yield tiles in the order they came."""
    if game["side"] == "front":
        return [None] * game["seats"], [[] for _ in range(game["seats"])]
    brown: list[str | None] = list(game["brown"])
    stories = [story(game, seat) for seat in range(game["seats"])]
    taken = {step.tile for steps in stories for step in steps if isinstance(step, Taken)}
    spare = [word for word in words.BROWN if word not in taken and word not in brown]
    slots: list[list[int]] = [[] for _ in brown]
    for seat in sorted(range(game["seats"]), key=lambda seat: not paid_unknown(stories[seat], brown[seat])):
        first = first_slot(game, seat)
        for word in [brown[seat]] if brown[seat] else spare:
            found = fit([Taken(str(word), first), *stories[seat]])
            if found is not None:
                brown[seat], slots[seat] = word, found
                break
        else:
            raise Deviation(f"no slots of seat {seat} explain what its yield tiles paid")
        spare = [word for word in spare if word not in brown]
    return brown, slots


def paid_unknown(steps: list[Step], dealt: str | None) -> bool:
    """Whether a brown tile paid that a seat never took, so that it must have been dealt."""
    taken = {f"tile.{step.tile}" for step in steps if isinstance(step, Taken)}
    paid = {word for step in steps if isinstance(step, Laid) for word in step.yields or ()}
    return dealt is None and any(word.startswith("tile.Brown") for word in paid - taken)


def first_slot(game: dict[str, Any], seat: int) -> int | None:
    """Where a seat laid the brown tile it was dealt, as told in its first move."""
    first: list[Any] = next((move for move in game["moves"] if move[0] == seat), [])
    slots = [event[1] for event in first[2:3] if event[0] == "slot" and event[1] is not None]
    return words.SLOTS[slots[0]] if slots else None


def story(game: dict[str, Any], seat: int) -> list[Step]:
    """What happened in one province, move by move."""
    return [step for move in game["moves"] if move[0] == seat for step in steps_of(move[2:])]


def steps_of(events: list[list[Any]]) -> Iterator[Step]:
    """What one move changed in a province."""
    tile = ""
    for at, event in enumerate(events):
        if event[0] == "tile":
            tile = event[1]
        elif event[0] == "ytile" and event[1]:
            slot = events[at + 1][1]
            yield Taken(event[1], None if slot is None else words.SLOTS[slot])
        elif event[0] == "lay":
            cell, exits = words.CELLS[event[1] - 1], words.exits(tile, event[2])
            yield Laid(cell, exits, paid_by_yields(events[at:]), counted_money(events[at:]))
        elif event[0] == "cover":
            yield Laid(words.CELLS[event[1] - 1], words.exits(tile, event[2]), None, 0)


def paid_by_yields(events: list[list[Any]]) -> Counter[str]:
    """The yields that paid after a tile was laid."""
    return Counter(event[1] for event in events if event[0] == "from" and event[1].startswith(("border.", "tile.")))


def counted_money(events: list[list[Any]]) -> int:
    """What the brown tile paid that counts yield tiles; 0 when it did not."""
    at = next((i for i, event in enumerate(events) if event == ["from", "tile.BrownYield"]), None)
    return 0 if at is None else int(events[at + 1][1])


def fit(steps: list[Step]) -> list[int] | None:
    """The slots of all tiles, in the order they came, so that what paid is what the record tells; None when nothing fits."""
    return _fit(steps, 0, Land({}, {}))


def _fit(steps: list[Step], at: int, land: Land) -> list[int] | None:
    if at == len(steps):
        return []
    step = steps[at]
    if isinstance(step, Laid):
        after = lay(step, land)
        return None if after is None else _fit(steps, at + 1, after)
    for slot in free_slots(step, land):
        rest = _fit(steps, at + 1, land._replace(tiles={**land.tiles, slot: step.tile}))
        if rest is not None:
            return [slot, *rest]
    return None


def free_slots(step: Taken, land: Land) -> list[int]:
    """Where a tile may have gone."""
    colour = tables.YIELD_TILE_COLOUR[words.YIELD_TILES[step.tile]]
    free = [slot for slot in words.SLOTS if tables.SLOT[slot] == colour and slot not in land.tiles]
    return [slot for slot in free if step.slot in (None, slot)]


def lay(step: Laid, land: Land) -> Land | None:
    """The land with one more tile, None when other yields would pay than the record tells."""
    after = land._replace(ways={**land.ways, step.cell: step.exits})
    if step.yields is None:
        return after
    here = [slot for slot in words.SLOTS if tables.BORDER_CELL[slot] == step.cell and after.joins(slot)]
    paid = [f"tile.{land.tiles[slot]}" if slot in land.tiles else words.PRINTED.get(slot) for slot in here]
    counted = 2 * sum(after.joins(slot) for slot in land.tiles) if step.counted else 0
    if Counter(word for word in paid if word) != step.yields or counted != step.counted:
        return None
    return after
