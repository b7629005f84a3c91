"""Why an answer is good: the features of the judge in which it differs most from the next ones, as keys of the catalogue.

    why(game, match.known_to(seat, source), seat, answer, others, source)

It looks at what the judge looks at and at nothing else, in a state that the seat could be in; so a sentence made of it says
no more than the seat can know. Each answer is followed by what the judge likes best, until somebody else is asked: a large
choice is a chain of small questions, and what the first of them is good for shows at its end. What is more than before is
won, what is only more than after other answers is kept, and what a rival has less than before is taken away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from durbar.bots.features import Features, features_of, weights_of
from durbar.bots.search.ways import scattered
from durbar.bots.uniform import legal
from durbar.core.game import ENDING, Game, Reason
from durbar.core.state import Base

GUESSES = 3
"""So many outcomes are imagined of each answer: what one die shows is no reason."""
FOLLOWED = 12
"""So many answers after it are followed, at most."""
NEXT_ONES = 2
AS_GOOD = 0.01
"""Answers whose values differ by less than this are held equally good."""
LEAST = 0.2
"""A difference of fewer points is not worth a word."""

Amounts = dict[tuple[int, str], float]
"""How much a side has of a feature."""
KEPT = {"kept": 1}
"""Beside a reason: it is no more than before, only more than after other answers."""


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """What speaks for an answer: its gains; or that all others are as good, or win as often, or that it is as good as the best;
    or that it pays only later than the judge can see; or that with it the end begins, or does not yet.
    """

    kind: Literal["gain", "equal", "even", "close", "later", "ends", "goes_on"]
    reasons: tuple[Reason, ...] = ()
    """Keys of the catalogue, the weightiest first; with a `rival` where it is that seat's loss, with `kept` where it is no more than before."""


EQUAL = Why("equal")
EVEN = Why("even")
CLOSE = Why("close")
LATER = Why("later")
ENDS = Why("ends")
GOES_ON = Why("goes_on")


class Compared(msgspec.Struct, frozen=True):
    """What a seat's answer leads to, beside what others lead to and what there was before."""

    game: Game
    seat: int
    before: Base
    after: Sequence[Base]
    now: Amounts
    own: Amounts
    rest: Amounts


def why(
    game: Game, s: Base, seat: int, answer: int, others: Sequence[int], source: int, *, public: bool = False
) -> Why:
    """What speaks for an answer of a seat against others, in a state that it could be in.

    `public` leaves out what only that seat can know: so it is told to others.
    """
    own, rest = futures(game, s, seat, answer, source), [futures(game, s, seat, other, source) for other in others]
    end = with_the_end(game, own, [after for each in rest for after in each])
    if end is not None and game.wisdom.stage((own if end == ENDS else rest[0])[0]) == ENDING:
        return end
    own, *rest = comparable(game, s, [own, *rest])
    all_rest = [after for each in rest for after in each]
    found = Compared(game, seat, s, own, amounts(game, [s]), amounts(game, own), amounts(game, all_rest))
    told = sorted(gains(found, public), key=lambda one: -one[1])
    if not told:
        return end or (EQUAL if abs(ahead_by(found)) < LEAST else LATER)
    best = told[0][1]
    return Why("gain", tuple(reason for reason, gain in told[:2] if gain >= best / 2))


def known_better(game: Game, s: Base, seat: int, answer: int, others: Sequence[int], source: int) -> Why | None:
    """What speaks for an answer that a search found better; nothing where a game has no words for it."""
    if not game.wisdom.reasons or not others:
        return None
    found = why(game, s, seat, answer, others, source)
    return LATER if found == EQUAL else found


def next_ones(game: Game, s: Base, seat: int, answer: int) -> list[int]:
    """The answers that the judge likes best beside a given one."""
    rest = [code for code in legal(game, s, seat) if code != answer]
    return sorted(rest, key=lambda code: liking(game, s, seat, code), reverse=True)[:NEXT_ONES]


def liking(game: Game, s: Base, seat: int, code: int) -> int:
    """What the judge says of a seat after an answer."""
    judge = game.wisdom.judge
    return int(judge(applied(game, s, seat, code), seat)) if judge else 0


def applied(game: Game, s: Base, seat: int, code: int) -> Base:
    """The state after an answer."""
    after: Base = s.copy()
    game.rules.apply(after, seat, code)
    return after


def futures(game: Game, s: Base, seat: int, answer: int, source: int) -> list[Base]:
    """What an answer and what follows from it may lead to."""
    return [followed(game, s, seat, answer, scattered(source, guess)) for guess in range(GUESSES)]


