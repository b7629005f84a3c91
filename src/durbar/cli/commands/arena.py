"""`durbar arena GAME BOT BOT …`: bots against bots."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

import durbar
from durbar.cli.arguments import NEW_FILE, edition_option, game_argument, json_option, options_option

if TYPE_CHECKING:
    from rich.table import Table

    from durbar.arena.play.run import Outcome

REASONS = 12
WIDEST = 1000


@click.command()
@game_argument
@click.argument("bots", metavar="BOT BOT …", nargs=-1)
@click.option(
    "--bot",
    "more",
    metavar="BOT",
    multiple=True,
    help="One more bot, after those above, as in --bot path/to/file.py:Name; may be repeated.",
)
@click.option(
    "-n",
    "--matches",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="How many matches; as many more as are needed to play every deal from every seat at every table.",
)
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="The same seed, the same deals.")
@click.option(
    "--seats",
    type=int,
    help="How many seats at a table; when left out, one for each bot if the game has such a table, else its smallest "
    "of two or more. More bots than seats take turns, fewer hold several seats each.",
)
@click.option("--workers", type=click.IntRange(min=1), help="How many processes play; one for each core when left out.")
@click.option(
    "--ray", is_flag=True, help="Play on a Ray cluster: the one in RAY_ADDRESS, or a new one on this machine."
)
@click.option(
    "--limit",
    type=float,
    default=10.0,
    show_default=True,
    help="Seconds a decision may take before the match is forfeited.",
)
@click.option("--journal", type=NEW_FILE, help="Keep finished matches in this file, and go on from it.")
@click.option("--report", type=NEW_FILE, help="Write a page with plots to this HTML file.")
@click.option("--stop", is_flag=True, help="Stop as soon as it is certain whether the first bot is better or worse.")
@options_option
@edition_option
@json_option
def arena(
    key: str,
    bots: tuple[str, ...],
    more: tuple[str, ...],
    matches: int,
    seed: int,
    seats: int | None,
    workers: int | None,
    ray: bool,
    limit: float,
    journal: Path | None,
    report: Path | None,
    stop: bool,
    options: dict[str, str],
    edition: Path | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against one another, from every seat in turn.

    A BOT is a name (uniform, greedy, courtier, vizier, raja …), a name with a share of its thinking
    time (raja@0.1), or one of your own (path/to/file.py:Name). A bot that fails, thinks too long or
    gives an answer that is not legal forfeits that match; the reasons are told below the table.
    """
    from durbar.arena.play.plan import PlanError, plan
    from durbar.arena.play.run import run_shown
    from durbar.bots.guests import NoSuchBot

    found = durbar.game(key, edition)
    try:
        planned = plan(found, [*bots, *more], matches=matches, seed=seed, seats=seats, options=options, limit=limit)
        outcome = run_shown(planned, edition=edition, journal=journal, workers=workers, stop=stop, ray=ray)
    except (PlanError, NoSuchBot) as error:
        raise click.UsageError(str(error)) from error
    show_outcome(outcome, as_json)
    if report is not None:
        write_report(report, outcome, found.name)


def write_report(report: Path, outcome: "Outcome", title: str) -> None:
    """Write the page with plots."""
    from durbar.arena.figures.page import run_page

    try:
        report.write_text(run_page(outcome, title), "utf-8")
    except OSError as error:
        raise click.ClickException(f"{report} cannot be written: {error.strerror}.") from error


def show_outcome(outcome: "Outcome", as_json: bool) -> None:
    """The stable JSON for programs, or a table for people and why matches were forfeited."""
    if as_json:
        import msgspec

        from durbar.arena.figures.report import report_json

        click.echo(msgspec.json.format(msgspec.json.encode(report_json(outcome))).decode())
        return
    from durbar.arena.figures.report import RATING
    from durbar.cli.terminal.console import console

    complete = outcome_table(outcome)
    wanted = console().measure(complete, options=console().options.update(width=WIDEST)).maximum
    console().print(complete if wanted <= console().width else outcome_table(outcome, without=RATING))
    for sentence in forfeit_sentences(outcome):
        console().print(sentence, markup=False)


def outcome_table(outcome: "Outcome", without: str | None = None) -> "Table":
    """The figures in rows; a column in which nothing stands is left out."""
    from rich import box
    from rich.markup import escape
    from rich.table import Table

    from durbar.arena.figures.report import HEADINGS, table_rows

    found = Table(box=box.SIMPLE_HEAD, header_style="bold", title=escape(outcome_title(outcome)), title_justify="left")
    found.collapse_padding, found.pad_edge = True, False
    columns = [column for column in zip(HEADINGS, *table_rows(outcome), strict=True) if any(column[1:])]
    shown = [column for column in columns if column[0] != without]
    for i, (heading, *_) in enumerate(shown):
        found.add_column(heading, no_wrap=i > 0, overflow="fold")
    for row in list(zip(*shown, strict=True))[1:]:
        found.add_row(*map(escape, row))
    return found


def forfeit_sentences(outcome: "Outcome") -> list[str]:
    """Why matches were forfeited, each reason once, and what that means for the table."""
    from durbar.arena.figures.report import played_out, reasons

    found = reasons(outcome)
    if not found:
        return []
    told = [f"{bot} forfeited {matches_in_words(count)}: {why}" for bot, why, count in found[:REASONS]]
    rest = sum(count for _, _, count in found[REASONS:])
    told += [f"… and {matches_in_words(rest)} were forfeited for other reasons." if rest else ""]
    whole = len(played_out(outcome))
    about = (
        f"are those of the {matches_in_words(whole)} that nobody forfeited"
        if whole
        else "are not told, as no match was played out"
    )
    return [*filter(None, told), f"Points {about}; wins count all matches."]


def matches_in_words(matches: int) -> str:
    """So many matches, in words."""
    return f"{matches} match" if matches == 1 else f"{matches} matches"


def outcome_title(outcome: "Outcome") -> str:
    """What was played, and whether it was stopped early."""
    early = ", stopped as soon as it was certain" if outcome.clear else ""
    plan = outcome.plan
    seats = "1 seat" if plan.seats == 1 else f"{plan.seats} seats"
    return f"{durbar.game(plan.game).name}, {seats}, {matches_in_words(len(outcome.bouts))}{early}"
