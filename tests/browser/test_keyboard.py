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


@pytest.mark.parametrize(("game", "seats"), [("legacy", 2), ("taj_mahal", 3), ("maharaja", 2), ("rajas", 2)])
def test_the_first_answer_on_the_board_is_at_most_ten_presses_away(anna: Guest, game: str, seats: int) -> None:
    anna.plays_bots(seats, game=game)
    for _ in range(9):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement.getAttribute('aria-keyshortcuts') === 'b'"):
            break
    anna.page.keyboard.press("Enter")

    anna.awaits("document.activeElement.matches('.piece[data-legal]')")


def test_the_focus_stays_among_the_answers_when_the_table_changes(anna: Guest) -> None:
    anna.plays_bots(3)
    told = len(anna.log())
    anna.page.keyboard.press("a")
    anna.page.keyboard.press("Enter")
    anna.awaits("told => document.querySelectorAll('.log p').length > told", told)
    anna.answers.first.wait_for()

    anna.awaits("document.activeElement.matches('.actions, .actions *')")


def test_escape_takes_back_what_waits_to_be_confirmed_and_the_focus_returns_to_it(anna: Guest) -> None:
    anna.plays_bots(2)
    anna.page.get_by_label("Confirm moves").focus()
    anna.page.keyboard.press("Space")
    anna.page.keyboard.press("b")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".sure .main")).to_be_focused()
    anna.page.keyboard.press("Escape")

    expect(anna.page.locator(".sure")).to_have_count(0)
    expect(anna.page.locator(".piece[data-legal]:focus")).to_have_count(1)


def test_escape_closes_a_window_and_a_story_and_the_focus_returns_to_what_opened_them(anna: Guest) -> None:
    anna.plays_bots(3, game="rajas")
    look = anna.page.locator(".look").first
    look.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("dialog[open]")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    expect(look).to_be_focused()

    story = anna.page.get_by_role("button", name="What happened since your turn")
    story.focus()
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("button", name="On", exact=True).focus()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".since p")).to_have_count(0)
    expect(story).to_be_focused()


def test_one_click_on_the_home_page_starts_a_match_alone(anna: Guest) -> None:
    anna.goes("/")
    anna.page.get_by_role("button", name="Play alone").click()
    anna.answers.first.wait_for()

    expect(anna.page.get_by_label("Brahmabot").locator(".points")).to_contain_text("points")
