"""`durbar arena GAME BOT BOT …`: bots against bots."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

import durbar
from durbar.cli.arguments import edition_option, game_argument, json_option, options_option

if TYPE_CHECKING:
    from durbar.arena.run import Outcome


@click.command()
@game_argument
@click.argument("bots", metavar="BOT BOT …", nargs=-1, required=True)
@click.option("-n", "--matches", type=click.IntRange(min=1), default=100, show_default=True, help="How many matches.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="The same seed, the same deals.")
@click.option("--seats", type=int, help="How many seats at a table; one for each bot when left out.")
@click.option("--workers", type=click.IntRange(min=1), help="How many processes play; one for each core when left out.")
@click.option(
    "--ray", is_flag=True, help="Play on a Ray cluster: the one in RAY_ADDRESS, or a new one on this machine."
)
@click.option(
    "--limit",
    type=click.FloatRange(min=0.001),
    default=10.0,
    show_default=True,
    help="Seconds a decision may take before the match is forfeited.",
)
@click.option(
    "--journal",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep finished matches in this file, and go on from it.",
)
@click.option(
    "--report", type=click.Path(dir_okay=False, path_type=Path), help="Write a page with plots to this HTML file."
)
@click.option("--stop", is_flag=True, help="Stop as soon as it is certain whether the first bot is better or worse.")
@options_option
@edition_option
@json_option
def arena(
    key: str,
    bots: tuple[str, ...],
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
    time (raja@0.1), or one of your own (path/to/file.py:Name).
    """
    from durbar.arena.plan import PlanError, plan
    from durbar.arena.run import run_shown
    from durbar.bots.lineup import NoSuchBot, bot

    try:
        for name in bots:
            bot(name)
        planned = plan(
            durbar.game(key, edition), list(bots), matches=matches, seed=seed, seats=seats, options=options, limit=limit
        )
        outcome = run_shown(planned, edition=edition, journal=journal, workers=workers, stop=stop, ray=ray)
    except (PlanError, NoSuchBot) as error:
        raise click.UsageError(str(error)) from error
    if report is not None:
        from durbar.arena.page import page

        report.write_text(page(outcome, durbar.game(key, edition).name), "utf-8")
    show(outcome, as_json)


def show(outcome: "Outcome", as_json: bool) -> None:
    """The stable JSON for programs, or a table for people."""
    from durbar.arena.report import HEADINGS, brief, lines

    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(brief(outcome))).decode())
        return
    from rich import box
    from rich.table import Table

    from durbar.cli.paper import paper

    table = Table(*HEADINGS, box=box.SIMPLE_HEAD, header_style="bold", title=headline(outcome), title_justify="left")
    for line in lines(outcome):
        table.add_row(*line)
    paper().print(table)


def headline(outcome: "Outcome") -> str:
    """What was played, and whether it was stopped early."""
    early = ", stopped as soon as it was certain" if outcome.clear else ""
    return f"{durbar.game(outcome.plan.game).name}, {outcome.plan.seats} seats, {len(outcome.bouts)} matches{early}"
