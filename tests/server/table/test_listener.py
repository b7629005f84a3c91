"""A listener who is slow is nobody else's trouble."""

import asyncio

from durbar.server.table.listener import Listener


def test_a_listener_who_falls_too_far_behind_is_cut_off_and_holds_up_nobody() -> None:
    async def tell() -> None:
        one = Listener(b"", "en", most=3, most_bytes=100)
        for number in range(5):
            one.tell(str(number))
        assert one.closing == 1013
        assert await one.next() is None

    asyncio.run(tell())
