"""Orders of the host from a terminal, to a house where people play: both stores, and two servers."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from durbar.server.store import Store, open_store
from durbar.server.store.housekeeping import Housekeeping
from durbar.server.table.orders import OrderError, free_seat
from tests.server.people import PATIENCE, Here, Person, at_table, finish, sit_down

T = TypeVar("T")


@pytest.fixture
def house(tmp_path: Path, address: str) -> Iterator[Here]:
    running = Here(tmp_path / "data", store=address)
    yield running
    running.stop()


def order(house: Here, work: Callable[[Store, Housekeeping], Awaitable[T]]) -> T:
    """Do something in the house of a running server, as `durbar house` does."""

    async def visit() -> T:
        store = await open_store(house.choices["store"], alone=False)
        try:
            return await work(store, Housekeeping(store.driver))
        finally:
            await store.close()

    return asyncio.run(visit())


def test_a_freed_seat_is_played_by_a_bot_and_the_log_says_so(house: Here) -> None:
    anna, ben = Person(house, "Anna"), Person(house, "Ben")
    table = sit_down(anna, ben)
    with anna.at(table) as a:
        a.hears("snapshot")
        assert order(house, lambda store, all_of: free_seat(store, all_of, table, 1, "page")) == "Ben"
        while a.table["seats"][1]["kind"] != "bot":
            a.next()
        assert [(c["told"], c["name"], c["before"]) for c in a.table["changes"]][-1] == ("instead", "Birbal", "Ben")
    with pytest.raises(OrderError, match="There is no seat 2"):
        order(house, lambda store, all_of: free_seat(store, all_of, table, 2, "page"))


def test_a_removed_table_is_gone_for_everybody(house: Here) -> None:
    anna, ben = Person(house, "Anna"), Person(house, "Ben")
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        a.does("chat", text="Hello.")
        finish([a, b])
        a.does("rematch")
        new = a.table["rematch"]
        order(house, lambda _, all_of: all_of.remove(table))
        assert a.is_cut_off() == 1012
    assert [card["id"] for card in anna.lists()] == [new]
    with anna.at(table) as a:
        assert a.hears("refused")["reason"]["kind"] == "no_table"
    assert order(house, lambda _, all_of: all_of.find(table)) == []


def test_who_is_banned_is_sent_away_until_they_may_come_back(house: Here) -> None:
    anna, ben = Person(house, "Anna"), Person(house, "Ben", language="de")
    table = sit_down(anna, ben)
    (row,) = [row for row in order(house, lambda store, _: store.whole(table)).seats if row.name == "Ben"]  # type: ignore[union-attr]
    assert order(house, lambda _, all_of: all_of.owners(row.owner.hex()[:10])) == [row.owner]  # type: ignore[union-attr]
    with ben.at(table) as b:
        b.hears("snapshot")
        order(house, lambda _, all_of: all_of.ban(row.owner or b"", "rude"))
        assert b.is_cut_off() == 1012
    with ben.at(table) as b:
        assert b.hears("refused")["sentence"] == "Wer dieses Haus betreibt, lässt dich nicht herein."
        assert b.is_cut_off() == 4403
    assert ben.asks("POST", "/api/tables", json={"game": "legacy", "name": "Ben"}).status_code == 403
    assert len(anna.lists()) == 1
    order(house, lambda _, all_of: all_of.unban(row.owner or b""))
    until = time.monotonic() + PATIENCE
    while ben.asks("GET", "/api/tables").status_code == 403 and time.monotonic() < until:
        time.sleep(0.05)
    with ben.at(table) as b:
        assert b.hears("snapshot")["you"]["seat"] == 1


def test_an_announcement_is_heard_at_all_tables_and_by_who_comes_later(two_servers: tuple[Here, Here]) -> None:
    one, other = two_servers
    anna, ben = Person(one, "Anna"), Person(other, "Ben")
    with anna.at(anna.opens(seats=2)) as a, ben.at(ben.opens(seats=2)) as b:
        order(one, lambda _, all_of: all_of.announce("We update at noon.", 3600))
        for tab in (a, b):
            while (tab.table or {}).get("notice") != "We update at noon.":
                tab.next()
    with anna.at(anna.opens(seats=2)) as a:
        assert a.hears("snapshot")["table"]["notice"] == "We update at noon."
        order(one, lambda _, all_of: all_of.announce("", 0))
        while a.table["notice"] is not None:
            a.next()
