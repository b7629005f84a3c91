"""`python -m durbar.lab.learning.expect GAME`: what a net expects of first places and points, fitted to matches of a bot that searches.

A net that has met nobody but itself expects what comes of play like its own; in the search it is asked about other play.
What it sees and hopes for stays as it is. Of first places only its certainty changes, all voices by one factor; of points the last weights
are learned, unless they are further off than before in matches that were held back. So some hundred matches are enough.
"""

from __future__ import annotations

import argparse
import random
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track

from durbar.bots.crew import crew
from durbar.bots.fit import Job
from durbar.bots.lineup import answer, bot
from durbar.bots.search.foresight import look_from
from durbar.bots.search.memory import Memory, Search
from durbar.bots.search.minds import Minds
from durbar.bots.search.net import Weights, read_net, write_net
from durbar.bots.search.tree import Size
from durbar.core.match import Match
from durbar.core.state import Base
from durbar.engines.plain import Plain
from durbar.engines.pool import pool
from durbar.games import GAMES
from durbar.games import game as by_key
from durbar.lab.learning.device import Device
from durbar.lab.learning.model import LEAST, PER_POINT, POINTS_UNIT, POINTS_WEIGHT, Model
from durbar.lab.learning.optimizer import Adam

STRAY = 0.03
EVERY = 3
PASSES, TOGETHER, PACE = 30, 1024, 2e-3
HELD_BACK = 5
"""So often an answer is any legal one; of so many decisions one is looked at; how it is learned from; one match in so many only tells how well."""
WINS, POINTS = ("wins", "wins_ground"), ("points", "points_ground")
CERTAINTIES = tuple(percent / 100 for percent in range(40, 165, 5))


class Sightings(NamedTuple):
    """Decisions of a match, or of many, as a net sees them; seats are counted from the one that was asked, points are in units of the net."""

    seen: Any
    there: Any
    wins: Any
    points: Any


class Misjudged(NamedTuple):
    """How far off what is expected was: its surprise by first places in nats, and points."""

    surprise: float
    points: float


def look_at_match(job: Job) -> Sightings:
    """Play one match and look at it."""
    game, minds, rows = by_key(job.game), Minds(job.seats), []
    pool(game).load()
    player, chance = bot(job.bot), random.Random(job.source(0))
    match = Match.start(game, seats=job.seats, secret=f"{job.source(-1)}".encode())
    while not match.over:
        seat, source = match.actors()[0], chance.getrandbits(60)
        codes = match.codes(seat)
        if len(codes) > 1 and chance.randrange(EVERY) == 0:
            rows.append((seat, what_is_seen(game.key, match.known_to(seat, source), seat)))
        stray = len(codes) == 1 or chance.random() < STRAY
        match.play(seat, chance.choice(codes) if stray else answer(player, match, seat, source, minds))
    return _as_seen_by_each(match, rows)


def what_is_seen(key: str, s: Base, seat: int) -> list[int]:
    """What the search would show a net."""
    search, memory = _looking(key)
    search.engine.entry(look_from)(s, memory.tree, seat)
    return list(memory.tree.seen)


@cache
def _looking(key: str) -> tuple[Search, Memory]:
    search = Search(Plain(by_key(key)), Size(2, 1))
    return search, search.take()


def _as_seen_by_each(match: Match, rows: list[tuple[int, list[int]]]) -> Sightings:
    scores, most = match.scores(), max(match.game.seats)
    first = [score.place == 1 for score in scores]
    ends = [
        (one / sum(first), score.points * PER_POINT / POINTS_UNIT) for one, score in zip(first, scores, strict=True)
    ]
    turned = np.zeros((len(rows), most, 2), np.float32)
    for row, (seat, _) in zip(turned, rows, strict=True):
        row[: len(ends)] = ends[seat:] + ends[:seat]
    there = np.tile(np.arange(most) < len(ends), (len(rows), 1))
    seen = np.array([row for _, row in rows]).reshape(len(rows), -1).clip(-32768, 32767).astype(np.int16)
    return Sightings(seen, there, turned[..., 0], turned[..., 1])


def all_sightings(some: list[Sightings]) -> Sightings:
    """The decisions of several matches."""
    return Sightings(*(np.concatenate(part) for part in zip(*(one for one in some if len(one.seen)), strict=True)))


