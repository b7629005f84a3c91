"""Analysis: what the strongest bot thinks of every decision of a finished match, from what the deciding seat could know.

    analyse(match)                                         # about 0.15 s for each decision
    analyse(match, budget=thinking(1.0), progress=lambda done, of: not tired)   # False stops it

An answer is judged by what its seat could know, before it was given; so luck is no merit, and bad luck no fault. The
line of chances through the match is drawn with all cards on the table: seen with the eyes of whoever decides, it would
jump from seat to seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from durbar.bots.lineup import LEVELS, consider
from durbar.bots.rounds import Round, rounds
from durbar.bots.search.think import Budget, Finding, Thought
from durbar.bots.search.ways import scattered
from durbar.bots.why import AS_GOOD, Why, known_better
from durbar.core.game import Action
from durbar.core.match import Match
from durbar.core.position import Position
from durbar.core.record import Step
from durbar.core.state import Base

BUDGET = Budget(LEVELS["padishah"].simulations, 0.15)
"""How long each decision is thought about."""
FORM = 4
"""Rises when what an analysis consists of changes."""
DIGITS = 4

MOST_TURNS = 5
LEAST_SWING = 0.06

Kind = Literal["slip", "lucky", "unlucky", "helped", "hurt"]
"""A mover's answer was poor, or what followed it was good or bad luck; or it helped or hurt another seat."""

Progress = Callable[[int, int], bool | None]


class Stopped(Exception):
    """The analysis was called off before its end."""


class Outlook(msgspec.Struct, frozen=True):
    """What may be expected at one moment: each seat's chance of the first place, and its points at the end."""

    win: tuple[float, ...]
    points: tuple[float, ...]


NOTHING = Outlook((), ())
Moment = tuple[Outlook, Outlook] | None
"""With all cards on the table, what was to be expected before an answer and after it; None where there was no choice."""


class Decision(msgspec.Struct, frozen=True):
    """One answer of the match, beside the best one the bot found."""

    step: int
    """The number of the step, from 1."""
    seat: int
    choices: int
    """How many answers were possible; where there was only one, nothing was weighed."""
    given: Action
    best: Action
    """The answer the bot would have given; the given one, where that is as good."""
    before: Outlook
    after: Outlook
    """What its seat could expect of the best answer, and of the given one before anything came to light."""
    cost: float
    """How much chance of the first place the answer gave away, against the best one."""
    cost_points: float
    """How many points it gave away; below 0 where it brings points, but not the first place."""
    tries: int
    """How often the bot tried the given answer: the more, the surer is what it says of it."""
    why: Why | None = None
    """What speaks for the best answer against the given one, where that is not as good."""


class Turn(msgspec.Struct, frozen=True):
    """A turning point: a step that changed somebody's chance of the first place by much."""

    step: int
    mover: int
    """Whose step it was."""
    seat: int
    """Whose chance is told: the mover's where they slipped, else that of the seat whose chance changed most."""
    kind: Kind
    before: float
    after: float


class Analysis(msgspec.Struct, frozen=True):
    """A whole match as the strongest bot sees it."""

    outlooks: tuple[Outlook, ...]
    """What was to be expected after so many steps, all cards on the table: before the first, …, at the end the result itself."""
    decisions: tuple[Decision, ...]
    """One for each step, in order."""
    rounds: tuple[Round, ...]
    """The same by rounds and whole turns."""
    turns: tuple[Turn, ...]
    """The turning points, in order."""
    as_good: tuple[float, ...]
    """Of each seat's answers where there was a choice, the share that was as good as the best."""
    seconds: float
    """How long the bot thought about each decision."""


def analyse(
    match: Match, *, budget: Budget = BUDGET, seed: int = 0, threads: int = 1, progress: Progress | None = None
) -> Analysis:
    """Weigh every answer of a finished match. `progress` is told how many are done, of how many; False stops it."""
    if not match.over:
        raise ValueError("Only a match that is over can be analysed.")
    report = progress or (lambda _done, _of: None)
    decisions: list[Decision] = []
    moments: list[Moment] = []
    for done, (position, step) in enumerate(zip(match.positions(), match.steps, strict=False)):
        if report(done, len(match.steps)) is False:
            raise Stopped
        decision, moment = weigh(position, step, done + 1, budget, scattered(seed, done), threads)
        decisions.append(decision)
        moments.append(moment)
    report(len(match.steps), len(match.steps))
    return summed_up(match, decisions, moments, budget.seconds)


def thinking(seconds: float) -> Budget:
    """So many seconds for each decision."""
    return BUDGET._replace(seconds=seconds)


def weigh(
    position: Position, step: Step, number: int, budget: Budget, source: int, threads: int
) -> tuple[Decision, Moment]:
    """One answer about to be given, and how things stood."""
    seat, codes = step.seat, position.codes(step.seat)
    given = position.game.people.describe(position.state, seat, step.action)
    if len(codes) == 1:
        return Decision(number, seat, 1, given, given, NOTHING, NOTHING, 0.0, 0.0, 0), None
    enough = budget._replace(simulations=max(budget.simulations, len(codes)))
    known = position.known_to(seat, source)
    best = consider(position.game, known, seat, source, enough, threads=threads).findings[0]
    own = best if best.code == step.action else considered_alone(position, known, step, enough, source, threads)
    as_good = best.value - own.value < AS_GOOD
    decision = Decision(
        step=number,
        seat=seat,
        choices=len(codes),
        given=given,
        best=given if as_good else position.game.people.describe(position.state, seat, best.code),
        before=outlook(best),
        after=outlook(own),
        cost=_rounded(0.0 if as_good else max(0.0, best.wins[seat] - own.wins[seat])),
        cost_points=_rounded(0.0 if as_good else best.points[seat] - own.points[seat]),
        tries=own.visits,
        why=None if as_good else known_better(position.game, known, seat, best.code, [step.action], source),
    )
    if nothing_hidden(position, known):
        return decision, (decision.before, decision.after)
    found = open_cards(position, seat, enough, source, threads)
    return decision, (outlook(found.findings[0]), outlook(answered(found, step.action)))


