"""One fingerprint names the folder of compiled code and says whether it is there."""

import dataclasses
import subprocess
import sys
from pathlib import Path

import pytest

from durbar import Game, game
from durbar.core.editions import Box
from durbar.engines import cache


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DURBAR_CACHE", str(tmp_path))
    return tmp_path


def other_figures(found: Game) -> Game:
    blocks = {**found.rules.box.blocks, "changed": {"status": "found", "source": "a test"}}
    return dataclasses.replace(found, rules=dataclasses.replace(found.rules, box=Box(blocks, {}, found.edition)))


def test_a_game_is_ready_once_its_folder_is_marked(empty: Path) -> None:
    pytest.importorskip("numba")
    found = game("legacy")
    assert not cache.ready(found)

    cache.mark(found)

    assert cache.ready(found)
    assert [folder.name for folder in empty.iterdir()] == [f"legacy-{cache.fingerprint(found)}"]
    assert not cache.ready(game("rajas"))


def test_stages_that_are_ready_are_counted_before_all_of_them_are(empty: Path) -> None:
    pytest.importorskip("numba")
    found = game("legacy")
    assert cache.stages_ready(found) == 0

    cache.mark_stage(found, 1)

    assert cache.stages_ready(found) == 1
    assert not cache.ready(found)


def test_an_edition_of_the_same_name_but_other_figures_has_a_folder_of_its_own(empty: Path) -> None:
    found = game("legacy")
    assert cache.folder(other_figures(found)) != cache.folder(found)


def test_checking_bounds_makes_other_code(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.folder(game("legacy"))
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.folder(game("legacy")) != before


@pytest.mark.parametrize(
    "changed", ["core/chance.py", "engines/numba.py", "bots/search/climb.py", "games/legacy/data/money.toml"]
)
def test_any_source_that_compiled_code_is_made_from_changes_the_fingerprint(changed: str, tmp_path: Path) -> None:
    import shutil

    import durbar

    skipped = shutil.ignore_patterns("static", "__pycache__", "server", "arena", "rajas", "maharaja", "taj_mahal")
    shutil.copytree(Path(durbar.__file__).parent, tmp_path / "durbar", ignore=skipped)
    script = "import durbar; from durbar.engines import cache; print(cache.fingerprint(durbar.game('legacy')))"
    told = []
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(done.stdout)
        with (tmp_path / "durbar" / changed).open("a") as file:
            file.write("# a remark\n")

    assert told[0] != told[1]


def test_asking_whether_it_is_ready_imports_no_numba() -> None:
    script = (
        "import sys, durbar; from durbar.bots import lineup; from durbar.engines.cache import ready; "
        "ready(durbar.game('legacy')); sys.exit(bool({'numba', 'numpy'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
