"""`durbar replay FILE`: the story of a finished match."""

from pathlib import Path

import click

from durbar.cli.arguments import FILE, edition_option, game_of_record, language_option, read_record
from durbar.core.match import Match
from durbar.core.record import Record, RecordError


@click.command()
@click.argument("file", type=FILE)
@click.option("--step", type=click.IntRange(min=0), help="Show the table after this step instead of the whole story.")
@language_option
@edition_option
def replay(file: Path, step: int | None, lang: str, edition: Path | None) -> None:
    """Tell the match recorded in FILE again, step by step."""
    record = read_record(file)
    match = again(record, edition)
    if step is not None and step > len(match.steps):
        raise click.UsageError(f"The match has {len(match.steps)} steps, so there is no step {step}.")
    from durbar.cli.terminal.retelling import tell_all, tell_until

    if step is None:
        tell_all(match, lang)
    else:
        tell_until(match, step, lang)


def again(record: Record, edition: Path | None) -> Match:
    """The match of a record; one sentence when it does not hold."""
    try:
        return Match.replay(record, game_of_record(record, edition))
    except RecordError as error:
        raise click.UsageError(str(error)) from error
