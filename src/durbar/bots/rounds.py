"""A match by rounds and whole turns: what a seat answers in a row is one turn, however many questions that were."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from durbar.core.events import Event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from durbar.bots.analysis import Decision
    from durbar.core.match import Match


class WholeTurn(msgspec.Struct, frozen=True):
    """All that a seat answered in a row."""

    seat: int
    first: int
    last: int
    """The numbers of its steps."""
    cost: float
    """How much chance of the first place its answers gave away together."""
    worst: int
    """The step that cost most."""


class Round(msgspec.Struct, frozen=True):
    """The turns of one round, and the event it began with; none before the first."""

    began: Event | None
    turns: tuple[WholeTurn, ...]


def rounds(match: Match, decisions: Sequence[Decision]) -> tuple[Round, ...]:
    """A match cut into rounds: a game's catalogue has `round.<kind>` for the events that begin one."""
    found: list[Round] = []
    began, since = _began(match, 0), 1
    for step in range(1, len(match.steps) + 1):
        event = _began(match, step)
        if event is not None or step == len(match.steps):
            turns = whole_turns(decisions[since - 1 : step])
            found += [Round(began, turns)] if turns else []
            began, since = event, step + 1
    return tuple(found)


def whole_turns(decisions: Sequence[Decision]) -> tuple[WholeTurn, ...]:
    """Decisions cut where another seat answers."""
    cut = [i for i, one in enumerate(decisions) if i == 0 or one.seat != decisions[i - 1].seat]
    return tuple(_whole(decisions[i:j]) for i, j in zip(cut, [*cut[1:], len(decisions)], strict=True))


def _whole(decisions: Sequence[Decision]) -> WholeTurn:
    worst = max(decisions, key=lambda one: one.cost)
    cost = round(sum(one.cost for one in decisions), 4)
    return WholeTurn(decisions[0].seat, decisions[0].step, decisions[-1].step, cost, worst.step)


def _began(match: Match, step: int) -> Event | None:
    words = match.game.text("en")
    return next((event for event in match.events(step) if words.find(f"round.{event.kind}")), None)
