"""Arguments that several commands share."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from durbar.core.text import LANGUAGES
from durbar.games import GAMES

if TYPE_CHECKING:
    from durbar.core.game import Game
    from durbar.core.record import Record

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


class NewFile(click.Path):
    """A file to be written: that it can be is seen to before any work is done for it."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        path = Path(str(super().convert(value, param, ctx)))
        if not (path.exists() or os.access(path.absolute().parent, os.W_OK)):
            self.fail(f"{path} cannot be written: there is no folder {path.parent} that lets it.", param, ctx)
        return path


FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
NEW_FILE = NewFile(dir_okay=False, writable=True, path_type=Path)

game_argument: Decorator = click.argument("key", metavar="GAME", type=click.Choice(GAMES))
language_option: Decorator = click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language of the table."
)
seats_option: Decorator = click.option(
    "--seats", type=int, help="How many seats; the game's smallest number of two or more when left out."
)
edition_option: Decorator = click.option(
    "--edition", type=FILE, help="An edition file with the component figures of your own printing."
)
options_option: Decorator = click.option(
    "--option",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    callback=lambda _c, _p, pairs: pairs_of(pairs),
    help="Choose an option of the game; may be repeated. `durbar games` lists them.",
)
json_option: Decorator = click.option(
    "--json", "as_json", is_flag=True, help="Print JSON for programs instead of words for people."
)


def pairs_of(pairs: tuple[str, ...]) -> dict[str, str]:
    """Each NAME=VALUE as an entry."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise click.UsageError(f"An option is written NAME=VALUE, as in --option collections=gray, not {pair!r}.")
        chosen[name] = value
    return chosen


def usual_seats(game: "Game", seats: int | None) -> int:
    """The number of seats asked for, else the smallest at which there is company."""
    return seats if seats is not None else next((n for n in game.seats if n > 1), game.seats[0])


def read_record(file: Path) -> "Record":
    """The record in a file; one sentence when it is none."""
    from durbar.core.record import Record, RecordError

    try:
        return Record.parse(file.read_bytes())
    except RecordError as error:
        raise click.UsageError(f"{file}: {error}") from error


def game_of_record(record: "Record", edition: Path | None) -> "Game":
    """The game a record was played with."""
    from durbar.games import game

    if record.game not in GAMES:
        raise click.UsageError(f"The record is of the game {record.game!r}, and there is only {', '.join(GAMES)} here.")
    return game(record.game, edition)
