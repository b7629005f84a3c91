"""How a net has learned, as a page: curves over the rounds and where they come from."""

from __future__ import annotations

from html import escape

from durbar.lab.learning.school import School
from durbar.reports.curves import Curve, curves
from durbar.reports.document import document


def learning_page(school: School) -> str:
    """Curves of how the net stood in each round."""
    rounds = school.terms
    doubt, surprise, points = ([getattr(one, what) for one in rounds] for what in ("doubt", "surprise", "points"))
    pace = [one.decisions / max(one.seconds, 1e-6) for one in rounds]
    parts = [
        f"<p>{escape(summary(school))}</p>",
        _curve("Answers: how much the net doubts which is best, in nats", doubt, ".3f", 0),
        _curve("First places: how surprised the net is by who is first, in nats", surprise, ".3f", 1),
        _curve("Points: how far off the net is about those in the end", points, ".2f", 2),
        _curve("Decisions played and learned from in a second", pace, ",.0f", 3),
    ]
    return document(f"{school.game.name}: how the net learned", "\n".join(filter(None, parts)))


def _curve(title: str, values: list[float], form: str, number: int) -> str:
    words = f"{values[-1]:{form}} in the last round" if values else ""
    return curves(title, [Curve(values, words, number)], "round", range(1, len(values) + 1))


def summary(school: School) -> str:
    """What was learned from, in a sentence."""
    plan, minutes = school.plan, sum(one.seconds for one in school.terms) / 60
    return (
        f"{school.told()} and {minutes:.1f} minutes, {plan.tables:,} tables for each number of seats, seed {plan.seed}."
    )
