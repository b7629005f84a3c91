"""What a run showed: as JSON for programs, and as a table for people."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any

from durbar.arena.ratings import Interval, elo_difference, ratings, shares, wilson
from durbar.arena.run import Outcome


class Tally:
    """What one entrant did in all matches it played."""

    def __init__(self, outcome: Outcome, entrant: int) -> None:
        self.bot = outcome.plan.bots[entrant]
        self.entrant = entrant
        self.matches = 0
        self.wins = 0.0
        self.points: list[int] = []
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.forfeits: list[str] = []
        for bout in outcome.bouts:
            first = shares(bout)
            for seat, sitting in enumerate(bout.seating):
                if sitting == entrant:
                    self.matches += 1
                    self.wins += first[seat]
                    self.points.append(bout.points[seat])
                    self.decisions += bout.decisions[seat]
                    self.seconds += bout.seconds[seat]
                    self.slowest = max(self.slowest, bout.slowest[seat])
                    if bout.forfeit and bout.forfeit.seat == seat:
                        self.forfeits.append(f"match {bout.match}, step {bout.forfeit.step}: {bout.forfeit.why}")

    @property
    def win_rate(self) -> Interval:
        """The share of matches won; a shared first place counts as its share."""
        return wilson(self.wins, self.matches)

    @property
    def mean_points(self) -> float:
        """Points per match."""
        return sum(self.points) / len(self.points) if self.points else 0.0

    @property
    def seconds_per_decision(self) -> float:
        """How long a decision took on average, where there was a choice."""
        return self.seconds / self.decisions if self.decisions else 0.0


def tallies(outcome: Outcome) -> list[Tally]:
    """Every entrant's tally, in the order of the plan."""
    return [Tally(outcome, entrant) for entrant in range(len(outcome.plan.bots))]


def brief(outcome: Outcome) -> dict[str, Any]:
    """The stable form of `durbar arena --json`."""
    plan = outcome.plan
    bots = [
        {
            "bot": t.bot,
            "wins": int(t.wins) if t.wins == int(t.wins) else round(t.wins, 4),
            "win_rate": round(t.win_rate.value, 6),
            "ci95": [round(t.win_rate.low, 6), round(t.win_rate.high, 6)],
            "mean_points": round(t.mean_points, 4),
            "seconds_per_decision": round(t.seconds_per_decision, 9),
        }
        for t in tallies(outcome)
    ]
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "matches": len(outcome.bouts),
        "seed": plan.seed,
        "bots": bots,
    }


def full(outcome: Outcome) -> dict[str, Any]:
    """The brief form, and with it ratings, Elo differences, slowest decisions and forfeits."""
    plan, found = outcome.plan, brief(outcome)
    rated = ratings(outcome.bouts, plan.bots)
    for entry, t in zip(found["bots"], tallies(outcome), strict=True):
        entry["matches"] = t.matches
        entry["slowest_decision_s"] = t.slowest
        entry["forfeits"] = t.forfeits
        entry["rating"] = rounded(rated[t.bot]) if rated else None
        entry["elo_before"] = {
            other: rounded(elo_difference(outcome.bouts, t.entrant, i))
            for i, other in enumerate(plan.bots)
            if other != t.bot
        }
    return {**found, "stopped_early": outcome.clear}


def rounded(interval: Interval) -> list[float | None]:
    """Value, low and high with one decimal; nothing where it is beyond all bounds."""
    return [round(x, 1) if isfinite(x) else None for x in interval]


def lines(outcome: Outcome) -> Sequence[tuple[str, ...]]:
    """One row per entrant, as people read it: bot, win rate, bounds, points, Elo before the first, seconds."""
    rows = []
    for t in tallies(outcome):
        rate = t.win_rate
        apart = elo_difference(outcome.bouts, t.entrant, 0)
        elo = "" if t.entrant == 0 else f"{signed(apart.value)} ({signed(apart.low)} … {signed(apart.high)})"
        forfeits = f"{len(t.forfeits)} forfeited" if t.forfeits else ""
        rows.append(
            (
                t.bot,
                f"{rate.value:.1%}",
                f"{rate.low:.1%} … {rate.high:.1%}",
                f"{t.mean_points:.1f}",
                elo,
                f"{t.seconds_per_decision:.4f} s",
                forfeits,
            )
        )
    return rows


def signed(x: float) -> str:
    """A difference with its sign."""
    return f"{x:+.0f}" if isfinite(x) else "−∞" if x < 0 else "+∞"


HEADINGS = ("bot", "wins", "95 % between", "points", "Elo beside the first", "a decision", "")
