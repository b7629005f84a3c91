"""Company: a table that is open to everybody is found on the home page, and a private one is not."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE

pytestmark = pytest.mark.browser


def test_a_stranger_finds_a_table_that_was_opened_to_the_house_and_sits_down(guests: Guests) -> None:
    anna, ben = guests("Rani"), guests("Ben", size=PHONE, language="de-DE")
    anna.goes("/about")
    path = anna.opens(seats=2)
    anna.goes(path)
    ben.goes("/")
    company = ben.page.get_by_role("region", name="Gesellschaft gesucht").get_by_role("listitem")
    expect(company.filter(has_text="Rani")).to_have_count(0)
    expect(ben.page.get_by_role("link", name="Ranglisten")).to_be_visible()

    with anna.page.expect_response("**/open"):
        anna.page.get_by_label("Everybody on this server may find this table").check()
    ben.page.reload()
    expect(company.filter(has_text="Rani")).to_contain_text("eine Person fehlt noch")
    expect(ben.page.get_by_text(re.compile(r"Gerade sitz.+ an einem Tisch\."))).to_be_visible()
    company.filter(has_text="Rani").get_by_role("link").tap()
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("button", name="Platz nehmen").tap()
    anna.page.locator(".prompt").wait_for()
    with anna.page.expect_response("**/open"):
        anna.page.get_by_role("button", name="Table").click()
        anna.page.get_by_label("Everybody on this server may find this table").uncheck()
    ben.goes("/")
    expect(company.filter(has_text="Rani")).to_have_count(0)
