"""From the laptop to the phone: the same seat, and the laptop signs the phone out again."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE

pytestmark = pytest.mark.browser


def test_a_match_goes_on_on_the_phone_until_that_is_signed_out(guests: Guests) -> None:
    laptop, phone = guests("Anna"), guests("Anna", size=PHONE)
    laptop.plays_bots(2)
    laptop.goes("/you")
    laptop.page.get_by_role("button", name="Make a link").click()
    link = laptop.page.get_by_label("Open this on the other device")
    expect(link).to_have_value(re.compile(r"/continue#.+"))
    phone.page.goto(link.input_value())
    phone.page.get_by_role("button", name="Continue here").tap()
    phone.page.locator("main li a").tap()
    phone.answers.first.wait_for()

    laptop.page.reload()
    devices = laptop.page.get_by_role("region", name="Your devices").get_by_role("listitem")
    devices.filter(has_not_text="this one").get_by_role("button", name="Sign out").click()
    laptop.page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(devices).to_have_count(1)
    phone.goes("/tables")
    expect(phone.page.get_by_text("You sit at no table yet")).to_be_visible()


def test_everything_is_downloaded_and_who_deletes_it_is_asked_first(guests: Guests) -> None:
    anna = guests("Anna", language="de-DE")
    anna.plays_bots(2)
    anna.goes("/you")
    with anna.page.expect_download() as kept:
        anna.page.get_by_role("link", name="Alles herunterladen").click()
    assert "Anna" in kept.value.path().read_text("utf-8")
    anna.page.get_by_role("button", name="Alles löschen").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Abbrechen").click()
    anna.page.get_by_role("button", name="Alles löschen").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Alles löschen").click()

    expect(anna.page).to_have_url(anna.home + "/")
    anna.goes("/tables")
    expect(anna.page.locator("main li")).to_have_count(0)
