"""The outbox: written with the entry that causes it, one notice a turn, taken by one, taken over when that one dies."""

import asyncio

import pytest

from durbar.server.store import Conflict, SeatRow, StepRow, Store, open_store
from durbar.server.store.channels import Channels
from durbar.server.store.outbox import Outbox
from durbar.server.store.rows import ChannelRow
from durbar.server.table.calls import calls
from tests.server.store.test_store import ANNA, TABLE, use

BEN = SeatRow("t1", 1, 1, "person", "Ben", None, b"ben", 100)
MAIL = ChannelRow("c1", "email", b"ben", "", "ben@games.example", "en", "http://here", None, None, 100)
KINDS = ("email", "push", "webhook")


async def play(store: Store, n: int, seat: int, actors: int) -> None:
    """One entry, with what it calls for."""
    row = StepRow("t1", n, "play", seat, 0, actors, 100 + n)
    await store.add(row, *calls([row], [ANNA, BEN]))


async def begun(store: Store, *channels: ChannelRow) -> Outbox:
    """A table of Anna and Ben, where Anna begins, and how they are told."""
    for channel in channels or (MAIL,):
        await Channels(store.driver).set(channel)
    await store.add(TABLE, ANNA, BEN)
    await play(store, 0, -1, 0b01)
    return Outbox(store, 0)


def test_whoever_is_asked_next_is_told_once_a_turn(address: str) -> None:
    async def tell(store: Store) -> None:
        outbox = await begun(store)
        assert await outbox.claim(KINDS, 60) == []
        await play(store, 1, 0, 0b10)
        await play(store, 2, 1, 0b10)
        (notice,) = await outbox.claim(KINDS, 60)
        assert (notice.channel, notice.table, notice.n) == ("c1", "t1", 1)
        await outbox.told([notice])
        await play(store, 3, 0, 0b10)
        assert await outbox.claim(KINDS, 60) == []
        await play(store, 4, 1, 0b01)
        await play(store, 5, 0, 0b10)
        assert [one.n for one in await outbox.claim(KINDS, 60)] == [5]

    use(address, tell)


def test_an_entry_that_is_not_written_calls_nobody(address: str) -> None:
    async def tell(store: Store) -> None:
        outbox = await begun(store)
        with pytest.raises(Conflict):
            await play(store, 0, 0, 0b10)
        assert await outbox.claim(KINDS, 60) == []

    use(address, tell)


def test_a_notice_is_taken_by_one_and_waits_while_a_channel_of_its_kind_is_not_set_up(address: str) -> None:
    async def tell(store: Store) -> None:
        outbox = await begun(store)
        await play(store, 1, 0, 0b10)
        assert await outbox.claim(["push"], 60) == []
        taken = await asyncio.gather(*(outbox.claim(KINDS, 60) for _ in range(5)))
        assert sum(map(len, taken)) == 1

    use(address, tell)


def test_what_a_dead_server_has_taken_is_taken_over_at_once_and_what_a_living_one_has_is_not(postgres: str) -> None:
    async def run() -> None:
        one, other = await open_store(postgres), await open_store(postgres)
        await one.beat(60, 60)
        outbox = await begun(one)
        await play(one, 1, 0, 0b10)
        assert len(await outbox.claim(KINDS, 60)) == 1
        assert await Outbox(other, 0).claim(KINDS, 60) == []
        await one.go()
        assert len(await Outbox(other, 0).claim(KINDS, 60)) == 1
        await one.close()
        await other.close()

    asyncio.run(run())


def test_a_turn_that_begins_while_an_earlier_one_is_told_is_not_forgotten_with_it(address: str) -> None:
    async def tell(store: Store) -> None:
        outbox = await begun(store)
        await play(store, 1, 0, 0b10)
        first = await outbox.claim(KINDS, 60)
        await play(store, 2, 1, 0b01)
        await play(store, 3, 0, 0b10)
        await outbox.told(first)
        assert [one.n for one in await outbox.claim(KINDS, 60)] == [3]

    use(address, tell)


def test_all_that_waits_for_one_address_is_taken_together_and_later_means_later(address: str) -> None:
    async def tell(store: Store) -> None:
        outbox = await begun(store)
        await play(store, 1, 0, 0b10)
        await store.add(
            TABLE.__class__("t2", *[getattr(TABLE, name) for name in TABLE.__struct_fields__[1:]]),
            SeatRow("t2", 0, 0, "person", "Ben", None, b"ben", 100),
        )
        row = StepRow("t2", 0, "start", -1, 0, 1, 100)
        await store.add(row, *calls([row], [SeatRow("t2", 0, 0, "person", "Ben", None, b"ben", 100)]))
        both = await outbox.claim(KINDS, 60)
        assert {one.table for one in both} == {"t1", "t2"}
        await outbox.later(both, 1000, 1)
        assert await outbox.claim(KINDS, 60) == []
        await outbox.later(both, 0, 2)
        assert {one.tries for one in await outbox.claim(KINDS, 60)} == {2}

    use(address, tell)


def test_an_address_that_is_not_confirmed_is_told_nothing(address: str) -> None:
    async def tell(store: Store) -> None:
        unknown = ChannelRow("c2", "email", b"ben", "", "x@games.example", "en", "http://here", None, "code", 100)
        outbox = await begun(store, unknown)
        await play(store, 1, 0, 0b10)
        assert await outbox.claim(KINDS, 60) == []
        channels = Channels(store.driver)
        assert not await channels.prove("other")
        assert await channels.prove("code")
        assert not await channels.prove("code")
        await play(store, 2, 1, 0b01)
        await play(store, 3, 0, 0b10)
        assert len(await outbox.claim(KINDS, 60)) == 1

    use(address, tell)


def test_a_table_tells_whose_turn_it_is_and_that_it_is_over(address: str) -> None:
    async def tell(store: Store) -> None:
        hook = ChannelRow("c3", "webhook", b"anna", "t1", "https://chat.example", "en", "http://here", None, None, 100)
        outbox = await begun(store, hook)
        await outbox.told(await outbox.claim(KINDS, 60))
        await play(store, 1, 0, 0b11)
        await outbox.told(await outbox.claim(KINDS, 60))
        await play(store, 2, 0, 0b10)
        assert await outbox.claim(KINDS, 60) == [], "Ben was asked before"
        await play(store, 3, 1, 0)
        assert [one.n for one in await outbox.claim(KINDS, 60)] == [3]

    use(address, tell)


def test_the_first_key_that_is_made_is_kept(address: str) -> None:
    async def tell(store: Store) -> None:
        channels = Channels(store.driver)
        assert [await channels.key("push", value) for value in ("one", "two")] == ["one", "one"]

    use(address, tell)
