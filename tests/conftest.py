"""Tests of one game alone: `pytest --game legacy` leaves out whatever is about another one; and how tests are shared out to workers."""

import os
from typing import Any

import pytest

from durbar.games import GAMES
from tests.together import Together

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # workers share the cores: threads of NumPy would wait for one another, and burn time meanwhile


@pytest.hookimpl(optionalhook=True)  # without pytest-xdist nobody asks
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    return Together(config, log)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", choices=GAMES, help="only this game's tests where a test is about one")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("game")
    if wanted:
        others = [item for item in items if not {*wanted} & (games_of(item) or {*wanted})]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item not in others]


def games_of(item: pytest.Item) -> set[str]:
    """The games a test is about, by its folder or its parameters; none where it is about no game in particular."""
    given = getattr(item, "callspec", None)
    values = [*item.path.parts, *(given.params.values() if given else ())]
    return {key for key in (getattr(getattr(value, "game", value), "key", value) for value in values) if is_game(key)}


def is_game(key: object) -> bool:
    return isinstance(key, str) and key in GAMES
