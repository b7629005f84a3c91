"""`durbar bench [GAME]`: how fast the rules run on this machine."""

from typing import Any

import click

import durbar
from durbar.cli.arguments import json_option
from durbar.games import GAMES

FIGURES = {
    "seats": "seats",
    "plain_decisions_per_s": "plain decisions per second",
    "compiled_decisions_per_s": "compiled decisions per second",
    "simulations_per_s": "simulations per second, full random playouts",
    "state_bytes": "bytes of a state",
    "copy_ns": "nanoseconds to copy one",
    "compile_cold_s": "seconds to compile",
    "compile_warm_s": "seconds to load what was compiled",
}


@click.command()
@click.argument("key", metavar="[GAME]", type=click.Choice(GAMES), required=False)
@click.option("--seats", type=int, help="How many seats; the game's largest table when left out.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.01),
    default=1.0,
    show_default=True,
    help="How long each measurement takes.",
)
@click.option("--no-compile", is_flag=True, help="Do not measure how long compiling takes.")
@json_option
def bench(key: str | None, seats: int | None, seconds: float, no_compile: bool, as_json: bool) -> None:
    """Measure speed and memory of GAME, or of every game."""
    from rich.console import Console

    from durbar.arena.figures.speed import measure

    found = []
    for game in map(durbar.game, [key] if key else GAMES):
        if seats is not None:
            game.choose(seats, {})
        with Console(stderr=True).status(f"Measuring {game.name} …"):
            found.append(measure(game, seats=seats, seconds=seconds, compile_too=not no_compile))
    show_speeds(found, as_json)


def show_speeds(found: list[dict[str, Any]], as_json: bool) -> None:
    """The stable JSON for programs, or a table for people."""
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    from rich import box
    from rich.table import Table

    from durbar.cli.terminal.console import console

    table = Table("", box=box.SIMPLE_HEAD, header_style="bold")
    for entry in found:
        table.add_column(entry["game"], justify="right")
    for name, figure in FIGURES.items():
        table.add_row(figure, *(figure_cell(entry[name]) for entry in found))
    console().print(table)


def figure_cell(figure: float | None) -> str:
    """A figure as people read it; a dash where it could not be measured."""
    return "–" if figure is None else f"{figure:,}"
