"""The manual: every link leads somewhere, whatever the program offers is in it, and nothing is fetched from elsewhere."""

import re
from pathlib import Path

import pytest

pytest.importorskip("mkdocs", reason="The manual is built with the extra `docs`.")

from scripts import manual


def test_the_manual_asks_no_other_site_for_anything(site: Path) -> None:
    pages = [path.read_text("utf-8") for path in site.rglob("*.html")]
    fetched = [
        found for page in pages for found in re.findall(r'(?:src|<link[^>]*href)="?(?:https?:)?//[^"\s>]+', page)
    ]

    assert fetched == []


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
