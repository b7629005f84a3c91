"""One recorded turn: what was chosen, paid, rolled and gained in it."""

from __future__ import annotations

import itertools
import re
from collections import Counter, deque
from typing import Any, NamedTuple

from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import FRONT_TERRACE, GOOD, MIXED
from durbar.games.rajas.rules.dice import value_of
from durbar.games.rajas.rules.state import FROM_BUILDING, FROM_MARKET, FROM_PALACE, FROM_RIVER, FROM_YIELD
from tests.games.rajas.real import words
from tests.games.rajas.real.chance import Deviation

CHOICES = ("take", "discard", "up", "sail", "chamber", "white", "ytile", "reroll", "good")
ONE_GOOD = re.compile(r"space\.Market\d")


class Built(NamedTuple):
    """A tile that was built or covers another, and what it cost."""

    tile: int
    cell: int
    turn: int
    price: int


class Gift(NamedTuple):
    """A die that was given, turned or not."""

    kind: int
    turned: int


class Turn:
    """A move of the record, sorted by what it is needed for."""

    def __init__(self, move: list[Any]) -> None:
        self.seat: int = move[0]
        self.round: int = move[1]
        self.events: list[list[Any]] = [event for event in move[2:] if event != ["up", None]]
        if self.events and self.events[0][0] == "slot":
            del self.events[0]
        self.place = next((words.PLACES[event[1]] for event in self.events if event[0] == "worker"), None)
        self.cost = next((event[2] for event in self.events if event[0] == "worker"), 0)
        self.builds = deque(builds_of(self.events))
        self.gifts = deque(gifts_of(self.events, [built.price for built in self.builds]))
        self.choices = choices_of(self.events)
        self.gains = gains_of(self.events, self.place)

    @property
    def gave_up(self) -> bool:
        """Whether the seat left the game instead of a move."""
        return any(event[0] == "quit" for event in self.events)

    def rolls(self) -> dict[int, deque[int]]:
        """What was rolled, by colour, in the order of the record."""
        rolls: dict[int, deque[int]] = {colour: deque() for colour in range(4)}
        for event in self.events:
            for kind in words.dice(event[1]) if event[0] == "roll" else ():
                rolls[kind // 6].append(kind % 6 + 1)
        return rolls

    def whites(self) -> deque[int]:
        """The white tiles that were drawn."""
        return deque(words.YIELD_TILES[words.WHITE[event[1]]] for event in self.events if event[0] == "white")

    def first(self, kind: str) -> Any:
        """What was chosen first of a kind and not yet here; None when nothing was."""
        return next((choice[1] for choice in self.choices if choice[0] == kind), None)

    def done(self, kind: str) -> Any:
        """The first choice of a kind has been made here too."""
        for at, choice in enumerate(self.choices):
            if choice[0] == kind:
                return self.choices.pop(at)[1]
        raise Deviation(f"a choice that was not made: {kind}")


def builds_of(events: list[list[Any]]) -> list[Built]:
    """Every tile of a turn, where it came to lie and what it cost."""
    found = []
    for at, event in enumerate(events):
        if event[0] == "tile":
            laid = next(later for later in events[at:] if later[0] in ("lay", "cover"))
            old = tables.PRICE[words.tile(laid[3])] if laid[0] == "cover" else 0
            tile, cell = words.tile(event[1]), words.CELLS[laid[1] - 1]
            found.append(Built(tile, cell, words.turned(event[1], laid[2]), tables.PRICE[tile] - old))
    return found


def gifts_of(events: list[list[Any]], prices: list[int]) -> list[list[Gift]]:
    """Every payment in dice; a payment belongs to the tile it comes with, or to the space of the worker."""
    due: list[int] = []
    found = []
    for event in events:
        if event[0] == "tile":
            due.append(prices[len(due)])
            price = due[-1]
        elif event[0] == "worker":
            price = 0
        elif event[0] == "pay":
            found.append(payment(words.dice(event[1]), event[2], price))
    return found


def payment(dice: list[int], karma: int, price: int) -> list[Gift]:
    """Which dice were turned, and an order in which none is too many: the highest comes last."""
    for turned in itertools.combinations(range(len(dice)), karma):
        gifts = [Gift(kind, int(at in turned)) for at, kind in enumerate(dice)]
        gifts.sort(key=lambda gift: value_of(*gift))
        values = [value_of(*gift) for gift in gifts]
        raises = price == 0 or all(gift.kind % 6 < 3 for gift in gifts if gift.turned)
        if raises and sum(values) >= price and (price == 0 or sum(values[:-1]) < price):
            return gifts
    raise Deviation(f"dice {dice} with {karma} karma do not pay {price}")


def choices_of(events: list[list[Any]]) -> list[tuple[str, Any]]:
    """What the seat chose, in its order; chambers that a river tile shows are no choice, a good is told by its money."""
    found: list[tuple[str, Any]] = []
    shown: list[str] = []
    source = ""
    for event in events:
        if event[0] == "from":
            source = event[1]
            shown += [words.CHAMBER_TILES[source]] if source in words.CHAMBER_TILES else []
        elif event[0] == "chamber" and event[1] in shown:
            shown.remove(event[1])
        elif event[0] == "money" and ONE_GOOD.fullmatch(source):
            found.append(("good", event[1]))
            source = ""
        elif event[0] in CHOICES:
            found.append((event[0], event[1]))
    return found


def gains_of(events: list[list[Any]], place: int | None) -> Counter[tuple[str, int]]:
    """Money and fame by where they came from, and karma."""
    gains: Counter[tuple[str, int]] = Counter()
    market = place is not None and (place == MIXED or GOOD <= place < FRONT_TERRACE)
    source = FROM_MARKET if market else FROM_PALACE
    for event in events:
        if event[0] == "from":
            source = source_of(event[1])
        elif event[0] in ("chamber", "white"):
            source = FROM_PALACE
        elif event[0] in ("money", "fame"):
            gains[event[0], source] += event[1]
        elif event[0] == "karma":
            gains["karma", 0] += event[1]
    return gains


def source_of(word: str) -> int:
    """Where gains come from, as our rules sort them."""
    if word in tables.GOODS:
        return FROM_MARKET
    if word in tables.BUILDINGS:
        return FROM_BUILDING
    return FROM_YIELD if word.startswith(("border.", "tile.")) else FROM_RIVER
