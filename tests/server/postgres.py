"""A real PostgreSQL for the tests: found on this machine or installed from apt, started by an ordinary user in a temporary folder."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest

from tests.browser.chromium import as_root, attempt

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/pgsql/bin")
USERS = ("postgres", "nobody")
"""PostgreSQL refuses to run as root: one of these does instead."""


@cache
def programs() -> Path | None:
    """The folder of PostgreSQL's programs, installed on the way if there was none."""
    found = installed()
    before = as_root()
    if found is None and before is not None and shutil.which("apt-get"):
        quiet = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
        attempt([*quiet, "update"])
        attempt([*quiet, "install", "--yes", "--no-install-recommends", "postgresql"])
        found = installed()
    return found


def installed() -> Path | None:
    """The newest that is there."""
    on_path = shutil.which("initdb")
    places = [path for place in PLACES for path in sorted(Path("/").glob(place[1:]))]
    found = [path for path in places if (path / "initdb").exists()]
    return Path(on_path).resolve().parent if on_path else found[-1] if found else None


class Cluster:
    """One PostgreSQL with any number of databases; it can be stopped and started under its clients."""

    def __init__(self, bin_folder: Path) -> None:
        self.bin = bin_folder
        self.folder = Path(tempfile.mkdtemp(prefix="durbar-pg-"))
        self.databases = 0
        self.user = ordinary_user()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self._run("initdb", "-D", str(self.data), "-U", "durbar", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """Start and wait until it answers; the disk of a test need not survive the machine."""
        choices = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", log, "-o", choices, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop at once, as in a power cut; or `fast`, when every client is sent away first."""
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", mode, "stop")

    def database(self) -> str:
        """The address of a new and empty database."""
        self.databases += 1
        name = f"house{self.databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "durbar", name)
        return f"postgresql://durbar@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        """Nothing is left of it."""
        self.stop()
        shutil.rmtree(self.folder)

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self.bin / program), *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT if program == "initdb" else subprocess.DEVNULL,
            cwd=self.folder,
            user=self.user,
            check=False,
        )
        assert done.returncode == 0, f"{program} failed: {done.stdout!r}"


def ordinary_user() -> str | None:
    """Who runs it: ourselves, unless we are root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(user for user in USERS if user in known)


def cluster() -> Cluster:
    """A PostgreSQL, or a test that says why it was skipped; where everything must be had it fails instead."""
    found = programs()
    if found is None:
        why = "There is no PostgreSQL on this machine, and apt-get could not bring one."
        assert not os.environ.get("CI"), why
        pytest.skip(why)
    return Cluster(found)
