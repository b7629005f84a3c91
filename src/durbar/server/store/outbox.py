"""The outbox: what is still to be told elsewhere, written down with what caused it and taken by one server at a time."""

from collections.abc import Iterable, Sequence
from typing import Any, get_args

import msgspec

from durbar.server.store import queries
from durbar.server.store.driver import Statement
from durbar.server.store.rows import ChannelKind, NoticeRow
from durbar.server.store.store import Store


class Outbox:
    """All that waits to be told; what concerns one channel is taken together, so that it can be told together."""

    def __init__(self, store: Store, delay: int) -> None:
        self.store = store
        self.delay = delay

    async def claim(self, kinds: Iterable[str], lease: int) -> list[NoticeRow]:
        """All notices of one channel of these kinds, for so many seconds, once one of them has waited long enough."""
        wanted = {kind: kind if kind in kinds else "" for kind in get_args(ChannelKind)}
        values = wanted | {"holder": self.store.server, "lease": lease, "delay": self.delay}
        (found,) = await self.store.driver.write(Statement(queries.CLAIM, values))
        return [msgspec.convert(row, NoticeRow) for row in found]

    async def told(self, notices: Sequence[NoticeRow]) -> None:
        """These are told, or nobody needs them any more; a turn that began meanwhile is not forgotten with them."""
        await self._do(queries.TOLD, notices)

    async def later(self, notices: Sequence[NoticeRow], wait: int, tries: int) -> None:
        """Try again in so many seconds."""
        await self._do(queries.LATER, notices, wait=wait - self.delay, tries=tries)

    async def _do(self, sql: str, notices: Sequence[NoticeRow], **more: Any) -> None:
        each = ({"channel": one.channel, "table": one.table, "n": one.n, **more} for one in notices)
        said = [Statement(sql, values) for values in each]
        if said:
            await self.store.driver.write(*said)
