"""Learn a game by playing against oneself: proximal policy optimisation in NumPy alone, on a batch of tables.

    python examples/ppo.py --minutes 10 --out legacy.npz --curve legacy.html

Ten minutes on two cores of a laptop are enough for legacy at two seats. What is learned is a small net with one hidden
part, and two heads: how likely each answer should be, and what the match is worth to whoever is asked.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from durbar import lab
from durbar.bots.lineup import Bot, bot
from durbar.core.game import Game
from durbar.games import game as by_key
from durbar.lab.outcome import worths
from durbar.lab.single import LoneTable
from durbar.reports.curves import Curve, curves
from durbar.reports.document import document
from durbar.reports.svg import Axis

HIDDEN = 256
TABLES = 512
STEPS = 64
EPOCHS = 3
MINIBATCH = 4096
RATE = 1e-3
CLIP = 0.2
TRACE = 0.95  # how far ahead an advantage looks: 1 is to the end of the match, 0 only to the next question
ENTROPY = 0.01
REPORT_EVERY = 20
RIVALS = ("uniform", "page")

Array = Any  # a NumPy array


class Net:
    """Two layers that policy and value share, and a head for each."""

    def __init__(self, game: Game, seed: int) -> None:
        assert game.wisdom.columns is not None
        bounds = game.wisdom.columns()
        low = np.array([column.low for column in bounds], np.float32)
        high = np.array([column.high for column in bounds], np.float32)
        self.low, self.span = low, np.maximum(high - low, 1)
        chance = np.random.default_rng(seed)
        sizes = [(len(bounds), HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, game.rules.codes), (HIDDEN, 1)]
        gains = (1.4, 1.4, 0.01, 0.1)
        self.weights = [
            (chance.standard_normal(size) * gain / np.sqrt(size[0])).astype(np.float32)
            for size, gain in zip(sizes, gains, strict=True)
        ]
        self.biases = [np.zeros(size[1], np.float32) for size in sizes]

    @property
    def parts(self) -> list[Array]:
        """All that is learned."""
        return [*self.weights, *self.biases]

    def scaled(self, observation: Array) -> Array:
        """Observations between 0 and 1, as their columns declare them."""
        return (observation - self.low) / self.span

    def forward(self, x: Array) -> tuple[Array, Array, Array, Array]:
        """Both hidden layers, the logits and the values."""
        one = np.maximum(x @ self.weights[0] + self.biases[0], 0)
        two = np.maximum(one @ self.weights[1] + self.biases[1], 0)
        return one, two, two @ self.weights[2] + self.biases[2], (two @ self.weights[3] + self.biases[3])[:, 0]

    def backward(self, x: Array, one: Array, two: Array, logits: Array, values: Array) -> list[Array]:
        """What a change of each part would do, given that of logits and values."""
        values = values[:, None]
        at_two = (logits @ self.weights[2].T + values @ self.weights[3].T) * (two > 0)
        at_one = (at_two @ self.weights[1].T) * (one > 0)
        pairs = ((x, at_one), (one, at_two), (two, logits), (two, values))
        return [*(left.T @ right for left, right in pairs), *(right.sum(0) for _, right in pairs)]


class Adam:
    """Steps of an even length, whatever the size of the slopes."""

    def __init__(self, parts: list[Array]) -> None:
        self.mean = [np.zeros_like(part) for part in parts]
        self.square = [np.zeros_like(part) for part in parts]
        self.time = 0

    def step(self, parts: list[Array], slopes: list[Array], rate: float) -> None:
        """Move every part a little downhill."""
        self.time += 1
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        shrink = min(1.0, 0.5 / max(length, 1e-8))
        scale = rate * np.sqrt(1 - 0.999**self.time) / (1 - 0.9**self.time)
        for part, slope, mean, square in zip(parts, slopes, self.mean, self.square, strict=True):
            mean += 0.1 * (slope * shrink - mean)
            square += 0.001 * ((slope * shrink) ** 2 - square)
            part -= scale * mean / (np.sqrt(square) + 1e-8)


def shares(logits: Array, mask: Array) -> Array:
    """How likely each legal answer is."""
    logits = np.where(mask, logits, -1e9)
    grown = np.exp(logits - logits.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True)


class Played(NamedTuple):
    """A stretch of play, decision by decision: step, then table."""

    x: Array
    mask: Array
    chosen: Array
    share: Array
    value: Array
    seat: Array
    done: Array
    worth: Array


def play(tables: lab.Batch, net: Net, chance: np.random.Generator) -> Played:
    """So many steps at every table, each answer drawn from the net's policy."""
    rows: list[tuple[Array, ...]] = []
    for _ in range(STEPS):
        x = net.scaled(tables.observe())
        mask, seat = tables.legal().mask.copy(), tables.asked().copy()
        _, _, logits, value = net.forward(x)
        share = shares(logits, mask)
        sums = share.cumsum(1)
        chosen = (sums > chance.random((len(x), 1)) * sums[:, -1:]).argmax(1)  # a sum may end a hair below 1
        tables.step(chosen)
        done = tables.done().copy()
        worth = np.where(done[:, None], worths(tables.places()), 0.0)
        rows.append((x, mask, chosen, share[np.arange(len(x)), chosen], value, seat, done, worth))
    return Played(*(np.stack(part) for part in zip(*rows, strict=True)))


