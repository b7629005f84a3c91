"""What every channel does: it tells some news at an address, or says why it could not."""

from collections.abc import Sequence
from typing import Protocol

from durbar.server.notices.news import TableNews
from durbar.server.store.rows import ChannelRow


class Undelivered(Exception):
    """It could not be told this time; a sentence says why."""


class NobodyThere(Exception):
    """Nothing will ever be told at this address again."""


class Sender(Protocol):
    """Tells news by one kind of channel. The same news may come twice when a server died over it: it is told under the same key."""

    async def send(self, channel: ChannelRow, news: Sequence[TableNews]) -> None:
        """Tell it; without news, ask for the code that proves the address. Returns when it was taken."""
        ...
