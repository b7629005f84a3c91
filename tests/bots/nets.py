"""Nets by hand."""

from array import array

from durbar.bots.search.net import CODES, Weights, kind_of, sight_of
from durbar.core.game import Game

WIDTHS = (4, 2)


def weights(found: Game, **grounds: list[int]) -> Weights:
    """A net that adds nothing to anything but such grounds."""
    parts = {}
    for part, shape in sight_of(found).shapes(*WIDTHS).items():
        many = shape[0] * shape[1] if len(shape) == 2 else shape[0]
        parts[part] = array(CODES[kind_of(part)], grounds.get(part, [0] * many))
    return Weights(WIDTHS, "a test", parts)
