"""A running server, a Chromium, and people who come with browsers of their own."""

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from durbar.server.settings import Settings
from tests.browser.chromium import chromium
from tests.browser.guest import Guest
from tests.server.people import PATIENCE, Here

FLAGS = (
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
Guests = Callable[..., Guest]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """One server for all journeys; bots answer at once, in plain Python."""
    assert (Settings.static / "index.html").is_file(), "The web is not built: run `make web` first."
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DURBAR_WARM", "0")
        patch.setenv("DURBAR_CACHE", str(tmp_path_factory.mktemp("cache")))
        running = Here(tmp_path_factory.mktemp("journeys") / "data")
        yield running
        running.stop()


@pytest.fixture(autouse=True)
def dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches take their chance from the test's name: what a test meets today, it meets tomorrow."""
    source = Random(request.node.name)
    chance = SimpleNamespace(token_urlsafe=secrets.token_urlsafe, token_bytes=source.randbytes)
    monkeypatch.setattr("durbar.server.table.lobby.secrets", chance)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real Chromium; none is left open, as its event loop would be in the way of tests with loops of their own."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture
def guests(server: Here, browser: Browser) -> Iterator[Guests]:
    """Makes guests; afterwards none of them may have met an error or a request to another site."""
    came: list[Guest] = []

    def come(name: str = "Anna", **choices: Any) -> Guest:
        came.append(Guest(browser, f"http://127.0.0.1:{server.port}", name, **choices))
        return came[-1]

    yield come
    troubles = [trouble for guest in came for trouble in guest.troubles]
    for guest in came:
        guest.context.close()
    assert troubles == []


@pytest.fixture
def anna(guests: Guests) -> Guest:
    return guests("Anna")


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which judges whether a page can be used by everybody."""
    root = Path(__file__).parents[2]
    return (root / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
