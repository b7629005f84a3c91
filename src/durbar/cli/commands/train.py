"""`durbar train GAME`: a net that learns from matches against itself."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from durbar.cli.arguments import game_argument

if TYPE_CHECKING:
    from durbar.lab.learning.school import Curriculum, School

FOLDER = click.Path(file_okay=False, path_type=Path)
TABLES = {"cpu": 128, "cuda": 65_536}


@click.command()
@game_argument
@click.option("--minutes", type=click.FloatRange(min=0), default=60.0, show_default=True, help="How long to learn.")
@click.option(
    "--device",
    type=click.Choice(["cpu", "cuda"]),
    default="cpu",
    show_default=True,
    help="Where it plays and learns; cuda is an NVIDIA GPU, and needs PyTorch.",
)
@click.option(
    "--folder", type=FOLDER, help="Where all is kept; a course that lies there goes on. [default: train-GAME]"
)
@click.option(
    "--seed", type=click.IntRange(min=0), default=0, show_default=True, help="The same seed, the same rounds."
)
@click.option(
    "--tables",
    type=click.IntRange(min=4),
    help="How many are played at once for each number of seats. [default: 128 on the cpu, 65536 on cuda]",
)
@click.option(
    "--from",
    "start",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="The net that a new course begins with, instead of chance.",
)
def train(
    key: str, minutes: float, device: str, folder: Path | None, seed: int, tables: int | None, start: Path | None
) -> None:
    """Let a net learn GAME: it plays against itself at many tables at once, and answers that led to more than it expected become likelier.

    The folder holds the net, how it learned as a page, and all that is needed to go on another day.
    """
    if find_spec("numba") is None:
        raise click.UsageError('Numba is not installed; `pip install "durbar[fast]"` brings it.')
    from durbar.engines.cuda import NoGpu
    from durbar.lab.learning.page import learning_page
    from durbar.lab.learning.school import Curriculum

    folder = folder or Path(f"train-{key}")
    plan = Curriculum(key, folder, seed, device, tables or TABLES[device], start=start)
    try:
        school = attend_shown(plan, 60 * minutes)
    except (ValueError, NoGpu) as error:
        raise click.UsageError(str(error)) from error
    page = folder / "learned.html"
    page.write_text(learning_page(school), "utf-8")
    click.echo(f"{school.net} is the net after round {len(school.terms)}; {page} shows how it learned.")


def attend_shown(plan: Curriculum, seconds: float) -> School:
    """Learn, with a bar of the time that is left and how the net stands."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from durbar.lab.learning.school import attend

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("left"),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(f"{plan.game}: compiling", total=max(seconds, 1e-6))

        def tell(school: School, part: float, spent: float) -> None:
            words = f"{plan.game}, round {len(school.terms) + 1}, {part:.0%}"
            if school.terms:
                last = school.terms[-1]
                words += f" (doubt {last.doubt:.3f}, surprise {last.surprise:.3f}, points {last.points:.2f})"
            progress.update(bar, completed=min(spent, seconds), description=words)

        return attend(plan, seconds, tell)
