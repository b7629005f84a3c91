"""Maharaja in the browser: two people plan at the same time, and one plays against Brahmabot."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import (
    DESK,
    PHONE,
    Guest,
    all_large,
    eventually,
    near_the_end,
    nothing_hidden,
    on_one_screen,
    played,
    readable,
    settle,
)
from tests.browser.test_everybody import complaints
from tests.server.people import Here

pytestmark = pytest.mark.browser

DISC = ".disc .piece[data-legal]"
WISHES = (
    "statue",
    "use_statue_cheap",
    "use_statue",
    "use_two_shrines",
    "use_shrine",
    "use_coins",
    "use_prestige",
    "end_turn",
)


def sit_down(guests: Guests) -> tuple[Guest, Guest]:
    """Anna opens a table for two, and Ben comes by her link."""
    anna, ben = guests("Anna"), guests("Ben")
    link = anna.opens(game="maharaja", seats=2)
    anna.goes(link)
    ben.goes(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for guest in (anna, ben):
        guest.page.locator(".prompt").wait_for()
    return anna, ben


def test_a_table_for_friends_has_a_seat_for_a_friend(anna: Guest) -> None:
    anna.goes("/open/maharaja")

    expect(anna.page.get_by_role("radio", name="2")).to_be_checked()
    expect(anna.page.get_by_role("combobox", name="Seat 2")).to_be_visible()


def answer(guest: Guest, number: int) -> None:
    """One answer: on the board where the answer lies there, and what moves the match on where there are many."""
    for kind in WISHES:
        wish = guest.page.locator(f"[data-action={kind}]")
        if wish.count():
            wish.first.click()
            break
    else:
        guest.answer(number)
    sure = guest.page.locator(".sure .main")
    if sure.count():
        sure.click()


def until_planning(*guests: Guest) -> None:
    """Everybody answers until the discs are to be set."""
    for number in range(90):
        settle(*guests)
        guest = next(guest for guest in guests if guest.asked)
        if guest.answers.first.get_attribute("data-action") == "point":
            break
        answer(guest, number)
    for guest in guests:
        expect(guest.page.locator(DISC)).to_have_count(9)


def point(guest: Guest, sector: int) -> None:
    """Set an arrow by clicking the disc."""
    guest.page.locator(DISC).nth(sector).click()


def test_two_people_plan_at_the_same_time_and_in_secret(guests: Guests) -> None:
    anna, ben = sit_down(guests)
    until_planning(anna, ben)
    told = len(ben.log())
    point(anna, 4)
    point(ben, 6)
    expect(anna.page.locator(".disc .first")).to_have_count(1)
    expect(anna.page.locator("[data-place=plan-1]")).to_contain_text("still planning")
    point(anna, 2)
    expect(ben.page.locator("[data-place=plan-0]")).to_contain_text("ready")
    expect(ben.page.locator("[data-place=plan-0] .action")).to_have_count(0)
    assert not any("take coins" in line and "Anna" in line for line in ben.log()[told:])

    point(ben, 4)
    expect(ben.page.locator(DISC)).to_have_count(0)
    expect(anna.page.locator(".disc .arrow")).to_have_count(2)


def test_both_discs_are_turned_up_in_their_turns_and_show_what_is_left(guests: Guests) -> None:
    anna, ben = sit_down(guests)
    until_planning(anna, ben)
    for guest in (anna, ben):
        point(guest, 4)
        point(guest, 6)
    settle(anna, ben)
    first = anna if anna.asked else ben

    tasks = first.page.locator(".mine .tasks li")
    expect(tasks).to_have_count(2)
    tasks.first.locator(".piece[data-legal]").click()
    expect(first.page.locator(".mine .tasks .done")).to_have_count(1)
    first.page.get_by_role("button", name="Take back").click()
    expect(first.page.locator(".mine .tasks .done")).to_have_count(0)


def test_the_end_of_a_solo_match_against_brahmabot(anna: Guest, server: Here) -> None:
    anna.goes(near_the_end(anna, server, 60, game="maharaja", seats=1, options={"brahmabot": "easy"}))
    eventually(anna.overflow, (0, 0))
    explained = 0
    for number in range(100):
        settle(anna)
        if anna.over:
            break
        explained = max(explained, anna.page.locator(".bot .steps li").count())
        if anna.page.locator(DISC).count() == 9:
            expect(anna.page.locator(".bot-tile .back")).to_have_count(1)
            point(anna, (0, 2, 3, 4)[number % 4])
        else:
            answer(anna, number)

    assert explained > 2
    result = anna.page.locator("dialog[open]")
    expect(result.get_by_role("heading", level=2)).to_have_text(re.compile("^(You win|Brahmabot wins)$"))
    expect(result.locator(".why")).to_contain_text("Brahmabot")
    expect(result.locator("thead")).to_contain_text("Brahmabot")
    expect(result.locator(".total")).to_have_count(2)
    expect(result.locator(".chart polyline")).to_have_count(2)
    readable(anna)


def test_on_a_phone_the_map_comes_near_where_a_village_is_asked_for(guests: Guests) -> None:
    anna = guests("Anna", size=PHONE)
    anna.plays_bots(2, game="maharaja")
    while "village" not in anna.said():
        anna.answer(board=False)
        anna.answers.first.wait_for()

    all_large(anna.page.locator(".village[data-legal]"), 40)
    eventually(lambda: anna.overflow()[0], 0)


@pytest.mark.parametrize(("size", "seats"), [(DESK, 4), (PHONE, 1)])
def test_everybody_can_use_the_table(guests: Guests, server: Here, axe: str, size: tuple[int, int], seats: int) -> None:
    anna = guests("Anna", size=size)
    anna.goes(played(anna, server, most=14, seats=seats, game="maharaja"))
    anna.answers.first.wait_for()

    assert complaints(anna, axe) == []
    assert anna.overflow()[0] == 0


def test_two_see_the_city_of_this_round_and_the_scoring_of_the_last_one_on_one_screen(
    anna: Guest, server: Here
) -> None:
    anna.goes(played(anna, server, most=20, seats=2, game="maharaja"))
    ledger = anna.page.locator(".ledger")
    ledger.locator(".forecast").wait_for()
    ledger.locator(".scoring").wait_for()

    on_one_screen(anna, ledger.locator("> *"))
    nothing_hidden(ledger)
