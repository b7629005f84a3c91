"""`durbar games`: what can be played here."""

import click

import durbar
from durbar.cli.arguments import json_option
from durbar.games import GAMES


@click.command()
@json_option
def games(as_json: bool) -> None:
    """List the games, their seats and their options."""
    found = [durbar.game(key) for key in GAMES]
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode([game_entry(game) for game in found])).decode())
    else:
        show_games(found)


def game_entry(game: durbar.Game) -> dict[str, object]:
    """What programs read of a game; this shape is stable."""
    options = [{"name": o.name, "values": list(o.values), "default": o.usual} for o in game.options]
    return {"key": game.key, "name": game.name, "version": game.version, "seats": list(game.seats), "options": options}


def show_games(found: list[durbar.Game]) -> None:
    """What people read of the games."""
    from rich import box
    from rich.table import Table

    from durbar.cli.terminal.console import console

    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    for heading in ("key", "game", "seats", "options"):
        table.add_column(heading)
    for game in found:
        options = [f"{o.name} = {' | '.join(o.values)}" for o in game.options]
        table.add_row(f"[bold]{game.key}[/]", game.name, ", ".join(map(str, game.seats)), "\n".join(options) or "none")
    console().print(table)
