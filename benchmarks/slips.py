"""Whether bots err in judgement or by chance: `python -m benchmarks.slips GAME [BOT …] [--seats 3] [--seconds 120]`.

At positions of matches between rajas a long search says what each answer is worth, and every bot is asked again and again.
What the answer that it gives most often gives away is its judgement; what all its answers give away on average beyond that is chance.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from statistics import fmean, stdev
from typing import NamedTuple

from benchmarks.threads import PATIENT, Spot, spots
from durbar.arena.figures.ratings import Z95
from durbar.bots.lineup import Bot, bot, consider
from durbar.bots.search.think import Budget
from durbar.core.game import Game
from durbar.engines.pool import pool
from durbar.games import GAMES, game

BOTS = ("page", "courtier", "vizier", "raja")
ASKED = 16
REFERENCE = 30_000


class Slip(NamedTuple):
    """What a bot gives away at one decision: in all, by its most frequent answer; and how often two of its answers are the same."""

    all: float
    judgement: float
    same: float


def slip(found: Game, player: Bot, spot: Spot, worth: dict[int, float], chance: random.Random) -> Slip:
    """Ask a bot again and again what it would do."""
    s, seat = spot
    given = Counter(player.choose(found, s, seat, chance.getrandbits(60)) for _ in range(ASKED))
    best, worst = max(worth.values()), min(worth.values())
    lost = {code: best - worth.get(code, worst) for code in given}
    return Slip(
        sum(lost[code] * many for code, many in given.items()) / ASKED,
        lost[given.most_common(1)[0][0]],
        sum(many * (many - 1) for many in given.values()) / (ASKED * (ASKED - 1)),
    )


def told(slips: list[Slip]) -> str:
    """Means over all decisions, in thousandths of a win."""
    given = [1000 * one.all for one in slips]
    off = Z95 * stdev(given) / len(given) ** 0.5 if len(given) > 1 else 0.0
    judged, same = 1000 * fmean(one.judgement for one in slips), fmean(one.same for one in slips)
    return f"{fmean(given):8.1f} ± {off:4.1f} {judged:12.1f} {judged / max(fmean(given), 1e-9):7.0%} {same:7.0%}"


def main() -> None:
    """Look at decisions for so long, and print what each bot gives away, and how much of it by judgement."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game", choices=list(GAMES))
    ask.add_argument("bots", nargs="*", default=BOTS)
    ask.add_argument("--seats", type=int, help="the fewest with company when left out")
    ask.add_argument("--seconds", type=float, default=120.0)
    ask.add_argument("--seed", type=int, default=0)
    asked = ask.parse_args()
    found, chance = game(asked.game), random.Random(asked.seed)
    company = [seats for seats in found.seats if seats > 1]
    asked.seats = asked.seats or company[0]
    if asked.seats not in company:
        ask.error(f"{found.name} has company at {', '.join(map(str, company))} seats, not at {asked.seats}.")
    players = {name: bot(name) for name in asked.bots}
    pool(found).load()
    until, slips = time.monotonic() + asked.seconds, {name: list[Slip]() for name in players}
    for s, seat in spots(found, asked.seats, chance):
        thought = consider(found, s, seat, chance.getrandbits(60), Budget(REFERENCE, PATIENT))
        worth = {finding.code: finding.value for finding in thought.findings}
        for name, player in players.items():
            slips[name].append(slip(found, player, (s, seat), worth, chance))
        if time.monotonic() > until:
            break
    print(f"{found.name}, {asked.seats} seats, {len(next(iter(slips.values())))} decisions, each asked {ASKED} times")
    print(f"{'bot':40} given away, ‰    judgement   share    same")
    for name, some in slips.items():
        print(f"{name:40} {told(some)}")


if __name__ == "__main__":
    main()
