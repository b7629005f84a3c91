"""Somebody with a browser of their own."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request

from tests.server.people import PATIENCE, Here, Person, Tab

DESK = (1440, 900)
PHONE = (390, 844)
SMALL = (320, 568)
LEGAL = ".piece[data-legal]"
LONG = 3 * PATIENCE
"""How many seconds some bots take at most until somebody is asked."""
ANSWERS = ".actions button:not([aria-disabled])"
REMEMBER = "if (location.protocol !== 'about:') localStorage.setItem('durbar.speed', localStorage.getItem('durbar.speed') ?? 'SPEED');"


class Guest:
    """One person: opens pages, clicks what glows, reads what is said. Others move at once, and unless `moving` motion is off, so that nothing has to be waited for."""

    def __init__(
        self,
        browser: Browser,
        home: str,
        name: str,
        size: tuple[int, int] = DESK,
        theme: str = "light",
        language: str = "en-GB",
        moving: bool = False,
        speed: str = "at_once",
    ) -> None:
        self.home = home
        self.name = name
        self.size = size
        self.troubles: list[str] = []
        phone = size[0] < 600
        choices: dict[str, Any] = {"color_scheme": theme, "reduced_motion": "no-preference" if moving else "reduce"}
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, has_touch=phone, is_mobile=phone, **choices
        )
        self.context.add_init_script(REMEMBER.replace("SPEED", speed))
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.troubles.append(f"{self.name}: {error}"))
        self.page.on("request", self._watch)

    def goes(self, path: str) -> None:
        """Open a page of the house."""
        self.page.goto(self.home + path)
        self.page.locator("main").wait_for()

    def opens(self, **wish: Any) -> str:
        """Open a table over the API, as the page does; returns its path."""
        answer = self.page.request.post(
            f"{self.home}/api/tables", data={"game": "legacy", "name": self.name, **wish}, headers={"origin": self.home}
        )
        assert answer.status == 201, answer.text()
        return str(answer.json()["link"])

    def plays_bots(self, seats: int, **wish: Any) -> None:
        """Sit down with bots and wait for the first question."""
        self.goes("/about")
        self.goes(self.opens(seats=seats, fill="page", **wish))
        self.answers.first.wait_for()

    @property
    def answers(self) -> Locator:
        """The list of what can be answered now."""
        return self.page.locator(ANSWERS)

    @property
    def glowing(self) -> Locator:
        """What can be clicked on the board now."""
        return self.page.locator(LEGAL)

    @property
    def asked(self) -> bool:
        """Whether the house waits for an answer."""
        return self.answers.count() > 0

    @property
    def over(self) -> bool:
        """Whether the result is on the screen."""
        return self.page.locator("dialog[open]").count() > 0

    def log(self) -> list[str]:
        """The story so far, line by line."""
        return self.page.locator(".log p").all_inner_texts()

    def answer(self, pick: int = 0, board: bool = True) -> None:
        """Answer by clicking the board, or the list where the answer lies on no board; confirm where asked."""
        target = self.glowing if board and self.glowing.count() else self.answers
        target.nth(pick % target.count()).click()
        sure = self.page.locator(".sure .main")
        if sure.count():
            sure.click()

    def said(self) -> str:
        """The sentence that says what is expected of whom."""
        return self.page.locator(".prompt").inner_text()

    def awaits(self, condition: str, arg: object = None) -> None:
        """Wait until a condition holds on the page; asked from here, as the house lets no page evaluate text by itself."""
        until = time.monotonic() + PATIENCE
        while not self.page.evaluate(condition, arg):
            assert time.monotonic() < until, f"{self.name} waited in vain for: {condition}"
            self.page.wait_for_timeout(20)

    def overflow(self) -> tuple[int, int]:
        """By how many pixels the page is wider and higher than the window; a phone would zoom out, so it is not asked."""
        wide, high = self.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        return int(wide) - self.size[0], int(high) - self.size[1]

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{self.name}: {message.text}")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.home, self.home.replace("http", "ws"), "data:", "blob:")):
            self.troubles.append(f"{self.name} asked another site: {request.url}")


def settle(*guests: Guest) -> None:
    """Wait until somebody is asked, or the result is on every screen."""
    until = time.monotonic() + LONG
    while not (any(guest.asked for guest in guests) or all(guest.over for guest in guests)):
        assert time.monotonic() < until, "Nobody was asked anything any more."
        guests[0].page.wait_for_timeout(20)


def asked_for(guest: Guest, server: Here, question: str, wishes: tuple[str, ...] = (), **wish: Any) -> str:
    """The path of a table where this guest faces a question of that kind; over the socket alone, by the wished answers where there are any."""
    with opened(guest, server, **wish) as (path, tab):
        while (tab.position["prompt"] or {}).get("kind") != question or not tab.asked:
            assert not tab.position["over"], f"Nobody was asked: {question}."
            if not tab.asked:
                tab.next()
                continue
            kinds = [action["kind"] for action in tab.position["legal"]]
            wished = [kinds.index(kind) for kind in wishes if kind in kinds]
            tab.plays(wished[0] if wished else tab.n % len(kinds))
    return path


def played(guest: Guest, server: Here, most: int | None = None, **wish: Any) -> str:
    """The path of a table where this guest has played to the end, or so many answers, over the socket alone.

    What a page shows then is what is asked about; that matches can be clicked through is proved elsewhere, once for each game.
    """
    with opened(guest, server, **wish) as (path, tab):
        given = 0
        while not tab.position["over"] and given != most:
            if tab.asked:
                tab.plays(given % len(tab.position["legal"]))
                given += 1
            else:
                tab.next()
    return path


@contextmanager
def opened(guest: Guest, server: Here, **wish: Any) -> Iterator[tuple[str, Tab]]:
    """A table of this guest with bots: its path, and a tab of the guest there that has no page."""
    guest.goes("/about")
    path = guest.opens(**{"seats": 2, "fill": "page", **wish})
    person = Person(server, guest.name)
    person.token = next(cookie["value"] for cookie in guest.context.cookies() if cookie["name"] == "durbar")
    with person.at(path.removeprefix("/t/")) as tab:
        tab.hears("snapshot")
        yield path, tab
