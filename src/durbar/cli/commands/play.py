"""`durbar play GAME`: a whole match in the terminal against bots."""

from pathlib import Path

import click

import durbar
from durbar.bots.lineup import LEVELS
from durbar.cli.arguments import (
    NEW_FILE,
    edition_option,
    game_argument,
    language_option,
    options_option,
    seats_option,
    usual_seats,
)


@click.command()
@game_argument
@seats_option
@click.option(
    "--level", type=click.Choice(tuple(LEVELS)), default="vizier", show_default=True, help="How well the bots play."
)
@click.option("--seat", type=click.IntRange(min=1), help="Your own seat, from 1; a random one when left out.")
@click.option("--name", help="Your name at the table.")
@language_option
@options_option
@edition_option
@click.option(
    "--save",
    type=NEW_FILE,
    help="Write the record of the finished match to this file.",
)
@click.option("--secret", help="Words that all draws follow from: the same words, the same cards.")
def play(
    key: str,
    seats: int | None,
    level: str,
    seat: int | None,
    name: str | None,
    lang: str,
    options: dict[str, str],
    edition: Path | None,
    save: Path | None,
    secret: str | None,
) -> None:
    """Play GAME in the terminal against bots."""
    game = durbar.game(key, edition)
    match = durbar.Match.start(
        game, seats=usual_seats(game, seats), options=options, secret=secret.encode() if secret else None
    )
    if seat is not None and seat > match.seats:
        raise click.UsageError(f"Your seat is a number from 1 to {match.seats} at this table, not {seat}.")
    from durbar.cli.terminal.session import sit_down

    sit_down(match, None if seat is None else seat - 1, level, name, lang, save, edition)
