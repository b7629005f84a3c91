"""The plain engine serves until the compiled one is there."""

import shutil
from pathlib import Path

import pytest

from durbar import game
from durbar.bots.search.memory import search_on
from durbar.engines import cache
from durbar.engines.pool import Pool, pool
from durbar.engines.warm import Compiler
from tests.engines.test_cache import other_figures


def test_the_plain_engine_serves_until_compiled_code_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DURBAR_CACHE", str(tmp_path))
    found = game("legacy")

    assert not cache.ready(found)
    assert not Pool(found).best().compiled
    assert not Pool(found).warming


def test_where_no_compiler_may_be_sent_for_nobody_waits_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DURBAR_CACHE", str(tmp_path))

    assert not Pool(game("legacy")).wait(60.0)


def test_a_process_has_one_pool_for_a_game_and_its_figures() -> None:
    found = game("legacy")

    assert pool(found) is pool(found)
    assert pool(other_figures(found)) is not pool(found)


@pytest.mark.slow
def test_a_compiler_fills_the_cache_and_the_pool_takes_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the other tests have compiled need not be compiled again, but nobody says yet that it is there."""
    pytest.importorskip("numba")
    found = game("legacy")
    if cache.ready(found):
        unmarked = shutil.ignore_patterns(cache.READY, f"{cache.STAGE}*")
        shutil.copytree(cache.folder(found), tmp_path / cache.folder(found).name, ignore=unmarked)
    monkeypatch.setenv("DURBAR_CACHE", str(tmp_path))
    compiler = Compiler(found)
    engines = Pool(found)
    engines.compiler = compiler
    assert engines.warming

    assert compiler.wait(), compiler.last_words()
    assert compiler.last_words().startswith("legacy ready after")
    assert cache.ready(found)
    assert engines.wait(60.0)
    assert not engines.warming


@pytest.mark.slow
def test_what_is_compiled_first_serves_first(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    found = game("legacy")
    engines = Pool(found)
    monkeypatch.setattr(cache, "stages_ready", lambda _: 1)
    assert not engines.wait(300.0), "the search with its net is missing"

    first = engines.best()

    assert first.compiled
    assert not engines.warming
    assert not search_on(first).asks_net
    monkeypatch.setattr(cache, "stages_ready", lambda _: 2)
    assert engines.wait(300.0)
    assert engines.best() is first, "trees and compiled code are kept"
    assert search_on(first).asks_net


def test_a_compiler_that_fails_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DURBAR_CACHE", str(tmp_path))
    compiler = Compiler(game("legacy"), tmp_path / "no-such-box.toml")

    assert not compiler.wait()
    assert "no-such-box.toml" in compiler.last_words()
