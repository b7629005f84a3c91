"""The report of a run as one HTML file: needs no script and nothing from elsewhere."""

from __future__ import annotations

from html import escape
from math import isfinite

from durbar.arena.plots import Bar, bars, histograms
from durbar.arena.ratings import NO_OPENSKILL, elo_difference, ratings, shares, wilson
from durbar.arena.report import HEADINGS, Tally, lines, tallies
from durbar.arena.run import Outcome

STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #2b2320; background: #fbf6ec; }
h1 { font-weight: normal; } table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: left; padding: 0.25rem 0.6rem; border-bottom: 1px solid #d8c9ac; } td { font-variant-numeric: tabular-nums; }
figure { margin: 2rem 0; } figcaption { font-weight: bold; margin-bottom: 0.4rem; } svg { width: 100%; height: auto; }
svg text { font: 12px system-ui, sans-serif; fill: currentColor; } ul { padding-left: 1.2rem; }
@media (prefers-color-scheme: dark) { body { color: #efe6d6; background: #1f1a17; } th, td { border-color: #4a3f36; } }
"""


def page(outcome: Outcome, title: str) -> str:
    """The whole report."""
    found = tallies(outcome)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(headline(outcome))}</p>",
        table(outcome),
        strength(outcome, found),
        elo_plot(outcome, found),
        histograms("Points per match", [(t.bot, t.points) for t in found]),
        seat_plot(outcome),
        histograms("Length of a match, in steps", [("all", [bout.steps for bout in outcome.bouts])]),
        time_plot(found),
        forfeits(found),
    ]
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style><body>{"".join(parts)}</body></html>\n'


def headline(outcome: Outcome) -> str:
    """What was played, in one sentence."""
    plan = outcome.plan
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    early = "; stopped as soon as the answer was certain" if outcome.clear else ""
    return f"{len(outcome.bouts)} matches with {plan.seats} seats ({options or 'no options'}), seed {plan.seed}, seats rotated{early}."


def table(outcome: Outcome) -> str:
    """The figures in rows."""
    head = "".join(f"<th>{escape(h)}</th>" for h in HEADINGS)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines(outcome))
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def strength(outcome: Outcome, found: list[Tally]) -> str:
    """Win rates, and ratings where openskill is installed, each with its bounds."""
    rates = [Bar(t.bot, *t.win_rate, f"{t.win_rate.value:.1%}") for t in found]
    plots = bars("Share of first places, with 95 % bounds", rates, origin=0.0)
    rated = ratings(outcome.bouts, outcome.plan.bots)
    if rated is None:
        return plots + f"<p>{escape(NO_OPENSKILL)}</p>"
    return plots + bars(
        "Ratings (openskill), with 95 % bounds", [Bar(name, *r, f"{r.value:.1f}") for name, r in rated.items()]
    )


def elo_plot(outcome: Outcome, found: list[Tally]) -> str:
    """How many Elo each bot is above the first, where they met and it is finite."""
    rows = [Bar(found[0].bot, 0.0, 0.0, 0.0, "0")]
    for t in found[1:]:
        apart = elo_difference(outcome.bouts, t.entrant, 0)
        if t.bot != found[0].bot and all(isfinite(x) for x in apart):
            rows.append(Bar(t.bot, *apart, f"{apart.value:+.0f}"))
    return bars(f"Elo beside {found[0].bot}, with 95 % bounds", rows) if len(rows) > 1 else ""


def seat_plot(outcome: Outcome) -> str:
    """What it is worth to sit at each seat."""
    if not outcome.bouts:
        return ""
    n = len(outcome.bouts)
    rows = []
    for seat in range(outcome.plan.seats):
        rate = wilson(sum(shares(bout)[seat] for bout in outcome.bouts), n)
        points = sum(bout.points[seat] for bout in outcome.bouts) / n
        rows.append(Bar(f"seat {seat + 1}", *rate, f"{rate.value:.1%}, {points:.1f} points"))
    return bars("First places by seat", rows, origin=0.0)


def time_plot(found: list[Tally]) -> str:
    """How long decisions took: the mean as a dot, the line reaches to the slowest."""
    rows = [
        Bar(t.bot, t.seconds_per_decision * 1000, 0.0, t.slowest * 1000, f"{t.seconds_per_decision * 1000:.1f} ms")
        for t in found
    ]
    return bars("Time per decision in ms: mean, and as far as the slowest", rows)


def forfeits(found: list[Tally]) -> str:
    """Who forfeited what, and why."""
    items = "".join(f"<li>{escape(t.bot)}, {escape(why)}</li>" for t in found for why in t.forfeits)
    return f"<h2>Forfeited matches</h2><ul>{items}</ul>" if items else ""