def nothing_hidden(position: Position, known: Base) -> bool:
    """Whether a state that a seat may believe in is the very state of the match."""
    known.chance = position.state.chance
    return bool(known == position.state)


def considered_alone(position: Position, known: Base, step: Step, budget: Budget, source: int, threads: int) -> Finding:
    """What is found of an answer when no other is tried: beside better ones it would be tried too seldom to be judged."""
    only = {"only": step.action}
    return consider(position.game, known, step.seat, source, budget, only, threads=threads).findings[0]


def open_cards(position: Position, seat: int, budget: Budget, source: int, threads: int) -> Thought:
    """What the bot finds with all cards on the table; for the line alone, so in half the time."""
    half = budget._replace(seconds=budget.seconds / 2)
    return consider(position.game, position.state.copy(), seat, source, half, {"open": 1}, threads=threads)


def answered(found: Thought, code: int) -> Finding:
    """What was found about an answer; where the time was too short to try it once, the worst is believed of it."""
    return next((f for f in found.findings if f.code == code), min(found.findings, key=lambda f: f.value))


def outlook(found: Finding) -> Outlook:
    """What a finding says of every seat."""
    return Outlook(tuple(map(_rounded, found.wins)), tuple(map(_rounded, found.points)))


def summed_up(match: Match, decisions: list[Decision], moments: list[Moment], seconds: float) -> Analysis:
    """The whole line from the start to the result, and what stands out in it."""
    outlooks = [*line(moments), result(match)]
    decisions = [with_known_outlook(decision, outlooks[decision.step - 1]) for decision in decisions]
    return Analysis(
        tuple(outlooks),
        tuple(decisions),
        rounds(match, decisions),
        turning_points(outlooks, decisions),
        tuple(as_good(decisions, seat) for seat in range(match.seats)),
        seconds,
    )


def as_good(decisions: list[Decision], seat: int) -> float:
    """The share of a seat's answers that were as good as the best; all of them, if it never had a choice."""
    good = [decision.best == decision.given for decision in decisions if decision.seat == seat and decision.choices > 1]
    return _rounded(sum(good) / len(good)) if good else 1.0


def result(match: Match) -> Outlook:
    """How it ended: the first place in equal shares, nobody's where Brahmabot has it, and the points."""
    scores = match.scores()
    first = max(1, sum(score.place == 1 for score in scores))
    return Outlook(
        tuple((score.place == 1) / first for score in scores), tuple(float(score.points) for score in scores)
    )


def line(moments: list[Moment]) -> list[Outlook]:
    """What was to be expected before every step: where there was no choice, what the answer before had left to expect."""
    known = next((moment[0] for moment in moments if moment is not None), NOTHING)
    outlooks: list[Outlook] = []
    for moment in moments:
        outlooks.append(moment[0] if moment else known)
        known = moment[1] if moment else known
    return outlooks


def with_known_outlook(decision: Decision, known: Outlook) -> Decision:
    """A decision without a choice leaves things as they are."""
    return msgspec.structs.replace(decision, before=known, after=known) if decision.choices == 1 else decision


def turning_points(outlooks: list[Outlook], decisions: list[Decision]) -> tuple[Turn, ...]:
    """The few steps after which somebody's chance of the first place was quite another, in the order they came."""
    turns = [turn(decision, outlooks[decision.step - 1], outlooks[decision.step]) for decision in decisions]
    large = sorted((t for t in turns if swing(t) >= LEAST_SWING), key=swing, reverse=True)
    return tuple(sorted(large[:MOST_TURNS], key=lambda t: t.step))


def swing(turn: Turn) -> float:
    """How far a chance moved."""
    return abs(turn.after - turn.before)


def turn(decision: Decision, before: Outlook, after: Outlook) -> Turn:
    """What one step changed: a slip is told of the seat that made it, anything else of the seat whose chance changed most."""
    moved = [b - a for a, b in zip(before.win, after.win, strict=True)]
    most = max(range(len(moved)), key=lambda seat: abs(moved[seat]))
    lost = -moved[decision.seat]
    slip = lost > 0 and decision.cost >= lost / 2 and lost >= abs(moved[most]) / 2
    seat = decision.seat if slip else most
    return Turn(
        decision.step,
        decision.seat,
        seat,
        kind(decision.seat, seat, moved[seat], slip),
        before.win[seat],
        after.win[seat],
    )


def kind(mover: int, seat: int, moved: float, slip: bool) -> Kind:
    """What sort of turning point it was."""
    if slip:
        return "slip"
    if seat == mover:
        return "lucky" if moved > 0 else "unlucky"
    return "helped" if moved > 0 else "hurt"


def _rounded(number: float) -> float:
    return round(number, DIGITS)
