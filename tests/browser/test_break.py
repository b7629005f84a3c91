"""A line that breaks while somebody answers: what they clicked is done, once, whichever way the break swallowed."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Guests
from tests.browser.guest import eventually, opened
from tests.server.people import Here

pytestmark = pytest.mark.browser

RESTARTING = 1012


class BrokenLine:
    """A line that breaks with the first answer, before or after that arrives; what comes of the second is noted."""

    def __init__(self, page: Page, arrives: bool) -> None:
        self.arrives = arrives
        self.answers = 0
        self.verdicts: list[str] = []
        self.page = page
        page.route_web_socket("**/socket?*", self.connect)

    def seen(self) -> list[str]:
        """What came of it so far; what travels is only passed on while Playwright is asked something."""
        self.page.wait_for_timeout(20)
        return self.verdicts

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        first = self.answers == 0

        def say(message: str | bytes) -> None:
            self.answers += json.loads(message)["type"] == "play"
            broken = first and self.answers == 1
            if self.arrives or not broken:
                server.send(message)
            if broken:
                page.close(code=RESTARTING)

        def hear(message: str | bytes) -> None:
            heard = json.loads(message)
            if not first and heard["type"] in ("done", "refused"):
                self.verdicts.append(heard["type"])
            page.send(message)

        page.on_message(say)
        server.on_message(hear)


@pytest.mark.parametrize(("arrives", "verdict"), [(False, "done"), (True, "refused")])
def test_an_answer_that_was_not_acknowledged_is_given_again_and_happens_once(
    guests: Guests, server: Here, arrives: bool, verdict: str
) -> None:
    anna = guests("Anna")
    anna.goes("/")
    with opened(anna, server, game="rajas") as (path, tab):
        tab.waits()
        line = BrokenLine(anna.page, arrives)
        anna.goes(path)
        anna.answers.first.click()
        eventually(line.seen, [verdict])
        expect(anna.page.locator(".refused")).to_have_count(0)
        tab.hears("moved", seat=tab.seat)
