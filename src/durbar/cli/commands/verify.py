"""`durbar verify FILE`: proof that a recorded match was played by the rules and without a changed draw."""

import sys
from pathlib import Path

import click

import durbar
from durbar.cli.arguments import FILE, edition_option, game_of_record, language_option, read_record
from durbar.core.text import catalogue

UNTRUE = 1


@click.command()
@click.argument("file", type=FILE)
@language_option
@edition_option
def verify(file: Path, lang: str, edition: Path | None) -> None:
    """Check the record in FILE: its secret, every step and the result; exit code 1 when it is not true."""
    record = read_record(file)
    try:
        match = durbar.verify(record, game_of_record(record, edition))
    except durbar.RecordError as error:
        click.echo(str(error), err=True)
        sys.exit(UNTRUE)
    click.echo(catalogue("durbar.cli", lang).say("verify.true", {"steps": len(match.steps)}))
