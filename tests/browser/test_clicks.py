"""A press on the board is never lost: a real mouse that goes down and up, and a real finger, with everything in motion."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, RESTING, Guest, asked_for, eventually, middle
from tests.server.people import Here

pytestmark = pytest.mark.browser

SEATS = {"legacy": 2, "taj_mahal": 3, "maharaja": 2, "rajas": 2}
PRESSES = 5
BEFORE_THE_TIP = 160
HELD = RESTING
"""Milliseconds that a mouse rests on a piece, and that its button is held."""
LISTEN = """() => {
  window.met = [];
  document.addEventListener('click', ({ target }) => window.met.push(target.closest('.piece') ? 'piece' : target.outerHTML.slice(0, 200)), true);
}"""
"""Notes whether a click meets a piece, or what else."""
STATUE = ("statue_discount", "use_statue_cheap", "use_statue", "site")
SHRINE = ("use_two_shrines", "use_shrine")


def points_at(piece: Locator) -> bool:
    """Move to a piece as a hand does, and rest there: whether it, and nothing over it, is pointed at."""
    x, y = middle(piece)
    piece.page.mouse.move(x - 30, y - 30)
    piece.page.mouse.move(x, y, steps=4)
    piece.page.wait_for_timeout(BEFORE_THE_TIP)
    return bool(piece.evaluate("each => each.matches(':hover')"))


def press(guest: Guest, piece: Locator) -> None:
    """Point at a piece, coming from a button of the list, then press; where it lay elsewhere by then, point again."""
    guest.answers.first.focus()
    eventually(lambda: points_at(piece))
    guest.page.mouse.down()
    guest.page.wait_for_timeout(HELD)
    guest.page.mouse.up()


@pytest.mark.parametrize("game", SEATS)
def test_every_press_of_a_mouse_on_the_board_is_a_click(guests: Guests, game: str) -> None:
    anna = guests("Anna", moving=True)
    anna.plays_bots(SEATS[game], game=game)
    anna.page.evaluate(LISTEN)
    pressed = 0
    for number in range(4 * PRESSES):
        if pressed == PRESSES:
            break
        anna.answers.first.wait_for()
        if anna.glowing.count():
            press(anna, anna.glowing.nth(number % anna.glowing.count()))
            pressed += 1
            eventually(lambda: anna.page.evaluate("window.met"), ["piece"] * pressed)
            anna.page.mouse.move(2, 2)
        else:
            anna.answers.first.press("Enter")
            anna.page.evaluate("window.met.pop()")

    assert pressed == PRESSES


@pytest.mark.parametrize(("question", "wishes", "piece"), [("space", STATUE, ".space"), ("shrine", SHRINE, ".village")])
def test_what_a_press_builds_in_maharaja_stands_after_the_first_press(
    guests: Guests, server: Here, question: str, wishes: tuple[str, ...], piece: str
) -> None:
    anna = guests("Anna", moving=True)
    anna.goes(asked_for(anna, server, question, wishes, game="maharaja"))
    anna.answers.first.wait_for()
    asked = anna.said()
    press(anna, anna.page.locator(f"{piece}[data-legal]").first)

    expect(anna.page.locator(".prompt")).not_to_have_text(asked)


def test_the_first_tap_on_a_city_of_taj_mahal_is_heard(guests: Guests, server: Here) -> None:
    anna = guests("Anna", size=PHONE, moving=True)
    anna.goes(asked_for(anna, server, "palace", game="taj_mahal", seats=3))
    anna.answers.first.wait_for()
    anna.page.touchscreen.tap(*middle(anna.page.locator(".map .spot[data-legal]").first))

    expect(anna.page.locator(".sure")).to_be_visible()
