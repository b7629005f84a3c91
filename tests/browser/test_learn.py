"""Learning at a real table: an introduction that lights the board, then every question when it first comes up."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.guest import DESK, PHONE, Guest, eventually
from tests.browser.test_everybody import complaints

pytestmark = pytest.mark.browser


def learns(guest: Guest, tile: int = 0) -> Locator:
    """Click *Learn* on the home page and go to the first match; returns the card that teaches."""
    guest.goes("/")
    guest.page.get_by_role("link", name="Learn").nth(tile).click()
    guest.page.get_by_role("button", name="The first match").click()
    card = guest.page.locator(".lesson")
    card.wait_for()
    return card


def skips(guest: Guest) -> None:
    guest.page.locator(".lesson").get_by_role("button", name="Skip").click()
    guest.answers.first.wait_for()


def test_a_newcomer_walks_through_the_introduction_and_plays_with_lessons(guests: Guests) -> None:
    anna = guests("Anna", speed="fast")
    card = learns(anna)
    expect(anna.page).to_have_url(re.compile(r"/t/"))
    expect(anna.page.locator("section.frame")).to_have_count(2)

    for step in range(1, 7):
        expect(card).to_contain_text(f"{step} of 6")
        expect(anna.page.locator("[data-lit]")).not_to_have_count(0)
        anna.page.keyboard.press("ArrowRight")

    anna.answers.first.wait_for()
    expect(card).to_contain_text("A new question")
    expect(card.get_by_role("link")).to_have_attribute("href", "/rules/legacy#LM-3.1")
    expect(anna.page.locator("[data-lit]")).to_have_count(0)

    anna.answer()
    anna.awaits("JSON.parse(localStorage['durbar.learn.legacy']).taught.length > 0")


def test_the_introduction_goes_back_and_lasts_over_a_reload(anna: Guest) -> None:
    card = learns(anna)
    card.get_by_role("button", name="Next").click()
    card.get_by_role("button", name="Next").click()
    anna.page.keyboard.press("ArrowLeft")
    expect(card).to_contain_text("2 of 6")

    anna.page.reload()

    expect(card).to_contain_text("2 of 6")
    expect(anna.page.locator("[data-place=offer][data-lit]")).to_have_count(1)


def test_a_question_that_was_understood_is_not_explained_again(anna: Guest) -> None:
    card = learns(anna)
    skips(anna)
    card.get_by_role("button", name="Understood").click()
    expect(card).to_have_count(0)

    anna.page.reload()
    anna.answers.first.wait_for()

    expect(card).to_have_count(0)


def test_a_lesson_shows_what_the_best_bot_would_do(anna: Guest) -> None:
    card = learns(anna)
    skips(anna)
    card.get_by_role("button", name="Show me").click()

    expect(anna.page.locator(".advice li button").first).to_be_visible(timeout=60_000)


def test_lessons_are_switched_off_and_on_again(anna: Guest) -> None:
    card = learns(anna)
    card.get_by_role("button", name="Switch lessons off").click()
    expect(card).to_have_count(0)
    anna.page.reload()
    anna.answers.first.wait_for()
    expect(card).to_have_count(0)

    anna.page.get_by_role("button", name="Table").click()
    anna.page.get_by_label("Explain questions that are new to me").check()
    expect(card).to_be_visible()


def test_who_did_not_ask_is_not_taught(anna: Guest) -> None:
    anna.plays_bots(2)

    expect(anna.page.locator(".lesson")).to_have_count(0)


@pytest.mark.parametrize("tile", range(4), ids=["legacy", "taj_mahal", "maharaja", "rajas"])
def test_every_game_teaches_and_lights_its_board(anna: Guest, tile: int) -> None:
    card = learns(anna, tile)
    lit = 0
    while card.get_by_role("button", name="Skip").count():
        lit += anna.page.locator("[data-lit]").count() > 0
        card.get_by_role("button", name="Next").click()

    assert lit >= 4


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_lessons_are_accessible_and_fit(guests: Guests, axe: str, size: tuple[int, int]) -> None:
    anna = guests("Anna", size=size)
    learns(anna)
    # Away from the board, where the click left the pointer on something with a tip.
    anna.page.mouse.move(700, 20)
    assert complaints(anna, axe) == []
    skips(anna)
    assert complaints(anna, axe) == []
    eventually(lambda: anna.overflow()[0] <= 0)
    eventually(lambda: anna.overflow()[1] <= 0 or size == PHONE)
