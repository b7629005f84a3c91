"""The course: tasks on the real board, clicked with a real pointer; what was solved is remembered."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.guest import DESK, PHONE, Guest, eventually, middle
from tests.browser.test_everybody import complaints

pytestmark = pytest.mark.browser


def practises(guest: Guest, task: str, game: str = "legacy") -> Locator:
    """Go to a task from the page of the course; returns its card."""
    guest.goes(f"/learn/{game}")
    guest.page.get_by_role("button", name=task).click()
    card = guest.page.locator(".lesson")
    card.wait_for()
    return card


def points_and_clicks(guest: Guest, target: Locator) -> None:
    """The pointer comes, goes down and up, as a hand does it."""
    guest.page.mouse.move(*middle(target))
    guest.page.mouse.down()
    guest.page.mouse.up()


def test_a_newcomer_is_offered_the_course_solves_a_task_and_finds_it_solved_at_home(anna: Guest) -> None:
    anna.goes("/")
    anna.page.get_by_role("button", name="Play now against bots").first.click()
    anna.page.get_by_role("button", name="Play the course").click()
    anna.page.get_by_role("button", name="A coin and the price").click()
    card = anna.page.locator(".lesson")
    expect(card).to_contain_text("Task 1 of 7")

    points_and_clicks(
        anna,
        anna.page.locator('.piece[data-legal][data-place~="trade"], [data-place="trade"] .piece[data-legal]').first,
    )

    expect(card).to_contain_text("Solved")
    card.get_by_role("button", name="Next task").click()
    expect(card).to_contain_text("Task 2 of 7")
    anna.goes("/")
    expect(anna.page.get_by_role("link", name="Learn: 1 of 7")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "task", "place", "size"),
    [("rajas", "To market", "mixed", DESK), ("maharaja", "A reward tile", "reward_prestige", PHONE)],
    ids=["rajas-desk", "maharaja-phone"],
)
def test_a_task_is_solved_on_the_board_and_is_solved_after_a_reload(
    guests: Guests, game: str, task: str, place: str, size: tuple[int, int]
) -> None:
    anna = guests("Anna", size=size)
    card = practises(anna, task, game)
    target = anna.page.locator(
        f'.piece[data-legal][data-place~="{place}"], [data-place~="{place}"] .piece[data-legal]'
    ).first
    if size == PHONE:
        target.tap()
        anna.page.get_by_role("button", name="Confirm", exact=True).tap()
    else:
        points_and_clicks(anna, target)

    expect(card).to_contain_text("Solved")
    anna.goes(f"/learn/{game}")
    anna.page.reload()
    expect(anna.page.get_by_role("button", name=task)).to_contain_text("solved")


def test_a_task_that_was_missed_is_tried_again_with_a_hint(anna: Guest) -> None:
    card = practises(anna, "Two of a colour")
    anna.answers.first.click()
    expect(card).to_contain_text("Not quite", timeout=60_000)
    expect(anna.answers).to_have_count(0)

    card.get_by_role("button", name="Try again").click()
    expect(card).to_contain_text("Task 2 of 7")
    card.get_by_role("button", name="Hint").click()

    expect(card).to_contain_text("Look at the colours")


def test_the_task_that_ends_the_match_shows_its_card_and_no_result(anna: Guest) -> None:
    card = practises(anna, "The last day")
    anna.answer(board=False)

    expect(card).to_contain_text("you are the heir")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    card.get_by_role("link", name="To the first match").click()
    expect(anna.page).to_have_url(re.compile(r"/learn/legacy"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_course_and_its_tasks_are_accessible_and_fit(guests: Guests, axe: str, size: tuple[int, int]) -> None:
    anna = guests("Anna", size=size)
    anna.goes("/learn/legacy")
    anna.page.get_by_role("button", name="The first match").wait_for()
    assert complaints(anna, axe) == []
    practises(anna, "An antique for a card")
    anna.page.mouse.move(700, 20)
    assert complaints(anna, axe) == []
    eventually(lambda: anna.overflow()[0] <= 0)

    assert anna.overflow()[0] <= 0


def test_on_a_phone_a_task_folds_to_its_title_and_opens_again(guests: Guests) -> None:
    card = practises(guests("Anna", size=PHONE), "Two of a colour")
    fold = card.get_by_role("button", name="Show or hide the task")
    fold.tap()
    expect(card.locator("p")).to_be_hidden()
    expect(card.get_by_role("heading")).to_be_visible()

    fold.tap()
    expect(card.locator("p")).to_be_visible()
