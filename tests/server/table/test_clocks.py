"""Clocks at tables: they run for whoever is asked, rest while the house is closed, and let a bot play on, once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from durbar.games import games
from durbar.server import wire
from durbar.server.clock import DAY, GRACE, ClockTerms
from durbar.server.settings import Settings
from durbar.server.store import open_store
from durbar.server.store.house_time import HouseTime
from durbar.server.table.bots import Thinker
from durbar.server.table.flags import Flags
from durbar.server.table.listener import Listener
from durbar.server.table.lobby import Lobby
from durbar.server.table.table import Table
from tests.server.newer_rules import stricter

ANNA, BEN = b"anna", b"ben"
LIVE = ClockTerms(kind="live", bank=60, extra=5, level="page")


class Clockwork:
    """A clock on the wall that may jump, and a steady one that may not; nobody waits for either."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000_000
        self.steady = 100.0

    def passes(self, seconds: float) -> None:
        """Time goes by."""
        self.wall += int(seconds * 1000)
        self.steady += seconds

    async def look(self) -> int:
        """What the store's clock says."""
        return self.wall


class House:
    """One server, without its doors."""

    def __init__(self, lobby: Lobby, flags: Flags, clockwork: Clockwork) -> None:
        self.lobby = lobby
        self.flags = flags
        self.clockwork = clockwork

    async def passes(self, seconds: int) -> None:
        """Time goes by while the house is open and looks at its clocks."""
        for _ in range(seconds):
            self.clockwork.passes(1)
            await self.flags.look()

    async def opens(self, **wish: Any) -> Table:
        """Anna and Ben begin to play."""
        wished = wire.OpenTable(game="legacy", seats=2, name="Anna", **{"clock": LIVE, **wish})
        opened = await self.lobby.open(ANNA, wished, "Guest")
        table = await self.at(opened.id)
        if any(seat.kind == "empty" for seat in table.sitting):
            await table.seating.take(BEN, "Ben", None)
        return table

    async def at(self, table: str) -> Table:
        """A table as this server knows it."""
        async with self.lobby.at(table) as found:
            return found


@asynccontextmanager
async def house(address: str, tmp_path: Path, clockwork: Clockwork) -> AsyncIterator[House]:
    """A server over a store."""
    store = await open_store(address)
    store.time = HouseTime(store, clockwork.look, lambda: clockwork.steady)
    thinker = Thinker()
    lobby = Lobby(Settings(tmp_path, store=address, pause=0.0, grace=0.0), store, thinker)
    flags = Flags(store, lobby)
    await store.time.beat()
    try:
        yield House(lobby, flags, clockwork)
    finally:
        await lobby.close()
        thinker.close()
        await store.close()


def asked(table: Table) -> int:
    """The seat that is asked."""
    assert table.ledger is not None
    return table.ledger.match.actors()[0]


def owner(seat: int) -> bytes:
    return (ANNA, BEN)[seat]


def left(table: Table, seat: int) -> int:
    """The seconds that a seat has."""
    shown = table.timing.shown()
    assert shown is not None
    return shown.left[seat] // 1000


async def answers(table: Table, seat: int) -> None:
    """One legal answer."""
    assert table.ledger is not None
    await table.play(owner(seat), table.ledger.match.codes(seat)[0], table.ledger.n)


async def ends_turn(table: Table, seat: int) -> None:
    """Answers until another seat is asked."""
    while asked(table) == seat:
        await answers(table, seat)


