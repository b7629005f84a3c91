"""What one decides with is in sight and in reach, on phones and on low screens too."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import DESK, PHONE, eventually

pytestmark = pytest.mark.browser

NARROW = (320, 640)
LOW = (1366, 657)
TABLET = (1024, 768)
MOST = {"legacy": 4, "taj_mahal": 5, "maharaja": 4, "rajas": 4}
PAGES = ("/", "/open/maharaja", "/rules/maharaja", "/about", "/tables")
TOO_SMALL = """least => {
  const shown = node => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return node.data.trim() && node.parentElement.checkVisibility({ visibilityProperty: true })
      && !node.parentElement.closest('.unseen, option') && range.getBoundingClientRect().width > 1;
  };
  const drawn = element => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const turn = element instanceof SVGElement ? element.getScreenCTM() : { b: 0, d: 1 };
    return size * Math.hypot(turn.b, turn.d);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = new Set();
  while (texts.nextNode()) {
    const node = texts.currentNode, size = shown(node) ? drawn(node.parentElement) : least;
    if (size < least - 0.05) found.add(node.data.trim() + ': ' + size.toFixed(1) + ' px');
  }
  return [...found];
}"""


def least(size: tuple[int, int]) -> int:
    """How small letters may be on a screen of this size, in pixels."""
    return 12 if size == PHONE else 11


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
def test_no_letter_on_a_table_is_too_small_to_read(guests: Guests, game: str, size: tuple[int, int]) -> None:
    anna = guests("Anna", size=size)
    anna.plays_bots(MOST[game], game=game)
    anna.answer()
    anna.answers.first.wait_for()

    eventually(lambda: anna.page.evaluate(TOO_SMALL, least(size)), [])


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_letter_on_a_page_is_too_small_to_read(guests: Guests, size: tuple[int, int]) -> None:
    anna = guests("Anna", size=size)
    for path in PAGES:
        anna.goes(path)
        anna.page.wait_for_load_state("networkidle")
        eventually(lambda: (anna.page.url, anna.page.evaluate(TOO_SMALL, least(size))), (anna.home + path, []))


@pytest.mark.parametrize("size", [LOW, TABLET, PHONE], ids=["low", "tablet", "phone"])
@pytest.mark.parametrize("game", MOST)
def test_what_is_asked_and_what_one_has_stay_in_sight(guests: Guests, game: str, size: tuple[int, int]) -> None:
    anna = guests("Anna", size=size)
    anna.plays_bots(MOST[game], game=game)
    anna.page.evaluate("scrollTo({ top: 4000, behavior: 'instant' })")

    expect(anna.page.locator(".strip")).to_be_in_viewport(ratio=0.9)
    expect(anna.page.locator(".prompt")).to_be_in_viewport(ratio=0.9)


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
