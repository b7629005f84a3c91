"""`durbar think`: a worker that only thinks, for all servers that share a PostgreSQL."""

import asyncio
from pathlib import Path

import click

from durbar.cli.arguments import edition_option
from durbar.cli.commands.serve import prove_store


@click.command()
@click.option("--store", metavar="ADDRESS", required=True, help="The PostgreSQL of the house: postgresql://…")
@edition_option
def think(store: str, edition: Path | None) -> None:
    """Think for the bots, hints and analyses of a house, until stopped; as many may do so as one likes."""
    from durbar.server.table.counsellor import think_for

    if store.startswith("sqlite:"):
        raise click.UsageError(
            "A store on SQLite belongs to one server, which thinks for itself; workers share a PostgreSQL with it."
        )
    prove_store(store)
    asyncio.run(think_for(store, edition, lambda: click.echo("Durbar thinks (Ctrl+C stops it).")))
