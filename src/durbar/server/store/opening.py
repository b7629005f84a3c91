"""Opening a store by its address: `sqlite:///FILE` or `postgresql://…`."""

from pathlib import Path

from durbar.server.store.sqlite import Sqlite
from durbar.server.store.store import Store

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


class AddressError(ValueError):
    """An address at which no store can be."""


def in_folder(data: Path) -> str:
    """The address of the store of a data folder."""
    return f"{SQLITE}{data / 'durbar.sqlite'}"


def sqlite_file(address: str) -> Path | None:
    """The file of a store on SQLite; None where PostgreSQL keeps it."""
    if address.startswith(POSTGRES):
        return None
    if not address.startswith(SQLITE) or address == SQLITE:
        raise AddressError(f"A store is written sqlite:///FILE or postgresql://USER@HOST/DATABASE, not {address!r}.")
    return Path(address.removeprefix(SQLITE))


async def open_store(address: str, *, alone: bool = True) -> Store:
    """The store at an address, brought up to date; a file of SQLite is for one server alone, and others may only visit."""
    file = sqlite_file(address)
    if file is not None:
        return Store(Sqlite(file, alone=alone))
    try:
        from durbar.server.store.postgres import Postgres
    except ImportError as error:
        raise AddressError("PostgreSQL needs one more library: pip install 'durbar[postgres]'.") from error
    return Store(await Postgres.open(address))


async def prove(address: str) -> None:
    """Raise what would keep a server from serving this store: a sentence for whoever starts it."""
    store = await open_store(address)
    await store.close()
