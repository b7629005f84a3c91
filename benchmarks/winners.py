"""What winners of real games of Rajas of the Ganges chose, and where a bot ranks it from what the winner's seat could know."""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from pathlib import Path
from typing import Any

import msgspec

from durbar.bots.greedy import Greedy
from durbar.bots.lineup import Bot, Level
from durbar.bots.search.ways import scattered
from durbar.core.agenda import question
from durbar.core.match import Match
from durbar.core.state import Base
from durbar.games import game
from durbar.games.rajas.rules import actions as a
from durbar.games.rajas.rules.dice import lacks_room
from tests.games.rajas.real.replay import Replay
from tests.games.rajas.real.words import LETTERS
from tests.games.rajas.real_games import load

GAME = game("rajas")
KINDS = {
    a.PLACE: "where a worker goes",
    a.GIVE_DIE: "the die given for a space",
    a.PICK_TILE: "which tile is built",
    a.PAY_TILE: "the dice paid for it",
    a.PICK_CELL: "where it lies",
    a.TURN_TILE: "how it is turned",
    a.TAKE_DICE: "which dice are taken",
    a.UPGRADE: "which building is upgraded",
    a.SAIL: "how far the boat sails",
    a.PICK_NEXT: "what comes first of all that waits",
    a.PICK_YIELD_TILE: "which yield tile is taken",
    a.PICK_SLOT: "where it lies in the province",
}
OTHER = "others"

Watch = Callable[[Match, int, frozenset[int]], None]
"""Hears of every decision: the match before it, the seat, and the answers that are what it did."""


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """One decision of a winner: its kind, how many answers there were, how many of them are what the winner did, and at
    which place a bot has the first of these, from 0; -1 where it named none.
    """

    kind: str
    answers: int
    meant: int
    rank: int

    def among(self, first: int) -> bool:
        """Whether the bot's first so many choices hold what the winner did."""
        return 0 <= self.rank < first

    def luck(self, first: int) -> float:
        """The chance that so many answers hold it which are drawn from all."""
        drawn = min(first, self.answers)
        return 1 - comb(self.answers - self.meant, drawn) / comb(self.answers, drawn)


class Watched(Replay):
    """A real game played again, with somebody who hears of every decision before it is played."""

    def __init__(self, record: dict[str, Any], watch: Watch) -> None:
        self.watch = watch
        super().__init__(record)

    def answer(self) -> int:
        """What the record answers."""
        alike = self.in_any_order()
        code = super().answer()
        self.watch(self.match, self.turn.seat, alike | {code})
        return code

    def in_any_order(self) -> frozenset[int]:
        """Dice that are given or taken together: our rules ask for one after another, so any of them is what was done."""
        if question(self.s) in (a.GIVE_DIE, a.PAY_TILE):
            gifts = self.turn.gifts[0]
            return frozenset((a.GIVE_TURNED if gift.turned else a.GIVE) + gift.kind for gift in gifts)
        if question(self.s) == a.TAKE_DICE and not lacks_room(self.s, self.turn.seat):
            return frozenset(a.TAKE + LETTERS[word] for kind, word in self.turn.choices if kind == "take")
        return frozenset()


def won_games(file: Path) -> list[dict[str, Any]]:
    """The games of a file that were played to their end."""
    return [record for record in load(file) if record["gave_up"] is None]


def winner_of(record: dict[str, Any]) -> int:
    """Who came first."""
    return next(seat for seat, final in enumerate(record["final"]) if final["place"] == 1)


def compared(record: dict[str, Any], bot: Bot) -> list[Choice]:
    """Every decision of a game's winner who had a choice, beside what a bot would have done there."""
    found: list[Choice] = []
    winner = winner_of(record)

    def watch(match: Match, seat: int, meant: frozenset[int]) -> None:
        codes = match.codes(seat)
        if seat == winner and len(codes) > 1:
            source = scattered(len(record["moves"]), len(match.steps))
            choices = ranked(bot, match.known_to(seat, source), seat, source, len(codes))
            rank = next((place for place, code in enumerate(choices) if code in meant), -1)
            kind = KINDS.get(question(match.state), OTHER)
            found.append(Choice(kind, len(codes), len(meant.intersection(codes)), rank))

    Watched(record, watch).play()
    return found


def ranked(bot: Bot, s: Base, seat: int, source: int, answers: int) -> list[int]:
    """A bot's choices, the best first: what it would play, and of one that ranks them all else it has tried."""
    if isinstance(bot, Level):
        found = bot.think(GAME, s, seat, source, answers)
        played = bot.pick(found, source)
        return [played, *(finding.code for finding in found.findings if finding.code != played)]
    if isinstance(bot, Greedy):
        return bot.ranked(GAME, s, seat, source)
    return [bot.choose(GAME, s, seat, source)]