def test_time_runs_for_who_is_asked_and_each_turn_brings_some_more(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(address, tmp_path, Clockwork()) as here:
            table = await here.opens()
            first, other = asked(table), 1 - asked(table)
            await here.passes(20)
            assert (left(table, first), left(table, other)) == (45, 60)
            await ends_turn(table, first)
            await here.passes(7)
            assert (left(table, first), left(table, other)) == (45, 58)

    asyncio.run(run())


def test_when_time_is_over_a_bot_plays_on_and_who_comes_back_has_the_seat_again(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(address, tmp_path, Clockwork()) as here:
            table = await here.opens()
            seat = asked(table)
            name = table.name(seat)
            listener = Listener(owner(1 - seat), "en", 1000, 10_000_000)
            await table.join(listener, 0)
            await here.passes(66)
            row = table.sitting[seat]
            assert (row.kind, row.level, row.name, row.owner) == ("bot", "page", name, owner(seat))
            assert table.clock is not None and table.clock.falls == ((0, seat),)
            heard = [message for message in listener._box if '"time_over"' in message]
            assert len(heard) == 1
            await table.seating.resume(owner(seat))
            assert table.sitting[seat].kind == "person"
            assert left(table, seat) * 1000 >= GRACE

    asyncio.run(run())


def test_taking_back_gives_no_time_back(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(address, tmp_path, Clockwork()) as here:
            table = await here.opens()
            seat = asked(table)
            await here.passes(20)
            for _ in range(3):
                await answers(table, seat)
                assert table.ledger is not None
                await table.undo(owner(seat), table.ledger.n)
            assert left(table, seat) == 45

    asyncio.run(run())


def test_bots_need_no_time(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(address, tmp_path, Clockwork()) as here:
            table = await here.opens(bots={"1": "page"})
            assert table.clock is not None and table.clock.asked & 0b10 == 0
            await here.passes(90)
            assert left(table, 1) == 60

    asyncio.run(run())


def test_who_lets_a_bot_play_on_for_somebody_away_stops_their_clock_until_they_are_back(
    address: str, tmp_path: Path
) -> None:
    async def run() -> None:
        async with house(address, tmp_path, Clockwork()) as here:
            table = await here.opens(clock=ClockTerms(kind="days", bank=DAY, level="page"))
            seat = asked(table)
            await table.seating.stand_in(owner(1 - seat), seat, "page")
            await here.passes(3)
            here.clockwork.passes(3 * DAY)
            await here.flags.look()
            assert table.clock is not None and (seat not in [fallen for _, fallen in table.clock.falls])
            await table.seating.resume(owner(seat))
            assert table.sitting[seat].kind == "person"
            assert left(table, seat) == DAY

    asyncio.run(run())


def test_clocks_rest_while_the_house_is_closed_or_was_killed(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        clockwork = Clockwork()
        async with house(address, tmp_path, clockwork) as here:
            table = await here.opens()
            await here.passes(20)
        clockwork.passes(3600)
        async with house(address, tmp_path, clockwork) as here:
            again = await here.at(table.row.id)
            await here.passes(10)
            assert left(again, asked(again)) == 35

    asyncio.run(run())


def test_jumps_of_the_clock_cost_nobody_anything(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        clockwork = Clockwork()
        async with house(address, tmp_path, clockwork) as here:
            table = await here.opens()
            await here.passes(5)
            before = left(table, asked(table))
            clockwork.wall += 7_200_000
            await here.passes(1)
            assert left(table, asked(table)) == before - 1
            clockwork.wall -= 3_600_000
            await here.passes(3)
            assert before - 4 <= left(table, asked(table)) <= before - 1

    asyncio.run(run())


def test_a_table_in_nobodys_memory_is_seen_to(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(address, tmp_path, Clockwork()) as here:
            table = await here.opens()
            seat = asked(table)
            here.lobby.tables.clear()
            await here.passes(66)
            assert (await here.at(table.row.id)).sitting[seat].level == "page"

    asyncio.run(run())


def test_of_two_servers_one_lets_a_flag_fall_and_both_tell_it(postgres: str, tmp_path: Path) -> None:
    async def run() -> None:
        clockwork = Clockwork()
        async with house(postgres, tmp_path, clockwork) as one, house(postgres, tmp_path, clockwork) as other:
            table = await one.opens()
            seat = asked(table)
            there = await other.at(table.row.id)
            for _ in range(66):
                clockwork.passes(1)
                await asyncio.gather(one.flags.look(), other.flags.look())
            whole = await one.lobby.store.whole(table.row.id)
            assert whole is not None
            assert [row.seat for row in whole.seats if row.level == "page"] == [seat]
            await there.catch_up()
            assert there.sitting[seat].level == "page"
            assert there.clock is not None and there.clock.falls == ((0, seat),)

    asyncio.run(run())


def test_a_rematch_keeps_the_clock(address: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(address, tmp_path, Clockwork()) as here:
            table = await here.opens()
            again = await here.at(await here.lobby.again(table))
            assert again.clock is not None and again.clock.terms == LIVE

    asyncio.run(run())


def test_at_a_table_whose_rules_have_changed_no_time_runs_out(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        clockwork = Clockwork()
        async with house(address, tmp_path, clockwork) as here:
            table = await here.opens()
            await answers(table, asked(table))
        monkeypatch.setattr("durbar.server.table.lobby.games", lambda: [stricter(game) for game in games()])
        async with house(address, tmp_path, clockwork) as here:
            await here.passes(70)
            resting = await here.at(table.row.id)
            assert resting.rests and resting.timing.shown() is None
            assert [seat.kind for seat in resting.sitting] == ["person", "person"]
            assert await here.lobby.store.time.take_due(0) is None, "nobody looks at it again and again"

    asyncio.run(run())
