"""The only list of games; each is imported when it is first asked for."""

from importlib import import_module
from pathlib import Path

from durbar.core.bind import reopen
from durbar.core.game import Game

GAMES = ("legacy", "taj_mahal", "maharaja", "rajas")
COMING: tuple[str, ...] = ()


def game(key: str, edition: str | Path | None = None) -> Game:
    """One game by its key, with its own components or those of an edition file."""
    if key not in GAMES:
        raise KeyError(f"There is no game {key!r} here; there is {', '.join(GAMES)}.")
    found: Game = import_module(f"durbar.games.{key}.game").GAME
    return found if edition is None else reopen(found, Path(edition))


def games() -> list[Game]:
    """All games, in the order of the list."""
    return [game(key) for key in GAMES]
