"""Somebody with a browser of their own."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request

from tests.server.people import PATIENCE, Here, Person, Tab

DESK = (1440, 900)
PHONE = (390, 844)
SMALL = (320, 568)
LEGAL = ".piece[data-legal]"
LONG = 3 * PATIENCE
"""How many seconds some bots take at most until somebody is asked."""
TABLES = 8
"""How many matches are played at most until a question comes up."""
ANSWERS = ".actions button:not([aria-disabled])"
AREAS = (".area-board", ".area-mine", ".actions", ".area-seats", ".log")
"""The parts of a table, in the order in which they lie on a phone."""
BOXES = (
    """all => all.map(each => each.getBoundingClientRect()).map(box => [box.left, box.top, box.right, box.bottom])"""
)
CUT = "all => all.filter(each => each.scrollHeight > each.clientHeight + 1).map(each => each.className)"
TOO_SMALL = """least => {
  const shown = node => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return /[\\p{L}\\d]/u.test(node.data) && node.parentElement.checkVisibility({ visibilityProperty: true })
      && !node.parentElement.closest('.unseen, option') && range.getBoundingClientRect().width > 1;
  };
  const drawn = element => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const turn = element instanceof SVGElement ? element.getScreenCTM() : { b: 0, d: 1 };
    return size * Math.hypot(turn.b, turn.d);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = new Set();
  while (texts.nextNode()) {
    const node = texts.currentNode, size = shown(node) ? drawn(node.parentElement) : least;
    if (size < least - 0.05) found.add(node.data.trim() + ': ' + size.toFixed(1) + ' px');
  }
  return [...found];
}"""
"""The letters that are drawn smaller than so many pixels, those of pictures too."""
RESTING = 60
"""Milliseconds after which what has not moved lies still."""
LOOKS = 15
"""How often somebody looks whether a press is to be confirmed, unless its answer was sent before."""
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
        self.given = 0
        """How many answers the page has sent."""
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
        self.page.on("websocket", lambda line: line.on("framesent", self._count))

    def goes(self, path: str) -> None:
        """Open a page of the house."""
        self.page.goto(self.home + path)
        self.page.locator("main").wait_for()

    def resizes(self, size: tuple[int, int]) -> None:
        """Make the window another size."""
        self.size = size
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def opens(self, **wish: Any) -> str:
        """Open a table over the API, as the page does, and be known from then on; returns its path."""
        answer = self.page.request.post(
            f"{self.home}/api/tables", data={"game": "legacy", "name": self.name, **wish}, headers={"origin": self.home}
        )
        assert answer.status == 201, answer.text()
        return str(answer.json()["link"])

    def plays_bots(self, seats: int, **wish: Any) -> None:
        """Sit down with bots and wait for the first question."""
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
        given = self.given
        target.nth(pick % target.count()).click()
        self.confirms(given)

    def confirms(self, given: int) -> None:
        """Press what asks to be pressed before an answer is on its way; a press that only showed something asks for nothing."""
        asks = self.page.locator(".piece.ready[data-legal], .sure .main")
        for _ in range(LOOKS):
            if self.given > given:
                return
            if asks.count():
                asks.first.click()
            self.page.wait_for_timeout(20)

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

    def _count(self, sent: str | bytes) -> None:
        self.given += '"type":"play"' in str(sent)

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.home, self.home.replace("http", "ws"), "data:", "blob:")):
            self.troubles.append(f"{self.name} asked another site: {request.url}")


class Box(NamedTuple):
    """Where something lies in the window."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def side(self) -> float:
        """The shorter side."""
        return min(self.right - self.left, self.bottom - self.top)

    def covers(self, other: Box) -> bool:
        """Whether two lie over one another by more than a pixel."""
        apart = self.right <= other.left + 1 or other.right <= self.left + 1
        return not (apart or self.bottom <= other.top + 1 or other.bottom <= self.top + 1)


def eventually(look: Callable[[], object], wanted: object = True) -> None:
    """Wait until a look at the page finds what is wanted: a page may still be moving, so nothing is judged by one look."""
    until = time.monotonic() + PATIENCE
    while (seen := look()) != wanted and time.monotonic() < until:
        time.sleep(0.02)
    assert seen == wanted, f"{wanted!r} was waited for in vain; there was {seen!r}."


def boxes(what: Locator) -> list[Box]:
    """Where all of these lie, seen in one look."""
    return [Box(*edges) for edges in what.evaluate_all(BOXES)]


def all_large(what: Locator, side: int) -> None:
    """Wait until there are some of these, and none has a side shorter than this."""
    what.first.wait_for()
    eventually(lambda: [box for box in boxes(what) if box.side < side], [])


def on_one_screen(guest: Guest, parts: Locator) -> None:
    """Wait until the page needs no scrolling, and these parts of it do not reach beyond the window."""
    parts.first.wait_for()
    eventually(guest.overflow, (0, 0))
    eventually(lambda: [box for box in boxes(parts) if box.bottom > guest.size[1]], [])


def readable(guest: Guest) -> None:
    """Wait until no letter is too small to read, on a phone or on a desk."""
    least = 12 if guest.size[0] < 600 else 11
    eventually(lambda: guest.page.evaluate(TOO_SMALL, least), [])


