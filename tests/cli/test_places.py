"""Tables are kept where each system keeps what belongs to its user."""

import sys
from pathlib import Path

import pytest

from durbar.cli.places import data_folder


@pytest.mark.parametrize(
    ("system", "folder"),
    [
        ("win32", "home/AppData/Local/durbar"),
        ("darwin", "home/Library/Application Support/durbar"),
        ("linux", "home/.local/share/durbar"),
    ],
)
def test_every_system_has_its_own_folder(
    system: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DURBAR_DATA", "LOCALAPPDATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setattr(sys, "platform", system)

    assert data_folder() == tmp_path / folder


def test_a_folder_that_is_named_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DURBAR_DATA", str(tmp_path))

    assert data_folder() == tmp_path
