"""One match between bots, with what it cost them, and why one of them forfeited."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from durbar.arena.play.asking import ask
from durbar.arena.play.plan import Plan
from durbar.bots.guests import Guest
from durbar.bots.lineup import Bot
from durbar.bots.search.minds import Minds
from durbar.core.game import Game
from durbar.core.match import Match

DIED = "Its process ended."


class Forfeit(msgspec.Struct, frozen=True):
    """Why a seat lost before the end, and what would have been legal."""

    seat: int
    bot: str
    step: int
    why: str
    legal: list[int] = []


class Bout(msgspec.Struct, frozen=True):
    """How one match of a plan ended: by seat, who sat there, points, place, decisions and seconds."""

    match: int
    seating: list[int]
    points: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    steps: int
    forfeit: Forfeit | None = None


KeepFallback = Callable[[Bout | None], None]
"""Hears how a match would end if its process died now; nothing when there is no such danger."""


class Scoresheet:
    """What is written down while a match is played."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.number = number
        self.seating = plan.seating(number)
        self.decisions = [0] * plan.seats
        self.seconds = [0.0] * plan.seats
        self.slowest = [0.0] * plan.seats

    def note(self, seat: int, seconds: float) -> None:
        """A seat took so long over one decision."""
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)

    def bout(self, match: Match, forfeit: Forfeit | None) -> Bout:
        """How the match ends here."""
        points, places = points_and_places(match, forfeit)
        return Bout(
            match=self.number,
            seating=self.seating,
            points=points,
            places=places,
            decisions=self.decisions,
            seconds=[round(x, 6) for x in self.seconds],
            slowest=[round(x, 6) for x in self.slowest],
            steps=len(match.steps),
            forfeit=forfeit,
        )


def play_bout(
    plan: Plan, game: Game, bots: Sequence[Bot], minds: Minds, number: int, keep_fallback: KeepFallback | None = None
) -> Bout:
    """Play one match of a plan to its end, or until somebody forfeits it."""
    match = Match.start(game, seats=plan.seats, options=plan.options, secret=plan.secret(number))
    sheet = Scoresheet(plan, number)
    forfeit = None
    while not match.over and forfeit is None:
        seat = match.actors()[0]
        codes = match.codes(seat)
        if len(codes) == 1:
            match.play(seat, codes[0])
        else:
            bot = bots[sheet.seating[seat]]
            loss = Forfeit(seat, plan.bots[sheet.seating[seat]], len(match.steps), DIED)
            if keep_fallback is not None and isinstance(bot, Guest):
                keep_fallback(sheet.bout(match, loss))
            forfeit = decide(plan, match, bot, loss, sheet, minds)
            if keep_fallback is not None:
                keep_fallback(None)
    return sheet.bout(match, forfeit)


def decide(plan: Plan, match: Match, bot: Bot, loss: Forfeit, sheet: Scoresheet, minds: Minds) -> Forfeit | None:
    """Ask a bot and play its answer; returns why it forfeits, or nothing."""
    seat = loss.seat
    reply = ask(bot, match, seat, plan.source(sheet.number, loss.step), minds, plan.limit)
    sheet.note(seat, reply.seconds)
    if reply.why:
        return msgspec.structs.replace(loss, why=reply.why, legal=match.codes(seat))
    match.play(seat, reply.code)
    return None


def points_and_places(match: Match, forfeit: Forfeit | None) -> tuple[list[int], list[int]]:
    """Points and places; whoever forfeited is last without a point, alone too, and the others stand as they stood."""
    scores = match.scores()
    points, places = [score.points for score in scores], [score.place for score in scores]
    if forfeit is not None:
        behind = places[forfeit.seat]
        places = [place - 1 if place > behind else place for place in places]
        places[forfeit.seat] = max(2, match.seats)
        points[forfeit.seat] = 0
    return points, places