def followed(game: Game, s: Base, seat: int, answer: int, source: int) -> Base:
    """The state after an answer and what the judge would answer next, as long as the seat alone is asked and it can be compared with this one."""
    guessed: Base = s.copy()
    guessed.chance = source
    after = applied(game, guessed, seat, answer)
    for _ in range(FOLLOWED):
        if game.rules.actors(after) != 1 << seat:
            break
        codes = legal(game, after, seat)
        best = max(codes, key=lambda code: liking(game, after, seat, code)) if len(codes) > 1 else codes[0]
        then = applied(game, after, seat, best)
        if is_another_stage(game, after, then) and game.wisdom.stage(then) != ENDING:
            break
        after = then
    return after


def is_another_stage(game: Game, s: Base, after: Base) -> bool:
    """Whether two states cannot be compared, as what there was in one is gone in the other."""
    stage = game.wisdom.stage
    return stage(s) != stage(after)


def comparable(game: Game, s: Base, futures: list[list[Base]]) -> list[list[Base]]:
    """What answers lead to; where some lead to another stage and some do not, with those that do nothing has changed yet."""
    gone = [[is_another_stage(game, s, after) for after in each] for each in futures]
    if all(all(each) for each in gone):
        return futures
    return [
        [s if passed else after for after, passed in zip(*each, strict=True)]
        for each in zip(futures, gone, strict=True)
    ]


def with_the_end(game: Game, own: Iterable[Base], rest: Iterable[Base]) -> Why | None:
    """Whether the end begins with an answer and with no other, or with all others only."""
    ends, others_end = [has_ended(game, after) for after in own], [has_ended(game, after) for after in rest]
    if all(ends) and not any(others_end):
        return ENDS
    return GOES_ON if others_end and all(others_end) and not any(ends) else None


def has_ended(game: Game, s: Base) -> bool:
    """Whether a match is over, or its end has begun."""
    return game.rules.actors(s) == 0 or game.wisdom.stage(s) == ENDING


def amounts(game: Game, states: Sequence[Base]) -> Amounts:
    """How much of each feature every side has, on average."""
    features: Features = features_of(game)
    found: Amounts = {}
    for s in states:
        for side in range(s.seats):
            there = features(s, side)
            for name in weights_of(game, s.seats):
                found[side, name] = found.get((side, name), 0.0) + there.get(name, 0) / len(states)
    return found


def ahead_by(found: Compared) -> float:
    """How many points of lead the judge sees in an answer, against others."""
    return sum(
        points_for(found, side, name) * (own - found.rest[side, name]) for (side, name), own in found.own.items()
    )


def points_for(found: Compared, side: int, feature: str) -> float:
    """How many points of lead one of a feature is, on one's own side or on a rival's."""
    seats = found.before.seats
    weight = weights_of(found.game, seats)[feature]
    return weight if side == found.seat else -weight / (seats - 1)


def gains(found: Compared, public: bool) -> list[tuple[Reason, float]]:
    """Every reason that can be told, and how many points of lead it is."""
    words, told = found.game.text("en"), []
    for key, reason in found.game.wisdom.reasons.items():
        for side in range(found.before.seats):
            own = side == found.seat
            if reason.get("hidden") and (public or not own):
                continue
            gain = sum(
                points_for(found, side, n) * (found.own[side, n] - found.rest[side, n]) for n in reason["features"]
            )
            what = claimed(found, reason, side)
            if gain >= LEAST and what is not None and words.find(f"{words_of(Reason(key, what))}.{key}"):
                told.append((Reason(key, what), gain))
    return told


def words_of(reason: Reason) -> str:
    """Where the words of a reason stand in a catalogue."""
    return "why_rival" if "rival" in reason.what else "why_kept" if "kept" in reason.what else "why"


def claimed(found: Compared, reason: dict[str, Any], side: int) -> dict[str, str | int] | None:
    """Which words of a reason are true: that it is won, that it is kept, or that it is taken from a rival; None where none are."""
    rival = side != found.seat
    holds = found.game.wisdom.holds(reason["while"]) if "while" in reason else None
    if holds and not all(holds(s, side) for s in ([found.before] if rival else found.after)):
        return None
    now, own, rest = (amount_claimed(found, reason, side, of) for of in (found.now, found.own, found.rest))
    if rival:
        return {"rival": side} if own < rest and own < now else None
    if own <= rest:
        return None
    return {} if own > now else {**KEPT}


def amount_claimed(found: Compared, reason: dict[str, Any], side: int, of: Amounts) -> float:
    """How much of what its words claim a side has."""
    if reason.get("any"):
        weights = weights_of(found.game, found.before.seats)
        return sum(weights[name] * of[side, name] for name in reason["features"])
    claims = reason.get("claims", reason["features"][:1])
    return sum(of[side, name] for name in (claims if side == found.seat else reason.get("taken", claims)))
