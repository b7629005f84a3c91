"""The report of a run as one HTML file: needs no script and nothing from elsewhere."""

from __future__ import annotations

import platform
import shlex
from datetime import UTC, datetime
from html import escape
from math import isfinite, isnan, log10

import durbar
from durbar.arena.figures import report
from durbar.arena.figures.ratings import NO_OPENSKILL, Interval, elo_difference, ratings, shares, wilson
from durbar.arena.figures.report import HEADINGS, Tally, played_out, rated_bots, reasons, table_rows, tallies
from durbar.arena.play.plan import Plan
from durbar.arena.play.run import Outcome
from durbar.reports.document import document, scrolled
from durbar.reports.plots import Bar, ReferenceLine, Series, bars, ends, histograms, percent
from durbar.reports.svg import Axis, shortened, symbol

REASONS = 20
"""So many different reasons of forfeits are told."""
A_NAME = 320
"""How wide a name in a table may be."""
NEWCOMER = 25.0
"""The rating that openskill gives to whom it does not know."""
A_TICK = 1e-6
"""The shortest time the clock is trusted with, in seconds."""


def run_page(outcome: Outcome, title: str, made: datetime | None = None) -> str:
    """The whole report."""
    found = tallies(outcome)
    parts = [
        f"<p>{escape(run_summary(outcome))}</p>",
        figures_table(outcome),
        strength(outcome, found),
        elo_plot(outcome, found),
        histograms("Points per match", [Series(t.bot, t.points, t.entrant) for t in found], "points"),
        seat_plot(outcome),
        length_plot(outcome),
        time_plot(found),
        forfeits_table(outcome),
        "<h2>How this came about</h2>",
        facts(outcome, made or datetime.now(UTC)),
    ]
    return document(title, "\n".join(filter(None, parts)))


def run_summary(outcome: Outcome) -> str:
    """What was played, in a few sentences."""
    plan, n = outcome.plan, len(outcome.bouts)
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    seats = "1 seat" if plan.seats == 1 else f"{plan.seats} seats in rotation"
    early = "; stopped as soon as the answer was certain" if outcome.clear else ""
    lost = sum(bout.forfeit is not None for bout in outcome.bouts)
    ended = f"{lost} of them forfeited, for the reasons below." if lost else "None was forfeited."
    return f"{n} {'match' if n == 1 else 'matches'} with {seats} ({options or 'no options'}), seed {plan.seed}{early}. {ended}"


def facts(outcome: Outcome, made: datetime) -> str:
    """When and with what the report was made, and how to make it again."""
    plan = outcome.plan
    rows = {
        "Made": f"{made:%Y-%m-%d %H:%M} UTC",
        "With": f"durbar {durbar.__version__}, Python {platform.python_version()}",
        "Game": f"{plan.game}, version {plan.version} of its rules, edition {plan.edition}",
        "Seed": str(plan.seed),
        "Time limit": f"{plan.limit:g} s for a decision",
    }
    told = "".join(f"<dt>{key}</dt><dd>{escape(value)}</dd>" for key, value in rows.items())
    return f"<dl>{told}<dt>Again</dt><dd><code>{escape(command(plan, outcome.clear))}</code></dd></dl>"


def command(plan: Plan, stopped: bool) -> str:
    """The command that plays the same matches."""
    words = ["durbar", "arena", plan.game, *plan.bots, "-n", str(plan.matches), "--seed", str(plan.seed)]
    words += ["--seats", str(plan.seats), "--limit", f"{plan.limit:g}"]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join([*words, "--stop"] if stopped else words)


