"""A listener: one open socket at a table, with what is still to be sent to it."""

import asyncio
from collections import deque


class Listener:
    """Messages are put into an outbox and sent one after the other, so that a slow line holds up nobody else."""

    __slots__ = ("_box", "_more", "closing", "language", "most", "owner", "seat")

    def __init__(self, owner: bytes, language: str, most: int) -> None:
        self.owner = owner
        self.language = language
        self.most = most
        self.seat: int | None = None
        self.closing: int | None = None
        self._box: deque[str] = deque()
        self._more = asyncio.Event()

    def tell(self, message: str) -> None:
        """Send this when the line is free; whoever is too far behind is cut off and may come back."""
        if len(self._box) >= self.most:
            self._box.clear()
            self.close(1013)
        if self.closing is None:
            self._box.append(message)
            self._more.set()

    def close(self, code: int) -> None:
        """Close the line once everything is sent."""
        if self.closing is None:
            self.closing = code
            self._more.set()

    async def next(self) -> str | None:
        """The next message to send; None when the line is to be closed."""
        while not self._box:
            if self.closing is not None:
                return None
            self._more.clear()
            await self._more.wait()
        return self._box.popleft()
