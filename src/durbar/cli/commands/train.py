"""`durbar train GAME`: a net that learns from matches of the search against itself."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from durbar.cli.arguments import game_argument

if TYPE_CHECKING:
    from durbar.lab.learning.school import Curriculum, School

FOLDER = click.Path(file_okay=False, path_type=Path)
AT_LEAST_ONE = click.IntRange(min=1)


@click.command()
@game_argument
@click.option("--minutes", type=click.FloatRange(min=0), default=60.0, show_default=True, help="How long to learn.")
@click.option(
    "--device",
    type=click.Choice(["cpu", "cuda"]),
    default="cpu",
    show_default=True,
    help="Where the net is fitted; matches are always played on the processor.",
)
@click.option(
    "--folder", type=FOLDER, help="Where all is kept; a course that lies there goes on. [default: train-GAME]"
)
@click.option(
    "--seed", type=click.IntRange(min=0), default=0, show_default=True, help="The same seed, the same rounds."
)
@click.option("--workers", type=AT_LEAST_ONE, help="How many processes play; one for each core when left out.")
@click.option(
    "--simulations",
    type=AT_LEAST_ONE,
    default=150,
    show_default=True,
    help="How long the search thinks about a decision.",
)
@click.option(
    "--decisions", type=click.IntRange(min=48), default=98_304, show_default=True, help="How many make a round."
)
def train(
    key: str,
    minutes: float,
    device: str,
    folder: Path | None,
    seed: int,
    workers: int | None,
    simulations: int,
    decisions: int,
) -> None:
    """Let a net learn GAME: round after round matches are played with what it knows, while it learns from those before.

    The folder holds the net, how it learned as a page, and all that is needed to go on another day.
    """
    if find_spec("numba") is None:
        raise click.UsageError('Numba is not installed; `pip install "durbar[fast]"` brings it.')
    from durbar.lab.learning.page import learning_page
    from durbar.lab.learning.school import Curriculum

    folder = folder or Path(f"train-{key}")
    plan = Curriculum(key, folder, seed, device, workers or os.cpu_count() or 1, decisions, simulations)
    try:
        school = attend_shown(plan, 60 * minutes)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    page = folder / "learned.html"
    page.write_text(learning_page(school), "utf-8")
    click.echo(f"{school.net} is the net after {len(school.terms)} rounds; {page} shows how it learned.")


def attend_shown(plan: Curriculum, seconds: float) -> School:
    """Learn, with a bar of the time that is left and what each round brought."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from durbar.lab.learning.school import Term, attend

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("left"),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(f"{plan.game}: compiling", total=max(seconds, 1e-6))

        def tell(term: Term, spent: float) -> None:
            off = f"answers {term.answers:.3f}, first places {term.firsts:.3f}, points {term.points:.2f}"
            progress.update(bar, completed=min(spent, seconds), description=f"{plan.game}, round {term.number}: {off}")

        return attend(plan, seconds, tell)
