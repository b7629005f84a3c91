"""The pages of the manual that are written from the program itself; mkdocs calls this while it builds."""

import dataclasses
import inspect
import re
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from starlette.routing import Route

from durbar.cli.entry import program
from durbar.server import wire
from durbar.server.http import api
from durbar.server.http.limits import Limits
from durbar.server.people import wire as people
from durbar.server.settings import Settings
from durbar.server.typescript import Writer, told

ROOT = Path(__file__).resolve().parents[1]
BORROWED = {"CONTRIBUTING.md": "contributing.md", "HOUSE.md": "house.md", "CHANGELOG.md": "changelog.md"}
"""Pages that lie in the root of the repository, and what they are called here."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds what is written here to what lies in docs/."""
    written = {
        "reference/terminal.md": terminal(),
        "reference/wire.md": messages(),
        "reference/settings.md": settings(),
        **{page: borrowed(name) for name, page in BORROWED.items()},
    }
    for page, text in written.items():
        files.append(File.generated(config, page, content=text))
    return files


def on_post_build(config: MkDocsConfig) -> None:
    """What only those who work on the theme need stays out of the package."""
    built = Path(config.site_dir)
    for file in [*built.rglob("*.map"), *(built / "assets/javascripts/lunr").rglob("*.js"), *built.glob("sitemap.*")]:
        file.unlink()


def borrowed(name: str) -> str:
    """A page of the root, with its links led to where these pages lie here."""
    text = (ROOT / name).read_text("utf-8").replace("](docs/", "](")
    for other, page in BORROWED.items():
        text = text.replace(f"]({other})", f"]({page})")
    return text


def terminal() -> str:
    """Every command with its help page."""
    pages = [f"# The terminal\n\n{block(help_of(program, 'durbar'))}"]
    pages += [f"## durbar {words}\n\n{block(help_of(command, f'durbar {words}'))}" for words, command in commands()]
    return "\n\n".join(pages)


def commands(group: click.Group = program, words: str = "") -> Iterator[tuple[str, click.Command]]:
    """All commands, those of groups included, with the words that call them."""
    for name, command in group.commands.items():
        called = f"{words} {name}".strip()
        yield called, command
        if isinstance(command, click.Group):
            yield from commands(command, called)


def help_of(command: click.Command, called: str) -> str:
    with click.Context(command, info_name=called, terminal_width=88, max_content_width=88) as context:
        return command.get_help(context)


def block(text: str) -> str:
    return f"```text\n{text}\n```"


def messages() -> str:
    """Addresses, and every struct that goes over the wire."""
    writer = Writer()
    said, heard = typing.get_args(wire.Said), typing.get_args(wire.Heard)
    asked, answered = wire.ASKED, (*wire.ANSWERED, *wire.SHOWN, *people.ANSWERED)
    others = met_by((*asked, *answered, *said, *heard))
    return "\n\n".join(
        [
            f"# HTTP and WebSocket\n\n{inspect.getdoc(wire)}\n\nAll of it is JSON. Types are written as in TypeScript; `?` means that it may be left out.",
            f"## Addresses\n\n{addresses()}",
            *chapter(writer, "What a browser asks", asked),
            *chapter(writer, "What it is answered", answered),
            *chapter(writer, "What is said over a table's socket", said),
            *chapter(writer, "What is heard there", heard),
            *chapter(writer, "What these are made of", others),
        ]
    )


def addresses() -> str:
    """Every route with the first sentence on it."""
    rows = [
        f"| {' '.join(sorted((route.methods or set()) - {'HEAD'}))} | `{route.path}` | {sentence(route.endpoint)} |"
        for route in api.ROUTES
        if isinstance(route, Route) and route.endpoint is not api.nothing
    ]
    socket = "| WebSocket | `/api/tables/{id}/socket?lang=en&seen=0` | A table, as it goes on. |"
    return "\n".join(["| method | address | |", "|---|---|---|", *rows, socket])


def sentence(function: Any) -> str:
    """What a handler says of itself, without the address, which stands before it."""
    said = (inspect.getdoc(function) or "").splitlines()[0]
    return re.sub(r"^(?:GET|POST)[^:.]*?(?:: |[.,] ?|$)", "", said).strip()


def met_by(structs: tuple[type, ...]) -> list[type[msgspec.Struct]]:
    """The structs inside these, of the wire and the core; the views of the games are their own affair."""
    found: dict[type[msgspec.Struct], None] = {}

    def meet(hint: Any) -> None:
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            if hint not in structs and hint not in found:
                found[hint] = None
                meet_fields(hint)
        for inner in typing.get_args(hint):
            meet(inner)

    def meet_fields(struct: type) -> None:
        for hint in typing.get_type_hints(struct).values():
            meet(hint)

    for struct in structs:
        meet_fields(struct)
    return list(found)


def chapter(writer: Writer, title: str, structs: Any) -> list[str]:
    return [f"## {title}", *(described(writer, struct) for struct in structs)]


def described(writer: Writer, struct: type) -> str:
    """A struct: its words, and a row for each of its fields."""
    config: Any = struct.__struct_config__  # type: ignore[attr-defined]
    words, hints = told(struct), typing.get_type_hints(struct, include_extras=True)
    tag = [f'| `{config.tag_field}` | `"{config.tag}"` | |'] if config.tag is not None else []
    fields = [
        f"| `{field.encode_name}{'' if field.required else '?'}` | `{piped(writer.hint(hints[field.name]))}` | {flat(words.get(field.name))} |"
        for field in msgspec.structs.fields(struct)
    ]
    table = "\n".join(["| field | type | |", "|---|---|---|", *tag, *fields]) if tag or fields else ""
    return f"### {struct.__name__}\n\n{inspect.getdoc(struct) or ''}\n\n{table}"


def settings() -> str:
    """What a host may choose, with what holds when nobody does."""
    serve = block(help_of(program.commands["serve"], "durbar serve"))
    return "\n\n".join(
        [
            "# Every setting",
            f"## On the command line\n\n{serve}",
            "## From a program\n\n`durbar.server.http.app.create(data, …)` is the application for any ASGI server; it takes these.\n\n"
            + choices(Settings),
            f"## Limits\n\nHow much one address and one connection may ask for: `create(data, limits=Limits(…))`.\n\n{choices(Limits)}",
        ]
    )


def choices(kind: Any) -> str:
    """The fields of a dataclass with their defaults and their words."""
    words = told(kind)
    rows = [
        f"| `{field.name}` | {usual(field)} | {flat(words.get(field.name))} |" for field in dataclasses.fields(kind)
    ]
    return "\n".join(["| name | usually | |", "|---|---|---|", *rows])


def usual(field: dataclasses.Field[Any]) -> str:
    plain = isinstance(field.default, str | int | float | tuple | None)
    return f"`{field.default!r}`" if plain and field.default not in ("", None, ()) else "–"


def piped(hint: str) -> str:
    return hint.replace("|", "\\|")


def flat(words: str | None) -> str:
    return " ".join((words or "").split()).replace("|", "\\|")
