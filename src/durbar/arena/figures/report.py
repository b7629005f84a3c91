"""What a run showed: as JSON for programs, and as a table for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import isfinite, isnan
from typing import Any

from durbar.arena.figures.ratings import Interval, elo_difference, ratings, shares, wilson
from durbar.arena.play.bout import Bout, Forfeit
from durbar.arena.play.run import Outcome

LEGAL_SHOWN = 30


class Tally:
    """What one entrant did in all matches it played; its points are those of matches that nobody forfeited."""

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
                    self.points += [] if bout.forfeit else [bout.points[seat]]
                    self.decisions += bout.decisions[seat]
                    self.seconds += bout.seconds[seat]
                    self.slowest = max(self.slowest, bout.slowest[seat])
                    if bout.forfeit and bout.forfeit.seat == seat:
                        self.forfeits.append(forfeit_in_words(bout.match, bout.forfeit))

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


def forfeit_in_words(match: int, forfeit: Forfeit) -> str:
    """When a match was forfeited, why, and what would have been legal."""
    shown = ", ".join(map(str, forfeit.legal[:LEGAL_SHOWN])) + (" …" if len(forfeit.legal) > LEGAL_SHOWN else "")
    return f"match {match}, step {forfeit.step}: {forfeit.why}" + (f" Legal were {shown}." if forfeit.legal else "")


def played_out(outcome: Outcome) -> list[Bout]:
    """The matches that nobody forfeited: only their points and lengths tell something."""
    return [bout for bout in outcome.bouts if bout.forfeit is None]


def reasons(outcome: Outcome) -> list[tuple[str, str, int]]:
    """Who forfeited why, and how often, the most frequent first."""
    found = Counter((bout.forfeit.bot, bout.forfeit.why) for bout in outcome.bouts if bout.forfeit)
    return [(bot, why, count) for (bot, why), count in found.most_common()]


def tallies(outcome: Outcome) -> list[Tally]:
    """Every entrant's tally, in the order of the plan."""
    return [Tally(outcome, entrant) for entrant in range(len(outcome.plan.bots))]


def rated_bots(outcome: Outcome) -> dict[str, Interval]:
    """Ratings of bots that met others; none without openskill."""
    found = ratings(outcome.bouts, outcome.plan.bots) or {}
    met = {outcome.plan.bots[i] for bout in outcome.bouts if len(set(bout.seating)) > 1 for i in bout.seating}
    return {name: rating for name, rating in found.items() if name in met}


def report_json(outcome: Outcome) -> dict[str, Any]:
    """The stable form of `durbar arena --json`."""
    plan = outcome.plan
    rated = rated_bots(outcome)
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "matches": len(outcome.bouts),
        "forfeited": len(outcome.bouts) - len(played_out(outcome)),
        "seed": plan.seed,
        "bots": [bot_figures(outcome, t, rated.get(t.bot)) for t in tallies(outcome)],
        "stopped_early": outcome.clear,
    }


def bot_figures(outcome: Outcome, t: Tally, rating: Interval | None) -> dict[str, Any]:
    """One entrant's figures; nothing stands where nothing is known."""
    return {
        "bot": t.bot,
        "matches": t.matches,
        "wins": int(t.wins) if t.wins == int(t.wins) else round(t.wins, 4),
        "win_rate": round(t.win_rate.value, 6),
        "ci95": [round(t.win_rate.low, 6), round(t.win_rate.high, 6)],
        "mean_points": round(t.mean_points, 4) if t.points else None,
        "seconds_per_decision": round(t.seconds_per_decision, 9),
        "slowest_decision_s": t.slowest,
        "rating": rounded(rating) if rating else None,
        "elo_before": {
            other: rounded(elo_difference(outcome.bouts, t.entrant, i))
            for i, other in enumerate(outcome.plan.bots)
            if other != t.bot
        },
        "forfeits": t.forfeits,
    }


def rounded(interval: Interval) -> list[float | None] | None:
    """Value, low and high with one decimal; nothing where it is beyond all bounds or not known at all."""
    return None if isnan(interval.value) else [round(x, 1) + 0.0 if isfinite(x) else None for x in interval]


def table_rows(outcome: Outcome) -> Sequence[tuple[str, ...]]:
    """One row per entrant under the headings, as people read it; a cell is empty where nothing is known."""
    rated = rated_bots(outcome)
    return [
        (
            t.bot,
            f"{t.win_rate.value:.1%}",
            f"{t.win_rate.low:.1%} … {t.win_rate.high:.1%}",
            f"{t.mean_points:.1f}" if t.points else "",
            beside_the_first(outcome, t),
            with_error(rated[t.bot]) if t.bot in rated else "",
            duration(t.seconds_per_decision) if t.decisions else "",
            f"{len(t.forfeits)} forfeited" if t.forfeits else "",
        )
        for t in tallies(outcome)
    ]


def beside_the_first(outcome: Outcome, t: Tally) -> str:
    """The difference in Elo to the first entrant, with its bounds."""
    apart = elo_difference(outcome.bouts, t.entrant, 0)
    if t.entrant == 0 or isnan(apart.value):
        return ""
    return f"{signed(apart.value)} ({signed(apart.low)} … {signed(apart.high)})"


def with_error(rating: Interval) -> str:
    """A rating, and how far it may be off."""
    return f"{rating.value:.1f} ± {rating.high - rating.value:.1f}"


def duration(seconds: float) -> str:
    """How long something took, as people say it."""
    if seconds < 0.0001:
        return "< 0.1 ms"
    return f"{1000 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def signed(x: float) -> str:
    """A difference with its sign; nothing has none."""
    if isfinite(x):
        return f"{x:+.0f}" if round(x) else "0"
    return "−∞" if x < 0 else "+∞"


RATING = "rating"
HEADINGS = ("bot", "wins", "95 % between", "points", "Elo beside the first", RATING, "a decision", "")
