"""What a judge looks at: the judge itself tells it, when it is asked with a direction of its own for each weight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from durbar.core.game import Game
from durbar.core.state import Base
from durbar.core.weights import POINT, SHIFT
from durbar.engines.bind import Binding

RESULT = "the result"
"""What a judge looks at once a match is over: nothing but the points."""
RESULT_WEIGHT = 0.01


class Terms:
    """So much of every feature. It adds and scales like a number, and a judge is linear in its weights."""

    __slots__ = ("amounts",)

    def __init__(self, amounts: dict[int, int]) -> None:
        self.amounts = amounts

    def __add__(self, other: Terms | int) -> Terms:
        if isinstance(other, int):  # sums begin with 0
            return self
        amounts = dict(self.amounts)
        for feature, amount in other.amounts.items():
            amounts[feature] = amounts.get(feature, 0) + amount
        return Terms(amounts)

    __radd__ = __add__

    def __mul__(self, factor: int) -> Terms:
        return Terms({feature: factor * amount for feature, amount in self.amounts.items()} if factor else {})

    __rmul__ = __mul__

    def __rshift__(self, shift: int) -> Terms:
        return Terms({feature: amount >> shift for feature, amount in self.amounts.items()})


Features = Callable[[Base, int], dict[str, int]]
_known: dict[tuple[str, int], Features] = {}


def features_of(game: Game) -> Features:
    """A function that tells how much of every feature a seat has in a state."""
    judge = game.wisdom.judge
    if judge is None:
        raise ValueError(f"{game.name} has no judge, so there are no features to look at.")
    if (game.key, id(judge)) not in _known:
        _known[game.key, id(judge)] = _asked_with_directions(game, judge)
    return _known[game.key, id(judge)]


def weights_of(game: Game, seats: int) -> dict[str, float]:
    """How many points one of each feature is worth at a table of so many seats."""
    space = _space(game.wisdom.judge)
    weights = dict(zip(space["FEATURES"], space["WEIGHTS"][seats], strict=True))
    return {RESULT: RESULT_WEIGHT, **{feature: weight / POINT for feature, weight in weights.items()}}


def _asked_with_directions(game: Game, judge: Any) -> Features:
    space = _space(judge)
    names, weights = space["FEATURES"], space["WEIGHTS"]
    directions = tuple(Terms({feature: 1 << SHIFT}) for feature in range(len(names)))
    twins = Binding((game.room,), "@features", tables={("WEIGHTS", id(weights)): (directions,) * len(weights)})
    told = twins.function(judge)

    def features(s: Base, seat: int) -> dict[str, int]:
        found = told(s, seat)
        if isinstance(found, Terms):
            return {names[feature]: amount for feature, amount in found.amounts.items()}
        return {RESULT: found}

    features.judge = judge  # type: ignore[attr-defined]  # kept alive: it is known by its identity
    return features


def _space(judge: Any) -> dict[str, Any]:
    """The file of a judge, as it is bound to the components in play."""
    space: dict[str, Any] = judge.__globals__
    return space
