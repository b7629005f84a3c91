"""One word, one meaning: every class has its line in the glossary, and no public name is given to two things."""

import ast
import dataclasses
import re
from collections import defaultdict
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from durbar.core.game import People, Rules
from tests.house.rooms import GAMES, ROOT, SOURCE, short

GLOSSARY = ROOT / "docs" / "glossary.md"
FURNITURE = {"main", *(field.name for part in (Rules, People) for field in dataclasses.fields(part))}
"""Names that the contract gives, of which there may be many: the verbs of a game, and what a module does as a program."""

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@cache
def definitions() -> list[tuple[Path, Definition]]:
    """Every public class and function of our own, with its file."""
    return [
        (path, node)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, Definition) and not node.name.startswith("_")
    ]


def speech(path: Path) -> str:
    """Among which files a word has one meaning: each game speaks as its rulebook does, drawings never meet, messages bear the names of what they tell."""
    if path.is_relative_to(GAMES) and path.parent != GAMES:
        return path.relative_to(GAMES).parts[0]
    if path.parent.name == "wire" or path.name == "wire.py":
        return short(path.parent)
    return short(path) if path.parent.name == "drawings" else "the house"


def is_command(node: Definition) -> bool:
    """Whether a function is a command of the program, which bears the command's name."""
    return any("click.command" in ast.unparse(decorator) for decorator in node.decorator_list)


def explained() -> list[str]:
    """What the glossary has a line for: names of classes, or files, with * for any letters."""
    lines = re.findall(r"^\|([^|]+)\|", GLOSSARY.read_text("utf-8"), re.MULTILINE)
    return [name for line in lines for name in re.findall(r"`([^`]+)`", line)]


def explains(entry: str, path: Path, name: str) -> bool:
    """Whether an entry of the glossary is about this class."""
    return fnmatch(path.relative_to(SOURCE).as_posix() if "/" in entry else name, entry)


def test_every_class_has_its_line_in_the_glossary() -> None:
    entries = explained()
    classes = [(path, node.name) for path, node in definitions() if isinstance(node, ast.ClassDef)]

    assert [
        f"{short(path)}: {name}" for path, name in classes if not any(explains(entry, path, name) for entry in entries)
    ] == []


def test_every_line_of_the_glossary_is_about_something() -> None:
    classes = [(path, node.name) for path, node in definitions() if isinstance(node, ast.ClassDef)]

    assert [entry for entry in explained() if not any(explains(entry, path, name) for path, name in classes)] == []


def test_no_public_name_means_two_things() -> None:
    places: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path, node in definitions():
        if not (node.name in FURNITURE or is_command(node)):
            places[speech(path), node.name].append(short(path))

    assert {name: where for name, where in places.items() if len(where) > 1} == {}
