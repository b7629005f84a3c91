"""`durbar house`: what a host looks at and changes from the terminal, while servers run."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from durbar.bots.lineup import LEVELS
from durbar.cli.arguments import Decorator
from durbar.cli.commands.house import house_at, in_a_sentence, store_options
from durbar.games import GAMES

if TYPE_CHECKING:
    from durbar.server.store import Store
    from durbar.server.store.housekeeping import Housekeeping, Listed

T = TypeVar("T")
DAY = 86400
SHORT = 10
"""So many characters of an id tell tables, and people, apart."""

table_argument: Decorator = click.argument("table", metavar="TABLE")
person_argument: Decorator = click.argument("person", metavar="PERSON")


@click.group(short_help="Look after a house: its tables, people and reports.")
def house() -> None:
    """Look after a house from the terminal, also while servers run: they hear of it within seconds.

    A TABLE is named by its id or its first letters, a PERSON by the identity that `durbar house people` shows, or its first letters.
    """


@house.command("tables")
@click.option("--game", type=click.Choice(GAMES), help="Only tables of this game.")
@click.option("--state", type=click.Choice(("waiting", "running", "over")), help="Only tables in this state.")
@click.option("--idle", metavar="DAYS", type=float, default=0.0, help="Only where nothing has happened for so long.")
@click.option("--most", type=click.IntRange(min=1), default=50, show_default=True, help="List at most so many.")
@store_options
def list_tables(game: str | None, state: str | None, idle: float, most: int, data: Path | None, store: str) -> None:
    """List tables, those where something happened last first: their state, age and size."""
    listed = inside(data, store, lambda _, house: house.tables())
    before = time.time() - idle * DAY
    chosen = [t for t in listed if game in (None, t.game) and state in (None, t.state) and t.changed <= before]
    for table in chosen[:most]:
        click.echo(described(table))
    shown = f"; the {most} latest are shown, --most shows more" if len(chosen) > most else ""
    click.echo(f"{len(chosen)} of {_counted(len(listed), 'table', 'tables')}{shown}.")


@house.command()
@table_argument
@store_options
def people(table: str, data: Path | None, store: str) -> None:
    """Show who sits at a table: seats are counted from 0, and people have the identity by which they can be banned."""

    async def look(kept: "Store", house: "Housekeeping") -> list[str]:
        whole = await kept.whole(await the_table(house, table))
        assert whole is not None
        latest = {row.seat: row for row in whole.seats}
        lines = [f"{seat}  {_seated(latest[seat])}" for seat in sorted(latest)]
        return [*lines, f"opened by {whole.table.host_name}  {whole.table.host.hex()[:SHORT]}"]

    for line in inside(data, store, look):
        click.echo(line)


@house.command()
@table_argument
@click.option("--yes", is_flag=True, help="Do not ask first.")
@store_options
def remove(table: str, yes: bool, data: Path | None, store: str) -> None:
    """Remove a table for good, with its match and all that was said there."""
    found = inside(data, store, lambda _, house: the_table(house, table))
    if not yes:
        click.confirm(f"Remove table {found} and everything that was played and said there?", abort=True)
    inside(data, store, lambda _, house: house.remove(found))
    click.echo(f"Table {found} is removed.")


@house.command()
@table_argument
@click.argument("seat", type=int)
@click.option("--level", type=click.Choice(list(LEVELS)), default="courtier", show_default=True, help="Of the bot.")
@store_options
def free(table: str, seat: int, level: str, data: Path | None, store: str) -> None:
    """Let a bot play on SEAT, counted from 0, whoever had it; before the match the seat is empty again."""
    from durbar.server.table.orders import free_seat

    async def order(kept: "Store", house: "Housekeeping") -> str:
        return await free_seat(kept, house, await the_table(house, table), seat, level)

    had = inside(data, store, order)
    click.echo(f"Seat {seat} is free{f' of {had}' if had else ''}; the table's log says so.")


@house.command()
@person_argument
@click.option("--why", default="", help="A note for yourself.")
@store_options
def ban(person: str, why: str, data: Path | None, store: str) -> None:
    """Keep somebody out: their browsers may do nothing here any more. Nothing is known of addresses, so none can be banned."""

    async def order(_: "Store", house: "Housekeeping") -> str:
        owner = await the_person(house, person)
        await house.ban(owner, why)
        return owner.hex()[:SHORT]

    click.echo(f"{inside(data, store, order)} is banned.")


@house.command()
@person_argument
@store_options
def unban(person: str, data: Path | None, store: str) -> None:
    """Let somebody come back."""

    async def order(_: "Store", house: "Housekeeping") -> str:
        owner = await the_person(house, person)
        await house.unban(owner)
        return owner.hex()[:SHORT]

    click.echo(f"{inside(data, store, order)} may come back.")


@house.command()
@store_options
def bans(data: Path | None, store: str) -> None:
    """List who is kept out."""
    for owner, why, at in inside(data, store, lambda _, house: house.bans()):
        click.echo(f"{owner.hex()[:SHORT]}  {_ago(at)}  {why}")


@house.command()
@click.argument("words")
@click.option("--hours", type=click.FloatRange(min=0), default=24.0, show_default=True, help="For how long.")
@store_options
def announce(words: str, hours: float, data: Path | None, store: str) -> None:
    """Say WORDS at all tables, to everybody who is there or comes; "" says nothing any more."""
    from durbar.server.wire import LONGEST_CHAT

    tidy = " ".join(words.split())
    if not tidy.isprintable() or len(tidy) > LONGEST_CHAT:
        raise click.UsageError(f"An announcement has at most {LONGEST_CHAT} characters, all of them printable.")
    inside(data, store, lambda _, house: house.announce(tidy, int(hours * 3600)))
    until = f'It is said at all tables for {hours:g} hours; durbar house announce "" ends it.'
    click.echo(until if tidy else "Nothing is said any more.")


@house.command()
@store_options
def statistics(data: Path | None, store: str) -> None:
    """Count tables by game and state, people, and what is stored."""

    async def look(kept: "Store", house: "Housekeeping") -> tuple[list["Listed"], dict[str, int], int]:
        return await house.tables(), await house.counts(), await kept.driver.size()

    listed, counts, size = inside(data, store, look)
    for game in GAMES:
        states = [table.state for table in listed if table.game == game]
        click.echo(f"{game}: {', '.join(f'{states.count(s)} {s}' for s in ('waiting', 'running', 'over'))}")
    week = sum(table.opened > time.time() - 7 * DAY for table in listed)
    click.echo(f"tables: {len(listed)}, {week} opened within a week")
    for name, count in counts.items():
        click.echo(f"{name}: {count}")
    click.echo(f"bytes in all: {size}, {size // max(1, len(listed))} a table")


@house.command()
@click.option("--all", "every", is_flag=True, help="Those that are done with, too.")
@click.option("--done", metavar="NUMBER", type=int, help="Mark a report as done with.")
@store_options
def reports(every: bool, done: int | None, data: Path | None, store: str) -> None:
    """Read what people report about others, with the identity of whom they report."""
    if done is not None:
        if not inside(data, store, lambda _, house: house.settle(done)):
            raise click.UsageError(f"There is no report {done}.")
        click.echo(f"Report {done} is done with.")
        return
    told = [each for each in inside(data, store, lambda _, house: house.reports()) if every or not each.done]
    for each in told:
        about = each.reported.hex()[:SHORT] if each.reported else "unknown"
        click.echo(
            f"{each.number}  {_ago(each.at)}  table {each.table[:SHORT]}  about {each.name} ({about}): {each.words}"
        )
    click.echo(f"{_counted(len(told), 'report', 'reports')}.")


def inside(data: Path | None, store: str, work: Callable[["Store", "Housekeeping"], Awaitable[T]]) -> T:
    """Do something in a house, which must be there; servers may go on meanwhile."""
    address = house_at(data, store)

    async def visit() -> T:
        from durbar.server.store import BackupError, open_store
        from durbar.server.store.housekeeping import Housekeeping
        from durbar.server.store.opening import sqlite_file

        file = sqlite_file(address)
        if file is not None and not file.exists():
            raise BackupError(f"There are no tables in {file.parent}: name the house with --data or --store.")
        kept = await open_store(address, alone=False)
        try:
            return await work(kept, Housekeeping(kept.driver))
        finally:
            await kept.close()

    return _sentence(lambda: asyncio.run(visit()))


def _sentence(work: Callable[[], T]) -> T:
    from durbar.server.table.orders import OrderError

    try:
        found: T = in_a_sentence(work)
    except OrderError as error:
        raise click.UsageError(str(error)) from error
    return found


async def the_table(house: "Housekeeping", begins: str) -> str:
    """The one table whose id begins like this."""
    found = await house.find(begins)
    if len(found) != 1:
        raise click.UsageError(f"{'No table begins' if not found else 'Several tables begin'} with {begins!r}.")
    return found[0]


async def the_person(house: "Housekeeping", begins: str) -> bytes:
    """The one person whose identity begins like this."""
    found = await house.owners(begins.lower())
    if len(found) != 1:
        raise click.UsageError(
            f"{'Nobody' if not found else 'More than one person'} has an identity that begins with {begins!r}."
        )
    return found[0]


def described(table: "Listed") -> str:
    """A table in a line."""
    size = f"{_counted(table.entries, 'entry', 'entries')}, {_counted(table.remarks, 'remark', 'remarks')}"
    size += f", {table.packed} bytes packed" if table.packed else ""
    return f"{table.id[:SHORT]}  {table.game}  {table.state}  opened {_ago(table.opened)}, last {_ago(table.changed)}  {size}"


def _counted(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


def _seated(row: Any) -> str:
    who = {"empty": "empty", "bot": f"{row.name} (bot, {row.level})"}.get(row.kind, row.name)
    return f"{who}  {row.owner.hex()[:SHORT]}" if row.owner else who


def _ago(at: int) -> str:
    """How long ago, in a word."""
    past = max(0, int(time.time()) - at)
    for unit, seconds in (("d", DAY), ("h", 3600), ("min", 60)):
        if past >= seconds:
            return f"{past // seconds} {unit} ago"
    return "just now"
