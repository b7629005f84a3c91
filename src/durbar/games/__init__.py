"""The games: our own, and those in the folders that $DURBAR_GAMES names; each is imported when it is first asked for."""

import os
import warnings
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from durbar.core.game import Game
from durbar.engines.bind import reopen

OWN = ("legacy", "taj_mahal", "maharaja", "rajas")


def _further() -> Iterator[str]:
    """The games in other folders; they become rooms beside ours, so that nothing can tell them apart."""
    for folder in filter(None, os.environ.get("DURBAR_GAMES", "").split(os.pathsep)):
        if not Path(folder).is_dir():
            warnings.warn(f"DURBAR_GAMES names {folder}, and there is no such folder.", stacklevel=2)
        __path__.append(folder)
        yield from sorted(file.parent.name for file in Path(folder).glob("*/game.py"))


GAMES = tuple(dict.fromkeys((*OWN, *_further())))


def game(key: str, edition: str | Path | None = None) -> Game:
    """One game by its key, with its own components or those of an edition file."""
    if key not in GAMES:
        raise KeyError(f"There is no game {key!r} here; there is {', '.join(GAMES)}.")
    found: Game = import_module(f"{__name__}.{key}.game").GAME
    return found if edition is None else reopen(found, Path(edition))


def games() -> list[Game]:
    """All games: our own in their order, then the others."""
    return [game(key) for key in GAMES]
