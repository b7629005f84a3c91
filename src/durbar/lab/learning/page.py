"""How a net has learned, as a page: curves over the rounds and where they come from."""

from __future__ import annotations

from html import escape

from durbar.lab.learning.school import School
from durbar.reports.curves import Curve, curves
from durbar.reports.document import document


def learning_page(school: School) -> str:
    """Curves of what the net thought of each round's matches before it learned from them."""
    rounds = school.terms
    answers, firsts, points = ([getattr(one, what) for one in rounds] for what in ("answers", "firsts", "points"))
    pace = [one.rows / max(one.seconds, 1e-6) for one in rounds]
    parts = [
        f"<p>{escape(summary(school))}</p>",
        _curve("Answers: how far the net's hopes are from what the search tried, in nats", answers, ".3f", 0),
        _curve("First places: how surprised the net is by who is first, in nats", firsts, ".3f", 1),
        _curve("Points: how far off the net is about those in the end", points, ".2f", 2),
        _curve("Decisions played in a second", pace, ",.0f", 3),
    ]
    return document(f"{school.game.name}: how the net learned", "\n".join(filter(None, parts)))


def _curve(title: str, values: list[float], form: str, number: int) -> str:
    words = f"{values[-1]:{form}} in the last round" if values else ""
    return curves(title, [Curve(values, words, number)], "round")


def summary(school: School) -> str:
    """What was learned from, in a sentence."""
    plan, rows = school.plan, sum(one.rows for one in school.terms)
    hours = sum(one.seconds for one in school.terms) / 3600
    return (
        f"{rows:,} decisions in {len(school.terms)} rounds and {hours:.2f} hours, {plan.simulations} simulations each, "
        f"seed {plan.seed}. Every figure is of matches that the net had not yet learned from."
    )
