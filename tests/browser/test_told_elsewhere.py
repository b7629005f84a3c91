"""Told elsewhere: people choose on one page how they learn that it is their turn while they are away."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE
from tests.server.notices.letters import Postbox, link_in, postbox
from tests.server.people import Here

pytestmark = pytest.mark.browser

ARRIVES = """said => { self.registration.showNotification = async (title, { body }) => { self.shown = [title, body]; };
    self.dispatchEvent(Object.assign(new Event('push'), { data: { json: () => said }, waitUntil: () => {} }));
    return self.shown; }"""
PRESS = """said => { const notification = { close: () => {}, data: said };
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: (work) => work.catch(() => {}) })); }"""
"""What a push service and the system would report; this Chromium has neither."""


class House(NamedTuple):
    """A server that tells people elsewhere, and where its letters arrive."""

    server: Here
    letters: Postbox


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch, postbox() as letters:
        patch.setenv("DURBAR_WARM", "0")
        patch.setenv("DURBAR_CACHE", str(tmp_path_factory.mktemp("cache")))
        choices = {
            "smtp": letters.address,
            "mail_from": "tables@games.example",
            "push": "mailto:tables@games.example",
            "webhooks": True,
            "notice_after": 0.0,
        }
        running = Here(tmp_path_factory.mktemp("telling") / "data", **choices)
        yield House(running, letters)
        running.stop()


@pytest.fixture(scope="module")
def server(house: House) -> Here:
    return house.server


def test_an_address_is_entered_confirmed_and_left_again_on_the_phone(guests: Guests, house: House) -> None:
    anna = guests("Anna", size=PHONE)
    anna.opens(seats=2)
    anna.goes("/notices")
    anna.page.get_by_label("Your address").fill("anna@games.example")
    anna.page.get_by_role("button", name="Tell me by e-mail").tap()
    expect(anna.page.get_by_text("follow the link in it")).to_be_visible()
    anna.goes("/notices#code=" + link_in(house.letters.next(), "#code="))
    anna.page.get_by_role("button", name="Yes, tell me there").tap()
    expect(anna.page.get_by_role("status")).to_have_text("From now on you are told there.")
    expect(anna.page.get_by_text("You are told at anna@games.example.")).to_be_visible()

    anna.page.get_by_label("Letters come").select_option("once a day, at 08:00")
    anna.page.get_by_role("switch", name=re.compile("Tell me nothing at night")).tap()
    anna.page.get_by_label("until").select_option("07:00")
    anna.page.reload()
    expect(anna.page.get_by_label("until")).to_have_value("7")
    expect(anna.page.get_by_label("Letters come")).to_have_value("8")
    anna.page.get_by_role("button", name="No more e-mail").tap()
    expect(anna.page.get_by_label("Your address")).to_be_visible()
    assert anna.overflow()[0] <= 0


def test_the_webhook_of_a_table_is_kept_shown_and_removed_on_the_phone(guests: Guests) -> None:
    anna = guests("Anna", size=PHONE)
    anna.plays_bots(seats=2)
    anna.page.get_by_role("button", name="Table", exact=True).tap()
    field = anna.page.get_by_label("Tell a chat whose turn it is")
    field.fill("https://chat.example/hook")
    anna.page.get_by_role("button", name="Keep").tap()
    expect(anna.page.get_by_text("Kept.")).to_be_visible()
    anna.page.reload()
    anna.page.get_by_role("button", name="Table", exact=True).tap()
    expect(field).to_have_value("https://chat.example/hook")
    field.fill("")
    anna.page.get_by_role("button", name="Keep").tap()
    expect(anna.page.get_by_text("Nothing is posted anywhere.")).to_be_visible()


def test_a_notice_that_is_pushed_is_shown_and_a_press_on_it_leads_to_the_table(guests: Guests) -> None:
    anna = guests("Anna")
    path = anna.opens(seats=2)
    anna.goes("/notices")
    anna.page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    anna.awaits("navigator.serviceWorker.controller !== null")
    (worker,) = anna.context.service_workers
    said = {"title": "Taj Mahal", "body": "It is your turn.", "link": path, "tag": "t"}
    assert worker.evaluate(ARRIVES, said) == ["Taj Mahal", "It is your turn."]
    worker.evaluate(PRESS, said)
    expect(anna.page).to_have_url(anna.home + path)
