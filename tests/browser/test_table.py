"""The table as the eye and the hand meet it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import (
    PHONE,
    Guest,
    all_large,
    eventually,
    in_order_on_a_phone,
    nothing_hidden,
    on_one_screen,
    played,
)
from tests.server.people import Here

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_on_one_screen_without_scrolling(anna: Guest, seats: int) -> None:
    anna.plays_bots(seats)

    frames = anna.page.locator("section.frame")
    on_one_screen(anna, frames)
    nothing_hidden(frames)


GROUND = "getComputedStyle(document.documentElement).backgroundColor"


def test_a_full_cabinet_still_shows_every_antique(anna: Guest, server: Here) -> None:
    anna.goes(played(anna, server, most=45))
    anna.page.locator(".shelf .antique").nth(5).wait_for()

    all_large(anna.page.locator(".shelf .antique"), 16)


def test_on_a_phone_the_board_comes_first_then_your_choices_then_the_others(guests: Guests) -> None:
    anna = guests("Anna", size=PHONE)
    anna.plays_bots(4)

    in_order_on_a_phone(anna)


def test_on_a_phone_targets_are_large_and_ask_to_be_confirmed(guests: Guests) -> None:
    anna = guests("Anna", size=PHONE)
    anna.plays_bots(3)
    all_large(anna.glowing, 40)
    all_large(anna.answers, 40)
    anna.glowing.first.tap()

    expect(anna.page.get_by_role("button", name="Confirm", exact=True)).to_be_visible()
    anna.page.get_by_role("button", name="Cancel").tap()
    expect(anna.page.locator(".sure")).to_have_count(0)


def test_an_illegal_target_says_why_not_with_its_rule(anna: Guest) -> None:
    anna.plays_bots(2)
    anna.page.locator(".collection").first.hover()
    tip = anna.page.get_by_role("tooltip")

    expect(tip).to_contain_text(re.compile("short for|bars"))
    expect(tip).to_contain_text(re.compile(r"LM-4\.\d"))


def test_pointing_at_an_action_shows_what_it_costs_and_gains(anna: Guest) -> None:
    anna.plays_bots(2)
    anna.page.locator(".trade[data-legal]").hover()

    expect(anna.page.get_by_role("tooltip")).to_contain_text("+3 rupees")
    expect(anna.page.locator(".mine .coming")).to_have_count(3)


def test_a_line_of_the_log_lights_its_place(anna: Guest) -> None:
    anna.plays_bots(2)
    anna.page.locator(".log p", has_text="Laid out").last.hover()

    expect(anna.page.locator("[data-lit]")).not_to_have_count(0)


def test_german_is_spoken_throughout(guests: Guests) -> None:
    anna = guests("Anna", language="de-DE")
    anna.goes("/")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Nimm Platz am Hof")
    anna.plays_bots(2)

    expect(anna.page.locator(".prompt")).to_contain_text("Goldmünze")
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    shown = anna.page.locator("body").inner_text()
    assert not re.search(r"\b(?:term|tip|event|action|table|seat|refusal)\.[a-z_]+", shown)


def test_the_rules_change_their_language_with_the_page(guests: Guests) -> None:
    anna = guests("Anna", language="de-DE")
    anna.goes("/rules/legacy#LM-3.2")
    rule = anna.page.locator("[id='LM-3.2']")
    expect(rule).to_contain_text("Genommen wird stets die Münze")
    anna.page.get_by_role("button", name="English").click()

    expect(rule).to_contain_text("The coin taken is always the leftmost one")


def test_the_language_can_be_changed_and_is_remembered(anna: Guest) -> None:
    anna.goes("/")
    anna.page.get_by_role("button", name="Deutsch").click()
    expect(anna.page.get_by_role("link", name="Meine Tische")).to_be_visible()
    anna.page.reload()

    expect(anna.page.get_by_role("link", name="Meine Tische")).to_be_visible()


def test_the_theme_can_be_changed_and_is_remembered(anna: Guest) -> None:
    anna.goes("/")
    light = anna.page.evaluate(GROUND)
    for _ in range(2):
        anna.page.get_by_role("button", name="Theme").click()
    anna.page.reload()

    eventually(lambda: anna.page.evaluate(GROUND) != light)


def test_the_gray_sides_show_their_effects(anna: Guest) -> None:
    anna.plays_bots(2, options={"collections": "gray"})

    expect(anna.page.locator(".collection .effect")).to_have_count(15)


def test_a_match_can_be_played_with_the_keyboard_alone(anna: Guest) -> None:
    anna.plays_bots(2)
    before = len(anna.log())
    for _ in range(6):
        anna.answers.first.wait_for()
        anna.page.keyboard.press("1")
        if anna.page.locator(".sure").count():
            anna.page.keyboard.press("Enter")
    anna.answers.first.wait_for()
    anna.page.locator("body").press("Tab")
    for _ in range(80):
        if anna.page.evaluate("document.activeElement.matches('.piece[data-legal]')"):
            break
        anna.page.keyboard.press("Tab")
    expect(anna.page.get_by_role("tooltip")).to_be_visible()
    anna.page.keyboard.press("Enter")

    expect(anna.page.locator(".log p").nth(before)).to_be_attached()


def test_the_rules_show_components_as_they_are_drawn_and_lead_to_the_lesson(anna: Guest) -> None:
    anna.goes("/rules/taj_mahal#TM-5.7")
    rule = anna.page.locator("[id='TM-5.7']")
    expect(rule).to_be_in_viewport()
    expect(anna.page.locator(".pictures .mark svg")).to_have_count(4)
    untaught = anna.page.locator("section", has=anna.page.locator("[id='TM-2.1']"))
    expect(untaught.get_by_role("link", name="Learn it at the board")).to_have_attribute("href", "/learn/taj_mahal")
    rule.get_by_role("link", name="Withdraw in time").click()

    expect(anna.page.locator("button.next")).to_have_text(re.compile("Withdraw in time"))


def test_the_rules_can_be_searched_and_linked_to(anna: Guest) -> None:
    anna.goes("/rules/legacy#LM-3.2")
    expect(anna.page.locator("[id='LM-3.2']")).to_be_in_viewport()
    anna.page.get_by_role("searchbox").fill("coin leftmost")

    expect(anna.page.get_by_role("status")).to_have_text(re.compile(r"[1-9]\d* places?"))
    found = anna.page.locator("article .rule")
    found.first.wait_for()
    expect(found.filter(has_not_text=re.compile("leftmost", re.IGNORECASE))).to_have_count(0)
    expect(found.filter(has_not_text=re.compile("coin", re.IGNORECASE))).to_have_count(0)
    anna.awaits("CSS.highlights.get('sought')?.size > 1")
