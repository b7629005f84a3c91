"""What is handed to others is made once for all tests here: the manual, the packages, and an environment with them."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.house.rooms import ROOT
from tests.install.boxes import Installed, Packed


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path | None:
    """The manual as `make docs` builds it, where it can be built; a link that leads nowhere is an error."""
    if find_spec("mkdocs") is None:
        return None
    folder = tmp_path_factory.mktemp("manual")
    words = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="session")
def packed(site: Path | None, tmp_path_factory: pytest.TempPathFactory) -> Packed:
    return Packed(tmp_path_factory.mktemp("dist"), site)


@pytest.fixture(scope="session")
def installed(packed: Packed, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("clean") / "venv", packed.wheel)
