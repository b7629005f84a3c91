"""Rajas of the Ganges beside people: `python -m benchmarks.beside_people [BOT …]`.

Measures how matches of a bot against itself end beside real games of strong people, and how often its first choice and its
first three hold what the winners of real games did. Matches and games are taken in turn, so a run can be stopped at any
time; with `--keep FILE` the next run goes on from what was finished. Without the limits all of it is done.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import cache
from itertools import islice
from math import inf
from pathlib import Path

import msgspec
from rich.console import Console

from benchmarks.endings import Ending, played_by, played_by_people, row
from benchmarks.winners import GAME, Choice, compared, won_games
from durbar.arena.figures.ratings import wilson
from durbar.arena.figures.strength import markdown_table
from durbar.arena.play.run import compile_first, progress_bar, undisturbed
from durbar.bots.crew import cores, crew
from durbar.bots.guests import NoSuchBot
from durbar.bots.lineup import Bot, bot
from durbar.bots.search.minds import Minds
from durbar.engines.cache import ready
from durbar.engines.pool import pool
from tests.games.rajas.real_games import FILE

BOTS = ("greedy", "raja", "padishah@0.1")
THREE = 3


class Piece(msgspec.Struct, frozen=True):
    """A match of a bot against itself, or a real game that it looks at."""

    bot: str
    number: int
    real: bool


class Finished(msgspec.Struct, frozen=True):
    """A piece, and how its match ended or what was chosen in its game."""

    piece: Piece
    ending: Ending | None = None
    choices: list[Choice] = []


def pieces(asked: argparse.Namespace) -> Iterator[Piece]:
    """All that was asked for, every bot in turn."""
    for number in range(max(asked.matches, asked.games)):
        for name in asked.bots:
            if number < asked.games:
                yield Piece(name, number, True)
            if number < asked.matches:
                yield Piece(name, number, False)


def done(piece: Piece, file: Path) -> Finished:
    """What a process does with a piece."""
    found = _prepared(piece.bot)
    if piece.real:
        return Finished(piece, choices=compared(_games(file)[piece.number], found))
    return Finished(piece, ending=played_by(found, piece.number, _minds))


_minds = Minds(2)
_games = cache(won_games)


@cache
def _prepared(name: str) -> Bot:
    if ready(GAME):
        pool(GAME).load()
    return undisturbed(bot(name))


def measured(asked: argparse.Namespace, todo: list[Piece]) -> Iterator[Finished]:
    """Pieces as they are finished by several processes; none is begun after the time asked for."""
    until = time.monotonic() + (inf if asked.seconds is None else asked.seconds)
    left, busy = iter(todo), set[Future[Finished]]()
    with crew(asked.workers) as workers:
        while True:
            more = islice(left, asked.workers - len(busy) if time.monotonic() < until else 0)
            busy |= {workers.submit(done, piece, asked.file) for piece in more}
            if not busy:
                return
            over, busy = wait(busy, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in over)


def run(asked: argparse.Namespace, console: Console) -> list[Finished]:
    """All that was kept, and what was still missing."""
    kept = read(asked.keep) if asked.keep else []
    known, wanted = {one.piece for one in kept}, list(pieces(asked))
    todo = [piece for piece in wanted if piece not in known]
    if todo:
        compile_first(GAME, None, console.print)
    with progress_bar(console) as progress:
        task = progress.add_task("matches and games", total=len(todo))
        for finished in measured(asked, todo):
            kept.append(finished)
            progress.advance(task)
            if asked.keep:
                with asked.keep.open("ab") as file:
                    file.write(msgspec.json.encode(finished) + b"\n")
    return [one for one in kept if one.piece.bot in asked.bots]


def read(file: Path) -> list[Finished]:
    """What an earlier run has finished."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Finished) for line in lines]


def endings_table(asked: argparse.Namespace, found: list[Finished]) -> str:
    """How matches end, people first."""
    people = row("people", played_by_people(won_games(asked.file)))
    bots = [row(name, [one.ending for one in found if one.piece.bot == name and one.ending]) for name in asked.bots]
    head = ("who", "matches", "rounds", "winner's fame", "winner's money", "value a worker, winner", "loser")
    return markdown_table(head, [people, *bots])


def choices_table(asked: argparse.Namespace, found: list[Finished]) -> str:
    """How often each bot chose what the winners did."""
    by_bot = {name: choices_of(found, name) for name in asked.bots}
    rows = [(name, str(len(some)), *agreement(some, 1), *agreement(some, THREE)) for name, some in by_bot.items()]
    head = ("bot", "decisions", "first choice", "95 %", "by luck", "first three", "95 %", "by luck")
    return markdown_table(head, rows)


def kinds_table(asked: argparse.Namespace, found: list[Finished]) -> str:
    """The same by what was decided: how often each bot's first choice was the winner's, and its first three held it."""
    by_bot = [choices_of(found, name) for name in asked.bots]
    most = max(by_bot, key=len)
    rows = []
    for kind, count in Counter(choice.kind for choice in most).most_common():
        alike = [[choice for choice in choices if choice.kind == kind] for choices in by_bot]
        rows.append((kind, str(count), *(f"{agreement(some, 1)[0]}, {agreement(some, THREE)[0]}" for some in alike)))
    return markdown_table(("decision", "how many", *asked.bots), rows)


def choices_of(found: list[Finished], name: str) -> list[Choice]:
    """All that one bot was compared in."""
    return [choice for one in found if one.piece.bot == name for choice in one.choices]


def agreement(choices: list[Choice], first: int) -> tuple[str, str, str]:
    """A share with its bounds, and what luck would have brought."""
    share = wilson(sum(choice.among(first) for choice in choices), len(choices))
    luck = sum(choice.luck(first) for choice in choices) / max(1, len(choices))
    return f"{share.value:.1%}", f"{share.low:.1%} … {share.high:.1%}", f"{luck:.1%}"


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    ask = argparse.ArgumentParser(prog="python -m benchmarks.beside_people", description=__doc__)
    ask.add_argument("bots", nargs="*", help=f"{', '.join(BOTS)} when left out")
    ask.add_argument("-n", "--matches", type=int, default=100, help="matches of each bot against itself")
    ask.add_argument("--games", type=int, help="real games that each bot looks at; all when left out")
    ask.add_argument("--seconds", type=float, help="begin nothing after this")
    ask.add_argument("--workers", type=int, default=cores())
    ask.add_argument("--keep", type=Path, help="the file that keeps what is finished, for the next run")
    ask.add_argument("--file", type=Path, default=FILE, help="the real games")
    return ask


def main() -> None:
    """Measure, and print the tables."""
    ask = parser()
    asked = ask.parse_args()
    asked.bots = asked.bots or list(BOTS)
    try:
        for name in asked.bots:
            bot(name)
    except NoSuchBot as error:
        ask.error(str(error))
    games = len(won_games(asked.file))
    asked.games = games if asked.games is None else min(asked.games, games)
    found = run(asked, Console(stderr=True))
    for table in (endings_table, choices_table, kinds_table):
        print(table(asked, found))


if __name__ == "__main__":
    main()
