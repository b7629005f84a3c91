"""`durbar analyse FILE`: what the strongest bot thinks of every decision of a recorded match."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from durbar.cli.arguments import FILE, NEW_FILE, edition_option, json_option, language_option, read_record

if TYPE_CHECKING:
    from durbar.bots.analysis import Analysis
    from durbar.core.match import Match


@click.command()
@click.argument("file", type=FILE)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.01, max=600),
    default=0.15,
    show_default=True,
    help="How long the bot thinks about each decision.",
)
@click.option(
    "--html",
    type=NEW_FILE,
    help="Write a report with a plot to this file, to be opened in a browser.",
)
@language_option
@edition_option
@json_option
def analyse(file: Path, seconds: float, html: Path | None, lang: str, edition: Path | None, as_json: bool) -> None:
    """Look at every decision of the match recorded in FILE with the strongest bot's eyes."""
    from durbar.cli.commands.replay import again

    match = again(read_record(file), edition)
    if not match.over:
        raise click.UsageError("The steps of the record do not end the match, and only a whole match can be analysed.")
    analysis = thought_through(match, seconds, lang, edition)
    if html is not None:
        write_analysis_page(html, match, analysis, lang)
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(brief(match, analysis))).decode())
    else:
        from durbar.cli.terminal.analysis import show_analysis

        show_analysis(match, analysis, lang)


def thought_through(match: Match, seconds: float, lang: str, edition: Path | None) -> Analysis:
    """The analysis, with a progress bar on the error stream."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from durbar.bots import analysis
    from durbar.core.text import catalogue

    words = catalogue("durbar.cli", lang)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    threads = wake_the_padishah(match, edition)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("analyse.thinking"), total=len(match.steps))
        return analysis.analyse(
            match,
            budget=analysis.thinking(seconds),
            threads=threads,
            progress=lambda done, _of: bar.update(task, completed=done),
        )


def wake_the_padishah(match: Match, edition: Path | None) -> int:
    """Have the search compiled where that can be; says how many threads it may use."""
    from durbar.arena.play.run import compile_first
    from durbar.bots.crew import cores
    from durbar.engines.cache import ready
    from durbar.engines.pool import pool
    from durbar.engines.warm import wanted

    if wanted():
        compile_first(match.game, edition, lambda sentence: print(sentence, file=sys.stderr))
    if not ready(match.game):
        return 1
    pool(match.game, edition).load()
    return cores()


def brief(match: Match, analysis: Analysis) -> dict[str, object]:
    """What programs read: the match in a few words, then the analysis."""
    import msgspec

    about = {"game": match.game.key, "edition": match.game.edition, "seats": match.seats, "options": match.options}
    return {**about, **msgspec.structs.asdict(analysis)}


def write_analysis_page(file: Path, match: Match, analysis: Analysis, lang: str) -> None:
    """The report for a browser; one sentence where it cannot be written."""
    from durbar.cli.analysis_page import analysis_page

    try:
        file.write_text(analysis_page(match, analysis, lang), "utf-8")
    except OSError as error:
        raise click.UsageError(f"{file} cannot be written: {error.strerror}.") from error
