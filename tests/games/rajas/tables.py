"""Laying a table in words."""

from __future__ import annotations

from typing import Any

from durbar import Match
from durbar.core.agenda import owe
from durbar.games.rajas.game import GAME
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import PLACE
from durbar.games.rajas.rules.board import stand
from durbar.games.rajas.rules.building import show
from durbar.games.rajas.rules.dice import add_die, return_die
from durbar.games.rajas.rules.market import add_markets
from durbar.games.rajas.rules.province import put_tile
from durbar.games.rajas.rules.state import State


class Table:
    """A match in the middle, laid out piece by piece; it speaks the ids of the components."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.match = Match.start(GAME, seats=seats, options=options, secret=b"a laid table")
        self.s: State = self.match.state
        self.s.owed_count = 0
        for seat in range(seats):
            for kind in range(tables.KINDS_OF_DIE):
                while self.s.dice[seat][kind]:
                    return_die(self.s, seat, kind)
            self.s.money[seat] = 5
            self.s.karma[seat] = 0
            self.s.laid[seat][:] = [0] * tables.BORDERS
        self.turn(0)

    def turn(self, seat: int) -> Table:
        """It is that seat's turn, first of a pass."""
        self.s.first, self.s.served, self.s.owed_count = seat, 1, 0
        owe(self.s, PLACE, seat, 0, 0)
        return self

    def dice(self, seat: int, words: str) -> Table:
        """Dice as "blue 5 green 2"."""
        parts = words.split()
        for colour, value in zip(parts[::2], parts[1::2], strict=True):
            add_die(self.s, seat, tables.COLOURS.index(colour) * 6 + int(value) - 1)
            self.supply(colour, self.s.supply[tables.COLOURS.index(colour)] - 1)
        return self

    def supply(self, colour: str, dice: int) -> Table:
        """So many dice of a colour are in the supply."""
        at = tables.COLOURS.index(colour)
        self.s.supply[at] = dice
        self.s.stock = self.s.stock & ~(1 << at) | (dice > 0) << at
        return self

    def worker(self, seat: int, space: str) -> Table:
        """A worker stands on the next free space of a choice."""
        stand(self.s, seat, tables.SPACE_IDS.index(space))
        return self

    def put(self, seat: int, **markers: int) -> Table:
        """Markers of a seat: fame=3, money=11, karma=2, boat=4."""
        for name, value in markers.items():
            getattr(self.s, name)[seat] = value
        return self

    def built(self, seat: int, words: str) -> Table:
        """Tiles as "o04:6:1": id, cell, turn."""
        for word in words.split():
            name, cell, turn = word.split(":")
            tile = tables.TILE_IDS.index(name)
            self._take(tile)
            put_tile(self.s, seat, int(cell), tile, int(turn))
            add_markets(self.s, seat, tile, 1)
        return self

    def _take(self, tile: int) -> None:
        """A tile leaves its stack; when it was on show another one is."""
        stack = tables.STACK[tile]
        self.s.hidden[tile] = 0
        if self.s.shown[stack] == tile + 1:
            following = next(t for t in range(64) if tables.STACK[t] == stack and self.s.hidden[t])
            show(self.s, stack, following)
            self.s.hidden[following] = 0

    def show(self, *names: str) -> Table:
        """These tiles are on show."""
        for name in names:
            tile = tables.TILE_IDS.index(name)
            stack = tables.STACK[tile]
            if self.s.shown[stack]:
                self.s.hidden[self.s.shown[stack] - 1] = 1
            show(self.s, stack, tile)
            self.s.hidden[tile] = 0
        return self

    def may(self, seat: int) -> set[str]:
        """What a seat may answer: kinds, each with its first particular."""
        return {" ".join([a.kind, *[str(v) for v in list(a.what.values())[:1]]]) for a in self.match.legal(seat)}

    def play(self, seat: int, words: str) -> list[str]:
        """Answer by kind and first particulars; gives the kinds of what followed."""
        return [event.kind for event in self.events(seat, words)]

    def events(self, seat: int, words: str) -> list[Any]:
        """Answer by kind and first particulars; gives what followed."""
        kind, *rest = words.split()
        fitting = [a for a in self.match.legal(seat) if a.kind == kind and _starts(a.what, rest)]
        assert len(fitting) == 1, f"{words}: {[(a.kind, a.what) for a in self.match.legal(seat)]}"
        return self.match.play(seat, fitting[0])

    def plays(self, seat: int, *answers: str) -> Table:
        """Several answers of one seat in a row."""
        for answer in answers:
            self.play(seat, answer)
        return self

    def why(self, seat: int, space: str) -> str | None:
        """Why a space cannot be taken, None when it can."""
        found = next(each for each in self.match.view(seat).spaces if each.id == space)
        return found.why_not.kind if found.why_not else None

    def held(self, seat: int) -> dict[str, int]:
        """How many dice of each colour a seat has."""
        return {c: n for i, c in enumerate(tables.COLOURS) if (n := sum(self.s.dice[seat][i * 6 : i * 6 + 6]))}

    def prompt(self, seat: int) -> str | None:
        """The kind of question a seat faces."""
        asked = self.match.prompt(seat)
        return asked.kind if asked else None


def _starts(what: dict[str, str | int], rest: list[str]) -> bool:
    return [str(v) for v in what.values()][: len(rest)] == rest
