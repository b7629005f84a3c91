"""Who installs Durbar needs no clone, no compiler and no Node, and not much room."""

import json
import subprocess

import httpx
import pytest

from tests.install.boxes import Installed, Packed, metadata
from tests.server.people import PATIENCE, Person, at_table, finish, sit_down, unused_port

MB = 1_000_000
FAST = ("numba", "llvmlite", "numpy")


def test_the_wheel_with_web_manual_and_nets_is_small(packed: Packed) -> None:
    assert packed.wheel.stat().st_size <= 5 * MB


def test_the_wheel_fits_every_python_it_names_and_every_system(packed: Packed) -> None:
    assert packed.wheel.name.endswith("-py3-none-any.whl")
    said = metadata(packed.wheel)

    named = {line.rsplit(" ", 1)[1] for line in said.get_all("Classifier", []) if "Python :: 3." in line}
    assert named == {"3.11", "3.12", "3.13", "3.14"}
    assert said["Requires-Python"] == ">=3.11"


def test_a_base_install_is_small_and_brings_no_compiler(installed: Installed) -> None:
    # Bytecode is no part of what is delivered: each Python writes its own, and uv writes it only when a file is first used.
    du = ["du", "-sk", "--exclude=__pycache__", str(installed.packages)]
    room = subprocess.run(du, capture_output=True, text=True, check=True).stdout

    assert int(room.split()[0]) * 1024 <= 25 * MB
    assert [name for name in FAST if (installed.packages / name).exists()] == []


def test_the_installed_program_lists_its_games(installed: Installed) -> None:
    said = json.loads(installed.run(str(installed.programs / "durbar"), "games", "--json"))

    assert {game["key"] for game in said} == {"legacy", "maharaja", "rajas", "taj_mahal"}


def test_the_installed_server_carries_the_web_and_keeps_a_whole_match(installed: Installed) -> None:
    with installed.serving("serve", "--port", str(unused_port())) as served:
        page = httpx.get(f"http://127.0.0.1:{served.port}/", timeout=PATIENCE)
        assert page.status_code == 200
        assert "/assets/index" in page.text
        anna, ben = Person(served, "Anna"), Person(served, "Ben")
        table = sit_down(anna, ben)
        with at_table(table, anna, ben) as tabs:
            finish(list(tabs))
            assert tabs[0].position["over"]
        assert anna.asks("GET", f"/api/tables/{table}/record").status_code == 200


def test_the_installed_server_offers_the_manual(installed: Installed) -> None:
    pytest.importorskip("mkdocs", reason="The manual is built with the extra `docs`.")
    with installed.serving("serve", "--port", str(unused_port())) as served:
        pages = [
            httpx.get(f"http://127.0.0.1:{served.port}/docs/{page}", timeout=PATIENCE)
            for page in ("", "hosting/", "reference/wire/", "pictures/turn.webp")
        ]

    assert [page.status_code for page in pages] == [200] * 4