def fit_points(model: Model, watched: Sightings, seed: int) -> None:
    """Let a net expect the points that came, by the last weights alone."""
    deep, beyond = depths(model, watched), watched.points - model.judged(watched.seen)
    heads = {part: model.parts[part] for part in POINTS}
    weights, ground = POINTS
    adam, chance = Adam(model.device, heads), np.random.default_rng(seed)
    for number in range(PASSES):
        order = chance.permutation(len(deep))
        for low in range(0, len(order), TOGETHER):
            rows = order[low : low + TOGETHER]
            said = deep[rows] @ heads[weights].T + heads[ground]
            error = (POINTS_WEIGHT * watched.there[rows] * (said - beyond[rows])).astype(np.float32)
            slopes = {weights: error.T @ deep[rows] / len(rows), ground: error.mean(0)}
            adam.step(heads, slopes, PACE * (1 - number / PASSES))


def fit_certainty(model: Model, watched: Sightings) -> float:
    """Let a net be as certain of first places as it was right, and say by which factor its voices became louder."""
    deep, (weights, ground) = depths(model, watched), WINS
    voices = deep @ model.parts[weights].T + model.parts[ground]
    found = min(CERTAINTIES, key=lambda factor: surprised_by(model, factor * voices, watched))
    for part in WINS:
        model.parts[part] *= found
    return found


def fit(model: Model, taught: Sightings, held: Sightings, seed: int) -> tuple[Misjudged, Misjudged]:
    """Let a net expect what came; says how far off it was before and after, at decisions that were held back."""
    before, old = misjudged(model, held), {part: model.parts[part] + 0 for part in POINTS}
    fit_certainty(model, taught)
    fit_points(model, taught, seed)
    if misjudged(model, held).points >= before.points:
        model.parts |= old
    return before, misjudged(model, held)


def depths(model: Model, watched: Sightings) -> Any:
    """What the last layer before the heads makes of each decision."""
    parts = np.array_split(watched.seen, len(watched.seen) // TOGETHER + 1)
    return np.concatenate([model.forward(model.encode(part))["deep"] for part in parts])


def misjudged(model: Model, watched: Sightings) -> Misjudged:
    """How far off a net is."""
    deep, p = depths(model, watched), model.parts
    off = watched.there * (deep @ p["points"].T + p["points_ground"] + model.judged(watched.seen) - watched.points)
    points = float((off * off).sum() / watched.there.sum()) ** 0.5 * POINTS_UNIT / PER_POINT
    return Misjudged(surprised_by(model, deep @ p["wins"].T + p["wins_ground"], watched), points)


def surprised_by(model: Model, voices: Any, watched: Sightings) -> float:
    """How surprising first places are to such voices, in nats."""
    return float(-(watched.wins * np.log(model.shares(voices, watched.there) + LEAST)).sum(1).mean())


def asked_for() -> argparse.Namespace:
    """What was asked for, or one sentence on what is wrong with it."""
    ask = argparse.ArgumentParser(prog="python -m durbar.lab.learning.expect", description=__doc__)
    ask.add_argument("game", choices=list(GAMES))
    ask.add_argument(
        "--net", type=Path, help="the file of the net, which is written anew; the game's own when left out"
    )
    ask.add_argument("-n", "--matches", type=int, default=300, help="for each number of seats")
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--bot", default="raja")
    ask.add_argument("--workers", type=int, help="how many processes play; one for each core when left out")
    asked = ask.parse_args()
    asked.net = asked.net or by_key(asked.game).wisdom.net
    if asked.matches < 2 * HELD_BACK:
        ask.error(f"At least {2 * HELD_BACK} matches have to be played, because one in {HELD_BACK} is held back.")
    return asked


def main() -> None:
    """Watch, fit, and write what was found; says what the net expected before and after, of matches that it did not learn from."""
    asked = asked_for()
    game = by_key(asked.game)
    found = read_net(asked.net, game)
    if found is None:
        raise SystemExit(f"{asked.net} is no net for {game.name} as it is now; `durbar train {game.key}` makes one.")
    pool(game).load()
    tables = [seats for seats in game.seats if seats > 1]
    jobs = [Job(game.key, seats, asked.bot, asked.seed, i) for i in range(asked.matches) for seats in tables]
    with crew(asked.workers) as players:
        matches = players.map(look_at_match, jobs, chunksize=2)
        watched = list(track(matches, game.name, len(jobs), console=Console(stderr=True)))
    held = [one for i, one in enumerate(watched) if i // len(tables) % HELD_BACK == 0]
    taught = [one for i, one in enumerate(watched) if i // len(tables) % HELD_BACK]
    model = Model.of(game, found, Device("cpu"))
    before, after = fit(model, all_sightings(taught), all_sightings(held), asked.seed)
    source = f"{found.source}; what it expects by {len(jobs)} matches of {asked.bot}, seed {asked.seed}"
    write_net(asked.net, game, Weights(found.widths, source, model.weights(model.parts, source).parts))
    print(
        f"{game.name}: surprise {before.surprise:.3f} → {after.surprise:.3f}, points {before.points:.2f} → {after.points:.2f}"
    )


if __name__ == "__main__":
    main()
