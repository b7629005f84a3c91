"""Inviting friends: a link they can open, a picture of it for phones, and something to do until they come."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, Guest
from tests.server.people import Here

pytestmark = pytest.mark.browser

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
"""A browser's own manner on pages that came without https."""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Here]:
    """A server that others find under an address of its own."""
    running = Here(tmp_path / "data", url="http://durbar.example")
    yield running
    running.stop()


def test_a_link_that_others_can_open_is_copied_without_https_and_shown_to_cameras(club: Here, browser: Browser) -> None:
    anna = Guest(browser, f"http://127.0.0.1:{club.port}", "Anna")
    anna.context.add_init_script(NO_CLIPBOARD)
    anna.goes("/about")
    path = anna.opens(seats=2)
    anna.goes(path)
    expect(anna.page.get_by_role("img", name="QR code")).to_be_visible()
    anna.page.get_by_role("button", name="Copy").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_focused()
    anna.page.get_by_label("Say something").focus()
    anna.page.keyboard.press("ControlOrMeta+V")

    expect(anna.page.get_by_label("Say something")).to_have_value(f"http://durbar.example{path}")
    assert anna.troubles == []
    anna.context.close()


def test_who_waits_sees_what_is_played_talks_and_hears_that_only_this_machine_can_come(guests: Guests) -> None:
    anna, ben = guests("Anna"), guests("Ben", size=PHONE, language="de-DE")
    anna.goes("/about")
    path = anna.opens(game="maharaja", seats=3)
    anna.goes(path)
    ben.goes(path)

    expect(anna.page.get_by_role("note")).to_contain_text("durbar serve --host 0.0.0.0")
    agreed = ben.page.get_by_role("region", name="Was gespielt wird")
    expect(agreed).to_contain_text("Anna")
    for name, leads in (("Regeln", "/rules/maharaja"), ("Lernen", "/learn/maharaja")):
        expect(agreed.get_by_role("link", name=name)).to_have_attribute("href", leads)
    anna.page.get_by_label("Say something").fill("<i>Namaste</i>")
    anna.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("log")).to_contain_text("Anna <i>Namaste</i>")
