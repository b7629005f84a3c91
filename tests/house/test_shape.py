"""Functions and files stay short enough to be read."""

import ast
from pathlib import Path

from tests.house.rooms import GAMES, files, short, text_of

LONGEST_FUNCTION = 40
LONGEST_FILE = 400
LONGEST_COMPONENT = 150
CODE = (".py", ".ts", ".svelte", ".css")
GENERATED = ("web/src/wire/types.ts",)


def sources(*endings: str) -> list[Path]:
    """The files with one of these endings that a person wrote."""
    return [path for path in files() if path.suffix in endings and short(path) not in GENERATED]


def test_no_file_is_longer_than_the_alarm() -> None:
    lengths = {short(path): len((text_of(path) or "").splitlines()) for path in sources(*CODE)}

    assert {path: n for path, n in lengths.items() if n > LONGEST_FILE} == {}


def test_no_component_is_longer_than_the_alarm() -> None:
    """Blank lines are not counted: a component may breathe."""
    lengths = {
        short(path): sum(bool(line.strip()) for line in path.read_text("utf-8").splitlines())
        for path in sources(".svelte")
    }

    assert {path: n for path, n in lengths.items() if n > LONGEST_COMPONENT} == {}


def test_no_function_is_longer_than_the_alarm() -> None:
    long = []
    for path in sources(".py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                if length > LONGEST_FUNCTION:
                    long.append(f"{short(path)}:{node.lineno} {node.name} has {length} lines")

    assert long == []


def test_every_rule_function_states_its_law() -> None:
    laws = [
        (path, node)
        for path in GAMES.glob("*/rules/*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    ]
    silent = [f"{short(path)}:{node.lineno} {node.name}" for path, node in laws if not ast.get_docstring(node)]

    assert silent == []
