"""Every complaint is one sentence, and every help page is there."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

import durbar as package
from durbar.cli.entry import program
from tests.cli.conversation import Terminal

BAD = [
    ("dance",),
    ("--dance",),
    ("play",),
    ("play", "chess"),
    ("play", "legacy", "--seats", "many"),
    ("play", "legacy", "--seats", "7"),
    ("play", "legacy", "--seats", "2", "--seat", "3"),
    ("play", "legacy", "--level", "god"),
    ("play", "legacy", "--lang", "la"),
    ("play", "legacy", "--option", "gray"),
    ("play", "legacy", "--option", "colour=gray"),
    ("play", "legacy", "--seats", "3", "--option", "collections=gray"),
    ("play", "legacy", "--edition", "nowhere.toml"),
    ("serve", "--port", "0"),
    ("serve", "--edition", "nowhere.toml"),
    ("replay", "nowhere.json"),
    ("verify", "nowhere.json"),
    ("arena", "chess", "uniform", "uniform"),
    ("arena", "legacy"),
    ("arena", "legacy", "uniform", "nobody"),
    ("arena", "legacy", "uniform"),
    ("arena", "legacy", "uniform", "uniform", "-n", "0"),
    ("bench", "chess"),
    ("bench", "legacy", "--seats", "9"),
]


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_arguments_get_one_sentence_and_exit_code_2(durbar: Terminal, words: tuple[str, ...]) -> None:
    said = durbar(*words)

    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert said.err.rstrip().endswith((".", "?"))


@pytest.mark.parametrize("command", [(), *((name,) for name in program.commands)], ids=" ".join)
def test_every_command_has_a_help_page(durbar: Terminal, command: tuple[str, ...]) -> None:
    said = durbar(*command, "--help")

    assert said.code == 0
    assert said.out.startswith("Usage: durbar")


def test_the_version_is_told(durbar: Terminal) -> None:
    assert durbar("--version").out == f"durbar {package.__version__}\n"


def test_the_help_page_is_there_at_once() -> None:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "durbar", "--help"], check=True, capture_output=True)

    assert time.perf_counter() - start < 3, "usually a fifth of a second; nothing heavy may be imported for it"


def test_a_wrong_edition_is_named_with_file_key_and_expectation(durbar: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "legacy"\n[money]\nstatus = "found"\nsource = "my box"\ngold_coin = 300\n')

    said = durbar("play", "legacy", "--edition", str(file))

    assert said.code == 2
    assert said.err.startswith("mine.toml: money.")
