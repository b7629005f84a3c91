"""`durbar serve`: tables for a household, a club or a community."""

import asyncio
import dataclasses
import importlib.util
import ipaddress
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import click

from durbar.cli.arguments import FILE, edition_option, pairs_of
from durbar.cli.places import address, data_folder, is_free

if TYPE_CHECKING:
    from durbar.server.http.limits import Limits


def read_settings(context: click.Context, _option: click.Parameter, file: Path | None) -> None:
    """What stands in a file is chosen, unless a flag or a variable of the environment says otherwise."""
    if file is None:
        return
    known = {option.name: option for option in context.command.params}
    try:
        chosen = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise click.BadParameter(f"{file} cannot be read: {error}.") from error
    chosen = {name.replace("-", "_"): value for name, value in chosen.items()}
    chosen["limits"] = [f"{name}={value}" for name, value in chosen.get("limits", {}).items()]
    for name in chosen:
        if name not in known:
            raise click.BadParameter(f"{file}: there is no setting called {name}; `durbar serve --help` lists them.")
    context.default_map = chosen


def chosen_limits(_context: click.Context, _option: click.Parameter, pairs: tuple[str, ...]) -> "Limits":
    """Limits with some that a host chose."""
    from durbar.server.http.limits import Limits

    usual: dict[str, float] = dataclasses.asdict(Limits())
    chosen: dict[str, Any] = {}
    for name, value in pairs_of(pairs).items():
        if name not in usual:
            raise click.BadParameter(f"there is no limit called {name}; there are {', '.join(usual)}.")
        try:
            chosen[name] = type(usual[name])(value)
        except ValueError as error:
            raise click.BadParameter(f"{name} is a number, not {value!r}.") from error
    return Limits(**chosen)


def trusted(_context: click.Context, _option: click.Parameter, proxies: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses or networks, each as it can be compared with."""
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError as error:
            raise click.BadParameter(f"expected an address such as 10.0.0.2 or 10.0.0.0/8, not {proxy!r}.") from error
    return proxies


@click.command(context_settings={"auto_envvar_prefix": "DURBAR"})
@click.option(
    "--settings",
    type=FILE,
    is_eager=True,
    expose_value=False,
    callback=read_settings,
    help="A TOML file with any of these settings by name, and limits under [limits]; flags, and variables such as DURBAR_PORT, go before it.",
)
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
@click.option(
    "--proxy",
    "proxies",
    metavar="ADDRESS",
    multiple=True,
    callback=trusted,
    help="A proxy in front of this server, which says where requests really come from; may be repeated.",
)
@click.option(
    "--limit",
    "limits",
    metavar="NAME=VALUE",
    multiple=True,
    callback=chosen_limits,
    help="How much one address may ask for, as in --limit connections=2000; may be repeated.",
)
@click.option(
    "--smtp",
    metavar="ADDRESS",
    default="",
    callback=lambda _context, _option, value: mail_server(value),
    help="The mail server that tells people by e-mail that it is their turn: smtp://USER:PASSWORD@HOST:PORT or smtps://…; none is sent without it.",
)
@click.option(
    "--mail-from", metavar="ADDRESS", default="", help="From which address e-mail is sent; needed with --smtp."
)
@click.option(
    "--push",
    metavar="CONTACT",
    default="",
    callback=lambda _context, _option, value: contact(value),
    help="Let people be told by their browsers' push services, who may ask at this mailto:… or https://… address about it.",
)
@click.option("--webhooks", is_flag=True, help="Let hosts of tables post whose turn it is to a chat of theirs.")
@click.option("--private-addresses", is_flag=True, help="Let people have notices posted into this host's own network.")
@click.option(
    "--notice-after",
    metavar="SECONDS",
    type=click.FloatRange(min=0),
    default=60,
    show_default=True,
    help="How long a turn waits before people who are away are told of it.",
)
@click.option("--check", is_flag=True, help="Only say whether it could be served like this, and what is wrong.")
@click.option("--no-thinking", is_flag=True, help="Leave bots, hints and analyses to `durbar think`; needs PostgreSQL.")
@edition_option
def serve(
    host: str,
    port: int,
    data: Path | None,
    store: str,
    archive_after: float,
    no_thinking: bool,
    edition: Path | None,
    check: bool,
    **choices: Any,
) -> None:
    """Serve tables to browsers, until stopped."""
    data = data or data_folder()
    troubles = found_wrong(host, port, data, store, no_thinking, edition)
    troubles += missing_for_push(choices["push"])
    if choices["smtp"] and "@" not in choices["mail_from"]:
        troubles.append("--smtp needs an address to send from: --mail-from tables@games.example")
    if check:
        say_what_is_wrong(troubles)
        return
    if troubles:
        raise click.UsageError(troubles[0])
    choices |= {"store": store, "thinking": not no_thinking, "archive": archive_after}
    keep_tables(
        host,
        port,
        data,
        edition,
        lambda there: click.echo(f"Durbar is at {address(host, there)} (Ctrl+C stops it)."),
        **choices,
    )


def found_wrong(host: str, port: int, data: Path, store: str, no_thinking: bool, edition: Path | None) -> list[str]:
    """Everything that keeps tables from being served like this, a sentence each."""
    from durbar.core.editions import EditionError
    from durbar.server.settings import Settings
    from durbar.server.table.lobby import games_with_edition

    troubles: list[str] = []
    if no_thinking and not store.startswith("postgres"):
        troubles.append("--no-thinking needs a store that workers can share: --store postgresql://…")
    try:
        games_with_edition(edition)
    except EditionError as error:
        troubles.append(str(error))
    try:
        prove_store(Settings(data, store).address)
    except click.UsageError as error:
        troubles.append(error.message)
    # Asked last: a server that hands its tables over to us gives its port back first.
    if not is_free(host, port):
        troubles.append(
            f"Durbar cannot listen at {host} port {port}: it is taken, or not ours; choose another with --host and --port."
        )
    return troubles


def say_what_is_wrong(troubles: list[str]) -> None:
    """All troubles, and an exit status that a program understands."""
    for trouble in troubles:
        click.echo(trouble, err=True)
    if troubles:
        raise SystemExit(1)
    click.echo("All is well: it can be served like this.")


def web_address(said: str | None) -> str | None:
    """An address as invitations begin with it."""
    if said is None:
        return None
    parts = urlsplit(said)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise click.BadParameter(f"expected an address such as https://games.example, not {said!r}.")
    return f"{parts.scheme}://{parts.netloc}"


def contact(said: str) -> str:
    """Whom push services may ask about us."""
    if said and not said.startswith(("mailto:", "https://")):
        raise click.BadParameter(f"expected mailto:tables@games.example or https://games.example, not {said!r}.")
    return said


def missing_for_push(wanted: str) -> list[str]:
    """What has to be installed first."""
    there = all(importlib.util.find_spec(name) for name in ("http_ece", "py_vapid"))
    return [] if there or not wanted else ["--push needs two more libraries: pip install 'durbar[notices]'."]


def mail_server(said: str) -> str:
    """An address of a mail server; a password in it is not repeated."""
    from durbar.server.notices.mail import MailServer, MailServerError

    try:
        if said:
            MailServer.read(said)
    except MailServerError as error:
        raise click.BadParameter(str(error)) from error
    return said


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
