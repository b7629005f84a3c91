"""Batches and random matches on a GPU are those of the other engines; without one Numba simulates it."""

import os
import subprocess
import sys

import pytest

from durbar.engines import cache
from durbar.games import GAMES
from tests.house.rooms import ROOT

pytestmark = pytest.mark.skipif(not cache.available(), reason="Numba is not installed")


def child(*words: str) -> str:
    """What a program says in which the GPU is simulated."""
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        env={
            **os.environ,
            "NUMBA_ENABLE_CUDASIM": "1",
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("key", GAMES)
def test_simulated_matches_and_batches_are_those_of_plain_python(key: str) -> None:
    said = child("tests.lab.on_device", key, "--threads", "2", "--tables", "2", "--steps", "8")

    assert f"{key}: 2 matches, 16 answers and 4 playouts as in plain Python" in said
