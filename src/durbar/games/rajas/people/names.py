"""What components are called on the wire and in the catalogues."""

from durbar.games.rajas.rules.events import (
    CHOICE_IDS,
    SOURCE_IDS,
    WAITING_IDS,
    building,
    choice,
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
    "CHOICE_IDS",
    "SOURCE_IDS",
    "WAITING_IDS",
    "building",
    "choice",
    "colour",
    "reward",
    "river_tile",
    "source",
    "space",
    "tile",
    "waiting",
    "yield_tile",
]