def figures_table(outcome: Outcome) -> str:
    """The figures in rows."""
    found = list(
        zip(*(column for column in zip(HEADINGS, *table_rows(outcome), strict=True) if any(column)), strict=True)
    )
    head = "".join(f'<th scope="col"{numeric(i)}>{escape(h)}</th>' for i, h in enumerate(found[0]))
    rows = "".join(table_row(entrant, stroke) for entrant, stroke in enumerate(found[1:]))
    return scrolled("Figures", f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>")


def table_row(entrant: int, cells: tuple[str, ...]) -> str:
    """One bot's figures after its mark and name."""
    name, *figures = cells
    rest = "".join(f"<td{numeric(i)}>{escape(cell)}</td>" for i, cell in enumerate(figures, 1))
    key = f'<svg class="key" viewBox="-8 -8 16 16" aria-hidden="true">{symbol(entrant, 0, 0)}</svg>'
    return f'<tr><th scope="row">{key}{briefly(name)}</th>{rest}</tr>'


def numeric(column: int) -> str:
    """Numbers stand at the right, names at the left."""
    return ' class="number"' if column else ""


def briefly(name: str) -> str:
    """A name without the folders before it where it is long, which may go on in the next line."""
    short = escape(shortened(name, A_NAME)).replace(":", ":<wbr>").replace("_", "_<wbr>")
    return f'<span title="{escape(name)}">{short}</span>'


def strength(outcome: Outcome, found: list[Tally]) -> str:
    """Win rates, and ratings where openskill is installed, each with its bounds."""
    rates = [Bar(t.bot, *t.win_rate, percent_of(t.win_rate), t.entrant) for t in found]
    plots = share_plot("Share of first places, with 95 % bounds", "share of the matches it played", rates, outcome)
    if ratings([], outcome.plan.bots) is None:
        return plots + f"<p>{escape(NO_OPENSKILL)}</p>"
    rows = [Bar(name, *r, f"{r.value:.1f}", outcome.plan.bots.index(name)) for name, r in rated_bots(outcome).items()]
    axis = Axis("rating (openskill)", *ends(rows, NEWCOMER))
    return plots + bars(
        "Ratings, with 95 % bounds", rows, axis, level=ReferenceLine(NEWCOMER, f"a newcomer: {NEWCOMER:g}")
    )


def percent_of(rate: Interval) -> str:
    """A share with one decimal."""
    return f"{100 * rate.value:.1f} %"


def share_plot(title: str, unit: str, rows: list[Bar], outcome: Outcome) -> str:
    """Shares of first places, beside what each would have if all were alike."""
    alike = 1 / outcome.plan.seats
    level = ReferenceLine(alike, f"all alike: {percent(alike)}") if alike < 1 else None
    axis = Axis(unit, 0.0, min(1.0, ends(rows, 0.0, alike)[1]), label=percent)
    return bars(title, rows, axis, filled=True, level=level)


def elo_plot(outcome: Outcome, found: list[Tally]) -> str:
    """How many Elo each bot is above the first, where they met."""
    first = found[0].bot
    rows = [Bar(first, 0.0, 0.0, 0.0, "0", 0)]
    for t in found[1:]:
        apart: Interval | None = elo_difference(outcome.bouts, t.entrant, 0)
        if t.bot != first and apart is not None and is_known(apart):
            rows.append(Bar(t.bot, *apart, elo_words(apart), t.entrant))
    if len(rows) == 1:
        return ""
    axis = Axis("difference in Elo", *ends(rows), label=with_minus)
    return bars(
        f"Elo beside {shortened(first, A_NAME)}, with 95 % bounds", rows, axis, level=ReferenceLine(0.0, "as strong")
    )


def is_known(apart: Interval) -> bool:
    """Whether anything is known of a difference: at least one bound is a number."""
    return not any(isnan(x) for x in apart) and (isfinite(apart.low) or isfinite(apart.high))


def elo_words(apart: Interval) -> str:
    """A difference in words; where somebody won all or nothing, only one bound is known."""
    if isfinite(apart.value):
        return f"{with_minus(apart.value)} ({with_minus(apart.low)} … {with_minus(apart.high)})"
    return f"more than {with_minus(apart.low)}" if apart.value > 0 else f"less than {with_minus(apart.high)}"


def with_minus(x: float) -> str:
    """A difference with its sign, a real minus."""
    return report.signed(x).replace("-", "−")


def seat_plot(outcome: Outcome) -> str:
    """What it is worth to sit at each seat."""
    n, whole, rows = len(outcome.bouts), played_out(outcome), []
    if not n:
        return ""
    for seat in range(outcome.plan.seats):
        rate = wilson(sum(shares(bout)[seat] for bout in outcome.bouts), n)
        points = f", {sum(bout.points[seat] for bout in whole) / len(whole):.1f} points" if whole else ""
        rows.append(Bar(f"seat {seat + 1}", *rate, percent_of(rate) + points))
    return share_plot("First places by seat, with 95 % bounds", "share of all matches", rows, outcome)


def length_plot(outcome: Outcome) -> str:
    """How many steps a match took that nobody forfeited."""
    steps = [bout.steps for bout in played_out(outcome)]
    return histograms("Length of a match", [Series("played to the end", steps)], "steps")


def time_plot(found: list[Tally]) -> str:
    """How long decisions took: a mark at the mean, a line as far as the slowest, on a scale of powers of ten."""
    rows = []
    for t in found:
        if t.decisions:
            mean, slowest = max(A_TICK, t.seconds_per_decision), max(A_TICK, t.slowest)
            words = f"{timed(mean)}, slowest {timed(slowest)}"
            rows.append(Bar(t.bot, log10(mean), log10(mean), log10(max(mean, slowest)), words, t.entrant))
    if not rows:
        return ""
    axis = Axis("time, each tick ten times the last", *ends(rows, least=1), label=lambda x: timed(10**x), least=1)
    return bars("Time per decision: the mean, and as far as the slowest", rows, axis)


def timed(seconds: float) -> str:
    """A time in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size * 0.9995:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def forfeits_table(outcome: Outcome) -> str:
    """Who forfeited how many matches, and why; the same reason is told once."""
    told = reasons(outcome)
    if not told:
        return ""
    rows = "".join(reason(outcome, *one) for one in told[:REASONS])
    more = f"<p>And {len(told) - REASONS} more reasons.</p>" if len(told) > REASONS else ""
    head = "".join(f'<th scope="col">{words}</th>' for words in ("bot", "matches", "why", "the first of them"))
    body = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f"<h2>Forfeited matches</h2>{scrolled('Forfeited matches', body)}{more}"


def reason(outcome: Outcome, bot: str, why: str, count: int) -> str:
    """One reason, how often it came up, and where first."""
    lost = ((bout.match, bout.forfeit) for bout in outcome.bouts if bout.forfeit)
    match, step = next((match, f.step) for match, f in lost if (f.bot, f.why) == (bot, why))
    return (
        f'<tr><th scope="row">{briefly(bot)}</th><td>{count}</td><td class="said">{escape(why)}</td>'
        f'<td class="who">match {match}, step {step}</td></tr>'
    )
