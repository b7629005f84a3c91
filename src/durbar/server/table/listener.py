"""A listener: one open socket at a table, with what is still to be sent to it."""

import asyncio
from collections import deque

import msgspec


class Listener:
    """Messages are put into an outbox and sent one after the other, so that a slow line holds up nobody else."""

    __slots__ = (
        "_box",
        "_more",
        "_size",
        "closing",
        "language",
        "most",
        "most_bytes",
        "muted",
        "owner",
        "seat",
        "told",
    )

    def __init__(self, owner: bytes, language: str, most: int, most_bytes: int) -> None:
        self.owner = owner
        self.language = language
        self.most = most
        self.most_bytes = most_bytes
        self.seat: int | None = None
        self.told: msgspec.Struct | None = None  # the view as it was last told
        self.muted: frozenset[bytes] = frozenset()
        self.closing: int | None = None
        self._box: deque[str] = deque()
        self._size = 0
        self._more = asyncio.Event()

    def tell(self, message: str) -> None:
        """Send this when the line is free; whoever is too far behind is cut off and may come back."""
        if self._box and (len(self._box) >= self.most or self._size + len(message) > self.most_bytes):
            self._box.clear()
            self.close(1013)
        if self.closing is None:
            self._box.append(message)
            self._size += len(message)
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
        message = self._box.popleft()
        self._size -= len(message)
        return message
