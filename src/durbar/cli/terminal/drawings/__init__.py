"""How a game is drawn in the terminal: one file per game, and a plain drawing for every other."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType

from durbar.cli.terminal.words import Words

Draw = Callable[[Any, Words], RenderableType]


def drawing_of(key: str) -> Draw:
    """How this game's view is drawn."""
    found: Draw = _drawings(key).draw
    return found


def brief_of(key: str) -> Draw:
    """How this game's view is drawn where there is little room: what the viewing seat needs for its answer."""
    found: Draw = getattr(_drawings(key), "brief", drawing_of(key))
    return found


def _drawings(key: str) -> ModuleType:
    own = f"{__name__}.{key}"
    return import_module(own if find_spec(own) else f"{__name__}.plain")
