"""Rajas of the Ganges as the eye and the hand meet it."""

import re
from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.guest import (
    ANSWERS,
    PHONE,
    Guest,
    all_large,
    asked_for,
    boxes,
    eventually,
    in_order_on_a_phone,
    near_the_end,
    nothing_hidden,
    on_one_screen,
    readable,
)
from tests.server.people import Here

pytestmark = pytest.mark.browser

RAJAS = {"game": "rajas"}
ENDING = "dialog[open] tbody tr"
OUTSIDE = """shields => shields.flatMap(shield => {
    const around = shield.getBoundingClientRect();
    return [...shield.querySelectorAll('svg')].map(sign => sign.getBoundingClientRect()).filter(sign =>
        sign.left < around.left - 1 || sign.top < around.top - 1 ||
        sign.right > around.right + 1 || sign.bottom > around.bottom + 1);
})"""
"""The signs that reach beyond their shield."""


def asked(guest: Guest) -> set[str]:
    """The kinds of answers that are possible now."""
    kinds: list[str] = guest.answers.evaluate_all("all => all.map(each => each.dataset.action)")
    return set(kinds)


def settled(guest: Guest) -> None:
    """Wait until the guest is asked again, or the result is on the screen."""
    guest.page.locator(f"{ANSWERS}, {ENDING}").first.wait_for()


def click(guest: Guest, target: Locator) -> None:
    """Click a piece of the board and confirm where asked; then wait for the answer of the house."""
    before = guest.page.evaluate(
        "document.querySelector('.prompt').innerText + document.querySelectorAll('.log p').length"
    )
    target.click()
    sure = guest.page.locator(".sure .main")
    if sure.count():
        sure.click()
    guest.awaits(
        "before => document.querySelector('.prompt').innerText + document.querySelectorAll('.log p').length !== before",
        before,
    )
    settled(guest)


