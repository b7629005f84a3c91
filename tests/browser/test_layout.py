"""What one decides with is in sight and in reach, on phones and on low screens too."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import DESK, PHONE, Guest, eventually, played, readable
from tests.server.people import Here

pytestmark = pytest.mark.browser

NARROW = (320, 640)
LOW = (1366, 657)
TABLET = (1024, 768)
WIDTHS = (950, 1100, 1280)
MOST = {"legacy": 4, "taj_mahal": 5, "maharaja": 4, "rajas": 4}
MIDDLE = {"legacy": 10, "taj_mahal": 25, "maharaja": 25, "rajas": 25}
"""How many answers lead into the middle of a match."""
PAGES = ("/", "/open/maharaja", "/rules/maharaja", "/about", "/tables")
OVERHANG = """() => {
  const panel = document.querySelector('aside.side').getBoundingClientRect();
  const things = [...document.querySelectorAll('main .card, main .piece, main .hint')].filter((each) => !each.closest('aside.side'));
  const clips = (each) => getComputedStyle(each).overflowX !== 'visible';
  const edge = (each) => each.matches('main') ? Infinity : Math.min(clips(each) ? each.getBoundingClientRect().right : Infinity, edge(each.parentElement));
  return things.filter((each) => Math.min(each.getBoundingClientRect().right, edge(each)) > panel.left).map((each) => each.outerHTML);
}"""
"""What lies over the panel; what a map that shows a province from near has cut off lies nowhere."""


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_a_friend_with_a_phone_sits_down_by_a_tap(guests: Guests, size: tuple[int, int], language: str) -> None:
    anna, ben = guests("Anna"), guests("Ben", size=size, language=language)
    ben.goes(anna.opens(seats=4, game="maharaja", bots={"1": "page"}))
    sit = ben.page.locator("li form button").last
    sit.wait_for()
    ben.page.locator("li form input").last.fill("Ben")

    eventually(lambda: ben.overflow()[0], 0)
    sit.tap()
    expect(ben.page.locator(".seat", has_text="Ben")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", MOST)
def test_no_letter_on_a_table_is_too_small_to_read(
    guests: Guests, server: Here, game: str, size: tuple[int, int]
) -> None:
    anna = guests("Anna", size=size)
    anna.goes(played(anna, server, most=MIDDLE[game], seats=MOST[game], game=game))
    anna.answers.first.wait_for()
    anna.page.get_by_role("button", name="Table", exact=True).click()

    readable(anna)
    if game == "rajas":
        anna.page.get_by_role("button", name="Look at the province").first.click()
        expect(anna.page.locator("dialog[open] .province")).to_be_visible()
        readable(anna)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_letter_on_a_page_is_too_small_to_read(guests: Guests, size: tuple[int, int]) -> None:
    anna = guests("Anna", size=size)
    for path in PAGES:
        anna.goes(path)
        anna.page.wait_for_load_state("networkidle")
        expect(anna.page).to_have_url(anna.home + path)
        readable(anna)


@pytest.mark.parametrize("sizes", [(LOW, TABLET), (PHONE,)], ids=["desk", "phone"])
@pytest.mark.parametrize("game", MOST)
def test_what_is_asked_and_what_one_has_stay_in_sight(
    guests: Guests, game: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    anna = guests("Anna", size=sizes[0])
    anna.plays_bots(MOST[game], game=game)
    for size in sizes:
        anna.resizes(size)
        anna.page.evaluate("scrollTo({ top: 4000, behavior: 'instant' })")
        expect(anna.page.locator(".strip")).to_be_in_viewport(ratio=0.9)
        expect(anna.page.locator(".prompt")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("game", MOST)
def test_on_a_narrow_desk_the_table_keeps_clear_of_the_panel(anna: Guest, game: str) -> None:
    anna.plays_bots(MOST[game], game=game)
    for width in WIDTHS:
        anna.resizes((width, 800))
        eventually(lambda: anna.overflow()[0], 0)
        eventually(lambda: anna.page.evaluate(OVERHANG), [])
        expect(anna.answers.first).to_be_visible()


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_the_page_goes_to_what_is_asked(guests: Guests, size: tuple[int, int]) -> None:
    anna = guests("Anna", size=size)
    anna.plays_bots(3, game="taj_mahal")

    expect(anna.page.locator(".hand .piece[data-legal]").first).to_be_in_viewport(ratio=0.9)


def test_lines_that_came_while_one_chatted_are_counted_on_the_tab_of_the_log(guests: Guests) -> None:
    anna = guests("Anna", size=PHONE)
    anna.plays_bots(2)
    anna.page.get_by_role("button", name="Chat").tap()
    anna.page.keyboard.press("1")
    sure = anna.page.locator(".sure .main")
    if sure.count():
        sure.tap()

    expect(anna.page.locator(".tabs button b")).to_have_text(re.compile(r"\d+"))
