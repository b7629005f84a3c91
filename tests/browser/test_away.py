"""Somebody is away: the others are told, may remind them, a bot plays on, and whoever comes back sits there again."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE

pytestmark = pytest.mark.browser


def test_a_bot_plays_on_until_who_is_away_is_back_and_leaving_asks_first(guests: Guests) -> None:
    anna, ben = guests("Anna"), guests("Ben", size=PHONE)
    anna.goes("/about")
    path = anna.opens(seats=2)
    anna.goes(path)
    ben.goes(path)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").tap()
    expect(ben.page.locator(".prompt")).to_have_text(re.compile("."))
    away, other = (anna, ben) if "Anna" in ben.said() else (ben, anna)
    away.goes("/about")

    expect(other.page.locator(".away")).to_contain_text(f"{away.name} is away. Last answer: a moment ago.")
    other.page.get_by_role("button", name="Remind").click()
    expect(other.page.get_by_role("button", name="Reminder copied: send it")).to_be_visible()
    other.page.get_by_label("Let a bot play on meanwhile").select_option("page")
    other.answers.first.wait_for()
    away.goes(path)
    expect(away.page.locator("section.frame").filter(has_text=away.name)).to_have_count(1)
    expect(away.page.locator(".prompt")).to_contain_text(other.name)
    away.page.get_by_role("button", name="Table").click()
    away.page.get_by_role("button", name="Leave your seat").click()
    away.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(away.page.get_by_role("button", name="Leave your seat")).to_be_focused()
