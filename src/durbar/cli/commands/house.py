"""`durbar backup`, `durbar restore` and `durbar check`: the care of a house."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from durbar.cli.arguments import FILE, NEW_FILE, Decorator, edition_option
from durbar.cli.places import data_folder

DAMAGED = 1


def store_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Where the house is: a folder, or an address."""
    folder = click.Path(file_okay=False, path_type=Path)
    data: Decorator = click.option(
        "--data", type=folder, help="The folder that keeps the tables; your own data folder when left out."
    )
    store: Decorator = click.option(
        "--store", metavar="ADDRESS", default="", help="Where the tables are kept instead, as for `durbar serve`."
    )
    return data(store(command))


@click.command()
@click.argument("file", type=NEW_FILE)
@store_options
def backup(file: Path, data: Path | None, store: str) -> None:
    """Write everything that is kept into FILE; servers may go on meanwhile."""
    from durbar.server.store.backup import back_up

    copied = in_a_sentence(lambda: back_up(house_at(data, store), file))
    size = file.stat().st_size
    click.echo(
        f"{file} holds {copied.tables} tables: {copied.rows} rows, {size} bytes, {size // max(1, copied.tables)} a table."
    )


@click.command()
@click.argument("file", type=FILE)
@click.option("--into-existing", is_flag=True, help="Add to a house that has tables; what is there stays as it is.")
@store_options
def restore(file: Path, into_existing: bool, data: Path | None, store: str) -> None:
    """Put a backup into an empty house, of either engine."""
    from durbar.server.store import backup

    place = house_at(data, store)
    copied = in_a_sentence(lambda: asyncio.run(backup.restore(place, file, into_existing=into_existing)))
    click.echo(f"{copied.tables} tables, {copied.rows} rows restored.")


@click.command()
@edition_option
@store_options
def check(edition: Path | None, data: Path | None, store: str) -> int:
    """Prove that a house is whole: the engine finds no fault, and every match can be played again."""
    from durbar.server.table.checking import prove_house

    proof = in_a_sentence(lambda: asyncio.run(prove_house(house_at(data, store), edition)))
    for fault in proof.damaged:
        click.echo(fault)
    counted = proof.counted
    click.echo(
        f"{counted.total()} tables: {counted['well']} whole, as all that was played there can be played again; "
        f"{counted['waiting']} where nothing was played yet; {counted['other']} of another version or edition; {counted['damaged']} damaged."
    )
    return DAMAGED if proof.damaged else 0


def house_at(data: Path | None, store: str) -> str:
    """The address of the house that is meant, which must be there."""
    from durbar.server.store import in_folder

    return store or in_folder(data or data_folder())


def in_a_sentence(work: Callable[[], Any]) -> Any:
    """Do it, or say in a sentence what is in the way."""
    from durbar.server.store import AddressError, Away, BackupError, Damaged, SchemaError

    try:
        return work()
    except (AddressError, Away, BackupError, Damaged, SchemaError) as error:
        raise click.UsageError(str(error)) from error
    except OSError as error:
        raise click.UsageError(f"That cannot be: {error}") from error
