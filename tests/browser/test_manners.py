"""Manners in the browser: somebody is muted and reported, the host of the house announces, and a table is deleted."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from durbar.server.store import in_folder, open_store
from durbar.server.store.housekeeping import Housekeeping, Reported
from tests.browser.conftest import Guests
from tests.browser.guest import PHONE
from tests.server.people import Here

pytestmark = pytest.mark.browser


def announce(server: Here, words: str) -> list[Reported]:
    """Say something at all tables, and read what was reported, as a host does in the terminal."""

    async def visit() -> list[Reported]:
        store = await open_store(in_folder(server.data), alone=False)
        house = Housekeeping(store.driver)
        await house.announce(words, 3600)
        told = await house.reports()
        await store.close()
        return told

    with ThreadPoolExecutor(1) as beside:  # the browser has a loop of its own here
        return beside.submit(lambda: asyncio.run(visit())).result()


def test_somebody_is_muted_reported_read_again_and_asked_to_stand_up(guests: Guests, server: Here) -> None:
    anna, ben = guests("Anna", size=PHONE), guests("Ben")
    path = anna.opens(seats=2, autostart=False)
    ben.goes(path)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_label("Say something").fill("<b>Boo</b>")
    ben.page.get_by_label("Say something").press("Enter")
    anna.goes(path)
    lines = anna.page.get_by_role("log")
    expect(lines).to_contain_text("<b>Boo</b>")
    anna.page.get_by_label("Mute or report Ben").tap()
    anna.page.get_by_role("button", name="Mute Ben").tap()
    expect(lines).to_contain_text("1 remark of people whom you have muted.")
    expect(lines).not_to_contain_text("Boo")

    anna.page.get_by_role("button", name="Report Ben").tap()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_label(re.compile("What has happened")).fill("Says boo.")
    dialog.get_by_role("button", name="Tell the host").tap()
    expect(anna.page.get_by_text("The host will read it.")).to_be_visible()
    anna.page.get_by_role("button", name="Read Ben again").tap()
    expect(lines).to_contain_text("Boo")

    told = announce(server, "We update at noon.")
    assert ("Ben", "Says boo.") in [(each.name, each.words) for each in told]
    expect(ben.page.get_by_text("We update at noon.")).to_be_visible()
    ben.page.get_by_role("button", name="Close").click()
    expect(ben.page.get_by_text("We update at noon.")).to_have_count(0)
    announce(server, "")
    anna.page.get_by_role("button", name="Free the seat").tap()
    expect(dialog).to_contain_text("Ben")
    dialog.get_by_role("button", name="Free the seat").tap()
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_who_speaks_without_a_seat_is_muted_too(guests: Guests) -> None:
    anna, ben, cleo = guests("Anna"), guests("Ben", size=PHONE), guests("Cleo")
    path = anna.opens(seats=2, seat=None)
    for guest, words in ((anna, "I am the host"), (cleo, "I only look")):
        guest.goes(path)
        guest.page.get_by_label("Say something").fill(words)
        guest.page.get_by_label("Say something").press("Enter")
        expect(guest.page.get_by_role("log")).to_contain_text(words)
    ben.goes(path)
    lines = ben.page.get_by_role("log")
    expect(lines).to_contain_text("I only look")
    ben.page.get_by_role("switch", name="Read what spectators say").tap()
    expect(lines).not_to_contain_text("I only look")
    expect(lines).to_contain_text("I am the host")
    ben.page.get_by_label("Mute or report Anna").tap()
    ben.page.get_by_role("button", name="Mute Anna").tap()
    expect(lines).not_to_contain_text("I am the host")
    assert ben.overflow()[0] <= 0


def test_a_table_that_waits_is_deleted_after_a_question(guests: Guests) -> None:
    anna = guests("Anna")
    anna.goes("/about")
    anna.opens(seats=3)
    anna.goes("/tables")
    anna.page.get_by_role("button", name="Delete").click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    expect(anna.page.get_by_role("button", name="Delete")).to_be_focused()
    anna.page.get_by_role("button", name="Delete").click()
    dialog.get_by_role("button", name="Delete").click()
    expect(anna.page.get_by_text("You sit at no table yet")).to_be_visible()
