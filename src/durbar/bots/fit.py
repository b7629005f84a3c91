"""`python -m durbar.bots.fit GAME`: weights for a judge, fitted to self-play by least squares.

The same seed and the same weights to begin with give the same weights: the bot that plays uses those in the file, so their
fingerprint is written down beside the seed.

What all features show in a position the judge tells itself (`features.py`). What is found is written into the `wisdom` of the game.
"""

from __future__ import annotations

import argparse
import hashlib
import tomllib
from collections.abc import Iterator
from importlib import import_module
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

from durbar.bots.crew import crew
from durbar.bots.features import features_of
from durbar.bots.guests import NoSuchBot
from durbar.bots.lineup import bot
from durbar.bots.uniform import legal
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.core.weights import weights_file
from durbar.engines.pool import pool
from durbar.games import GAMES
from durbar.games import game as by_key

STRAY = 0.1  # so often a random answer is given, so that positions differ
EVERY = 3  #   of so many decisions one is looked at
CALM = 1e-4
TEMPERS = [1.1**n for n in range(-8, 48)]


class Job(NamedTuple):
    """One match of self-play."""

    game: str
    seats: int
    bot: str
    seed: int
    number: int

    def source(self, step: int) -> int:
        """A random source of this match."""
        return int.from_bytes(hashlib.sha256(f"fit {self.seed} {self.number} {step}".encode()).digest()[:7], "big")


class Lesson(NamedTuple):
    """What the features showed at some decisions of a match, by decision and seat, and how it ended."""

    positions: Any
    points: list[int]
    first: list[float]


class Fit(NamedTuple):
    """Weights in points, how far they are off, how far the mean alone is, and how many points make the first place e times as likely."""

    weights: list[float]
    error: float
    spread: float
    temper: float
    positions: int


def learn(job: Job) -> Lesson:
    """Play one match and look at it."""
    import numpy

    game = by_key(job.game)
    pool(game).load()
    player = bot(job.bot)
    match = Match.start(game, seats=job.seats, secret=f"{job.source(-1)}".encode())
    seen = []
    while not match.over:
        seat, source = match.actors()[0], job.source(len(match.steps))
        codes = legal(game, match.state, seat)
        if source % EVERY == 0:
            seen.append(shown(game, match.state))
        stray = source % 1000 < STRAY * 1000
        match.play(
            seat,
            codes[source % len(codes)] if stray else player.choose(game, match.known_to(seat, source), seat, source),
        )
    scores = match.scores()
    winners = max(1, sum(score.place == 1 for score in scores))
    return Lesson(
        numpy.stack(seen), [score.points for score in scores], [(score.place == 1) / winners for score in scores]
    )


def shown(game: Game, s: Any) -> Any:
    """Every seat's features."""
    import numpy

    names, features = judge_of(game).FEATURES, features_of(game)
    found = [features(s, seat) for seat in range(s.seats)]
    return numpy.array([[amounts.get(name, 0) for name in names] for amounts in found], "float32")


def judge_of(game: Game) -> Any:
    """The file of a game's judge, with its features and weights."""
    return import_module(f"{game.wisdom.package}.judge")


def fit_lessons(lessons: list[Lesson]) -> Fit:
    """The weights that foretell best how far each seat ends before or behind the others, and then how many points all get.

    Features that are the same for every seat tell nothing about the first; they are fitted to the second.
    """
    import numpy

    table = numpy.concatenate([lesson.positions for lesson in lessons]).astype(float)
    points = numpy.concatenate([[lesson.points] * len(lesson.positions) for lesson in lessons]).astype(float)
    first = numpy.concatenate([[lesson.first] * len(lesson.positions) for lesson in lessons])
    own = table if table.shape[1] == 1 else table - table.mean(axis=1, keepdims=True)
    lead = points if table.shape[1] == 1 else points - points.mean(axis=1, keepdims=True)
    weights = solved(own.reshape(-1, own.shape[-1]), lead.reshape(-1))
    common = numpy.abs(own).max(axis=(0, 1)) < 1e-9
    rest = (points - table @ weights).mean(axis=1)
    weights[common] = solved(table[:, 0, common], rest)
    guesses = table @ weights
    temper = min(TEMPERS, key=lambda t: surprise(guesses / t, first)) if table.shape[1] > 1 else 0.0
    error = float(numpy.sqrt(numpy.mean((guesses - points) ** 2)))
    return Fit([float(w) for w in weights], error, float(points.std()), temper, len(points))


