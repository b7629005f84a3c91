"""The manual: every link leads somewhere, whatever the program offers is in it, and nothing is fetched from elsewhere."""

import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

pytest.importorskip("mkdocs", reason="The manual is built with the extra `docs`.")

from scripts import manual
from tests.house.rooms import ROOT

LARGEST = 1_900_000
"""Bytes when packed: with the web and the programs the wheel stays under 3 MB."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The manual as `make docs` builds it; a link that leads nowhere is an error."""
    folder = tmp_path_factory.mktemp("manual")
    words = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def test_the_manual_asks_no_other_site_for_anything_and_is_small(site: Path, tmp_path: Path) -> None:
    pages = [path.read_text("utf-8") for path in site.rglob("*.html")]
    fetched = [
        found for page in pages for found in re.findall(r'(?:src|<link[^>]*href)="?(?:https?:)?//[^"\s>]+', page)
    ]
    with tarfile.open(tmp_path / "site.tar.gz", "w:gz") as box:
        box.add(site)

    assert fetched == []
    assert (tmp_path / "site.tar.gz").stat().st_size < LARGEST


def test_every_address_of_the_server_is_in_the_manual(site: Path) -> None:
    page = (site / "reference" / "wire" / "index.html").read_text("utf-8")

    assert "/api/tables/{id}/seats" in page
    assert 'id="opentable"' in page
    assert 'id="snapshot"' in page


def test_every_command_of_the_terminal_and_every_setting_is_in_the_manual() -> None:
    terminal, settings = manual.terminal(), manual.settings()

    assert "## durbar serve" in terminal
    assert "## durbar lab play" in terminal
    assert "| `idle` | `600.0` |" in settings
    assert "| `patience` | `200` |" in settings
