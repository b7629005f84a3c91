"""Clocks: agreed with the table, shown to all on every screen, and when time is over a bot plays on until somebody is back."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, Guest

pytestmark = pytest.mark.browser
SHORT = {"kind": "live", "bank": 5, "extra": 0, "level": "page"}


def test_how_long_people_may_think_is_agreed_when_a_table_is_opened(anna: Guest) -> None:
    anna.goes("/open/legacy")
    anna.page.get_by_label("Time to think").select_option(label="2 days for each answer")
    anna.page.get_by_role("switch", name="The clock rests on Saturdays").check()
    anna.page.get_by_label("When time is over").select_option("vizier")
    anna.page.get_by_role("button", name="Open the table").click()
    expect(anna.page.get_by_role("region", name="What is played")).to_contain_text(
        "2 days for each answer, the clock rests at night and on weekends"
    )


def test_when_time_is_over_a_bot_plays_on_and_who_is_back_takes_over(guests: Guests) -> None:
    anna, ben = guests("Anna"), guests("Ben", size=PHONE, language="de-DE")
    anna.goes("/about")
    path = anna.opens(seats=2, clock=SHORT)
    ben.goes(path)
    ben.page.get_by_label("Dein Name").fill("Ben")
    anna.goes(path)
    ben.page.get_by_role("button", name="Platz nehmen").tap()
    for guest in (anna, ben):
        expect(guest.page.get_by_role("timer").first).to_be_visible()

    late = anna if "Anna" in ben.said() else ben
    note = late.page.get_by_role("alert")
    expect(note).to_be_visible()
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    expect(anna.page.get_by_role("log")).to_contain_text(f"{late.name} is out of time.")
    expect(ben.page.get_by_role("log")).to_contain_text(f"Die Zeit von {late.name} ist um.")
