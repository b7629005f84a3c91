"""Seats in a running match: somebody asks for a bot's, the others accept, and everybody reads it in the log."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE

pytestmark = pytest.mark.browser


def test_who_comes_later_asks_for_a_bots_seat_and_plays_once_the_others_accept(guests: Guests) -> None:
    anna, ben, cleo = guests("Anna"), guests("Ben", language="de-DE"), guests("Cleo", size=PHONE)
    path = anna.opens(seats=3, bots={"2": "page"})
    ben.goes(path)
    ben.page.get_by_label("Dein Name").first.fill("Ben")
    ben.page.get_by_role("button", name="Platz nehmen").first.click()
    anna.goes(path)
    cleo.goes(path)

    cleo.page.get_by_role("button", name=re.compile("^Table")).tap()
    row = cleo.page.locator(".seat", has_text="Birbal")
    row.get_by_label("Your name").fill("Cleo")
    row.get_by_role("button", name="Ask for this seat").tap()
    expect(cleo.page.get_by_role("button", name="Ask no more")).to_be_visible()
    anna.page.get_by_role("button", name="Let Cleo play").click()
    ben.page.get_by_text("Cleo möchte anstelle von Birbal weiterspielen.").wait_for()
    ben.page.get_by_role("button", name="Cleo spielen lassen").click()

    expect(cleo.page.locator(".seat", has_text="Cleo")).to_contain_text("you")
    expect(anna.page.locator(".log")).to_contain_text("Cleo plays on in place of Birbal.")
    expect(ben.page.locator(".log")).to_contain_text("Cleo spielt anstelle von Birbal weiter.")
    cleo.page.get_by_role("button", name="Leave your seat").tap()
    cleo.page.get_by_role("dialog").get_by_role("button", name="Leave your seat").tap()
    cleo.page.get_by_role("button", name="Take my seat again").tap()
    expect(anna.page.locator(".log")).to_contain_text("Cleo is back.")
