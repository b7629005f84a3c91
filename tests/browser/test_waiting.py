"""Waiting for others: their steps are seen at one's own pace, can be skipped, and are told afterwards."""

import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import Guest, asked_for, eventually, played
from tests.server.people import Here

pytestmark = pytest.mark.browser

LISTEN = """() => {
  window.told = [];
  new MutationObserver(() => window.told.push(document.querySelector('.since p')?.textContent ?? ''))
    .observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
PRESS = 100
"""Milliseconds after which a press is over for the page."""


def test_what_is_still_to_be_shown_can_be_skipped(guests: Guests) -> None:
    anna = guests("Anna", speed="slow")
    anna.page.clock.install()
    anna.plays_bots(4)
    anna.page.clock.pause_at(datetime.now() + timedelta(minutes=1))
    skip = anna.page.get_by_role("button", name="Skip")
    anna.answer()
    skip.wait_for()

    def skipped() -> bool:
        """On the page time stands still, but for what a press takes: nothing is shown by waiting for it."""
        if skip.count():
            skip.click()
            anna.page.clock.run_for(PRESS)
        return anna.asked

    eventually(skipped)
    expect(skip).to_have_count(0)


def test_what_happened_since_ones_turn_is_a_story_to_step_through(anna: Guest) -> None:
    anna.plays_bots(3)
    anna.answer()
    anna.page.get_by_role("button", name=re.compile("What happened since your turn")).click()
    first = anna.page.locator(".since p").inner_text()
    anna.page.get_by_role("button", name="On", exact=True).click()

    expect(anna.page.locator(".since p")).not_to_have_text(first)
    expect(anna.page.locator("[data-lit]").first).to_be_attached()


def test_brahmabots_turn_and_a_citys_scoring_are_told_sentence_by_sentence_and_outlined(
    guests: Guests, server: Here
) -> None:
    anna = guests("Anna", speed="fast", moving=True)
    anna.goes(asked_for(anna, server, "end_turn", ("choose", "place", "point"), game="maharaja", seats=1))
    end = anna.page.locator("[data-action=end_turn]")
    end.wait_for()
    anna.page.evaluate(LISTEN)
    given = anna.given
    end.click()
    anna.confirms(given)

    said = ("The Maharaja looks around", "Brahmabot:", "Brahmabot lays out")
    eventually(lambda: [each in " ".join(anna.page.evaluate("window.told")) for each in said], [True] * len(said))
    expect(anna.page.locator("[data-fresh='1']").first).to_be_attached()
    expect(anna.page.locator(".since p")).to_have_count(0)


def test_the_speed_of_others_is_remembered(anna: Guest) -> None:
    anna.plays_bots(2)
    anna.page.get_by_role("button", name="Table").click()
    anna.page.get_by_label("Others move").select_option("slow")
    anna.page.reload()
    anna.page.get_by_role("button", name="Table").click()

    expect(anna.page.get_by_label("Others move")).to_have_value("slow")


def test_the_end_says_who_won_and_one_click_plays_again(anna: Guest, server: Here) -> None:
    path = played(anna, server)
    anna.goes(path)
    title = anna.page.locator("dialog[open]").get_by_role("heading").first
    best = anna.page.locator("dialog[open] tbody tr:visible").first.inner_text()
    expect(title).to_have_text(re.compile(r"^You win$|Anna & " if "Anna" in best else r"^(?!You).* wins?$"))
    anna.page.get_by_role("button", name="Play again").click()

    anna.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(path))
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
