"""Any game's view as an indented list: not pretty, but everything is there."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from durbar.cli.terminal.words import Words


def draw(view: Any, words: Words) -> RenderableType:
    """Every entry of the view under its name."""
    return Text("\n".join(lines(msgspec.to_builtins(view), words, 0)))


def lines(found: Mapping[str, Any], words: Words, depth: int) -> Iterator[str]:
    """One line for each entry, and the lines of what lies inside it."""
    for key, value in found.items():
        yield from entry(str(key), value, words, depth)


def entry(key: str, value: Any, words: Words, depth: int) -> Iterator[str]:
    """A name and a value; what has parts is spread over more lines."""
    margin = "  " * depth
    label = words.name(key).replace("_", " ")
    if isinstance(value, Mapping):
        yield f"{margin}{label}:"
        yield from lines(value, words, depth + 1)
    elif isinstance(value, list) and any(isinstance(part, Mapping | list) for part in value):
        for number, part in enumerate(value, 1):
            yield from entry(f"{key} {number}", part, words, depth)
    else:
        yield f"{margin}{label}: {shown(value, words)}"


def shown(value: Any, words: Words) -> str:
    """A value in a word or two."""
    if isinstance(value, list):
        return ", ".join(shown(part, words) for part in value) or "–"
    if value is None:
        return "–"
    return words.name(value) if isinstance(value, str) else str(value)
