"""Who waits for a thought, and since when: a bot that never answers would otherwise be noticed by players alone."""

import time
from collections.abc import Iterator
from contextlib import contextmanager


class Waiting:
    """All who wait at this server."""

    def __init__(self) -> None:
        self._since: dict[object, float] = {}

    @contextmanager
    def one(self) -> Iterator[None]:
        """Somebody waits as long as this lasts."""
        who = object()
        self._since[who] = time.monotonic()
        try:
            yield
        finally:
            del self._since[who]

    @property
    def longest(self) -> float:
        """For how many seconds the first of them has been waiting; 0 where nobody is."""
        return time.monotonic() - min(self._since.values()) if self._since else 0.0
