"""What is in git belongs to everybody: no machine's paths, no registry's address, nothing huge."""

import configparser
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

from tests.house.rooms import ROOT, files, short, text_of

LARGEST = 1 << 20
SOMEBODYS_HOME = re.compile(r"(?<![\w.])/(?:home|Users)/[A-Za-z]\w*/")


def machine_paths() -> list[str]:
    """Folders that only this machine has."""
    folders = {ROOT, Path.home()}
    if ROOT.parent not in (Path("/"), Path("/tmp")):
        folders.add(ROOT.parent)
    return [f"{folder}/" for folder in folders]


def registries() -> set[str]:
    """The hosts this machine fetches packages from."""
    told = [
        value
        for name, value in os.environ.items()
        if re.fullmatch(r"(?i)(pip|uv|npm_config)_.*(index|registry|url|links).*", name)
    ]
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    ).stdout
    npmrc = Path.home() / ".npmrc"
    told += [listed, npmrc.read_text("utf-8") if npmrc.exists() else ""]
    addresses = re.findall(r"https?://[^\s'\",]+", " ".join(told))
    return {host for host in (urlsplit(address).hostname for address in addresses) if host} - {"localhost", "127.0.0.1"}


def hits(words: list[str]) -> list[str]:
    """Where these words stand in files of the repository."""
    found = []
    for path in files():
        text = text_of(path) or ""
        found += [f"{short(path)}: {word}" for word in words if word in text]
        found += [f"{short(path)}: {home}" for home in SOMEBODYS_HOME.findall(text)]
    return found


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert hits(machine_paths()) == []


def test_no_file_names_a_package_registry() -> None:
    assert hits(sorted(registries())) == []


def test_the_lock_file_names_no_host() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))

    assert [
        name for name, package in lock["packages"].items() if "resolved" in package and not package.get("link")
    ] == []


def test_npm_is_told_to_keep_hosts_out_of_the_lock_file() -> None:
    settings = configparser.ConfigParser()
    settings.read_string("[npm]\n" + (ROOT / "web" / ".npmrc").read_text("utf-8"))

    assert settings["npm"].getboolean("omit-lockfile-registry-resolved")


def test_no_file_is_huge() -> None:
    assert [short(path) for path in files() if path.stat().st_size > LARGEST] == []


def test_what_is_built_is_not_in_git() -> None:
    assert [
        short(path) for path in files() if short(path).startswith(("src/durbar/server/static/", "web/node_modules/"))
    ] == []
