"""Everybody can use every page: axe-core finds nothing to complain of."""

import time

import pytest

from durbar.games import GAMES
from tests.browser.conftest import Guests
from tests.browser.guest import DESK, PHONE, RESTING, SMALL, Guest, eventually, played
from tests.server.people import PATIENCE, Here

pytestmark = pytest.mark.browser

RUN = """async rules => (await axe.run({resultTypes: ['violations'], ...(rules && {runOnly: rules})})).violations
  .map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ') + ' ' + n.failureSummary).join(' | '))"""
COLOURS = ["color-contrast"]
"""What of axe-core's rules is another matter in the dark."""

PAGES = ("/", "/open/legacy", "/rules/legacy", "/about", "/tables", "/record", "/you", "/continue", "/nowhere")
CUT_OFF = """() => [...document.querySelectorAll('main :is(a, button, input, label, select, p, h1, h2, h3, td, li)')]
  .filter(each => each.getBoundingClientRect().right > document.documentElement.clientWidth)
  .filter(each => !each.closest('.figures')).map(each => each.outerHTML)"""
"""What lies beyond the right edge; a wide table of figures is scrolled on its own."""


def complaints(guest: Guest, axe: str) -> list[str]:
    """What axe-core complains of in the light and in the dark, and goes on to complain of when the page has come to rest."""
    guest.page.evaluate(axe)
    found = lasting(guest)
    guest.page.emulate_media(color_scheme="dark")
    found += lasting(guest, COLOURS)
    guest.page.emulate_media(color_scheme="light")
    return found


def lasting(guest: Guest, rules: list[str] | None = None) -> list[str]:
    until = time.monotonic() + PATIENCE
    while (found := guest.page.evaluate(RUN, rules)) and time.monotonic() < until:
        guest.page.wait_for_timeout(RESTING)
    return list(found)


def test_every_page_is_accessible(anna: Guest, axe: str) -> None:
    for path in PAGES:
        anna.goes(path)
        anna.page.wait_for_load_state("networkidle")
        assert (path, complaints(anna, axe)) == (path, [])


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_table_is_accessible(guests: Guests, server: Here, axe: str, size: tuple[int, int]) -> None:
    anna = guests("Anna", size=size)
    anna.goes(played(anna, server, most=6, seats=3))
    anna.answers.first.wait_for()

    assert complaints(anna, axe) == []


def test_the_waiting_room_is_accessible(anna: Guest, axe: str) -> None:
    anna.goes(anna.opens(seats=4, bots={"1": "page"}))
    anna.page.get_by_label("Send this link").wait_for()

    assert complaints(anna, axe) == []


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_every_page_fits_on_a_phone(guests: Guests, language: str, size: tuple[int, int]) -> None:
    anna = guests("Anna", size=size, language=language)
    forms = [f"/open/{key}" for key in GAMES]
    for path in (*PAGES, *forms, anna.opens(seats=4, bots={"1": "page"})):
        anna.goes(path)
        anna.page.wait_for_load_state("networkidle")
        eventually(lambda: (anna.page.url, anna.overflow()[0], anna.page.evaluate(CUT_OFF)), (anna.home + path, 0, []))


def test_the_end_is_accessible(anna: Guest, server: Here, axe: str) -> None:
    anna.goes(played(anna, server))
    anna.page.locator(".chart").wait_for()

    assert complaints(anna, axe) == []
