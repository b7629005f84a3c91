"""One's own tables: who is waited for, what can be put away, and a record that somebody sent."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, known, played
from tests.server.people import Here, at_table, finish

pytestmark = pytest.mark.browser


def test_who_is_waited_for_sees_it_on_every_page_and_puts_away_what_is_done(guests: Guests) -> None:
    anna, ben = guests("Anna"), guests("Ben", size=PHONE)
    anna.goes("/about")
    path = anna.opens(seats=2)
    ben.goes(path)
    ben.page.get_by_label("Your name").first.fill("Ben")
    ben.page.get_by_role("button", name="Sit down").first.click()
    ben.page.locator(".prompt").wait_for()
    asked, other = (anna, ben) if "Anna" in ben.said() else (ben, anna)
    for guest in (anna, ben):
        guest.goes("/tables")

    expect(asked.page).to_have_title(re.compile(r"^\(1\) "))
    expect(asked.page.get_by_role("navigation")).to_contain_text("1 table waits for you")
    expect(asked.page.locator("main li")).to_contain_text("Your turn")
    expect(other.page.locator("main li")).to_contain_text(f"Waiting for {asked.name}")
    asked.page.get_by_role("button", name="Put away").click()
    expect(asked.page.get_by_text("You sit at no table yet")).to_be_visible()
    expect(asked.page).to_have_title(re.compile(r"^My tables"))
    asked.page.get_by_text("Put away (1)").click()
    asked.page.get_by_role("button", name="Take back").click()
    expect(asked.page).to_have_title(re.compile(r"^\(1\) "))


def test_who_plays_again_sits_everybody_down_and_the_others_are_led_there(guests: Guests, server: Here) -> None:
    anna, ben = guests("Anna"), guests("Ben", size=PHONE)
    ben.opens(seats=2)
    path = anna.opens(seats=2)
    table = path.removeprefix("/t/")
    first, second = known(anna, server), known(ben, server)
    second.sits(table)
    with at_table(table, first, second) as tabs:
        finish(list(tabs))
    ben.goes(path)
    ben.page.get_by_role("dialog").get_by_role("button", name="Look at the table").tap()
    anna.goes(path)
    anna.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(anna.page.locator(".prompt")).to_be_visible()

    expect(ben.page.get_by_text("The next match is set up: your seat is kept.")).to_be_visible()
    ben.page.get_by_role("link", name="To the new match").tap()
    expect(ben.page).not_to_have_url(ben.home + path)
    expect(ben.page).to_have_url(anna.page.url)
    expect(ben.page.locator(".prompt")).to_be_visible()


def test_a_record_that_somebody_sent_is_opened_and_stepped_through(guests: Guests, server: Here) -> None:
    anna, cleo = guests("Anna"), guests("Cleo")
    path = played(anna, server)
    record = anna.page.request.get(f"{anna.home}/api/tables/{path.removeprefix('/t/')}/record").body()
    cleo.goes("/record")
    files = cleo.page.locator("input[type=file]")
    files.set_input_files({"name": "holiday.json", "mimeType": "application/json", "buffer": b"no record"})
    expect(cleo.page.get_by_role("alert")).to_have_text("This file is not the record of a match.")
    files.set_input_files({"name": "match.json", "mimeType": "application/json", "buffer": record})

    expect(cleo.page).to_have_url(re.compile(r"/t/[^/]+#replay=0$"))
    expect(cleo.page.locator("section.frame").filter(has_text="Anna")).to_have_count(1)
    cleo.page.get_by_role("button", name="One step on").click()
    expect(cleo.page).to_have_url(re.compile(r"#replay=1$"))
