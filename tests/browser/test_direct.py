"""What is meant is clicked at once: by a real mouse that goes down and up, and by a real finger, with everything in motion."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.guest import DESK, LOOKS, PHONE, RESTING, Guest, asked_for, eventually, middle, opened, reaching
from tests.browser.test_clicks import press
from tests.server.people import Here

pytestmark = pytest.mark.browser

LOW = (1366, 657)
SEATS = {"legacy": 2, "taj_mahal": 3, "maharaja": 2, "rajas": 2}
TO_A_STATUE = ("place", "point", "walk", "walk_for", "shrine_in_village", "use_shrine_cheap", "choose")
FROM_THE_TOP: dict[str, tuple[str, str, tuple[str, ...], str, str]] = {
    "river": ("rajas", "harbour", (), ".river-space", "sails"),
    "chamber": ("rajas", "yogi", (), "[data-place=yogi]", "sends a worker"),
    "shrine": ("maharaja", "use_shrine_cheap", ("shrine_discount",), ".village", "builds a shrine"),
    "character": ("maharaja", "use_swap", ("swap",), ".display .character", "gives back"),
    "flag": ("maharaja", "use_track", ("track",), ".pennant", "moves the flag"),
}
"""What can be meant: its game, the answer that leads there, how to come there, what is pressed, and what is told then."""
POINTED = 3
OVERLAP = """([piece, tip]) => {
  const [a, b] = [piece, tip].map(each => each.getBoundingClientRect());
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
}"""


def lies_bare(piece: Locator) -> bool:
    """Whether a finger in the middle of a piece would meet it, and nothing over it."""
    return bool(piece.evaluate("(each, at) => each.contains(document.elementFromPoint(...at))", middle(piece)))


def tap(guest: Guest, piece: Locator) -> None:
    """Tap a piece once nothing lies over it any more, as who looks before tapping does."""
    eventually(lambda: lies_bare(piece))
    guest.page.touchscreen.tap(*middle(piece))


class Presses:
    """A hand that counts its presses: a mouse on a desk, a finger on a phone."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.count = 0

    def on(self, target: Locator) -> None:
        """Press once, and what has to be confirmed is confirmed with another press."""
        target.wait_for()
        given, sure = self.guest.given, self.guest.page.locator(".sure .main")
        self.once(target)
        for _ in range(LOOKS):
            if self.guest.given > given:
                break
            if sure.count():
                self.once(sure)
            self.guest.page.wait_for_timeout(20)
        self.rest()

    def rest(self) -> None:
        """Wait until what was said is answered, and what follows from it by itself is told: nobody presses within a blink."""
        expect(self.guest.page.locator(".actions [aria-disabled]")).to_have_count(0)
        before, told = [""], self.guest.log()
        while told != before:
            self.guest.page.wait_for_timeout(2 * RESTING)
            before, told = told, self.guest.log()

    def once(self, target: Locator) -> None:
        self.count += 1
        if self.guest.size == PHONE:
            tap(self.guest, target)
        else:
            press(self.guest, target)


def at_a_tile(guest: Guest, server: Here, warning: str | None = None) -> Locator:
    """A tile of Rajas that could be built, with that warning or none, before any worker was sent."""
    path, what = reaching(guest, server, "pick_tile", warning=warning, game="rajas")
    guest.goes(path)
    guest.answers.first.wait_for()
    return guest.page.locator(f".stack[data-place={what['tile']}]")


@pytest.mark.parametrize("warning", [None, "spends_karma"])
@pytest.mark.parametrize(("size", "most"), [((1440, 900), 4), (PHONE, 5)])
def test_a_tile_is_built_with_few_presses(
    guests: Guests, server: Here, size: tuple[int, int], most: int, warning: str | None
) -> None:
    anna = guests("Anna", size=size, moving=True)
    hand = Presses(anna)
    hand.on(at_a_tile(anna, server, warning))
    built = anna.page.locator(".log p", has_text="builds").filter(has_text="Anna")
    pay, cell, lay = (
        anna.page.locator(each) for each in (".plan .pay", ".own .cell .piece[data-legal]", ".plan .lay .piece")
    )
    expect(pay.or_(cell).or_(lay).first).to_be_visible()
    if pay.count():
        hand.on(pay)
    expect(cell.or_(lay).first).to_be_visible()
    if cell.count():
        hand.on(cell.first)
    expect(lay.or_(built).first).to_be_attached()
    if lay.count():
        hand.on(lay)

    expect(built.first).to_be_attached()
    assert hand.count <= most


def test_a_tile_says_before_the_first_press_what_all_of_it_costs(guests: Guests, server: Here) -> None:
    anna = guests("Anna", moving=True)
    anna.page.mouse.move(*middle(at_a_tile(anna, server)))

    expect(anna.page.get_by_role("tooltip").locator(".chip.cost").first).to_contain_text("−")


