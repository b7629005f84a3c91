"""How matches of Rajas of the Ganges end at two seats, front of the province boards: bots against themselves, and people."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import Any

import msgspec

from benchmarks.winners import GAME, winner_of
from durbar.arena.figures.ratings import Z95
from durbar.bots.lineup import Bot, answer
from durbar.bots.search.minds import Minds
from durbar.bots.search.ways import scattered
from durbar.core.agenda import question
from durbar.core.match import Match
from durbar.games.rajas.rules.actions import PLACE

SEATS = 2


class Result(msgspec.Struct, frozen=True):
    """What a seat has at the end, and how many workers it placed for it."""

    fame: int
    money: int
    workers: int

    @property
    def value_a_worker(self) -> float:
        """Two money are worth one fame."""
        return (self.fame + self.money / 2) / self.workers


class Ending(msgspec.Struct, frozen=True):
    """How long a match took, and what winner and loser had."""

    rounds: int
    winner: Result
    loser: Result


def played_by(bot: Bot, number: int, minds: Minds) -> Ending:
    """A match of a bot against itself."""
    match = Match.start(GAME, seats=SEATS, secret=f"beside people {number}".encode())
    workers = [0] * SEATS
    while not match.over:
        seat = match.actors()[0]
        codes, source = match.codes(seat), scattered(number, len(match.steps))
        workers[seat] += question(match.state) == PLACE
        match.play(seat, codes[0] if len(codes) == 1 else answer(bot, match, seat, source, minds))
    s = match.state
    results = [Result(s.fame[seat], s.money[seat], workers[seat]) for seat in range(SEATS)]
    first = next(seat for seat, score in enumerate(match.scores()) if score.place == 1)
    return Ending(s.round, results[first], results[1 - first])


def played_by_people(records: list[dict[str, Any]]) -> list[Ending]:
    """The real games at two seats, front, without river tiles: as the bots play."""
    alike = [one for one in records if one["seats"] == SEATS and one["side"] == "front" and not one["ganga"]]
    return [ending_of(record) for record in alike]


def ending_of(record: dict[str, Any]) -> Ending:
    """How a real game ended."""
    first = winner_of(record)
    results = [
        Result(final["fame"], final["money"], placed_by(record, seat)) for seat, final in enumerate(record["final"])
    ]
    return Ending(record["moves"][-1][1], results[first], results[1 - first])


def placed_by(record: dict[str, Any], seat: int) -> int:
    """How many workers a seat placed in a real game."""
    return sum(move[0] == seat and any(event[0] == "worker" for event in move[2:]) for move in record["moves"])


def row(name: str, endings: list[Ending]) -> tuple[str, ...]:
    """The means of some matches, each with how far it may be off."""
    columns: tuple[list[float], ...] = (
        [ending.rounds for ending in endings],
        [ending.winner.fame for ending in endings],
        [ending.winner.money for ending in endings],
        [ending.winner.value_a_worker for ending in endings],
        [ending.loser.value_a_worker for ending in endings],
    )
    return (name, str(len(endings)), *map(mean, columns))


def mean(numbers: list[float]) -> str:
    """A mean with its bounds."""
    if len(numbers) < 2:
        return f"{fmean(numbers):.2f}" if numbers else ""
    return f"{fmean(numbers):.2f} ± {Z95 * stdev(numbers) / len(numbers) ** 0.5:.2f}"
