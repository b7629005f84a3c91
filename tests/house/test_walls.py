"""The rooms and the walls between them."""

import ast
import subprocess
import sys

from durbar.games import OWN
from tests.house.rooms import GAMES, ROOT, SOURCE, short


def test_imports_go_downward_only_and_games_are_strangers() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr


def test_every_room_of_a_game_is_on_the_only_list_of_games() -> None:
    rooms = {path.parent.name for path in GAMES.glob("*/game.py")}

    assert rooms == set(OWN)


def test_rule_modules_carry_no_decorators() -> None:
    nodes = [
        (path, node) for path in GAMES.glob("*/rules/*.py") for node in ast.walk(ast.parse(path.read_text("utf-8")))
    ]
    decorated = [
        f"{short(path)}:{node.lineno} {node.name}"
        for path, node in nodes
        if isinstance(node, ast.FunctionDef) and node.decorator_list
    ]

    assert decorated == []


def test_neither_the_server_nor_the_front_door_imports_numba_on_the_way() -> None:
    loud = "import sys, durbar, durbar.cli, durbar.server.http.app; print(*sorted({'numba', 'numpy', 'rich'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", loud], cwd=SOURCE.parent, capture_output=True, text=True, check=True)

    assert done.stdout.split() == []
