"""Advice during a match; afterwards the analysis, and the replay it leads into."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, Guest, eventually, played
from tests.browser.test_everybody import complaints
from tests.server.people import Here

pytestmark = pytest.mark.browser


def test_a_hint_is_pointed_at_on_the_board_and_choosing_stays_with_the_person(anna: Guest) -> None:
    anna.plays_bots(2)
    anna.page.get_by_role("button", name="Hint", exact=True).click()
    suggestions = anna.page.locator(".advice li button")

    expect(suggestions).to_have_count(3)
    expect(suggestions.first.locator(".why")).to_have_text(re.compile(r"\w+\."))
    suggestions.first.hover()
    expect(anna.page.locator(".piece[data-aimed]").first).to_be_visible()
    suggestions.first.click()
    expect(anna.page.get_by_role("group", name="Confirm this move")).to_be_visible()
    anna.page.get_by_role("button", name="Confirm", exact=True).click()
    expect(anna.page.locator(".advice")).to_have_count(0)


def test_escape_takes_back_a_choice_and_then_hides_the_hint_with_what_it_lit(anna: Guest) -> None:
    anna.plays_bots(2)
    hint, lit = anna.page.get_by_role("button", name="Hint", exact=True), anna.page.locator(".piece[data-aimed]")
    hint.click()
    anna.page.locator(".advice li button").nth(1).click()
    anna.page.get_by_role("group", name="Confirm this move").wait_for()
    hint.hover()  # whatever comes to lie under the mouse would be lit

    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("group", name="Confirm this move")).to_have_count(0)
    expect(anna.page.locator(".advice")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".advice")).to_have_count(0)
    expect(lit).to_have_count(0)

    hint.click()
    expect(lit.first).to_be_visible()
    anna.page.get_by_role("button", name="Hide the hint").press("Enter")
    expect(lit).to_have_count(0)


def test_what_a_hint_lights_is_brought_into_sight_where_the_list_stands_beside_the_board(guests: Guests) -> None:
    anna = guests("Anna", size=(1024, 768))
    anna.plays_bots(2, game="maharaja")
    anna.page.get_by_role("button", name="Hint", exact=True).click()

    expect(anna.page.locator("[data-aimed]").first).to_be_in_viewport()


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
def test_the_line_of_chances_leads_into_the_replay(guests: Guests, server: Here, size: tuple[int, int]) -> None:
    anna = guests("Anna", size=size)
    anna.goes(played(anna, server))
    anna.page.get_by_role("button", name="Analyse this match").click()
    line = anna.page.get_by_role("slider", name="Chance of winning")
    line.wait_for(timeout=60_000)

    expect(anna.page.locator(".rounds summary").first).to_contain_text("Day 1")
    line.focus()
    anna.page.keyboard.press("Home")
    anna.page.keyboard.press("ArrowRight")
    expect(line).to_have_attribute("aria-valuetext", re.compile(r"^Step \d+ of \d+: Anna \d+ %, "))
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("heading", name=re.compile("^Step [1-4] of"))).to_be_visible()
    expect(anna.page.locator(".decision")).to_be_visible()
    eventually(lambda: anna.overflow()[0], 0)


def test_a_replay_is_stepped_through_with_the_keys_and_leads_back_to_the_result(anna: Guest, server: Here) -> None:
    anna.goes(played(anna, server))
    anna.page.get_by_role("button", name="Step through it").click()
    expect(anna.page.get_by_role("heading", name="Before the first step")).to_be_visible()
    for key, there in (("ArrowRight", "Step 1 of"), ("End", "The end"), ("ArrowLeft", "Step"), ("Home", "Before the")):
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_role("heading", name=re.compile(f"^{there}"))).to_be_visible()
    expect(anna.glowing).to_have_count(0)
    anna.page.get_by_role("button", name="Play", exact=True).click()
    expect(anna.page.get_by_role("heading", name=re.compile("^Step 2 of"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog[open]")).to_be_visible()


def test_a_step_of_a_replay_has_an_address_that_back_and_forward_lead_to(anna: Guest, server: Here) -> None:
    path = played(anna, server)
    anna.goes(path)
    anna.page.get_by_role("button", name="Step through it").click()
    expect(anna.page).to_have_url(anna.home + path + "#replay=0")
    for _ in range(3):
        anna.page.keyboard.press("ArrowRight")
    expect(anna.page).to_have_url(anna.home + path + "#replay=3")

    anna.page.keyboard.press("Escape")
    expect(anna.page).to_have_url(anna.home + path)
    anna.page.go_back()
    expect(anna.page.get_by_role("heading", name=re.compile("^Step 3 of"))).to_be_visible()
    anna.page.go_forward()
    expect(anna.page.locator("dialog[open]")).to_be_visible()


def test_the_link_to_a_step_can_be_copied_and_leads_there(guests: Guests, server: Here) -> None:
    anna, ben = guests("Anna"), guests("Ben")
    path = played(anna, server)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.goes(path + "#replay=7")
    anna.page.get_by_role("heading", name=re.compile("^Step 7 of")).wait_for()
    anna.page.get_by_role("button", name="Copy a link to this step").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    link = anna.page.evaluate("navigator.clipboard.readText()")

    assert link == anna.home + path + "#replay=7"
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", name=re.compile("^Step 7 of"))).to_be_visible()
    ben.goes(path + "#replay=99999")
    expect(ben.page.get_by_role("heading", name="The end")).to_be_visible()


def test_everybody_can_use_the_replay(anna: Guest, server: Here, axe: str) -> None:
    anna.goes(played(anna, server))
    anna.page.get_by_role("button", name="Step through it").click()
    anna.page.get_by_role("heading", name="Before the first step").wait_for()

    assert complaints(anna, axe) == []


def test_a_replay_is_played_on_from_the_step_that_is_looked_at(anna: Guest, server: Here) -> None:
    path = played(anna, server)
    anna.goes(path)
    anna.page.get_by_role("button", name="Step through it").click()
    anna.page.get_by_role("button", name="Play on from here").click()

    expect(anna.page).not_to_have_url(re.compile(path))
    anna.answers.first.wait_for()
