"""The table of Taj Mahal as the eye and the hand meet it."""

import re

import pytest
from playwright.sync_api import expect

from durbar.games.taj_mahal.rules import tables
from tests.browser.conftest import Guests
from tests.browser.guest import (
    DESK,
    PHONE,
    Guest,
    all_large,
    asked_for,
    eventually,
    in_order_on_a_phone,
    near_the_end,
    on_one_screen,
    played,
)
from tests.browser.test_everybody import complaints
from tests.browser.test_journeys import turns
from tests.server.people import Here

pytestmark = pytest.mark.browser

GAME = "taj_mahal"
SEAL = 40
"""The least side of a target on a phone, in pixels."""
COVERED = """() => {
  return [...document.querySelectorAll('.map button.spot')].filter(spot => {
    const box = spot.getBoundingClientRect();
    return document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)?.closest('.far');
  }).map(spot => spot.dataset.place);
}"""
PARTS = "section.map, section.court, section.display, section.hand, section.frame"
STICKS_OUT = """parts => parts.flatMap(part => {
  const edge = part.getBoundingClientRect().right + 1;
  return [...part.querySelectorAll('*')].filter(one => one.getBoundingClientRect().right > edge).map(one => one.outerHTML);
})"""


def until(guest: Guest, kind: str, most: int = 200) -> None:
    """Answer until an answer of this kind is possible."""
    for pick in range(most):
        guest.answers.first.wait_for()
        if guest.page.locator(f"[data-action={kind}]").count():
            return
        guest.answer(pick, board=False)
    raise AssertionError(f"Nobody was asked to {kind}.")


def covered(guest: Guest) -> list[str]:
    """The cities of the province that is near that lie under the way back to the whole map."""
    near = tables.PROVINCE_IDS.index(guest.page.locator(".map").get_attribute("data-near") or "")
    cities = [tables.CITY_IDS.index(city) for city in guest.page.evaluate(COVERED)]
    return [tables.CITY_IDS[city] for city in cities if tables.CITY_PROVINCE[city] == near]


def test_the_last_visit_of_three_is_played_by_clicking_the_board_and_the_end_tells_of_all_twelve(
    anna: Guest, server: Here
) -> None:
    anna.goes(near_the_end(anna, server, 40, game=GAME, seats=3))
    turns(anna, most=80)

    expect(anna.page.locator("dialog tbody tr")).to_have_count(3)
    expect(anna.page.locator("dialog .chart polyline")).to_have_count(3)
    expect(anna.page.locator("dialog .pillar")).to_have_count(3 * 12)
    told = [int(text) for text in anna.page.locator("dialog tbody .total").all_inner_texts()]
    pillars = [int(text) for text in anna.page.locator("dialog .pillar b").all_inner_texts() if text]
    assert sum(pillars) == sum(told) > 0
    assert any("Visit 12" in line for line in anna.log())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everything_is_on_one_screen_without_scrolling(anna: Guest, server: Here, seats: int) -> None:
    anna.goes(played(anna, server, most=6, seats=seats, game=GAME))
    anna.answers.first.wait_for()

    parts = anna.page.locator(PARTS)
    on_one_screen(anna, parts)
    eventually(lambda: parts.evaluate_all(STICKS_OUT), [])


def test_the_map_shows_every_city_and_the_order_of_visits(anna: Guest) -> None:
    anna.plays_bots(3, game=GAME)

    expect(anna.page.locator(".map .spot")).to_have_count(49)
    assert sorted(map(int, anna.page.locator(".map .tile b").all_inner_texts())) == list(range(1, 13))
    expect(anna.page.locator(".map .tile.current")).to_have_count(1)


def test_a_card_of_the_hand_shows_what_it_adds(anna: Guest) -> None:
    anna.plays_bots(3, game=GAME, seat=0)
    anna.page.locator(".held[data-legal]").first.hover()

    expect(anna.page.locator(".row .count b").first).to_have_text(re.compile(r"\+[12]"))


def test_choosing_a_palace_shows_the_chain_and_the_best_total(anna: Guest, server: Here) -> None:
    anna.goes(asked_for(anna, server, "palace", game=GAME, seats=3))
    anna.answers.first.wait_for()
    legal = anna.page.locator(".map .spot[data-legal]")

    expect(legal).to_have_count(anna.answers.count())
    expect(anna.page.locator(".map .best")).to_have_count(legal.count())
    legal.first.hover()
    expect(anna.page.locator(".map .ghost")).to_have_count(1)
    expect(anna.page.locator(".map .halo").first).to_be_attached()


def test_before_withdrawing_every_city_shows_what_it_would_bring(anna: Guest) -> None:
    anna.plays_bots(3, game=GAME)
    for _ in range(60):
        until(anna, "withdraw")
        if anna.page.locator(".forecast .cities button").count() and anna.page.locator(".withdraw[data-legal]").count():
            break
        anna.answers.first.click()
    anna.page.locator(".withdraw").hover()

    expect(anna.page.locator(".forecast header")).to_contain_text("point")
    expect(anna.page.locator(".map .ghost").first).to_be_attached()


def test_on_a_phone_a_province_comes_near_and_its_cities_are_large(guests: Guests) -> None:
    anna = guests("Anna", size=PHONE)
    anna.plays_bots(3, game=GAME)
    anna.page.get_by_role("button", name="Whole map").tap()
    anna.page.locator(".map .province button").first.tap()
    all_large(anna.page.locator(".map button.spot"), SEAL)
    anna.page.get_by_role("button", name="Whole map").tap()

    expect(anna.page.locator(".map button.spot")).to_have_count(0)
    eventually(lambda: anna.overflow()[0], 0)


def test_the_way_back_to_the_whole_map_covers_no_city_of_the_province(guests: Guests) -> None:
    anna = guests("Anna", size=PHONE, language="de-DE")
    anna.plays_bots(3, game=GAME)
    anna.page.get_by_role("button", name="Ganze Karte").tap()
    provinces = anna.page.locator(".map .province button")
    expect(provinces).to_have_count(len(tables.PROVINCE_IDS))
    for number in range(len(tables.PROVINCE_IDS)):
        provinces.nth(number).tap()
        expect(anna.page.locator(".map[data-near]")).to_be_visible()
        eventually(lambda: covered(anna), [])
        anna.page.get_by_role("button", name="Ganze Karte").tap()


def test_on_a_phone_the_board_comes_first_then_your_choices_then_the_others(guests: Guests) -> None:
    anna = guests("Anna", size=PHONE)
    anna.plays_bots(5, game=GAME)

    in_order_on_a_phone(anna)
    all_large(anna.glowing, SEAL)


def test_german_is_spoken_throughout(guests: Guests) -> None:
    anna = guests("Anna", language="de-DE")
    anna.plays_bots(3, game=GAME)

    expect(anna.page.locator(".prompt")).to_contain_text("Besuch")
    shown = anna.page.locator("body").inner_text()
    assert not re.search(r"\b(?:term|tip|event|action|score|amount|refusal)\.[a-z_]+", shown)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_table_is_accessible(guests: Guests, server: Here, axe: str, size: tuple[int, int]) -> None:
    anna = guests("Anna", size=size)
    anna.goes(played(anna, server, most=6, seats=3, game=GAME))
    anna.answers.first.wait_for()

    assert complaints(anna, axe) == []
