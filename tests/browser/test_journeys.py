"""Whole journeys: from the front door to the end of a match."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, Guest, eventually, known, played, settle
from tests.server.people import Here, at_table, finish

pytestmark = pytest.mark.browser


def turns(*guests: Guest, most: int = 600) -> None:
    """Everybody answers when asked, so many times or until the result is on every screen."""
    answered = 0
    while answered < most and not all(guest.over for guest in guests):
        settle(*guests)
        for guest in guests:
            if guest.asked:
                guest.answer(answered)
                answered += 1


def test_a_newcomer_chooses_a_level_once_and_is_one_click_from_a_running_match_from_then_on(anna: Guest) -> None:
    anna.goes("/")
    anna.page.get_by_role("button", name="Play now against bots").first.click()
    anna.page.get_by_role("dialog").get_by_label("Page").check()
    anna.page.get_by_role("button", name="Play now", exact=True).click()
    expect(anna.page).to_have_url(re.compile(r"/t/"))

    anna.goes("/")
    anna.page.get_by_role("button", name="Play now against bots").first.click()

    expect(anna.page).to_have_url(re.compile(r"/t/"))
    anna.answers.first.wait_for()
    expect(anna.page.locator(".prompt")).to_contain_text("coin")


def test_games_that_are_not_served_are_marked_as_coming(anna: Guest) -> None:
    anna.goes("/")
    tiles = anna.page.locator("article.tile")

    expect(tiles).to_have_count(4)
    expect(tiles.filter(has_text=re.compile("Coming|Play now"))).to_have_count(4)


def test_a_new_table_is_opened_with_what_its_form_shows(anna: Guest) -> None:
    anna.goes("/open/maharaja")
    page = anna.page
    page.get_by_text("1", exact=True).click()
    expect(page.get_by_role("radio", name="Brahmabot, normal")).to_be_checked()
    page.get_by_text("Single rules").click()
    page.get_by_text("Dear statues").click()
    expect(page.get_by_text("Your own choice of rules")).to_be_visible()
    expect(page.get_by_role("radio", name="Brahmabot")).to_have_count(3)
    expect(page.get_by_role("radio", name="Brahmabot", checked=True)).to_have_count(0)
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Open the table").click()

    sent: Any = asked.value.post_data_json
    assert (sent["options"]["brahmabot"], sent["options"]["dear_statues"]) == ("normal", "on")


def test_a_preset_is_chosen_by_keys_and_a_level_says_what_it_means(guests: Guests) -> None:
    anna = guests("Anna", size=PHONE)
    anna.goes("/open/rajas")
    anna.page.get_by_role("radio", name="First game").focus()
    anna.page.keyboard.press("ArrowDown")
    expect(anna.page.get_by_role("radio", name=re.compile("^Ganga"))).to_be_checked()
    anna.page.get_by_label("Seat 2", exact=True).select_option("page")
    expect(anna.page.get_by_text("for your first matches")).to_be_visible()
    with anna.page.expect_request("**/api/tables") as asked:
        anna.page.get_by_role("button", name="Open the table").tap()

    sent: Any = asked.value.post_data_json
    assert (sent["options"]["ganga"], sent["options"]["navaratnas"]) == ("on", "off")


def test_two_people_play_by_clicking_one_reloads_in_the_middle_and_both_see_the_end(
    guests: Guests, server: Here
) -> None:
    anna, ben = guests("Anna"), guests("Ben")
    anna.goes("/open/legacy")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Open the table").click()
    link = anna.page.get_by_label("Send this link to your friends").input_value()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for guest in (anna, ben):
        guest.page.locator(".prompt").wait_for()

    turns(anna, ben, most=12)
    before = len(anna.log())
    anna.page.reload()
    anna.page.locator(".log p").first.wait_for()
    eventually(lambda: len(anna.log()) >= before > 5)

    with at_table(link.rpartition("/")[2], known(anna, server), known(ben, server)) as tabs:
        finish([*tabs])
    for guest in (anna, ben):
        expect(guest.page.locator("dialog tbody tr")).to_have_count(2)
        expect(guest.page.locator("dialog .chart polyline")).to_have_count(2)


def test_play_again_leads_to_a_new_table_at_once(anna: Guest, server: Here) -> None:
    anna.goes(played(anna, server))
    before = anna.page.url
    anna.page.get_by_role("button", name="Play again").click()

    expect(anna.page).not_to_have_url(before)
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    anna.page.locator(".prompt").wait_for()


def test_what_was_done_can_be_taken_back(anna: Guest) -> None:
    anna.plays_bots(2, game="rajas", seat=0)
    asked, told = anna.page.locator(".prompt"), len(anna.log())
    question = asked.text_content() or ""
    anna.page.locator("[data-place=quarry].piece[data-legal]").first.click()
    expect(asked).not_to_have_text(question)

    anna.page.get_by_role("button", name="Take back").click()

    expect(asked).to_have_text(question)
    eventually(lambda: len(anna.log()), told)


def test_a_spectator_sees_the_table_and_may_not_touch_it(guests: Guests) -> None:
    anna, cleo = guests("Anna"), guests("Cleo")
    anna.plays_bots(2)
    cleo.page.goto(anna.page.url)
    cleo.page.locator(".prompt").wait_for()

    expect(cleo.page.locator("section.frame")).to_have_count(2)
    expect(cleo.glowing).to_have_count(0)
    expect(cleo.answers).to_have_count(0)


def test_people_can_talk_at_the_table(guests: Guests) -> None:
    anna, cleo = guests("Anna"), guests("Cleo")
    anna.plays_bots(2)
    cleo.page.goto(anna.page.url)
    for guest in (anna, cleo):
        guest.page.get_by_role("button", name="Chat").click()
    anna.page.get_by_label("Say something").fill("Namaste <b>!")
    anna.page.keyboard.press("Enter")

    expect(cleo.page.locator(".chat .lines")).to_contain_text("Namaste <b>!")


def test_a_table_that_does_not_exist_says_so(anna: Guest) -> None:
    anna.goes("/t/AAAAAAAAAAAAAAAAAAAAAA")

    expect(anna.page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_your_tables_are_listed(anna: Guest) -> None:
    anna.plays_bots(3)
    anna.goes("/tables")

    expect(anna.page.locator("main li")).to_have_count(1)
    anna.page.locator("main li a").click()
    anna.page.locator(".prompt").wait_for()
