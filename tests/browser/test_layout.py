"""What one decides with is in sight and in reach, on phones and on low screens too."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE

pytestmark = pytest.mark.browser

NARROW = (320, 640)


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_a_friend_with_a_phone_sits_down_by_a_tap(guests: Guests, size: tuple[int, int], language: str) -> None:
    anna, ben = guests("Anna"), guests("Ben", size=size, language=language)
    anna.goes("/about")
    ben.goes(anna.opens(seats=4, game="maharaja", bots={"1": "page"}))
    sit = ben.page.locator("form button").last
    sit.wait_for()
    ben.page.locator("form input").last.fill("Ben")

    assert ben.overflow()[0] == 0
    sit.tap()
    expect(ben.page.locator(".seat", has_text="Ben")).to_be_visible()