def solved(a: Any, b: Any) -> Any:
    """Weights by least squares, drawn a little towards nothing."""
    import numpy

    scale = numpy.maximum(numpy.sqrt((a**2).mean(axis=0)), 1e-9)
    a = a / scale
    return numpy.linalg.solve(a.T @ a + CALM * len(b) * numpy.eye(a.shape[1]), a.T @ b) / scale


def surprise(hopes: Any, first: Any) -> float:
    """How surprising the first places are, to one who expects each seat there the more, the more it may hope for."""
    import numpy

    hopes = hopes - hopes.max(axis=1, keepdims=True)
    return float(-(first * (hopes - numpy.log(numpy.exp(hopes).sum(axis=1, keepdims=True)))).sum())


def lessons_of(jobs: list[Job], workers: int | None) -> Iterator[Lesson]:
    """All matches, in order, from as many processes as wanted."""
    with crew(workers) as players:
        yield from players.map(learn, jobs, chunksize=2)


def write_weights(key: str, seats: int, asked: argparse.Namespace, fit: Fit) -> None:
    """Put the weights for one number of seats into the game's file, beside those for others."""
    game = by_key(key)
    file = weights_file(game.wisdom.package)
    tables = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    tables[f"seats-{seats}"] = {
        "source": f"fitted to {asked.matches} matches of {asked.bot}, seed {asked.seed}, from weights {asked.begun}; {fit.positions} positions",
        "error": round(fit.error, 2),
        "spread": round(fit.spread, 2),
        "temper": round(fit.temper, 2),
        "weights": {name: round(weight, 5) for name, weight in zip(judge_of(game).FEATURES, fit.weights, strict=True)},
    }
    lines = [f"# Written by `python -m durbar.bots.fit {key}`; in points."]
    for name, table in sorted(tables.items()):
        lines += ["", f"[{name}]", f'source = "{table["source"]}"']
        lines += [f"{what} = {table[what]}" for what in ("error", "spread", "temper")]
        lines += ["", f"[{name}.weights]", *(f'"{what}" = {weight}' for what, weight in table["weights"].items())]
    file.write_text("\n".join(lines) + "\n", "utf-8")


def weights_fingerprint(key: str) -> str:
    """A few letters that tell the weights of a game from others."""
    file = weights_file(by_key(key).wisdom.package)
    return hashlib.sha256(file.read_bytes()).hexdigest()[:8] if file.exists() else "none"


def arguments() -> argparse.Namespace:
    """What was asked for, or one sentence on what is wrong with it."""
    ask = argparse.ArgumentParser(prog="python -m durbar.bots.fit", description=__doc__)
    ask.add_argument("game")
    ask.add_argument("-n", "--matches", type=int, default=200)
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--bot", default="vizier")
    ask.add_argument("--seats", type=int, nargs="*", help="all numbers of seats when left out")
    ask.add_argument("--workers", type=int, help="how many processes play; one for each core when left out")
    asked = ask.parse_args()
    if asked.game not in GAMES:
        ask.error(f"There is no game {asked.game!r}; there is {', '.join(GAMES)}.")
    game = by_key(asked.game)
    asked.seats = asked.seats or list(game.seats)
    if not set(asked.seats) <= set(game.seats):
        ask.error(f"{game.name} is played with {', '.join(map(str, game.seats))} seats.")
    if asked.matches < 1:
        ask.error("At least one match has to be played.")
    try:
        bot(asked.bot)
    except NoSuchBot as error:
        ask.error(str(error))
    asked.begun = weights_fingerprint(asked.game)
    return asked


def main() -> None:
    """Play, fit, and write what was found, for every number of seats in turn."""
    asked = arguments()
    game, tables = by_key(asked.game), asked.seats
    pool(game).load()
    jobs = [
        Job(asked.game, seats, asked.bot, asked.seed, number) for seats in tables for number in range(asked.matches)
    ]
    lessons = list(track(lessons_of(jobs, asked.workers), game.name, len(jobs), console=Console(stderr=True)))
    for i, seats in enumerate(tables):
        fit = fit_lessons(lessons[i * asked.matches : (i + 1) * asked.matches])
        write_weights(asked.game, seats, asked, fit)
        off = f"off by {fit.error:.2f} points (the mean alone by {fit.spread:.2f})"
        print(f"{game.name}, {seats} seats: {fit.positions} positions, {off}, temper {fit.temper:.1f}")


if __name__ == "__main__":
    main()
