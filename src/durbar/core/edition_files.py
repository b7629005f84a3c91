"""Edition files for owners of a printed game: written with all figures to compare, and checked with every problem at once."""

from __future__ import annotations

import copy
import re
import textwrap
import tomllib
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from durbar.core.editions import Box, EditionError, mended, read

ABOUT_BLOCKS = ("status", "source", "printed")
ABOUT_FILES = ("game", "edition")
MOST_PROBLEMS = 40
WIDTH = 110

_BLOCK = re.compile(r"\[(\w+)\]$")


def edition_file(room: str, head: str, language: str) -> str:
    """A whole edition file of the game in a room, equal to its own figures, with a comment on each block where they are printed."""
    parts = [_comment(head), f'game = "{room.rpartition(".")[2]}"\nedition = "my box"\n']
    folder = files(room) / "data"
    for file in sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name):
        text = file.read_text("utf-8")
        parts.append("\n".join(_copied(text, tomllib.loads(text), language)).strip() + "\n")
    return "\n".join(parts)


def _copied(text: str, blocks: Mapping[str, Any], language: str) -> Iterator[str]:
    """The lines of a data file: its own comments go, and each block is headed by where it is printed."""
    for line in text.splitlines():
        if line.startswith(("#", "printed.")):
            continue
        if head := _BLOCK.match(line):
            printed = blocks[head[1]].get("printed", {})
            if language in printed:
                yield _comment(printed[language]).rstrip()
        yield line


def _comment(text: str) -> str:
    lines = (line for part in text.split("\n") for line in textwrap.wrap(part, WIDTH) or [""])
    return "".join(f"# {line}".rstrip() + "\n" for line in lines)


class Checked(NamedTuple):
    """What there is to say about an edition file."""

    problems: list[str]
    missing: list[str]
    equal: list[str]
    changed: dict[str, list[str]]


def check(file: Path, standard: Box, load: Callable[[], object]) -> Checked:
    """Every problem of an edition file, and block by block how it stands to the standard figures; `load` opens it as a game does."""
    own = read(file)
    blocks = {name: block for name, block in own.items() if name not in ABOUT_FILES and name in standard.blocks}
    differing = {name: differences(standard.blocks[name], block) for name, block in blocks.items()}
    return Checked(
        [*_strangers(file, blocks, standard), *_problems(copy.deepcopy(own), standard, load)],
        [name for name in standard.blocks if name not in own],
        [name for name, found in differing.items() if not found],
        {name: found for name, found in differing.items() if found},
    )


def _problems(own: dict[str, Any], standard: Box, load: Callable[[], object]) -> Iterator[str]:
    """What the loader refuses: each figure it names is mended in thought, so that the next one comes to light."""
    for _ in range(MOST_PROBLEMS):
        try:
            with mended(own):
                load()
            return
        except EditionError as error:
            yield str(error)
            if not _mend(own, standard.blocks, error.key):
                return


def _mend(own: dict[str, Any], blocks: Mapping[str, Any], key: str) -> bool:
    """Put the standard figure in the place of a wrong one, its whole block where that does not help; returns whether anything changed."""
    name, _, within = key.partition(".")
    if name not in blocks:
        return own.pop(name, None) is not None and name not in ABOUT_FILES
    block, standard = own.get(name), blocks[name]
    if isinstance(block, dict) and (_replace(block, standard, _path(within)) if within else _complete(block, standard)):
        return True
    own[name] = copy.deepcopy(standard)
    return bool(block != standard)


def _path(key: str) -> list[str | int]:
    """The steps of a key like cards[3].points."""
    return [int(step) if step.isdigit() else step for step in re.findall(r"[^.\[\]]+", key)]


def _complete(block: dict[str, Any], standard: Mapping[str, Any]) -> bool:
    """Give a block the status and source that it lacks; returns whether it lacked any."""
    lacking = {about: standard[about] for about in ABOUT_BLOCKS[:2] if about not in block}
    block.update(lacking)
    return bool(lacking)


def _replace(own: Any, standard: Any, path: list[str | int]) -> bool:
    """Take one entry over from the standard, or the nearest that holds it; returns whether that changed anything."""
    step, *rest = path
    if rest and _has(own, step) and _has(standard, step) and _replace(own[step], standard[step], rest):
        return True
    if not _has(standard, step) or (_has(own, step) and own[step] == standard[step]):
        return False
    if isinstance(own, list) and not _has(own, step):
        return False
    own[step] = copy.deepcopy(standard[step])
    return True


def _has(found: Any, step: str | int) -> bool:
    if isinstance(found, list):
        return isinstance(step, int) and step < len(found)
    return isinstance(found, dict) and step in found


def _strangers(file: Path, blocks: Mapping[str, Any], standard: Box) -> Iterator[str]:
    """Entries of blocks that no figure is read from: most likely misspelt."""
    for name, block in blocks.items():
        known = standard.blocks[name]
        for entry in block if isinstance(block, dict) else ():
            if entry not in known and entry not in ABOUT_BLOCKS:
                expected = ", ".join(each for each in known if each not in ABOUT_BLOCKS)
                yield f"{file.name}: {name}.{entry}: expected one of the entries {expected}."


def differences(standard: Any, own: Any, key: str = "") -> list[str]:
    """The keys of all figures in which a block differs from the standard, with both of them."""
    if isinstance(standard, dict) and isinstance(own, dict):
        names = [name for name in own if key or name not in ABOUT_BLOCKS]
        return [line for name in names for line in differences(standard.get(name), own[name], _under(key, name))]
    if isinstance(standard, list) and isinstance(own, list) and len(standard) == len(own):
        pairs = enumerate(zip(standard, own, strict=True))
        return [line for i, (theirs, ours) in pairs for line in differences(theirs, ours, f"{key}[{i}]")]
    return [] if standard == own else [f"{key} = {own!r} ({standard!r})"]


def _under(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name