class Journey:
    """A match by clicking: remembers what was done on the way."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.done: set[str] = set()
        self.ways: dict[str, Callable[[], None]] = {"place": self.place, "turn": self.turn}

    def piece(self, selector: str) -> Locator:
        return self.guest.page.locator(f"{selector}.piece[data-legal]")

    def place(self) -> None:
        """Send a worker where something has not been tried yet, to build, or anywhere."""
        wishes = (
            ("chamber", ".space.chamber"),
            ("harbour", ".space.harbour"),
            ("quarry", "[data-place=quarry]"),
            ("market", ".space.market"),
        )
        for name, selector in sorted(wishes, key=lambda wish: (wish[0] in self.done, wish[0] != "quarry")):
            if self.piece(selector).count():
                self.done.add(name)
                return click(self.guest, self.piece(selector).first)
        return click(self.guest, self.piece(".space").first)

    def turn(self) -> None:
        """Turn the tile by click, wheel and key, then lay it."""
        ghost = self.guest.page.locator(".cell .turning")
        seen = {self.turned()}
        if "turned" not in self.done:
            acts: list[Callable[[], None]] = [ghost.click, self.key, self.wheel]
            for act in acts:
                act()
                seen.add(self.turned())
            if len(seen) > 1:
                self.done.add("turned")
        self.done.add("built")
        click(self.guest, self.piece(".lay ").first)

    def key(self) -> None:
        self.guest.page.keyboard.press("r")

    def wheel(self) -> None:
        self.guest.page.locator(".cell .turning").hover()
        self.guest.page.mouse.wheel(0, 120)

    def turned(self) -> str:
        style: str = self.guest.page.locator(".cell .turning .path").evaluate("path => path.style.rotate")
        return style

    def step(self) -> None:
        """Answer the question on the board."""
        kinds = asked(self.guest)
        self.done |= kinds
        for kind, way in self.ways.items():
            if kind in kinds:
                return way()
        glowing = self.guest.glowing
        return click(self.guest, glowing.last if glowing.count() else self.guest.answers.last)


def test_everything_on_the_board_is_played_by_clicking(anna: Guest) -> None:
    anna.plays_bots(2, **RAJAS)
    journey = Journey(anna)
    while not {"built", "turned", "sail", "chamber", "give"} <= journey.done:
        journey.step()

    expect(anna.page.locator(ENDING)).to_have_count(0)


def test_the_last_steps_are_played_by_clicking_and_the_end_shows_both_tracks(anna: Guest, server: Here) -> None:
    anna.goes(near_the_end(anna, server, 16, seats=2, **RAJAS))
    settled(anna)
    journey = Journey(anna)
    for _ in range(60):
        if anna.page.locator(ENDING).count():
            break
        journey.step()

    expect(anna.page.locator(ENDING)).to_have_count(2)
    expect(anna.page.get_by_role("heading", name="Fame, round by round")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Money, round by round")).to_be_visible()
    readable(anna)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_on_one_screen_without_scrolling(anna: Guest, seats: int) -> None:
    anna.plays_bots(seats, **RAJAS)

    frames = anna.page.locator("section.frame")
    on_one_screen(anna, frames)
    nothing_hidden(frames)


def test_on_a_phone_the_board_comes_first_and_targets_are_large(guests: Guests) -> None:
    anna = guests("Anna", size=PHONE)
    anna.plays_bots(3, **RAJAS)

    in_order_on_a_phone(anna)
    all_large(anna.glowing, 40)


def test_a_space_that_cannot_be_used_says_why_not_with_its_rule(anna: Guest) -> None:
    anna.plays_bots(2, **RAJAS)
    anna.page.locator("[data-place=market_silk]").hover()

    expect(anna.page.get_by_role("tooltip")).to_contain_text("You have no market for this: silk.")
    expect(anna.page.get_by_role("tooltip")).to_contain_text("RG-R3")


def test_the_ghost_shows_what_it_pays_before_it_is_laid(anna: Guest, server: Here) -> None:
    anna.goes(asked_for(anna, server, "pick_cell", ("quarry", "pick_tile"), **RAJAS))
    Journey(anna).piece(".cell .ground").first.hover()

    expect(anna.page.locator(".cell .ghost")).to_have_count(1)
    expect(anna.page.locator(".plan .pays").first).to_be_visible()
    expect(anna.page.locator(".cell .join").first).to_be_visible()


def test_nothing_is_drawn_for_cells_that_are_not_there(anna: Guest) -> None:
    anna.plays_bots(2, options={"navaratnas": "on"}, **RAJAS)
    anna.page.get_by_role("button", name="Look at the province").first.click()
    expect(anna.page.locator("dialog[open] .province")).to_be_visible()

    for province in anna.page.locator(".province").all():
        expect(province.locator(".home")).to_have_count(1)
        expect(province.locator(".border")).to_have_count(15)
        cells = province.locator("[data-cell]").evaluate_all("all => all.map(each => Number(each.dataset.cell))")
        assert sorted(cells) == [cell for cell in range(20) if cell not in (0, 2, 4, 17)]


def test_no_yield_is_clipped_or_covered_by_another(anna: Guest) -> None:
    anna.plays_bots(2, options={"navaratnas": "on"}, **RAJAS)
    while "place" not in asked(anna):
        click(anna, anna.glowing.first)
    shields = anna.page.locator(".area-mine .province .shield")

    expect(shields).to_have_count(15)
    eventually(lambda: shields.evaluate_all(OUTSIDE), [])
    eventually(lambda: [pair for pair in combinations(boxes(shields), 2) if pair[0].covers(pair[1])], [])


@pytest.mark.parametrize("way", ["thing", "list"])
def test_what_comes_next_is_chosen_by_its_thing_and_in_the_list(anna: Guest, server: Here, way: str) -> None:
    anna.goes(asked_for(anna, server, "choice.dice", ("dancer",), **RAJAS))
    settled(anna)
    things = {"thing": ".die-stock", "list": "[data-place=dice]"}
    click(anna, Journey(anna).piece(things[way]).first)

    eventually(lambda: "take" in asked(anna))


def test_pointing_at_a_space_lights_the_dice_that_pay_for_it(anna: Guest) -> None:
    anna.plays_bots(2, **RAJAS)
    balcony = anna.page.locator("#main [data-place=balcony_blue]")
    balcony.hover()

    expect(anna.page.locator(".hand-die:has(.cube.plain)")).to_have_count(1)
    expect(anna.page.locator(".hand-die:has(.cube.plain)")).to_contain_text("blue")
    anna.page.mouse.move(2, 2)
    expect(anna.page.locator(".cube.plain")).to_have_count(0)


def test_another_province_opens_on_demand(anna: Guest) -> None:
    anna.plays_bots(3, **RAJAS)
    anna.page.get_by_role("button", name="Look at the province").first.click()

    expect(anna.page.locator("dialog[open] .province")).to_be_visible()


def test_german_is_spoken_throughout_with_every_module(guests: Guests) -> None:
    anna = guests("Anna", language="de-DE")
    anna.plays_bots(2, options={"navaratnas": "on", "ganga": "on"}, **RAJAS)
    journey = Journey(anna)
    for _ in range(12):
        journey.step()

    shown = anna.page.locator("body").inner_text()
    assert not re.search(r"\b(?:term|tip|event|action|owed|question|refusal|amount)\.[a-z_]+", shown)


def test_a_rule_stands_apart_from_its_question_whatever_was_asked_before(anna: Guest) -> None:
    anna.plays_bots(2, **RAJAS)
    journey = Journey(anna)
    for _ in range(25):
        eventually(lambda: re.search(r"[.?:]\s+RG-", anna.said()) is not None)
        journey.step()
