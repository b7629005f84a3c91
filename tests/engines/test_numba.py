"""Compiled code is never older than its sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from durbar import game
from durbar.engines import playout
from durbar.engines.numba import Numba

pytest.importorskip("numba")

SCRIPT = """
import sys
from durbar import game
from durbar.engines import cache, playout
from durbar.engines.numba import Numba
g = game("legacy")
engine = Numba(g)
play = engine.entry(playout.play_matches)
states = engine.states(2)
play(states, 1, 2, engine.zeros("int64", 1), 7, engine.zeros("int64", g.rules.most_legal))
print(cache.fingerprint(g), sum(engine.take(states, 0).money), sum(play.stats.cache_hits.values()))
"""


def _run(source: Path, cache: Path) -> tuple[str, int, int]:
    environment = {**os.environ, "PYTHONPATH": str(source), "DURBAR_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True, cwd=cache
    )
    key, money, hits = done.stdout.split()
    return key, int(money), int(hits)


def test_a_changed_helper_in_another_file_is_never_served_stale(tmp_path: Path) -> None:
    """The entry point lies in the engines, the changed helper in a chapter of the rules: Numba's own cache would not notice."""
    import shutil

    import durbar

    source, cache = tmp_path / "src", tmp_path / "cache"
    cache.mkdir()
    shutil.copytree(
        Path(durbar.__file__).parent, source / "durbar", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    first = _run(source, cache)
    again = _run(source, cache)
    assert again[:2] == first[:2]
    assert (first[2], again[2]) == (0, 1), "the second run loads what the first compiled"

    taxes = source / "durbar/games/legacy/rules/taxes.py"
    taxes.write_text(taxes.read_text().replace("s.money[seat] = MOST_RUPEES", "s.money[seat] = 0"))
    changed = _run(source, cache)
    assert changed[0] != first[0]
    assert changed[1] != first[1]
    assert changed[2] == 0


def test_a_state_goes_into_an_array_and_comes_back_unchanged() -> None:
    engine = Numba(game("legacy"))
    s = engine.game.rules.state()
    s.chance = (1 << 62) + 3
    engine.game.rules.setup(s, 3, [0])
    states = engine.states(2)
    engine.put(states, 1, s)
    assert engine.take(states, 1) == s


def test_numba_is_not_imported_before_it_is_needed() -> None:
    code = "import sys, durbar; durbar.Match.start('legacy', seats=2); assert not {'numba', 'numpy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_random_play_is_written_against_the_contract_alone() -> None:
    with pytest.raises(NotImplementedError, match="belongs to no game yet"):
        playout.play_randomly(game("legacy").rules.state(), [0])