def nothing_hidden(parts: Locator) -> None:
    """Wait until these parts show all that they hold."""
    eventually(lambda: parts.evaluate_all(CUT), [])


def in_order_on_a_phone(guest: Guest) -> None:
    """Wait until the board comes first, then one's choices, then the others; and nothing is too wide."""

    def tops() -> list[float]:
        return [box.top for area in AREAS for box in boxes(guest.page.locator(area).first)]

    eventually(lambda: (len(tops()), tops() == sorted(tops())), (len(AREAS), True))
    eventually(lambda: guest.overflow()[0], 0)


def middle(piece: Locator) -> tuple[float, float]:
    """The middle of a piece in the window, once it has come to rest."""
    piece.evaluate("e => e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })")
    before, box = None, piece.bounding_box()
    while box != before:
        piece.page.wait_for_timeout(RESTING)
        before, box = box, piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def settle(*guests: Guest) -> None:
    """Wait until somebody is asked, or the result is on every screen."""
    until = time.monotonic() + LONG
    while not (any(guest.asked for guest in guests) or all(guest.over for guest in guests)):
        assert time.monotonic() < until, "Nobody was asked anything any more."
        guests[0].page.wait_for_timeout(20)


def asked_for(guest: Guest, server: Here, question: str, wishes: tuple[str, ...] = (), **wish: Any) -> str:
    """The path of a table where this guest faces a question of that kind, or with such an answer; over the socket alone, by the wished answers where there are any.

    Answers are named by their kind or by one of their particulars. A match that ends without that question is followed by another.
    """
    for _ in range(TABLES):
        with opened(guest, server, **wish) as (path, tab):
            if plays_until(tab, question, wishes):
                return path
    raise AssertionError(f"In {TABLES} matches nobody was asked: {question}.")


def plays_until(tab: Tab, question: str, wishes: tuple[str, ...]) -> bool:
    """Play until a question of that kind, or with such an answer, is faced; whether it was, before the match was over."""
    while not tab.position["over"]:
        if not tab.asked:
            tab.next()
            continue
        said = [{action["kind"], *action.get("what", {}).values()} for action in tab.position["legal"]]
        if question in {tab.position["prompt"]["kind"]}.union(*said):
            return True
        wished = [place for wish in wishes for place, words in enumerate(said) if wish in words]
        tab.plays(wished[0] if wished else tab.n % len(said))
    return False


def reaching(
    guest: Guest, server: Here, kind: str, wishes: tuple[str, ...] = (), warning: str | None = None, **wish: Any
) -> tuple[str, Any]:
    """The path of a table where this guest could choose an answer of a kind, with that warning or none, one question ahead, and its particulars; over the socket alone."""
    while True:
        with opened(guest, server, **wish) as (path, tab):
            for _ in range(60):
                tab.waits()
                ahead = [action for actions in tab.position["opened"].values() for action in actions]
                warned = [(action["kind"], action.get("warning", {}).get("kind")) for action in ahead]
                found = [action["what"] for action, each in zip(ahead, warned, strict=True) if each == (kind, warning)]
                if found:
                    return path, found[0]
                kinds = [action["kind"] for action in tab.position["legal"]]
                tab.plays(next((kinds.index(each) for each in wishes if each in kinds), tab.n % len(kinds)))


def played(guest: Guest, server: Here, most: int | None = None, **wish: Any) -> str:
    """The path of a table where this guest has played to the end, or so many answers, over the socket alone.

    What a page shows then is what is asked about; that a match can be clicked through is proved elsewhere.
    """
    with opened(guest, server, **wish) as (path, tab):
        plays_on(tab, most)
    return path


def near_the_end(guest: Guest, server: Here, left: int, **wish: Any) -> str:
    """The path of a table that stands so many steps before the end of a match that this guest has played over the socket alone."""
    with opened(guest, server, **wish) as (path, tab):
        plays_on(tab)
        step = tab.position["step"] - left
    answer = guest.page.request.post(
        f"{guest.home}/api/tables/{path.removeprefix('/t/')}/branch/{step}", headers={"origin": guest.home}
    )
    assert answer.status == 201, answer.text()
    return str(answer.json()["link"])


def plays_on(tab: Tab, most: int | None = None) -> None:
    """Answer, one thing and then another, so many times or until the match is over."""
    given = 0
    while not tab.position["over"] and given != most:
        if tab.asked:
            tab.plays(given % len(tab.position["legal"]))
            given += 1
        else:
            tab.next()


@contextmanager
def opened(guest: Guest, server: Here, **wish: Any) -> Iterator[tuple[str, Tab]]:
    """A table of this guest with bots: its path, and a tab of the guest there that has no page."""
    path = guest.opens(**{"seats": 2, "fill": "page", **wish})
    with known(guest, server).at(path.removeprefix("/t/")) as tab:
        tab.hears("snapshot")
        yield path, tab


def known(guest: Guest, server: Here) -> Person:
    """The same person as this guest, without a page."""
    person = Person(server, guest.name)
    person.token = next(cookie["value"] for cookie in guest.context.cookies() if cookie["name"] == "durbar")
    return person
