"""The courier: tells all tables together, at once or once a day, keeps quiet hours, tries again with patience, and gives up with a line in the log."""

import asyncio
import datetime as dt
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from durbar.server.notices.courier import PATIENCE, Courier
from durbar.server.services import Services
from durbar.server.settings import Settings
from durbar.server.store import SeatRow, StepRow, Store, TableRow, open_store
from durbar.server.store.driver import Statement
from durbar.server.store.outbox import Outbox
from durbar.server.store.rows import ChannelRow, QuietRow
from durbar.server.table.calls import calls
from tests.server.notices.letters import Postbox, postbox, text_of

MAIL = ChannelRow("c1", "email", b"ben", "", "ben@games.example", "de", "http://here", None, None, 100)


async def calls_ben(store: Store, table: str, game: str) -> None:
    """A table that waits for Ben."""
    row = TableRow(table, game, 1, "standard", 2, {}, b"s" * 32, b"anna", "Anna", True, 100)
    seats = [
        SeatRow(table, n, n, "person", name, None, name.lower().encode(), 100) for n, name in enumerate(("Anna", "Ben"))
    ]
    start = StepRow(table, 0, "start", -1, 0, 0b10, 100)
    await store.add(row, *seats, start, *calls([start], seats))


def deliver(address: str, folder: Path, tell: Callable[[Courier, Postbox], Awaitable[None]]) -> None:
    """A house whose own courier sleeps, one that does what it is told, and a mail server."""

    async def run(box: Postbox) -> None:
        choices = {"store": address, "smtp": box.address, "mail_from": "tables@games.example", "notice_after": 9e5}
        here = await Services.open(Settings(folder, **choices))  # type: ignore[arg-type]
        try:
            await here.channels.set(MAIL)
            await calls_ben(here.store, "t1", "legacy")
            await tell(Courier(here.store, here.lobby, here.courier.senders, 0), box)
        finally:
            await here.close()

    with postbox() as box:
        asyncio.run(run(box))


async def at_once(courier: Courier) -> None:
    """Time passes."""
    await courier.store.driver.write(Statement("UPDATE outbox SET due = 0", {}))


def test_several_tables_are_one_letter(address: str, tmp_path: Path) -> None:
    async def tell(courier: Courier, box: Postbox) -> None:
        await calls_ben(courier.store, "t2", "rajas")
        assert await courier.deliver()
        assert not await courier.deliver()
        letter = box.next()
        assert letter["Subject"] == "Du bist an 2 Tischen am Zug"
        assert "http://here/t/t1" in text_of(letter) and "http://here/t/t2" in text_of(letter)
        assert box.letters.empty()

    deliver(address, tmp_path, tell)


def test_quiet_hours_put_a_letter_off(address: str, tmp_path: Path) -> None:
    async def tell(courier: Courier, box: Postbox) -> None:
        hour = dt.datetime.now(dt.UTC).hour
        await courier.channels.set_quiet(b"ben", QuietRow(b"ben", "UTC", hour, (hour + 2) % 24))
        assert await courier.deliver()
        assert not await courier.deliver()
        assert box.letters.empty()
        await courier.channels.set_quiet(b"ben", None)
        await at_once(courier)
        assert await courier.deliver()
        assert box.next()["Subject"].startswith("Du bist am Zug")

    deliver(address, tmp_path, tell)


async def wants_one_a_day(courier: Courier, in_hours: int) -> None:
    """Ben wants his letters at the beginning of this hour, or of another."""
    await courier.channels.set_daily(b"ben", "UTC", (dt.datetime.now(dt.UTC).hour + in_hours) % 24)


async def a_day_passes(courier: Courier) -> None:
    """What waits began long ago."""
    await courier.store.driver.write(Statement("UPDATE outbox SET due = 0, began = 0", {}))


def test_who_wants_one_letter_a_day_gets_it_at_its_hour_with_all_tables_that_wait(address: str, tmp_path: Path) -> None:
    async def tell(courier: Courier, box: Postbox) -> None:
        await wants_one_a_day(courier, 3)
        assert await courier.deliver()
        assert not await courier.deliver(), "the hour has not come"
        await a_day_passes(courier)
        assert await courier.deliver()
        assert box.next()["Subject"].startswith("Du bist am Zug")

        await calls_ben(courier.store, "t2", "rajas")
        assert await courier.deliver()
        assert not await courier.deliver(), "today's letter is sent"
        await a_day_passes(courier)
        assert await courier.deliver()
        letter = box.next()
        assert letter["Subject"] == "Du bist an 2 Tischen am Zug"
        assert "http://here/t/t1" in text_of(letter), "that table still waits"
        assert box.letters.empty()

    deliver(address, tmp_path, tell)


def test_who_wants_letters_at_once_again_gets_what_has_gathered(address: str, tmp_path: Path) -> None:
    async def tell(courier: Courier, box: Postbox) -> None:
        await wants_one_a_day(courier, 3)
        assert await courier.deliver()
        assert box.letters.empty()
        await courier.channels.set_daily(b"ben", "", None)
        assert await courier.deliver()
        assert box.next()["Subject"].startswith("Du bist am Zug")

    deliver(address, tmp_path, tell)


def test_a_daily_letter_whose_server_died_is_sent_by_another_without_what_began_since(
    postgres: str, tmp_path: Path
) -> None:
    async def tell(courier: Courier, box: Postbox) -> None:
        await wants_one_a_day(courier, 3)
        await a_day_passes(courier)
        dead = await open_store(postgres)
        await dead.beat(60, 60)
        assert len(await Outbox(dead, 0).claim(["email"], 60)) == 1
        await calls_ben(courier.store, "t2", "rajas")
        assert await courier.deliver()
        assert not await courier.deliver() and box.letters.empty()
        await dead.go()
        await dead.close()
        assert await courier.deliver()
        assert not await courier.deliver()
        assert "http://here/t/t1" in text_of(box.next()) and box.letters.empty()

    deliver(postgres, tmp_path, tell)


def test_a_letter_that_nobody_takes_is_tried_again_and_at_last_given_up_with_a_line_in_the_log(
    address: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def tell(courier: Courier, box: Postbox) -> None:
        box.closed = True
        for _ in PATIENCE:
            assert await courier.deliver()
            assert not await courier.deliver()
            await at_once(courier)
        assert "notice given up" not in caplog.messages
        assert await courier.deliver()
        await at_once(courier)
        assert not await courier.deliver()
        assert caplog.messages.count("notice not sent") == len(PATIENCE)
        assert caplog.messages.count("notice given up") == 1

    with caplog.at_level(logging.INFO, "durbar"):
        deliver(address, tmp_path, tell)


def test_a_letter_sent_again_bears_the_same_name(tmp_path: Path, address: str) -> None:
    async def tell(courier: Courier, box: Postbox) -> None:
        news = await courier.outbox.claim(["email"], 60)
        for _ in range(2):  # as when a server died before it could write down that it was sent
            await courier._tell(MAIL, news)
        assert box.next()["Message-ID"] == box.next()["Message-ID"]

    deliver(address, tmp_path, tell)


def test_what_is_not_so_any_more_is_not_told(address: str, tmp_path: Path) -> None:
    async def tell(courier: Courier, box: Postbox) -> None:
        await courier.store.add(StepRow("t1", 1, "play", 1, 0, 0b01, 101))
        assert await courier.deliver()
        assert not await courier.deliver()
        assert box.letters.empty()

    deliver(address, tmp_path, tell)
