"""The example that learns a game does learn it."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from durbar import game
from durbar.bots.lineup import bot

pytest.importorskip("numpy")

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "ppo.py"
MANY_MINUTES = 30.0


def loaded() -> Any:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("ppo", EXAMPLE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_few_rounds_of_self_play_beat_random_answers() -> None:
    ppo = loaded()
    net, reports = ppo.train("legacy", MANY_MINUTES, seed=1, most_rounds=4, matches=4)

    assert ppo.wins(game("legacy"), ppo.Learned(net), bot("uniform"), 100, 1) > 0.6
    assert "against page" in ppo.learning_curve(game("legacy"), reports)
