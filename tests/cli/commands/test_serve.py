"""`durbar` and `durbar serve`, as programs of their own."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from durbar.cli.commands import home
from durbar.cli.places import address, data_folder, is_free
from tests.cli.conversation import Terminal
from tests.server.people import PATIENCE, unused_port


@contextmanager
def running(data: Path, *words: str, **environment: str) -> Iterator[str]:
    """A Durbar of its own, and the address it says it is at."""
    command = [sys.executable, "-m", "durbar", *words]
    with subprocess.Popen(
        command, env={**os.environ, "DURBAR_DATA": str(data), **environment}, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, "it did not say where it is"
            yield found[0]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


def healthy(place: str) -> bool:
    with urllib.request.urlopen(f"{place}healthz", timeout=PATIENCE) as answer:
        return bool(json.load(answer)["ok"])


def test_serve_says_where_it_is_and_answers(tmp_path: Path) -> None:
    port = unused_port()
    with running(tmp_path, "serve", "--port", str(port), "--data", str(tmp_path / "club")) as place:
        assert place == f"http://127.0.0.1:{port}/"
        assert healthy(place)
        assert (tmp_path / "club").is_dir()


def test_without_a_command_it_opens_the_browser(tmp_path: Path) -> None:
    visited = tmp_path / "visited"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{visited}"\n')
    browser.chmod(0o755)

    with running(tmp_path / "data", BROWSER=f"{browser} %s") as place:
        assert healthy(place)
        deadline = time.monotonic() + PATIENCE
        while not (visited.exists() and visited.read_text()) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert visited.read_text().strip() == place


def test_a_second_durbar_only_leads_to_the_first(tmp_path: Path) -> None:
    with running(tmp_path, "--no-browser") as first:
        second = subprocess.run(
            [sys.executable, "-m", "durbar", "--no-browser"],
            env={**os.environ, "DURBAR_DATA": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )

        assert first in second.stdout


def test_a_taken_port_is_a_bad_argument(durbar: Terminal, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        said = durbar("serve", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path))

    assert said.code == 2
    assert "taken" in said.err


def test_a_data_folder_in_use_is_a_bad_argument(durbar: Terminal, tmp_path: Path) -> None:
    with running(tmp_path, "serve", "--port", str(unused_port()), "--data", str(tmp_path)):
        said = durbar("serve", "--port", str(unused_port()), "--data", str(tmp_path))

    assert said.code == 2
    assert "Another Durbar" in said.err


def test_a_data_folder_that_cannot_be_is_a_bad_argument(durbar: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    said = durbar("serve", "--port", str(unused_port()), "--data", str(tmp_path / "file" / "folder"))

    assert said.code == 2
    assert "choose another folder" in said.err


def test_the_first_free_port_from_8420_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(home, "FIRST_PORT", taken.getsockname()[1])

        assert home.free_port() > taken.getsockname()[1]
        assert not is_free("127.0.0.1", taken.getsockname()[1])


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DURBAR_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert data_folder() == tmp_path / "durbar"
    monkeypatch.setenv("DURBAR_DATA", str(tmp_path / "mine"))

    assert data_folder() == tmp_path / "mine"


def test_addresses_can_be_typed_into_a_browser() -> None:
    assert address("0.0.0.0", 8420) == "http://localhost:8420/"
    assert address("::1", 8420) == "http://[::1]:8420/"


def test_an_address_for_invitations_that_is_none_is_refused_with_an_example(durbar: Terminal) -> None:
    said = durbar("serve", "--url", "games.example")
    assert said.code == 2
    assert "https://games.example" in said.err
