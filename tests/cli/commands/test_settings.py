"""Settings of `durbar serve`: from a file, from the environment and from flags, checked before anything is served."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from durbar.cli.commands.serve import serve
from tests.server.people import unused_port

DEPLOY = Path(__file__).parents[3] / "deploy"


def checked(tmp_path: Path, *flags: str, **environment: str) -> Result:
    return CliRunner().invoke(serve, ["--check", "--data", str(tmp_path / "data"), *flags], env=environment)


def written(tmp_path: Path, text: str) -> str:
    file = tmp_path / "durbar.toml"
    file.write_text(text)
    return str(file)


def test_settings_that_can_be_served_are_well(tmp_path: Path) -> None:
    told = checked(tmp_path, "--port", str(unused_port()), "--proxy", "10.0.0.0/8", "--limit", "connections=500")
    assert (told.exit_code, told.output) == (0, "All is well: it can be served like this.\n")


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 70001\nproxies = ["10.0.0.1"]\n[limits]\nconnections = 500\n')
    assert "70001" in checked(tmp_path, "--settings", file).output
    assert "70002" in checked(tmp_path, "--settings", file, DURBAR_PORT="70002").output
    assert "70003" in checked(tmp_path, "--settings", file, "--port", "70003", DURBAR_PORT="70002").output


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("colour = 1", "there is no setting called colour"),
        ("port = ", "cannot be read"),
        ("[limits]\nconnection = 5", "there is no limit called connection"),
        ('[limits]\nconnections = "many"', "connections is a number, not 'many'"),
        ('proxies = ["everybody"]', "expected an address such as 10.0.0.2"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_in_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    told = checked(tmp_path, "--settings", written(tmp_path, text))
    assert told.exit_code != 0
    assert sentence in told.output


def test_check_says_everything_that_is_wrong(tmp_path: Path) -> None:
    told = checked(tmp_path, "--no-thinking", "--store", f"mysql://{tmp_path}")
    assert told.exit_code == 1
    assert "--no-thinking needs a store" in told.output
    assert "A store is written sqlite:///FILE" in told.output


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (("--smtp", "smtp://mail.example"), "--smtp needs an address to send from: --mail-from tables@games.example"),
        (("--smtp", "mail.example", "--mail-from", "a@b.example"), "A mail server is written smtp://"),
        (("--push", "anna@games.example"), "expected mailto:tables@games.example or https://games.example"),
    ],
)
def test_notices_that_cannot_be_sent_are_refused_with_a_sentence(
    tmp_path: Path, flags: tuple[str, ...], sentence: str
) -> None:
    told = checked(tmp_path, "--port", str(unused_port()), *flags)
    assert told.exit_code != 0
    assert sentence in told.output


def test_push_without_its_libraries_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "http_ece", None)
    told = checked(tmp_path, "--port", str(unused_port()), "--push", "mailto:tables@games.example")
    assert (told.exit_code, told.output) == (1, "--push needs two more libraries: pip install 'durbar[notices]'.\n")


def test_the_settings_that_are_shipped_are_known(tmp_path: Path) -> None:
    told = checked(tmp_path, "--settings", str(DEPLOY / "durbar.toml"), DURBAR_PORT=str(unused_port()))
    assert told.exit_code == 0, told.output


def test_every_setting_is_explained(tmp_path: Path) -> None:
    assert [option.name for option in serve.params if not getattr(option, "help", "")] == []


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not on this machine")
def test_systemd_finds_no_fault_with_the_units(tmp_path: Path) -> None:
    units = [tmp_path / unit.name for unit in DEPLOY.glob("*.service")]
    for unit in units:
        unit.write_text((DEPLOY / unit.name).read_text().replace("/opt/durbar/bin/durbar", sys.executable))
    command = ["systemd-analyze", "verify", *map(str, units)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert len(units) == 2
    assert [line for line in found.stderr.splitlines() if "durbar" in line] == []
