"""How a game is drawn in the terminal: one file per game, and a plain drawing for every other."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from durbar.cli.terminal.words import Words

Draw = Callable[[Any, Words], RenderableType]


def drawing_of(key: str) -> Draw:
    """How this game's view is drawn."""
    own = f"{__name__}.{key}"
    found: Draw = import_module(own if find_spec(own) else f"{__name__}.plain").draw
    return found
