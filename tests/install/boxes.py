"""Durbar as it is handed to others: packed, and installed where nothing else is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

from tests.house.rooms import ROOT
from tests.server.people import PATIENCE


class Packed:
    """The sdist of this clone, and the wheel that was built from that sdist, with the manual if there is one.

    So whatever the wheel needs is in both.
    """

    def __init__(self, folder: Path, manual: Path | None) -> None:
        self.sdist = pack(ROOT, folder, "sdist", ".tar.gz")
        with tarfile.open(self.sdist) as box:
            box.extractall(folder, filter="data")
        source = folder / self.sdist.name.removesuffix(".tar.gz")
        if manual is not None:
            shutil.copytree(manual, source / "src" / "durbar" / "server" / "manual", dirs_exist_ok=True)
        self.wheel = pack(source, folder, "wheel", ".whl")


def pack(source: Path, target: Path, kind: str, ending: str) -> Path:
    """What hatchling makes of a folder, with the tools of this environment."""
    words = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    subprocess.run(words, cwd=source, check=True, capture_output=True)
    return next(target.glob(f"*{ending}"))


class Installed:
    """An environment with the wheel and what it asks for, and with neither compilers nor Node in sight.

    What it asks for is taken from the environment of the tests, so that nothing is fetched; pip then looks for
    itself whether something is missing.
    """

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False)
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self.packages = next(folder.rglob("site-packages"))
        for wanted in closure(needs(metadata(wheel).get_all("Requires-Dist", []))):
            lay_out(wanted, self.packages)
        python = str(self.programs / "python")
        offline = ["--no-index", "--disable-pip-version-check", "--quiet"]
        self.run(sys.executable, "-m", "pip", "--python", python, "install", *offline, str(wheel))

    @property
    def environment(self) -> dict[str, str]:
        """What a program finds there: its own folder on the path, and nothing of this clone."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL", "NODE"))}
        return {**kept, "PATH": str(self.programs), "DURBAR_DATA": str(self.folder / "data"), "DURBAR_WARM": "0"}

    def run(self, *words: str) -> str:
        """What a program says there, far from the clone."""
        done = subprocess.run(words, env=self.environment, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def serving(self, *words: str) -> Iterator[Served]:
        """`durbar serve`, or any other way to have tables, until the end of the block."""
        command = [str(self.programs / "durbar"), *words]
        with subprocess.Popen(
            command, env=self.environment, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            try:
                assert process.stdout is not None
                found = re.search(r"http://\S+:(\d+)/", process.stdout.readline())
                assert found, "it did not say where it is"
                yield Served(int(found[1]))
            finally:
                process.terminate()
                process.wait(PATIENCE)


class Served:
    """A Durbar that answers at a port."""

    def __init__(self, port: int) -> None:
        self.port = port


def metadata(wheel: Path) -> Message:
    """What a wheel says of itself."""
    with zipfile.ZipFile(wheel) as box:
        return message_from_bytes(box.read(next(name for name in box.namelist() if name.endswith("/METADATA"))))


def closure(names: list[str]) -> list[Distribution]:
    """These packages and all that they need, directly or not."""
    found: dict[str, Distribution] = {}
    while names:
        if (name := names.pop()) not in found:
            found[name] = distribution(name)
            names += needs(found[name].requires or [])
    return list(found.values())


def needs(lines: list[str]) -> list[str]:
    """The packages that requirements name for this Python, extras aside."""
    asked = [Requirement(line) for line in lines]
    return [one.name for one in asked if one.marker is None or one.marker.evaluate({"extra": ""})]


def lay_out(package: Distribution, target: Path) -> None:
    """Copy the files of an installed package, programs aside; they name another Python."""
    for file in package.files or ():
        if ".." not in file.parts:
            place = target / file
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(str(file.locate()), place)
