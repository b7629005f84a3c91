"""What components are called on the wire and in the catalogues."""

from durbar.games.rajas.rules.events import (
    SOURCE_IDS,
    WAITING_IDS,
    building,
    colour,
    reward,
    river_tile,
    source,
    space,
    tile,
    waiting,
    yield_tile,
)

__all__ = [
    "SOURCE_IDS",
    "WAITING_IDS",
    "building",
    "colour",
    "reward",
    "river_tile",
    "source",
    "space",
    "tile",
    "waiting",
    "yield_tile",
]
