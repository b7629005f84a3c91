"""Why an answer is good: the features of the judge in which it differs most from the next ones, as keys of the catalogue.

    why(game, match.known_to(seat, source), seat, answer, others, source)

It looks at what the judge looks at and at nothing else, in a state that the seat could be in; so a sentence made of it says
no more than the seat can know. Each answer is followed by what the judge likes best, until somebody else is asked: a large
choice is a chain of small questions, and what the first of them is good for shows at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from durbar.bots.features import Features, features_of, weights_of
from durbar.bots.search.ways import scattered
from durbar.bots.uniform import legal
from durbar.core.game import Game, Reason
from durbar.core.state import Base

GUESSES = 3
"""So many outcomes are imagined of each answer: what one die shows is no reason."""
FOLLOWED = 4
"""So many answers after it are followed, at most."""
NEXT_ONES = 2
AS_GOOD = 0.01
"""Answers whose values differ by less than this are held equally good."""
LEAST = 0.2
"""A difference of fewer points is not worth a word."""

Gap = dict[tuple[int, str], float]
"""How much more a side has of a feature."""


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """What speaks for an answer: its gains; or that all others are as good, or some; or that it pays only later than the judge can see."""

    kind: Literal["gain", "equal", "close", "later"]
    reasons: tuple[Reason, ...] = ()
    """Keys of the catalogue, the weightiest first; with a `rival` where it is that seat's loss."""


EQUAL = Why("equal")
CLOSE = Why("close")
LATER = Why("later")


def why(
    game: Game, s: Base, seat: int, answer: int, others: Sequence[int], source: int, *, public: bool = False
) -> Why:
    """What speaks for an answer of a seat against others, in a state that it could be in.

    `public` leaves out what only that seat can know: so it is told to others.
    """
    own = expected(game, s, seat, answer, source)
    rest = [expected(game, s, seat, other, source) for other in others]
    gap = {key: amount - sum(one[key] for one in rest) / len(rest) for key, amount in own.items()}
    lead = sum(lead_of(game, s, seat, side, feature) * amount for (side, feature), amount in gap.items())
    told = sorted(gains(game, s, seat, gap, public), key=lambda one: -one[1])
    if not told:
        return EQUAL if abs(lead) < LEAST else LATER
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
    after = s.copy()
    game.rules.apply(after, seat, code)
    judge = game.wisdom.judge
    return int(judge(after, seat)) if judge else 0


def expected(game: Game, s: Base, seat: int, answer: int, source: int) -> Gap:
    """How much of each feature every side has after an answer and what follows from it, on average."""
    features: Features = features_of(game)
    found: Gap = {}
    names = weights_of(game, s.seats)
    for guess in range(GUESSES):
        after = followed(game, s, seat, answer, scattered(source, guess))
        for side in range(s.seats):
            amounts = features(after, side)
            for name in names:
                found[side, name] = found.get((side, name), 0.0) + amounts.get(name, 0) / GUESSES
    return found


def followed(game: Game, s: Base, seat: int, answer: int, source: int) -> Base:
    """The state after an answer and what the judge would answer next, as long as the seat alone is asked."""
    after: Base = s.copy()
    after.chance = source
    game.rules.apply(after, seat, answer)
    for _ in range(FOLLOWED):
        if game.rules.actors(after) != 1 << seat:
            break
        codes = legal(game, after, seat)
        best = max(codes, key=lambda code: liking(game, after, seat, code)) if len(codes) > 1 else codes[0]
        game.rules.apply(after, seat, best)
    return after


def lead_of(game: Game, s: Base, seat: int, side: int, feature: str) -> float:
    """How many points of lead one of a feature is, on one's own side or on a rival's."""
    weight = weights_of(game, s.seats)[feature]
    return weight if side == seat else -weight / (s.seats - 1)


def gains(game: Game, s: Base, seat: int, gap: Gap, public: bool) -> list[tuple[Reason, float]]:
    """Every reason that can be told, and how many points of lead it is."""
    words, found = game.text("en"), []
    for key, reason in game.wisdom.reasons.items():
        for side in range(s.seats):
            rival = side != seat
            unknown = reason.get("hidden") and (public or rival)
            if unknown or not words.find(f"{'why_rival' if rival else 'why'}.{key}"):
                continue
            gain = sum(lead_of(game, s, seat, side, name) * gap[side, name] for name in reason["features"])
            if gain >= LEAST and holds(reason, gap, side, rival):
                found.append((Reason(key, {"rival": side} if rival else {}), gain))
    return found


def holds(reason: dict[str, Any], gap: Gap, side: int, rival: bool) -> bool:
    """Whether what its words claim is so: one's own side has more of the first feature, or a rival less."""
    more = gap[side, reason["features"][0]]
    return more < 0 if rival else more > 0 or bool(reason.get("any"))
