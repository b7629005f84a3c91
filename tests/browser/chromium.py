"""Finds a Chromium for the browser tests, or installs one: from the PATH, from apt, from Playwright.

Run as a program it makes sure that there is one and prints where.
"""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

LEAN = "chromium-headless-shell"
"""Draws pages without a browser around them, which costs a good part of every test."""
NAMES = (
    LEAN,
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


class NoChromiumError(Exception):
    """No browser was found and none could be installed."""


@cache
def chromium() -> str:
    """The path of a Chromium that runs, installed on the way if there was none."""
    for find in (on_path, of_playwright, from_apt, from_playwright):
        found = find()
        if found:
            return found
    raise NoChromiumError(
        "The browser tests need a Chromium, and there is none on the PATH; apt-get and `playwright install chromium` "
        "could not bring one either. Install chromium or google-chrome, then try again."
    )


def on_path() -> str | None:
    """A browser that somebody already installed."""
    found = [path for path in map(shutil.which, NAMES) if path]
    return next((path for path in [*found, str(MAC)] if runs(path)), None)


def of_playwright() -> str | None:
    """The browser that Playwright fetched earlier."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if runs(path) else None


def from_apt() -> str | None:
    """Debian's chromium, lean where it can be had, installed as root or through a sudo that asks nothing."""
    before = as_root()
    if before is None or not shutil.which("apt-get"):
        return None
    quiet = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    attempt([*quiet, "update"])
    install = [*quiet, "install", "--yes", "--no-install-recommends"]
    return on_path() if attempt([*install, LEAN]) or attempt([*install, "chromium"]) else None


def from_playwright() -> str | None:
    """The browser that Playwright can fetch."""
    attempt([sys.executable, "-m", "playwright", "install", "chromium"])
    return of_playwright()


def as_root() -> list[str] | None:
    """What to write before a command so that it runs as root, or None where that cannot be."""
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and attempt(["sudo", "-n", "true"]):
        return ["sudo", "-n"]
    return None


def attempt(command: list[str]) -> bool:
    """Whether the command ended well; its output goes to ours, as it may take minutes."""
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False).returncode == 0


def runs(path: str) -> bool:
    """Whether this really is a browser that starts: some distributions put a stub there."""
    if not Path(path).exists():
        return False
    asked = subprocess.run([path, "--version"], capture_output=True, text=True, check=False, timeout=60)
    return asked.returncode == 0 and "Chrom" in asked.stdout


if __name__ == "__main__":
    try:
        print(f"The browser tests use {chromium()}.")
    except NoChromiumError as error:
        sys.exit(str(error))
