"""`durbar lab play GAME`: matches of bots as data for research."""

import os
from importlib.util import find_spec
from pathlib import Path

import click

import durbar
from durbar.cli.arguments import NEW_FILE, edition_option, game_argument, options_option, seats_option


@click.group()
def lab() -> None:
    """Make data for research; docs/research.md says what the lab can do beside."""


@lab.command("play")
@game_argument
@click.option("--bot", default="raja", show_default=True, help="Who plays at every seat.")
@click.option("-n", "--matches", type=click.IntRange(min=1), default=100, show_default=True, help="How many matches.")
@click.option("--out", type=NEW_FILE, required=True, help="The Parquet file to write, one row a decision.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="The same seed, the same deals.")
@click.option("--workers", type=click.IntRange(min=1), help="How many processes play; one for each core when left out.")
@seats_option
@options_option
@edition_option
def lab_play(
    key: str,
    bot: str,
    matches: int,
    out: Path,
    seed: int,
    workers: int | None,
    seats: int | None,
    options: dict[str, str],
    edition: Path | None,
) -> None:
    """Let a bot play GAME against itself and write every decision down."""
    if find_spec("pyarrow") is None:
        raise click.UsageError('PyArrow is not installed; `pip install "durbar[lab]"` brings it.')
    from rich.console import Console
    from rich.progress import Progress

    from durbar.bots.guests import NoSuchBot
    from durbar.lab.dataset import Harvest, harvest

    game = durbar.game(key, edition)
    seats = seats or next(number for number in game.seats if number > 1)
    wanted = Harvest(key, bot, seats, options, matches, seed, edition)
    try:
        with Progress(console=Console(stderr=True)) as progress:
            bar = progress.add_task(f"{game.name}, {bot}", total=matches)
            rows = harvest(wanted, out, workers or os.cpu_count() or 1, lambda done: progress.advance(bar, done))
    except NoSuchBot as error:
        raise click.UsageError(str(error)) from error
    click.echo(f"{out} holds {rows:,} decisions of {matches:,} matches.")