def test_a_phone_lists_what_sending_a_worker_costs_and_does(guests: Guests, server: Here) -> None:
    anna = guests("Anna", size=PHONE)
    at_a_tile(anna, server)
    first = anna.page.locator(".actions [data-action=place]").first

    expect(first.locator(".chip.cost").first).to_contain_text("money")
    expect(first.locator(".effect")).to_contain_text("build it where a path leads")


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
@pytest.mark.parametrize("white_first", [True, False])
def test_two_cards_are_chosen_in_either_order_and_played_with_one_press(
    guests: Guests, server: Here, size: tuple[int, int], white_first: bool
) -> None:
    anna = guests("Anna", size=size, moving=True)
    path, what = reaching(anna, server, "add", ("withdraw",), game="taj_mahal", seats=3)
    anna.goes(path)
    anna.answers.first.wait_for()
    white = anna.page.locator(f".held[data-place=hand-{what['card']}]")
    coloured = anna.page.locator(".held[data-legal]:not(:has([data-suit=white])):not(:has([data-suit=special]))").first
    hand = Presses(anna)
    for card in (white, coloured) if white_first else (coloured, white):
        hand.once(card)
    expect(anna.page.locator(".held.picked")).to_have_count(2)
    hand.on(anna.page.locator(".piece.ready"))

    expect(anna.page.locator(".held.picked")).to_have_count(0)
    expect(anna.page.locator(".log p", has_text="Anna").filter(has_text="white").first).to_be_attached()


def test_a_statue_is_built_from_the_map_and_a_press_beside_closes_the_city(guests: Guests, server: Here) -> None:
    anna = guests("Anna", moving=True)
    path, what = reaching(anna, server, "statue", TO_A_STATUE, game="maharaja")
    anna.goes(path)
    anna.answers.first.wait_for()
    city = anna.page.locator(f".court[data-place={what['city']}]")
    press(anna, city)
    expect(anna.page.locator(".veil")).to_be_visible()
    veil = anna.page.locator(".veil").bounding_box()
    assert veil is not None
    anna.page.mouse.click(veil["x"] + 6, veil["y"] + 6)
    expect(anna.page.locator(".veil")).to_have_count(0)
    press(anna, city)
    hand = Presses(anna)
    hand.on(anna.page.locator(".veil .space[data-legal]").first)

    expect(anna.page.locator(".log p", has_text="builds a statue").first).to_be_attached()


@pytest.mark.parametrize(
    ("meant", "size"), [*((each, DESK) for each in FROM_THE_TOP), ("river", PHONE), ("character", PHONE)]
)
def test_what_is_meant_is_pressed_before_anything_else(
    guests: Guests, server: Here, meant: str, size: tuple[int, int]
) -> None:
    anna = guests("Anna", size=size, moving=True)
    game, question, wishes, piece, told = FROM_THE_TOP[meant]
    anna.goes(asked_for(anna, server, question, wishes, game=game))
    anna.answers.first.wait_for()
    hand = Presses(anna)
    hand.on(anna.page.locator(f"{piece}[data-legal]").first)
    if meant == "river":
        hand.on(anna.page.locator(".hand-die[data-legal]").first)

    expect(anna.page.locator(".log p", has_text="Anna").filter(has_text=told).first).to_be_attached()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_city_of_taj_mahal_is_pressed_to_withdraw_and_build_there(
    guests: Guests, server: Here, size: tuple[int, int]
) -> None:
    anna = guests("Anna", size=size, moving=True)
    path, what = reaching(anna, server, "build", ("play", "alone"), game="taj_mahal", seats=3)
    anna.goes(path)
    anna.answers.first.wait_for()
    Presses(anna).on(anna.page.locator(f".map .spot[data-place={what['city']}][data-legal]"))

    expect(anna.page.locator(".log p", has_text="Anna").filter(has_text="builds a palace").first).to_be_attached()


def test_who_has_one_answer_only_reads_in_the_story_that_it_was_given(anna: Guest, server: Here) -> None:
    with opened(anna, server) as (path, tab):
        while not any(line.get("forced") for line in tab.log):
            tab.waits()
            kinds = [action["kind"] for action in tab.position["legal"]]
            tab.plays(kinds.index("buy") if "buy" in kinds else 0)
    anna.goes(path)

    expect(anna.page.locator(".log .forced").first).to_contain_text("nothing else was possible")


@pytest.mark.parametrize("game", SEATS)
def test_a_tooltip_never_lies_on_what_is_pointed_at(guests: Guests, game: str) -> None:
    anna = guests("Anna", size=LOW)
    anna.plays_bots(SEATS[game], game=game)
    for number in range(min(POINTED, anna.glowing.count())):
        piece = anna.glowing.nth(number)
        anna.page.mouse.move(*middle(piece))
        tip = anna.page.locator("aside.tip")
        tip.wait_for()
        assert not anna.page.evaluate(OVERLAP, [piece.element_handle(), tip.element_handle()])
        anna.page.mouse.move(2, 2)
        expect(tip).to_have_count(0)
