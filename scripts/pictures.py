"""`python -m scripts.pictures [FILE …]`: play the matches of docs/pictures.toml and take every picture of the README and the manual anew."""

from __future__ import annotations

import asyncio
import io
import secrets
import sys
import tempfile
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec
from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from durbar import Match
from durbar.bots.greedy import Greedy
from durbar.engines import warm
from durbar.server.http.running import Server, configured
from durbar.server.people.identity import COOKIE, Identity
from tests.browser.chromium import chromium

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "docs" / "pictures.toml"
FOLDER = ROOT / "docs" / "pictures"
WIDEST = 1200
FRAMES, PACE = 12, 0.15
"""A moving picture: how many pictures it is made of, and the seconds between two of them."""
STILL = "document.getAnimations().every((one) => one.playState !== 'running')"


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One picture, and the match it is taken of."""

    file: str
    page: Literal["home", "table", "turn", "end", "rules"] = "table"
    game: str = ""
    seats: int = 2
    seed: int = 0
    steps: int = 0
    size: tuple[int, int] = (1440, 900)
    theme: Literal["light", "dark"] = "light"


def listed() -> list[Picture]:
    """Every picture there should be."""
    return msgspec.convert(tomllib.loads(LIST.read_text("utf-8"))["picture"], list[Picture])


def match_of(picture: Picture) -> Match:
    """The match of a picture: bots play it, the same ones from the same seed, until seat 0 is asked; or to its end."""
    match = Match.start(picture.game, seats=picture.seats, secret=f"picture {picture.seed}".encode())
    while not match.over and (picture.page == "end" or len(match.steps) < picture.steps or match.actors() != [0]):
        seat, source = match.actors()[0], picture.seed + len(match.steps)
        match.play(seat, Greedy().choose(match.game, match.known_to(seat, source), seat, source))
    return match


@asynccontextmanager
async def house() -> AsyncIterator[Any]:
    """A server with nobody in it: its address and its lobby."""
    with tempfile.TemporaryDirectory() as folder:
        ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        config = configured("127.0.0.1", 0, Path(folder) / "data", None, pause=0.4)
        server = Server(config, ready.set_result)
        serving = asyncio.create_task(server.serve())
        port = await ready
        yield f"http://127.0.0.1:{port}", config.app.app.state.services.lobby  # type: ignore[union-attr]
        server.should_exit = True
        await serving


async def take(picture: Picture, home: str, lobby: Any, browser: Browser) -> None:
    """One picture, as somebody with a browser sees it."""
    token, motion = secrets.token_urlsafe(32), "no-preference" if picture.page == "turn" else "reduce"
    wide, high = picture.size
    context = await browser.new_context(
        viewport={"width": wide, "height": high},
        color_scheme=picture.theme,
        locale="en-GB",
        reduced_motion=motion,  # type: ignore[arg-type]
    )
    await context.add_cookies([{"name": COOKIE, "value": token, "url": home}])
    page = await context.new_page()
    await page.goto(home + await path_of(picture, lobby, Identity(token, fresh=False).owner))
    await page.locator("main, .table").first.wait_for()
    await settled(page)
    shots = await frames(page) if picture.page == "turn" else [await page.screenshot()]
    write(picture, shots)
    await context.close()


async def path_of(picture: Picture, lobby: Any, owner: bytes) -> str:
    """The page of a picture; its table is opened on the way."""
    if picture.page == "home":
        return "/"
    if picture.page == "rules":
        return f"/rules/{picture.game}"
    match = match_of(picture)
    bots = dict.fromkeys(range(1, picture.seats), "page")
    opened = await lobby.open_at(owner, match, len(match.steps), 0, bots, "Anna")
    return f"/t/{opened.id}"


async def settled(page: Page) -> None:
    """Everything is loaded, and nothing moves any more."""
    await page.wait_for_load_state("networkidle")
    await page.wait_for_timeout(1500)
    for _ in range(100):
        if await page.evaluate(STILL):
            return
        await page.wait_for_timeout(50)


async def frames(page: Page) -> list[bytes]:
    """A turn: the pointer goes to what glows, chooses it, and what follows is seen."""
    shots = [await page.screenshot()]
    target = page.locator(".piece[data-legal]").first
    await target.hover()
    await page.wait_for_timeout(400)
    shots.append(await page.screenshot())
    await target.click()
    sure = page.locator(".sure .main")
    if await sure.count():
        await sure.click()
    for _ in range(FRAMES):
        shots.append(await page.screenshot())
        await page.wait_for_timeout(PACE * 1000)
    return shots


def write(picture: Picture, shots: list[bytes]) -> None:
    """Small enough for a page: WebP, and no wider than it is ever shown."""
    images = [Image.open(io.BytesIO(shot)).convert("RGB") for shot in shots]
    widest = 720 if len(images) > 1 else WIDEST
    for image in images:
        image.thumbnail((widest, widest))
    first, *others = images
    times = [900, 900, *[round(PACE * 1000)] * (len(images) - 3), 2500]
    moving = {"save_all": True, "append_images": others, "duration": times, "loop": 0} if others else {}
    first.save(FOLDER / picture.file, "WEBP", quality=40 if others else 72, method=6, **moving)
    print(f"{picture.file}: {(FOLDER / picture.file).stat().st_size >> 10} KB", flush=True)


async def main(names: list[str]) -> None:
    """Take all pictures, or those that are named."""
    warm.forbid()
    FOLDER.mkdir(exist_ok=True)
    async with house() as (home, lobby), async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for picture in listed():
            if not names or picture.file in names:
                await take(picture, home, lobby, browser)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
