"""What bots know about one game lies in modules of their own: `judges/<game>.py` and `light/<game>.py`."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from durbar.core.game import Game


def room(kind: str, game: Game) -> ModuleType | None:
    """A game's module among the `judges` or the `light` players, if it has one."""
    name = f"durbar.bots.{kind}.{game.key}"
    return import_module(name) if find_spec(name) else None
