"""The table by keyboard, and the short ways into it."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest

pytestmark = pytest.mark.browser

PLACES = {"a": ".actions button", "l": ".log", "b": ".piece[data-legal]"}


def test_single_keys_jump_to_answers_log_and_board(anna: Guest) -> None:
    anna.plays_bots(2)
    for key, place in PLACES.items():
        anna.page.keyboard.press(key)
        anna.awaits("place => document.activeElement.matches(place)", place)


def test_the_first_answer_on_the_board_is_at_most_ten_presses_away(anna: Guest) -> None:
    anna.plays_bots(2)
    for _ in range(9):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement.getAttribute('aria-keyshortcuts') === 'b'"):
            break
    anna.page.keyboard.press("Enter")

    anna.awaits("document.activeElement.matches('.piece[data-legal]')")


def test_one_click_on_the_home_page_starts_a_match_alone(anna: Guest) -> None:
    anna.goes("/")
    anna.page.get_by_role("button", name="Play alone").click()
    anna.answers.first.wait_for()

    expect(anna.page.get_by_label("Brahmabot").locator(".points")).to_contain_text("points")
