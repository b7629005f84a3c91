"""Everything a game says to people, gathered by random play."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from durbar.core.game import Game, Reason
from durbar.core.match import Match
from durbar.games import game
from tests.contract.cases import cases

Said = dict[str, dict[str, str | int]]
MATCHES = 36
"""How many matches of a game are listened to, or a few more: between two and six for each of its cases."""


@cache
def said(key: str) -> Said:
    """Catalogue keys (`action.buy`) that random matches came by, each with particulars it was said with."""
    found: Said = {}
    for number, match in enumerate(matches(game(key))):
        chance = random.Random(f"{key} {number}")
        while not match.over:
            seat = chance.choice(match.actors())
            listen(match, seat, chance, found)
            match.play(seat, chance.choice(match.codes(seat)))
        for step in range(len(match.told)):
            hear(match, step, found)
        found.update({f"score.{source}": {} for score in match.scores() for source in score.breakdown})
    return found


def matches(game: Game) -> Iterator[Match]:
    """A few matches for every number of seats and for every variant."""
    every = cases(game)
    for case in every:
        for number in range(min(6, max(2, MATCHES // len(every)))):
            yield case.start(number)


def listen(match: Match, seat: int, chance: random.Random, found: Said) -> None:
    """The question, its answers with their warnings and amounts, and a few refusals."""
    prompt = match.prompt(seat)
    assert prompt is not None
    keep(found, "question", prompt, seat)
    legal = match.legal(seat)
    for action in legal:
        keep(found, "action", action, seat)
        if action.warning:
            keep(found, "warning", action.warning, seat)
        found.update({f"amount.{kind}": {"count": 1} for kind in (*action.cost, *action.gain, *action.then)})
    codes = {action.code for action in legal}
    for code in chance.sample(range(match.game.rules.codes), 12):
        if code not in codes:
            keep(found, "refusal", match.game.people.refuse(match.state, seat, code), seat)
    for reason in reasons(match.view(seat)):
        keep(found, "refusal", reason, seat)


def reasons(thing: Any) -> Iterator[Reason]:
    """The reasons that lie anywhere in a view."""
    if isinstance(thing, Reason):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for field in fields_with_reasons(type(thing)):
            yield from reasons(getattr(thing, field))
    elif isinstance(thing, dict | list | tuple):
        for part in thing.values() if isinstance(thing, dict) else thing:
            yield from reasons(part)


@cache
def fields_with_reasons(struct: type) -> tuple[str, ...]:
    """The fields of a struct in which a reason may lie: a view has thousands of numbers in which none can."""
    return tuple(name for name, hint in get_type_hints(struct).items() if holds_reason(hint))


def holds_reason(hint: Any) -> bool:
    """Whether a type is a reason, holds one, or could be anything."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint is Reason or bool(fields_with_reasons(hint))
    return hint is Any or any(holds_reason(part) for part in get_args(hint))


def hear(match: Match, step: int, found: Said) -> None:
    """What anybody heard of a step."""
    for seat in (None, *range(match.seats)):
        for event in match.events(step, seat):
            keep(found, "event", event, event.seat)


def keep(found: Said, section: str, thing: Any, seat: int | None) -> None:
    """Remember one kind with its particulars; what is not always there counts as missing."""
    key = f"{section}.{thing.kind}"
    what = {**({} if seat is None else {"seat": seat}), **thing.what}
    found[key] = {name: value for name, value in what.items() if name in found.get(key, what)}
