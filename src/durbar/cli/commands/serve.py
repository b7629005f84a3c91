"""`durbar serve`: tables for a household, a club or a community."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click

from durbar.cli.arguments import edition_option
from durbar.cli.places import address, data_folder, is_free


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 lets others in."
)
@click.option("--port", type=click.IntRange(1, 65535), default=8420, show_default=True, help="The port to listen at.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder that keeps the tables; your own data folder when left out.",
)
@click.option(
    "--store",
    metavar="ADDRESS",
    default="",
    help="Where the tables are kept instead: sqlite:///FILE, or postgresql://… which several servers may share.",
)
@click.option(
    "--url",
    callback=lambda _context, _option, value: web_address(value),
    help="The address under which people find this server, for invitations; such as https://games.example.",
)
@click.option(
    "--archive-after",
    metavar="DAYS",
    type=click.FloatRange(min=0),
    default=90,
    show_default=True,
    help="When nothing has happened at a table for so long, it is kept compressed; 0 for never.",
)
@click.option("--no-thinking", is_flag=True, help="Leave bots, hints and analyses to `durbar think`; needs PostgreSQL.")
@edition_option
def serve(
    host: str,
    port: int,
    data: Path | None,
    store: str,
    url: str | None,
    archive_after: float,
    no_thinking: bool,
    edition: Path | None,
) -> None:
    """Serve tables to browsers, until stopped."""
    if no_thinking and not store.startswith("postgres"):
        raise click.UsageError("--no-thinking needs a store that workers can share: --store postgresql://…")
    if not is_free(host, port):
        raise click.UsageError(
            f"Durbar cannot listen at {host} port {port}: it is taken, or not ours; choose another with --host and --port."
        )
    keep_tables(
        host,
        port,
        data or data_folder(),
        edition,
        lambda there: click.echo(f"Durbar is at {address(host, there)} (Ctrl+C stops it)."),
        store=store,
        url=url,
        thinking=not no_thinking,
        archive=archive_after,
    )


def web_address(said: str | None) -> str | None:
    """An address as invitations begin with it."""
    if said is None:
        return None
    parts = urlsplit(said)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise click.BadParameter(f"expected an address such as https://games.example, not {said!r}.")
    return f"{parts.scheme}://{parts.netloc}"


def keep_tables(
    host: str, port: int, data: Path, edition: Path | None, ready: Callable[[int], None], **choices: Any
) -> None:
    """Serve until stopped; what would stop it at once is said in a sentence before."""
    from durbar.server.http.running import run_server
    from durbar.server.store import in_folder
    from durbar.server.table.lobby import games_with_edition

    games_with_edition(edition)
    prove_store(choices.get("store") or in_folder(data))
    run_server(host, port, data, edition, ready=ready, **choices)


def prove_store(place: str) -> None:
    """Say in a sentence what keeps the tables from being kept there."""
    from durbar.server.store import AddressError, Away, Damaged, SchemaError, prove

    try:
        asyncio.run(prove(place))
    except (AddressError, Away, BlockingIOError, Damaged, SchemaError) as error:
        raise click.UsageError(str(error)) from error
    except OSError as error:
        raise click.UsageError(
            f"The tables cannot be kept in {place.removeprefix('sqlite:///')}: {error.strerror}; choose another folder with --data."
        ) from error