def advantages(played: Played, seats: int) -> tuple[Array, Array]:
    """How much better each decision turned out than expected, and where that is known: each seat has a thread of its own."""
    steps, count = played.value.shape
    found, known = np.zeros((steps, count), np.float32), np.zeros((steps, count), bool)
    later, value = np.zeros((count, seats)), np.zeros((count, seats))
    seen = np.zeros((count, seats), bool)
    each = np.arange(count)
    for step in range(steps - 1, -1, -1):
        ended = played.done[step]
        value[ended], later[ended], seen[ended] = played.worth[step][ended], 0.0, True
        seat = played.seat[step]
        surprise = value[each, seat] - played.value[step]
        found[step] = surprise + TRACE * later[each, seat]
        known[step] = seen[each, seat]
        later[each, seat], value[each, seat], seen[each, seat] = found[step], played.value[step], True
    return found, known


def learn(net: Net, adam: Adam, played: Played, seats: int, rate: float, chance: np.random.Generator) -> None:
    """A few passes over what was played, in small shuffled lots."""
    found, known = advantages(played, seats)
    goal = found + played.value
    picked = np.flatnonzero(known)
    flat = Played(*(part.reshape(-1, *part.shape[2:]) for part in played))
    found, goal = found.ravel(), goal.ravel()
    found = (found - found[picked].mean()) / (found[picked].std() + 1e-8)
    for _ in range(EPOCHS):
        chance.shuffle(picked)
        for lot in np.array_split(picked, max(1, len(picked) // MINIBATCH)):
            adam.step(net.parts, slopes(net, flat, lot, found[lot], goal[lot]), rate)


def slopes(net: Net, played: Played, lot: Array, found: Array, goal: Array) -> list[Array]:
    """The slope of the clipped objective, the value's error and the entropy at one lot of decisions."""
    x, mask, chosen, before = played.x[lot], played.mask[lot], played.chosen[lot], played.share[lot]
    one, two, logits, value = net.forward(x)
    share = shares(logits, mask)
    each = np.arange(len(lot))
    ratio = share[each, chosen] / before
    free = np.where(found > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = -(found * ratio * free)[:, None] * (np.eye(share.shape[1], dtype=np.float32)[chosen] - share)
    logs = np.log(np.maximum(share, 1e-12))
    entropy = -(share * logs).sum(1, keepdims=True)
    spread = ENTROPY * share * (logs + entropy)
    return net.backward(
        x, one, two, ((pull + spread) / len(lot)).astype(np.float32), ((value - goal) / len(lot)).astype(np.float32)
    )


class Learned:
    """A bot that answers as a net finds best, without any search."""

    name = "learned"

    def __init__(self, net: Net) -> None:
        self.net = net

    def choose(self, game: Game, s: Any, seat: int, source: int) -> int:
        """The likeliest legal answer."""
        out, codes = [0] * game.rules.observation, [0] * game.rules.most_legal
        game.rules.observe(s, seat, out)
        legal = codes[: game.rules.legal(s, seat, codes)]
        logits = self.net.forward(self.net.scaled(np.array([out], np.float32)))[2][0]
        return max(legal, key=lambda code: logits[code])


def wins(game: Game, one: Bot, other: Bot, matches: int, seed: int) -> float:
    """The share of two-seat matches that one wins against another, ties halved, seats in turns."""
    won = 0.0
    for number in range(matches):
        table = LoneTable(game, 2, {}, seed + number)
        source = seed
        while not table.over:
            seat, source = table.asked, source + 1
            asked = one if seat == number % 2 else other
            table.play(asked.choose(game, table.known_to(seat, source), seat, source), seat)
        won += (table.worth()[number % 2] + 1) / 2
    return won / matches


class Report(NamedTuple):
    """How a net fares after some time of learning: the share of matches it wins against each rival."""

    minutes: float
    decisions: int
    won: list[float]


def report(game: Game, net: Net, minutes: float, decisions: int, matches: int, seed: int) -> Report:
    """Measure a net against the rivals, and print it."""
    won = [wins(game, Learned(net), bot(rival), matches, seed) for rival in RIVALS]
    told = ", ".join(f"against {rival} {share:.1%}" for rival, share in zip(RIVALS, won, strict=True))
    print(f"{minutes:5.1f} min, {decisions:,} decisions: {told} of {matches}", flush=True)
    return Report(minutes, decisions, won)


def learning_curve(game: Game, reports: list[Report]) -> str:
    """What was won over time, as a page."""
    drawn = [
        Curve(share, f"{share[-1]:.0%} against {rival}", number)
        for number, (rival, share) in enumerate(
            zip(RIVALS, zip(*(one.won for one in reports), strict=True), strict=True)
        )
    ]
    minutes = [one.minutes for one in reports]
    figure = curves("Matches won", drawn, "minutes of learning", minutes, Axis("", 0, 1, "{:.0%}".format))
    words = f"Two seats, {reports[-1].decisions:,} decisions of play against itself; ties count half."
    return document(f"{game.name}: learned by playing", f"<p>{words}</p>{figure}")


def train(
    key: str, minutes: float, seed: int = 1, most_rounds: int = 1_000_000, matches: int = 100
) -> tuple[Net, list[Report]]:
    """Play and learn at two seats for so many minutes, or rounds of play; measuring now and then takes time beside."""
    game, chance = by_key(key), np.random.default_rng(seed)
    tables, net = lab.batch(game, tables=TABLES, seats=2, seed=seed), Net(game, seed)
    adam, spent, rounds = Adam(net.parts), 0.0, 0
    reports = [report(game, net, 0.0, 0, matches, seed)]
    while spent < minutes and rounds < most_rounds:
        began = time.monotonic()
        learn(net, adam, play(tables, net, chance), 2, RATE * max(0.05, 1 - spent / minutes), chance)
        spent, rounds = spent + (time.monotonic() - began) / 60, rounds + 1
        if rounds % REPORT_EVERY == 0:
            reports.append(report(game, net, spent, rounds * STEPS * TABLES, matches, seed + rounds))
    return net, [*reports, report(game, net, spent, rounds * STEPS * TABLES, 4 * matches, 10**6)]


def main() -> None:
    """Train, keep the net, and draw the curve."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", default="legacy")
    words.add_argument("--minutes", type=float, default=10.0)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument(
        "--matches", type=int, default=100, help="how many to measure with; four times as many in the end"
    )
    words.add_argument("--out", type=Path, default=Path("learned.npz"))
    words.add_argument("--curve", type=Path, default=Path("learned.html"), help="the page with the learning curve")
    said = words.parse_args()
    net, reports = train(said.game, said.minutes, said.seed, matches=said.matches)
    np.savez(said.out, *net.parts)
    said.curve.write_text(learning_curve(by_key(said.game), reports), "utf-8")
    print(f"{said.curve} shows how it learned.")


if __name__ == "__main__":
    main()
