"""What an engine does for the store: it reads several things as of one moment, and writes several all or none."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from durbar.server.logs import Passing

Found = list[tuple[Any, ...]]
"""The rows that a statement answers with."""


class Conflict(RuntimeError):
    """Somebody else has written this row already: the story went on without us."""


class Away(Passing):
    """The store cannot be reached just now. Whether the last write reached it is not known."""


class Damaged(RuntimeError):
    """What is stored cannot be trusted: a sentence says what to do."""


class Statement(NamedTuple):
    """One sentence of SQL that every engine understands; its values are named `:so`."""

    sql: str
    values: Mapping[str, Any]


class Driver(Protocol):
    """SQLite or PostgreSQL."""

    shared: bool
    """Whether other processes may write here as well."""

    async def read(self, *asked: Statement) -> list[Found]:
        """The answers to all of them, as of one moment."""
        ...

    async def write(self, *said: Statement) -> list[Found]:
        """Do all of them or none, and return when they are safe; raises Conflict where a row is there already.

        Whoever asked may be cancelled (a lost connection): it is written all the same.
        """
        ...

    async def faults(self) -> list[str]:
        """What the engine itself finds wrong with its file, in its own words."""
        ...

    async def size(self) -> int:
        """How many bytes everything takes."""
        ...

    def tell(self, word: str) -> None:
        """Say a word to all who listen to this store, once there is a moment."""
        ...

    def listen(self, hear: Callable[[str | None], None]) -> None:
        """Hear every word from now on; None says that some may have been missed."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let go."""
        ...
