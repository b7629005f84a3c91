"""Figures about strength, each with how sure it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from math import inf, log, log10, nan, sqrt
from typing import NamedTuple

from durbar.arena.play.bout import Bout

Z95 = 1.959964
NO_OPENSKILL = "Ratings need openskill, which is not installed; `pip install durbar[arena]` brings it."


class Interval(NamedTuple):
    """A figure, and the bounds between which it lies in 95 of 100 such runs."""

    value: float
    low: float
    high: float


UNKNOWN = Interval(nan, nan, nan)


def wilson(wins: float, matches: float) -> Interval:
    """A share of wins, with Wilson's bounds."""
    if matches == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / matches
    spread = Z95 * Z95 / matches
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / matches + spread / (4 * matches)) / (1 + spread)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Interval(share, low if wins > 0 else 0.0, high if wins < matches else 1.0)


def elo(share: float) -> float:
    """The difference in Elo that such a share of points means."""
    if share <= 0.0:
        return -inf
    return inf if share >= 1.0 else -400 * log10(1 / share - 1)


def shares(bout: Bout) -> list[float]:
    """Each seat's share of the first place."""
    first = bout.places.count(1)
    return [1 / first if place == 1 else 0.0 for place in bout.places]


def duel(bout: Bout, one: int, other: int) -> tuple[float, int]:
    """How often one bot was placed before another in a match, as a share with ties as halves, and of how many pairs of seats."""
    mine = [place for place, bot in zip(bout.places, bout.seating, strict=True) if bot == one]
    theirs = [place for place, bot in zip(bout.places, bout.seating, strict=True) if bot == other]
    pairs = len(mine) * len(theirs)
    before = sum(1.0 if a < b else 0.5 if a == b else 0.0 for a in mine for b in theirs)
    return before / pairs if pairs else 0.0, pairs


def meetings(bouts: Iterable[Bout], one: int, other: int) -> list[tuple[float, int]]:
    """The matches in which two bots met."""
    return [met for met in (duel(bout, one, other) for bout in bouts) if met[1]]


def duels(bouts: Iterable[Bout], one: int, other: int) -> tuple[float, int]:
    """How often one bot was placed before another, and in how many matches; where one holds several seats, a match is still one."""
    met = meetings(bouts, one, other)
    return sum(share for share, _ in met), len(met)


def evidence(met: Sequence[tuple[float, int]]) -> float:
    """How many independent duels these matches are worth, seen from how much they differ: at least one each, at most all pairs."""
    n, pairs = len(met), sum(pairs for _, pairs in met)
    mean = sum(share for share, _ in met) / n
    spread = sum((share - mean) ** 2 for share, _ in met) / max(1, n - 1)
    return min(pairs, max(n, n * mean * (1 - mean) / spread)) if pairs > n and spread else float(n)


def elo_difference(bouts: Iterable[Bout], one: int, other: int) -> Interval:
    """By how many Elo one bot is better than another, from their meetings; unknown where they never met."""
    met = meetings(bouts, one, other)
    if not met:
        return UNKNOWN
    return elo_interval(sum(share for share, _ in met) / len(met), evidence(met))


def elo_interval(share: float, duels: float) -> Interval:
    """By how many Elo who was placed before others in such a share of so many independent duels is better."""
    return Interval(*map(elo, wilson(share * duels, duels)))


def is_clear(bouts: Sequence[Bout], one: int, other: int) -> bool:
    """Whether it is certain which of two is better, however often one has looked before.

    The bounds are those of a normal mixture, which hold for all numbers of matches at once.
    """
    score, n = duels(bouts, one, other)
    if n == 0:
        return False
    prior, alpha = 50.0, 0.05
    radius = 0.5 * sqrt((n + prior) * log((n + prior) / (prior * alpha * alpha))) / n
    return abs(score / n - 0.5) > radius


def ratings(bouts: Sequence[Bout], bots: Sequence[str]) -> dict[str, Interval] | None:
    """Openskill ratings of the bots by name; nothing without openskill."""
    if find_spec("openskill") is None:
        return None
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in bots}
    for bout in sorted(bouts, key=lambda b: b.match):
        names = [bots[i] for i in bout.seating]
        if len(set(names)) < 2:
            continue
        rated = model.rate([[known[name]] for name in names], ranks=[float(p) for p in bout.places])
        for name in set(names):
            mine = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
            known[name].mu = sum(r.mu for r in mine) / len(mine)
            known[name].sigma = sum(r.sigma for r in mine) / len(mine)
    return {name: Interval(r.mu, r.mu - Z95 * r.sigma, r.mu + Z95 * r.sigma) for name, r in known.items()}
