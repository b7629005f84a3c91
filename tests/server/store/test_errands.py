"""Errands: work that is to be done once is taken by one, taken over when that one dies, and its answer told to one."""

import asyncio

from durbar.server.store import Errands, Store, open_store
from tests.server.store.test_store import TABLE, use


async def ask(store: Store, delay: int = 0) -> Errands:
    """A store with one errand."""
    await store.add(TABLE)
    errands = Errands(store)
    await errands.ask("e1", "bot", "t1", "what", delay)
    return errands


def test_an_errand_is_taken_by_one_and_answered_to_one(address: str) -> None:
    async def tell(store: Store) -> None:
        errands = await ask(store)
        await errands.ask("e1", "bot", "t1", "asked twice", 0)
        taken = await asyncio.gather(*(errands.take("bot", 60) for _ in range(5)))
        assert [one.what for one in taken if one] == ["what"]
        assert await errands.collect("e1") is None
        await errands.answer("e1", "42")
        assert await errands.take("bot", 60) is None
        assert sorted(await asyncio.gather(*(errands.collect("e1") for _ in range(3))), key=str) == ["42", None, None]
        assert await errands.look("e1") is None

    use(address, tell)


def test_an_errand_of_which_nothing_is_heard_is_taken_over(address: str) -> None:
    async def tell(store: Store) -> None:
        errands = await ask(store)
        assert await errands.take("bot", -1) is not None
        again = await errands.take("bot", 60)
        assert again is not None and again.id == "e1"
        await errands.keep("e1", -1, done=7)
        third = await errands.take("bot", 60)
        assert third is not None and third.done == 7

    use(address, tell)


def test_an_errand_waits_for_its_time(address: str) -> None:
    async def tell(store: Store) -> None:
        errands = await ask(store, delay=1000)
        assert await errands.take("bot", 60) is None
        assert await errands.waiting("bot") == 1
        await errands.drop("e1")
        assert await errands.waiting("bot") == 0

    use(address, tell)


def test_whoever_holds_an_errand_no_more_cannot_keep_it(postgres: str) -> None:
    async def run() -> None:
        one, other = await open_store(postgres), await open_store(postgres)
        errands = await ask(one)
        await errands.take("bot", -1)
        await Errands(other).take("bot", 60)
        await errands.keep("e1", -1)
        assert await errands.take("bot", 60) is None, "the other still has it"
        await one.close()
        await other.close()

    asyncio.run(run())
