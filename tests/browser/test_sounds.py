"""What happens at the table is heard, by those who want to."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, Guest

pytestmark = pytest.mark.browser

SPY = """
window.struck = 0;
window.AudioContext = class extends AudioContext {
  createOscillator() { window.struck += 1; return super.createOscillator(); }
  createBufferSource() { window.struck += 1; return super.createBufferSource(); }
};
"""


def listening(guest: Guest) -> Guest:
    """The same guest at a table of two, with every note counted."""
    guest.context.add_init_script(SPY)
    guest.plays_bots(2)
    return guest


def answers_again(guest: Guest) -> None:
    """Answer, and wait until that is told."""
    told = guest.page.locator(".log p").count()
    guest.answer(board=False)
    guest.awaits("told => document.querySelectorAll('.log p').length > told", told)
    guest.answers.first.wait_for()


def test_a_table_is_heard_until_its_sounds_are_switched_off(anna: Guest) -> None:
    page = listening(anna).page
    before = page.evaluate("struck")
    answers_again(anna)
    anna.awaits("before => struck > before", before)

    page.get_by_role("button", name="Table").click()
    page.get_by_text("Sounds").click()
    expect(page.get_by_label("Volume")).to_have_count(0)
    page.locator(".tabs button").first.click()
    struck = page.evaluate("struck")
    answers_again(anna)
    assert page.evaluate("struck") == struck


def test_a_phone_is_heard_only_when_somebody_wants_that(guests: Guests) -> None:
    anna = listening(guests("Anna", size=PHONE))
    page = anna.page
    page.get_by_role("button", name="Table").tap()
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()
    assert page.evaluate("struck") == 0

    page.get_by_role("switch", name="Sounds").tap()
    anna.awaits("struck > 0")
