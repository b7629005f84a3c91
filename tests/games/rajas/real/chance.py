"""Draws and rolls taken from a recorded game in place of the random source."""

from __future__ import annotations

import dataclasses
import itertools
from collections import deque
from typing import Any

from durbar.engines.bind import Binding, scope
from durbar.games.rajas.game import GAME
from durbar.games.rajas.rules import building, dice, setup, tables, yields
from durbar.games.rajas.rules.state import State
from tests.games.rajas.real import words

VERBS = ("setup", "actors", "legal", "apply", "scores")


class Deviation(Exception):
    """A recorded game and our rules do not agree."""


class Chance:
    """What chance brings in one game, each function in the place of one of the rules."""

    def __init__(self) -> None:
        self.first = 0
        self.tiles: list[deque[int]] = []
        self.rolls: dict[int, deque[int]] = {}
        self.counts: deque[int] = deque()
        self.river: deque[int] = deque()
        self.brown: deque[int] = deque()
        self.white: deque[int] = deque()

    def roll(self, s: State, colour: int) -> int:
        """A roll along the river, or a die of a colour."""
        if self.counts:
            return self.counts.popleft()
        if not self.rolls.get(colour):
            raise Deviation(f"a {tables.COLOURS[colour]} die is rolled that was not")
        return self.rolls[colour].popleft()

    def draw_river_tile(self, s: State, left: int, count: int) -> int:
        return self.river.popleft()

    def draw_tile(self, s: State, stack: int) -> int:
        return self.tiles[stack].popleft() if self.tiles[stack] else -1

    def draw_yield_tile(self, s: State, colour: int) -> int:
        pile = self.brown if colour == tables.BROWN else self.white
        if not pile:
            raise Deviation(f"a {tables.SLOTS[colour]} yield tile is drawn that was not")
        return pile.popleft() if colour == tables.BROWN or s.yields[pile[0]] else -1

    def wins_tie(self, s: State, seat: int, tied: int) -> bool:
        return seat == self.first


def rules(chance: Chance) -> Any:
    """The game with its own rules, in which only chance is replaced."""
    swaps: Any = {
        dice.roll: chance.roll,
        building.draw_tile: chance.draw_tile,
        yields.draw_yield_tile: chance.draw_yield_tile,
        setup.draw_river_tile: chance.draw_river_tile,
        setup.wins_tie: chance.wins_tie,
    }
    binding = Binding(scope(GAME), "@real-games", swaps)
    verbs = {verb: binding.function(getattr(GAME.rules, verb)) for verb in VERBS}
    return dataclasses.replace(GAME, rules=dataclasses.replace(GAME.rules, **verbs))


def prepare(chance: Chance, game: dict[str, Any], brown: list[str | None]) -> None:
    """All that chance brings before the first move, and the order of every stack."""
    seats = game["seats"]
    chance.first = game["starters"][0]
    chance.tiles = stacks(game)
    lay_river(chance, game["ganga"] or {})
    dealt = [brown[(chance.first + seats - 1 - last) % seats] for last in range(seats)]
    chance.brown = deque(words.YIELD_TILES[word] for word in dealt if word)
    chance.rolls = {colour: deque() for colour in range(4)}
    for rolled in game["start_dice"]:
        for kind in words.dice(rolled):
            chance.rolls[kind // 6].append(kind % 6 + 1)


def lay_river(chance: Chance, ganga: dict[str, str]) -> None:
    """The rolls that count along the river to its tiles, a last one to the end, and the tiles themselves."""
    spaces = sorted(int(space) for space in ganga)
    chance.river = deque(words.RIVER_TILES[ganga[str(space)]] for space in spaces)
    stops = [0, *spaces, tables.RIVER_END] if spaces else []
    chance.counts = deque(after - before for before, after in itertools.pairwise(stops))


def stacks(game: dict[str, Any]) -> list[deque[int]]:
    """The tiles of every stack in the order in which they were taken, and the one that shows at the end."""
    taken = [event[1] for move in game["moves"] for event in move[2:] if event[0] == "tile"]
    order: list[deque[int]] = [deque() for _ in range(tables.STACKS)]
    for word in [*taken, *(word for word in game["stacks"] if word)]:
        order[tables.STACK[words.tile(word)]].append(words.tile(word))
    return order
