"""After an update whose rules a match does not fit: it is shown as it stood, and its people go on at a new table."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import PHONE, Guest
from tests.server.people import Here, Person, at_table, finish, sit_down
from tests.server.table.test_upgrades import update

pytestmark = pytest.mark.browser


def come(browser: Browser, house: Here, person: Person, **choices: object) -> Guest:
    """A person with a page."""
    guest = Guest(browser, person.web, person.name, **choices)  # type: ignore[arg-type]
    guest.context.add_cookies([{"name": "durbar", "value": person.token, "url": person.web}])
    return guest


def looks_back(guest: Guest, table: str) -> None:
    """The result of a match, its way step by step, and its table are still there."""
    guest.goes(table)
    expect(guest.page.get_by_role("dialog")).to_contain_text("Points over the match")
    guest.page.get_by_role("button", name="Step through it").click()
    guest.page.get_by_role("button", name="One step on").click()
    expect(guest.page.locator("section.frame")).to_have_count(2)
    guest.goes(table)
    guest.page.get_by_role("button", name="Look at the table").click()
    expect(guest.page.get_by_text("Played under older rules")).to_be_visible()
    guest.page.get_by_role("button", name="Show the result").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("Points over the match")


def test_a_table_that_rests_is_looked_at_and_its_people_go_on_elsewhere(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DURBAR_WARM", "0")
    house = Here(tmp_path / "data")
    try:
        anna, ben = Person(house, "Anna"), Person(house, "Ben")
        running, over = sit_down(anna, ben), sit_down(anna, ben)
        with at_table(running, anna, ben) as (a, _):
            a.plays()
        with at_table(over, anna, ben) as (a, b):
            finish([a, b])
        update(house, monkeypatch)
        one, other = come(browser, house, anna), come(browser, house, ben, size=PHONE, language="de-DE")

        looks_back(one, f"/t/{over}")
        for guest in (one, other):
            guest.goes(f"/t/{running}")
        expect(other.page).to_have_title("Das Vermächtnis des Maharaja")
        expect(other.page.get_by_text("Dieser Tisch ruht")).to_be_in_viewport()
        expect(other.page.locator("section.frame")).to_have_count(2)
        one.page.get_by_role("button", name="Open a new table with the same people").click()
        other.page.get_by_role("link", name="Zum neuen Tisch").tap()
        for guest in (one, other):
            expect(guest.page.locator(".prompt")).to_be_visible()
        assert one.troubles + other.troubles == []
        house.stop()
        expect(other.page.get_by_text("Die Verbindung ist abgerissen")).to_be_in_viewport()
        for guest in (one, other):
            guest.context.close()
    finally:
        house.stop()
