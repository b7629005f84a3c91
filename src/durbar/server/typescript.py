"""Write the TypeScript types of the wire: `python -m durbar.server.typescript [--check] [FILE]`."""

import ast
import inspect
import sys
import types
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, Union

import msgspec

from durbar.core.text import LANGUAGES
from durbar.games import games
from durbar.server import wire
from durbar.server.people import wire as people

FILE = Path(__file__).parents[3] / "web" / "src" / "wire" / "types.ts"
HEAD = "// Made by `python -m durbar.server.typescript` from the structs of the wire, the core and each game's view: do not edit.\n"
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    None: "null",
    type(None): "null",
    Any: "unknown",
}
CHANGE = """/** What became of something you were told: the whole anew, alone in a list, or what became of some of its parts. */
export type Change = [unknown] | { [part: string]: Change };"""
SENT = (*wire.ASKED, *people.ASKED, *typing.get_args(wire.Said))
"""Structs a browser sends: it may leave out what has a default."""


class Writer:
    """Collects every struct that can be reached and writes each once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def name(self, struct: type) -> str:
        """The name in TypeScript; structs of a game carry its key in front, as games may use the same words."""
        parts = struct.__module__.split(".")
        game = "".join(w.title() for w in parts[2].split("_")) if parts[:2] == ["durbar", "games"] else ""
        name = struct.__name__ if struct.__name__.startswith(game) else game + struct.__name__
        if name not in self.written:
            self.written[name] = ""
            self.written[name] = self.declare(name, struct)
        return name

    def hint(self, hint: Any) -> str:
        """A type hint in TypeScript."""
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.name(hint)
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            return args[1] if isinstance(args[1], str) else self.hint(args[0])
        if origin is Literal:
            return " | ".join(f'"{a}"' if isinstance(a, str) else str(a).lower() for a in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.hint(a) for a in args))
        if origin in (tuple, list):
            return self.sequence(args)
        if origin is dict:
            return f"Record<{self.hint(args[0])}, {self.hint(args[1])}>"
        raise TypeError(
            f"The wire knows no TypeScript for {hint!r}: use structs, plain values, tuples, lists and dicts."
        )

    def sequence(self, args: tuple[Any, ...]) -> str:
        """A list, or a tuple of a fixed length."""
        if len(args) == 1 or args[1:] == (Ellipsis,):
            inner = self.hint(args[0])
            return f"({inner})[]" if _is_choice(args[0]) else f"{inner}[]"
        return f"[{', '.join(self.hint(a) for a in args)}]"

    def declare(self, name: str, struct: type) -> str:
        """One struct as an interface, with its words."""
        lines = [*_words(inspect.getdoc(struct), ""), f"export interface {name} {{"]
        config: Any = struct.__struct_config__  # type: ignore[attr-defined]
        if config.tag is not None:
            lines.append(f'  {config.tag_field}: "{config.tag}";')
        words = told(struct)
        hints = typing.get_type_hints(struct, include_extras=True)
        for field in msgspec.structs.fields(struct):
            lines += _words(words.get(field.name), "  ")
            optional = not field.required and (config.omit_defaults or struct in SENT)
            lines.append(f"  {field.encode_name}{'?' if optional else ''}: {self.hint(hints[field.name])};")
        return "\n".join([*lines, "}"])


def _is_choice(hint: Any) -> bool:
    return typing.get_origin(hint) in (Union, types.UnionType) or (
        len(typing.get_args(hint)) > 1 and typing.get_origin(hint) is Literal
    )


def _words(text: str | None, indent: str) -> list[str]:
    """A docstring as a comment."""
    lines = (text or "").strip().splitlines()
    if not lines:
        return []
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line.strip()}".rstrip() for line in lines), f"{indent} */"]


def told(struct: type) -> dict[str, str]:
    """What is said below each field in the source, those of the structs it stands on included."""
    found: dict[str, str] = {}
    for part in reversed(struct.__mro__):
        if part.__module__.split(".")[0] not in ("builtins", "msgspec"):
            found |= _told_in(part)
    return found


def _told_in(struct: type) -> dict[str, str]:
    body = ast.parse(inspect.cleandoc("\n" + inspect.getsource(struct))).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            found[field.target.id] = str(below.value.value)
    return found


def _views() -> Iterator[tuple[str, type]]:
    """Each game's key and view struct."""
    for game in games():
        yield game.key, typing.get_type_hints(game.people.open_view)["return"]


def _union(name: str, words: str, members: Iterable[str]) -> str:
    return f"/** {words} */\nexport type {name} =\n" + "\n".join(f"  | {m}" for m in members) + ";"


def write() -> str:
    """The whole file."""
    writer = Writer()
    said = [writer.name(m) for m in typing.get_args(wire.Said)]
    heard = [writer.name(m) for m in typing.get_args(wire.Heard)]
    for struct in (*wire.ASKED, *people.ASKED, *wire.ANSWERED, *wire.SHOWN, *people.ANSWERED):
        writer.name(struct)
    views = {key: writer.name(view) for key, view in _views()}
    parts = [
        HEAD,
        f"export const LONGEST_NAME = {wire.LONGEST_NAME};\nexport const LONGEST_CHAT = {wire.LONGEST_CHAT};",
        f"export const LANGUAGES = {msgspec.json.encode(LANGUAGES).decode()} as const;",
        _union("Said", "What a browser says over a table's socket.", said),
        _union("Heard", "What a browser hears over a table's socket.", heard),
        "/** The view of each game. */\nexport interface Views {\n"
        + "".join(f"  {k}: {v};\n" for k, v in views.items())
        + "}",
        "/** What one seat or a spectator may know, in whichever game. */\nexport type View = Views[keyof Views];",
        CHANGE,
        *writer.written.values(),
    ]
    return "\n\n".join(parts) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or with --check say whether it is fresh."""
    paths = [Path(a) for a in arguments if not a.startswith("-")]
    file = paths[0] if paths else FILE
    text = write()
    if "--check" in arguments:
        if file.exists() and file.read_text("utf-8") == text:
            return 0
        print(f"{file.name} is stale: run python -m durbar.server.typescript.", file=sys.stderr)
        return 1
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
