"""Standing: how one has played is on a page of one's own, shown to others and on the ladder if one likes."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import PHONE, known
from tests.server.people import Here, at_table, finish

pytestmark = pytest.mark.browser


def test_who_has_played_sees_how_and_others_find_it_on_the_ladder_once_it_is_shown(
    guests: Guests, server: Here
) -> None:
    anna, ben = guests("Zarina"), guests("Yusuf", size=PHONE, language="de-DE", theme="dark")
    anna.goes("/standing")
    expect(anna.page.get_by_text("No match has been played to its end yet.")).to_be_visible()
    table = anna.opens(seats=2).removeprefix("/t/")
    ben.opens(seats=2)
    one, other = known(anna, server), known(ben, server)
    other.sits(table)
    with at_table(table, one, other) as tabs:
        finish(list(tabs))

    anna.goes("/tables")
    anna.page.get_by_role("link", name="How you play").click()
    game = anna.page.get_by_role("region", name="Das Vermächtnis des Maharaja")
    expect(game).to_contain_text(re.compile(r"With others\s*1 match · [01] wins?"))
    expect(anna.page.get_by_role("row", name=re.compile("^Yusuf 1"))).to_be_visible()
    anna.page.get_by_label("Your name").fill("Zarina")
    for label in ("Others may see this page", "I take part in the ladders"):
        anna.page.get_by_role("switch", name=re.compile(label)).check()
    anna.page.get_by_role("button", name="Save").click()
    expect(anna.page.get_by_role("status")).to_have_text("Saved.")
    expect(anna.page.get_by_label("Your page for others")).to_have_value(re.compile(r"/standing/.+"))

    ben.goes("/ladder/legacy")
    ben.page.get_by_role("link", name="Zarina").tap()
    expect(ben.page.get_by_role("heading", name="Wie Zarina spielt")).to_be_visible()
    expect(ben.page.get_by_role("row", name=re.compile("^Yusuf 1"))).to_be_visible()
