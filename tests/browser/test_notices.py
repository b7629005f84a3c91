"""Notices: who looks elsewhere is told by the browser that it is their turn, if they like."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.server.people import Here, Person

pytestmark = pytest.mark.browser

ELSEWHERE = """
window.told = [];
window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted';
  constructor(title, more) { window.told.push(`${title}: ${more.body}`); } };
Object.defineProperty(document, 'hidden', { get: () => true });
"""
"""A person who has turned to another window; what the browser would show them is written down."""


def test_who_looks_elsewhere_is_told_that_it_is_their_turn(guests: Guests, server: Here) -> None:
    anna, ben = guests("Anna"), Person(server, "Ben")
    anna.context.add_init_script(ELSEWHERE)
    path = anna.opens(seats=2)
    ben.sits(path.rsplit("/", 1)[-1])
    anna.goes(path)
    anna.page.get_by_role("button", name="Table").click()
    anna.page.get_by_role("switch", name=re.compile("Tell me when it is my turn")).check()
    with ben.at(path.rsplit("/", 1)[-1]) as tab:
        tab.hears("snapshot")
        if not tab.asked:
            anna.answer()
        tab.waits()
        expect(anna.page.locator(".prompt.yours")).to_have_count(0)
        tab.plays()

    anna.awaits("window.told.some((line) => line.endsWith(': Your turn'))")
    anna.page.reload()
    anna.page.get_by_role("button", name="Table").click()
    expect(anna.page.get_by_role("switch", name=re.compile("Tell me"))).to_be_checked()
